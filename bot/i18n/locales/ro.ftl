# Messages that all games share.

# Commands and their options.
command-start = Deschide o masă pe acest canal
command-join = Ia loc la masa care așteaptă pe acest canal
command-leave = Ridică-te de la masă; dacă jocul a început, botul te întreabă dacă renunți
command-board = Vezi tabla cea mai nouă (o vezi doar tu)
command-score = Vezi punctele și cine e la rând
command-history = Citește mutările de până acum
command-rules = Citește regulile și cum se scrie o mutare
command-resign = Renunță la joc; punctele îți rămân, dar nu mai poți câștiga
command-end = Încheie masa fără câștigător (gazda sau un moderator)
option-help = Cât de mult ajută botul
option-table-language = Limba mesajelor publice de la această masă
option-language = Limba în care vorbește botul
option-theme = Cum arată imaginile
option-text-board = Dacă tabla e spusă și în cuvinte, pentru cititoarele de ecran
option-pings = Dacă botul te menționează când îți vine rândul

# Names of commands and options, as people type them.
name-start = începe
name-join = intră
name-leave = ieși
name-pass = pas
name-board = tablă
name-score = scor
name-history = istoric
name-rules = reguli
name-resign = renunță
name-end = încheie
name-me = eu
name-server = server
name-help = ajutor
name-language = limbă
name-move = mutare
name-player = jucător
name-theme = aspect
name-text-board = tablă_în_cuvinte
name-pings = mențiuni

# Settings.
settings-command = Alege limba, aspectul și mențiunile
settings-command-me = Pentru tine: limba, aspectul, tabla în cuvinte și mențiunile
settings-command-server = Limba și aspectul meselor de pe acest server (cere „Gestionează serverul”)
settings-me = **Setările tale.** Sunt valabile pentru mesajele private pe care le primești, pe orice server, și pentru mențiuni.
settings-server = **Setările acestui server.** Sunt valabile pentru mesajele publice ale meselor noi; fiecare masă își poate alege limba.
settings-language = Limba
settings-theme = Aspect
settings-option = { $kind }: { $value }
language-auto = ca în Discord
language-en = English
language-fr = Français
language-ro = Română
theme-auto = implicit
theme-dark = întunecat
theme-light = luminos
theme-contrast = contrast puternic
option-player = Gazda sau un moderator: jucătorul de scos din joc, dacă n-a mutat de 24 de ore

# Buttons.
button-join = Intră
button-leave = Ieși
button-add-computer = Adaugă calculator
button-remove-computer = Scoate calculatorul
button-start = Începe
button-cancel = Anulează
button-hand = Mâna mea
button-board = Tabla
button-more = Mai multe
button-score = Scor
button-history = Istoric
button-rules = Reguli
button-resign = Renunță
button-end = Încheie
button-retire = Scoate: { $player }
button-resign-yes = Da, renunț
button-end-yes = Da, încheie jocul
button-retire-yes = Da, scoate din joc
button-keep-playing = Joc mai departe
button-again = Masă nouă
button-page-before = ◀ Pagina dinainte
button-page-after = Pagina următoare ▶
button-refresh = Actualizează
button-back = Meniu
button-words = În cuvinte
button-text-on = Tabla în cuvinte: da
button-text-off = Tabla în cuvinte: nu
button-pings-on = Mențiuni: da
button-pings-off = Mențiuni: nu

# The lobby.
lobby-title = # { $game }
lobby-invitation = S-a deschis o masă. Apasă **Intră** ca să iei loc; gazda apasă **Începe** când s-a strâns toată lumea.
lobby-started = Jocul a început.
lobby-seat = { $number }. { $player }
lobby-seat-host = { $number }. { $player } · gazdă
lobby-language = Limba acestei mese
lobby-seats-free =
    { $taken ->
        [one] -# { $taken } loc ocupat · se joacă în { $fewest }–{ $most }
        [few] -# { $taken } locuri ocupate · se joacă în { $fewest }–{ $most }
       *[other] -# { $taken } de locuri ocupate · se joacă în { $fewest }–{ $most }
    }
computer-name = Calculator ({ $level })
level-beginner = începător
level-beginner-line = **Începător**: abia a învățat regulile și îi scapă multe. Îl poate bate și un copil.
level-casual = ocazional
level-casual-line = **Ocazional**: joacă rezonabil, de la o mutare la alta.
level-strong = puternic
level-strong-line = **Puternic**: ia ce aduce puncte și are grijă ce îți lasă.
level-expert = expert
level-expert-line = **Expert**: ține cont de ce pot face toți ceilalți. Mai bine de atât botul nu știe să joace; te poți aștepta să pierzi mai des decât câștigi.

# Why a table was closed.
closed-cancelled = Masa a fost anulată.
closed-expired = O zi întreagă nimeni n-a început jocul, așa că masa s-a închis. `/{ $game } începe` deschide alta.
closed-ended = Jocul a fost încheiat înainte de sfârșit. Nu câștigă nimeni.
closed-deserted = La masă n-a mai rămas nimeni, așa că s-a închis.
closed-channel-gone = Canalul acestei mese nu mai există.

