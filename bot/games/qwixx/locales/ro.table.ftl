# Qwixx pe Discord.

qwixx-command-sheet = Vezi fișa ta și ce poți bifa, doar pentru tine
qwixx-command-mark = Bifează un număr: roșu 7
qwixx-command-pass = Nu bifa nimic în această fază
qwixx-option-move = Culoarea și numărul, de exemplu roșu 7
button-skip = Pas
button-sheet = Fișa mea
qwixx-button-mark-sure = Da, bifez
qwixx-button-skip-sure = Da, ratez tura
qwixx-ask-far = { $mark } sare peste { $count ->
        [one] 1 număr
        [few] { $count } numere
       *[other] { $count } de numere
    } din rândul lui: nu le mai poți bifa niciodată. Chiar vrei asta?
qwixx-ask-miss = Dacă nu bifezi nimic acum, primești o ratare: −5 puncte la final. Chiar vrei asta?
qwixx-decided-mark = **Ai ales { $mark }.** Poți schimba până când toți au ales.
qwixx-decided-pass = **Ai ales să nu bifezi nimic.** Poți schimba până când toți au ales.
qwixx-banner-alt = Șase zaruri, două albe și câte unul roșu, galben, verde și albastru, lângă patru rânduri de numere, unele bifate.

# How much the bot helps.
qwixx-help-fair = Pe cont propriu: toate bifele permise, în ordinea fișei
qwixx-help-learner = Începător: bifele mai înțelepte apar primele, cu sfaturi
qwixx-help-fair-line = Ajutor: **pe cont propriu** – ce bifă e înțeleaptă hotărăști tu.
qwixx-help-learner-line = Ajutor: **începător** – bifele mai înțelepte apar primele; sfaturile spun de ce.

# Nume care se scriu și jucători automați.
name-sheet = fișă
name-mark = bifează
name-variant = variantă