# The cards of a running game.
card-your-turn = { $count ->
        [one] { $player } – e rândul tău.
        [few] { $player } – voi alegeți acum.
       *[other] { $player } – voi alegeți acum.
    }
turn-yours = **E rândul tău.**
turn-theirs =
    { $count ->
        [one] La rând: { $players }.
        [few] Masa așteaptă mutări de la { $players }.
       *[other] Masa așteaptă mutări de la { $players }.
    }
words-title = **Tabla în cuvinte** · pagina { $page } din { $pages }
board-whole = Toată tabla
board-zoom = Mărește o parte
history-title = **Istoric** · pagina { $page } din { $pages }
more-title = **Mai multe**

# Asked once.
ask-level = Ce calculator vrei la masă?
ask-level-again =
    { $free ->
        [one] A mai rămas un loc liber. Încă un calculator?
        [few] Au mai rămas { $free } locuri libere. Încă un calculator?
       *[other] Au mai rămas { $free } de locuri libere. Încă un calculator?
    }
ask-resign = Vrei să renunți? Punctele îți rămân la scor, dar nu mai poți câștiga și nici nu te mai poți întoarce în acest joc.
ask-end = Vrei să închei jocul pentru toată lumea? Nu va câștiga nimeni.
ask-retire = Vrei ca { $player } să iasă din joc? Ceilalți joacă mai departe.

# Said privately when something was done.
said-joined = Ai un loc la masă. Distracție plăcută!
said-seated = { $player } a luat loc.
said-full = Masa e acum completă.
said-left = Te-ai ridicat de la masă.
said-done = Gata.
said-cancelled = Masa e anulată.
said-started = Totul e pe masă: a început jocul de { $game }.
said-resigned = Ai renunțat la joc.
said-ended = Jocul s-a încheiat. Nu câștigă nimeni.
said-retired = { $player } nu mai e în joc.
said-kept = Bine așa. Jocul continuă.

# Refusals: what is wrong, and what to do.
refused-no-table = Aici nu e nicio masă. `/{ $game } începe` deschide una.
refused-no-such-table = Acest buton ține de o masă care nu se mai păstrează. Caută un mesaj mai nou sau deschide altă masă.
refused-channel-busy = Pe acest canal e deja o masă. Intră la ea sau încheie jocul mai întâi; alt canal sau un fir poate avea masa lui.
refused-already-started = Jocul a început deja. `/{ $game } tablă` ți-l arată.
refused-not-started = Jocul n-a început încă. Gazda îl pornește cu butonul **Începe**.
refused-table-over = Acest joc s-a terminat. `/{ $game } începe` deschide o masă nouă.
refused-review-running = Jocul este încă în desfășurare, iar o analiză i-ar trăda secretele. O poți cere după ce jocul se termină. Până atunci, butonul **{ button-review }** de sub ultimul mesaj al unui joc anterior funcționează în continuare.
refused-review-never-begun = Acest joc n-a început niciodată, așa că nu e nimic de analizat.
refused-lobby-expired = Masa a așteptat mai mult de o zi și s-a închis. `/{ $game } începe` deschide alta.
refused-already-seated = Ai deja un loc la această masă.
refused-not-seated = Nu joci la această masă. Poți privi cu `/{ $game } tablă` sau poți intra la următoarea.
refused-player-not-seated = Acel jucător nu are loc la această masă.
refused-not-host = Asta poate face doar gazda, { $host }.
refused-not-host-or-moderator = Asta poate face doar gazda mesei sau un moderator (cineva cu permisiunea „Gestionează mesajele”).
refused-not-manager = Setările serverului le schimbă doar cineva cu permisiunea „Gestionează serverul”. Ale tale sunt la `/setări eu`.
refused-too-few =
    { $fewest ->
        [one] Trebuie ocupat cel puțin { $fewest } loc.
        [few] Trebuie ocupate cel puțin { $fewest } locuri. Invită pe cineva sau apasă **Adaugă calculator**.
       *[other] Trebuie ocupate cel puțin { $fewest } de locuri. Invită pe cineva sau apasă **Adaugă calculator**.
    }
refused-table-full =
    { $most ->
        [one] Masa e plină: poate juca cel mult { $most } persoană.
        [few] Masa e plină: pot juca cel mult { $most } persoane.
       *[other] Masa e plină: pot juca cel mult { $most } de persoane.
    }
refused-no-computer = La această masă nu joacă niciun calculator.
refused-not-your-turn = Nu e rândul tău. `/{ $game } tablă` îți arată cine e la rând.
refused-stale-round = Butonul e dintr-un tur mai vechi, așa că nu s-a întâmplat nimic. Uită-te la mesajul cel mai nou.
refused-not-silent =
    { $hours ->
        [one] Masa așteaptă o mutare de la { $player } de mai puțin de { $hours } oră. Abia după aceea gazda sau un moderator poate scoate din joc pe cineva.
        [few] Masa așteaptă o mutare de la { $player } de mai puțin de { $hours } ore. Abia după aceea gazda sau un moderator poate scoate din joc pe cineva.
       *[other] Masa așteaptă o mutare de la { $player } de mai puțin de { $hours } de ore. Abia după aceea gazda sau un moderator poate scoate din joc pe cineva.
    }
refused-permissions = Nu pot juca aici, fiindcă îmi lipsesc permisiuni: { $permissions }. Roagă pe cineva care gestionează serverul să-mi permită asta pe acest canal.

# Permissions by Discord's own names.
permission-view_channel = „Vezi canalul”
permission-send_messages = „Trimite mesaje”
permission-send_messages_in_threads = „Trimite mesaje în fire”
permission-attach_files = „Atașează fișiere”
permission-read_message_history = „Citește istoricul mesajelor”

# Failures of ours.
fault = Ceva n-a mers la mine, iar masa a rămas cum era. Încearcă din nou; dacă se repetă, spune-i administratorului botului numărul { $incident }.
fault-network = Discord nu mi-a răspuns la timp. Uită-te la mesajul cel mai nou și, dacă nu s-a întâmplat nimic, încearcă din nou.
fault-old-command = Comanda s-a schimbat. Apasă Ctrl+R sau repornește Discord, apoi încearcă din nou.

# The database, said to the host at start.
storage-unwritable = Baza de date { $path } nu poate fi creată sau scrisă ({ $cause }). Dă-i botului un dosar al lui în DATABASE_PATH, în care are voie să scrie.
storage-full = Nu mai e loc pentru baza de date { $path }. Eliberează spațiu și pornește din nou.
storage-corrupt = Fișierul { $path } e deteriorat sau nu e o bază de date SQLite ({ $cause }). Pune în loc ultima copie de siguranță sau mută-l de acolo ca să o iei de la capăt.
storage-busy = Alt program ține ocupată baza de date { $path }. Rulează botul de două ori? Oprește-l pe celălalt și pornește din nou.
storage-newer = Baza de date { $path } a fost scrisă de o versiune mai nouă a botului. Actualizează botul sau pune la loc copia de dinainte de actualizare.
storage-foreign = Fișierul { $path } e baza de date a altui program. Alege alt DATABASE_PATH.

refused-private-thread = Nu fac parte din acest fir privat, deci n-aș putea arăta jocul aici. Menționează-mă o dată în fir ca să intru, sau joacă în altă parte.
warning-permissions = -# Nu mai pot arăta jocul tuturor aici: îmi lipsește { $permissions }. Roagă pe cineva care gestionează serverul.

# Time to move.
card-late = -# Timpul lui { $player } a expirat, așa că masa a mers mai departe.
deadline-line = Timp de decizie: **{ $time }**, apoi masa merge mai departe.
deadline-60 = 1 minut
deadline-300 = 5 minute
deadline-900 = 15 minute
deadline-3600 = 1 oră
deadline-14400 = 4 ore
deadline-86400 = 24 de ore
option-deadline = Cât așteaptă masa un jucător (altfel, oricât)
name-deadline = termen
name-settings = setări
refused-left = Ai părăsit acest joc, deci nu mai poți juca în el. Poți privi sau poți intra în următorul.
deadline-0 = fără limită

# Sfaturi, la mesele pentru începători.
command-hint = Vezi cele mai bune mutări și de ce, doar pentru tine (la mese de începători)
name-hint = sfat
button-hint = Sfat
button-hint-again = Alt sfat
hint-title = **Sfat** · prima e mutarea pe care ar face-o expertul.
hint-advised = **{ $number }.** { $advice }
hint-legend = -# Pe termen lung: cu ce e de așteptat mai târziu, pentru tine și pentru ceilalți. Risc: punctele pe care mutarea le poate da altora sau pierde pentru totdeauna.
hint-outdated = Masa a mers mai departe cât m-am gândit, așa că sfatul a venit prea târziu.
hint-moved-on = Masa a mers mai departe de la acest sfat, așa că nu s-a întâmplat nimic.
advice-figures = { $points ->
        [one] **1** punct acum · { $later } · risc { $risk }
        [few] **{ $points }** puncte acum · { $later } · risc { $risk }
       *[other] **{ $points }** de puncte acum · { $later } · risc { $risk }
    }
advice-best = pe termen lung cea mai bună
advice-less = pe termen lung cu { $less } mai puțin decât nr. 1
advice-as-good = pe termen lung la fel de bună ca nr. 1
figure = { $whole },{ $tenths }
figure-minus = −{ $whole },{ $tenths }
figure-plus = +{ $whole },{ $tenths }
refused-no-hints = La masa asta se joacă fără sfaturi. La o masă nouă gazda le poate alege: `/{ $game } începe` cu opțiunea ajutor, „Începător”.
refused-nothing-to-decide = Acum nu ai nimic de hotărât, deci nu e niciun sfat. `/{ $game } tablă` îți arată pe cine așteaptă masa.
