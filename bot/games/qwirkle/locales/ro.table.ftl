# Qwirkle on Discord: commands, lobby, hand.

qwirkle-name = Qwirkle
qwirkle-command = Joacă Qwirkle pe acest canal
qwirkle-command-hand = Vezi-ți piesele (le vezi doar tu)
qwirkle-command-play = Pune piese: RC N30, RS O30
qwirkle-command-swap = Schimbă piese în loc să pui
qwirkle-command-pass = Vezi ce îți permit regulile acum
qwirkle-command-bag = Vezi ce piese n-ai văzut încă
qwirkle-option-edition = Ale cui reguli: diferă numărul de jucători și cum se încheie un joc blocat
qwirkle-option-tie-break = Cine începe când mai mulți jucători au același cel mai mare set
qwirkle-option-move = Piese și căsuțe, de exemplu RC N30, RS O30
qwirkle-option-tiles = Piesele de schimbat, de exemplu RC BS, sau toate

qwirkle-edition-gamerules = Gamerules: 2–6 jucători, un joc blocat se încheie pe loc
qwirkle-edition-iello = IELLO 2022: 2–4 jucători, un joc blocat se încheie după un tur de pasuri
qwirkle-tie-eldest = Cel mai vechi cont Discord
qwirkle-tie-lot = Prin tragere la sorți
qwirkle-edition-gamerules-line = Reguli: **Gamerules** – 2 până la 6 jucători; când sacul e gol și nimeni nu poate juca, jocul se încheie pe loc.
qwirkle-edition-iello-line = Reguli: **IELLO 2022** – 2 până la 4 jucători; când sacul e gol și nimeni nu poate juca, jocul se încheie după ce toți au spus pas.
qwirkle-tie-eldest-line = La egalitate începe **cel mai vechi cont Discord**.
qwirkle-tie-lot-line = La egalitate se alege **prin tragere la sorți** cine începe.
qwirkle-facts = -# 108 piese · cam 45 de minute la masă · dificultate medie · fără superputeri, cuburi sau cărți

qwirkle-banner-alt = Piese pe o masă: un rând cu șase stele în șase culori și alte linii care pornesc de acolo.

# The composer.
qwirkle-draft-choose = Atinge piesa pe care vrei să o pui.
qwirkle-draft-place = **{ $tile }**: alege-i locul din meniu. Numerele sunt în imagine.
qwirkle-draft-nowhere = **{ $tile }** nu se potrivește nicăieri acum. Atinge altă piesă.
qwirkle-draft-no-set = **{ $tile }** nu face parte din niciun set de { $count } din mâna ta. Atinge altă piesă.
qwirkle-draft-laid = Puse până acum: **{ $play }**
qwirkle-draft-owed = { $count ->
        [one] Mai trebuie o piesă: prima mutare e un set întreg.
        [few] Mai trebuie { $count } piese: prima mutare e un set întreg.
       *[other] Mai trebuie { $count } de piese: prima mutare e un set întreg.
    }
qwirkle-draft-qwirkle = ⭐ Iese un Qwirkle!
qwirkle-draft-ends = 🏁 Sunt ultimele tale piese: mutarea aceasta încheie jocul.
qwirkle-draft-waits = Vei putea face mutarea când îți vine rândul.
qwirkle-draft-lost = { $count ->
        [one] Masa s-a schimbat: { $play } nu se mai potrivește și s-a întors în mâna ta.
        [few] Masa s-a schimbat: { $play } nu se mai potrivesc și s-au întors în mâna ta.
       *[other] Masa s-a schimbat: { $play } nu se mai potrivesc și s-au întors în mâna ta.
    }
qwirkle-how-to-type = -# Sau scrie: `/qwirkle joacă`, apoi fiecare piesă cu căsuța ei, ca RC N30, RS O30.
qwirkle-menu-place = { $count ->
        [one] Singurul loc pentru piesa aceasta
        [few] Alege unul din { $count } locuri
       *[other] Alege unul din { $count } de locuri
    }
qwirkle-menu-tile = Adaugă o piesă la linie
qwirkle-menu-page = Mai multe …
qwirkle-option-place = { $number } · { $cell }
qwirkle-option-tile = { $tile } → { $number } · { $cell }
qwirkle-option-points = { $option } · +{ $points }
qwirkle-tile-with-code = { $tile } ({ $code })
qwirkle-grows = { $count ->
        [one] prelungește { $lines }
        [few] prelungește { $lines }
       *[other] prelungește { $lines }
    }
qwirkle-grows-qwirkle = face Qwirkle: { $lines }
qwirkle-grows-first = începe prima linie
qwirkle-shared-colour-row = rândul { $colour }
qwirkle-shared-colour-column = coloana { $colour ->
        [portocaliu] portocalie
        [galben] galbenă
        [verde] verde
        [albastru] albastră
        [mov] mov
       *[rosu] roșie
    }
qwirkle-shared-shape-row = rândul de { $shape ->
        [cerc] cercuri
        [cruce] cruci
        [romb] romburi
        [stea] stele
        [trifoi] trifoi
       *[patrat] pătrate
    }
qwirkle-shared-shape-column = coloana de { $shape ->
        [cerc] cercuri
        [cruce] cruci
        [romb] romburi
        [stea] stele
        [trifoi] trifoi
       *[patrat] pătrate
    }
qwirkle-button-play = Joacă
qwirkle-button-play-points = Joacă +{ $points }
qwirkle-button-undo = Ia înapoi
qwirkle-button-undo-tile = Ia înapoi { $play }
qwirkle-button-clear = Ia tot înapoi
qwirkle-button-sort-dealt = Ordine: cum le-ai tras
qwirkle-button-sort-colour = Ordine: după culoare
qwirkle-button-sort-shape = Ordine: după formă
qwirkle-choice-points = { $play } · { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
qwirkle-you-played = Ai pus **{ $play }**.
qwirkle-you-swapped =
    { $count ->
        [one] Ai dat { $tiles } și ai tras o piesă nouă.
        [few] Ai dat { $tiles } și ai tras { $count } piese noi.
       *[other] Ai dat { $tiles } și ai tras { $count } de piese noi.
    }
qwirkle-swap-title = Schimbă piese
qwirkle-swap-label = Ce piese dai înapoi?
qwirkle-swap-hint =
    { $count ->
        [one] Bifează o piesă. Schimbul e toată mutarea ta.
        [few] Bifează cel mult { $count } piese. Schimbul e toată mutarea ta.
       *[other] Bifează cel mult { $count } de piese. Schimbul e toată mutarea ta.
    }
button-swap = Schimbă…
button-bag = Sac
qwirkle-best-title = Mutările cu cele mai multe puncte:
qwirkle-best-play = `{ $play }` · { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }

# How much the bot helps.
qwirkle-help-fair = Pe cont propriu: mutările le găsești tu
qwirkle-help-learner = Începător: cele mai bune mutări apar primele, cu punctele lor și sfaturi
qwirkle-help-fair-line = Ajutor: **pe cont propriu** – mutările le găsești tu.
qwirkle-help-learner-line = Ajutor: **începător** – cele mai bune mutări apar primele, cu punctele lor; sfaturile spun de ce.

# Nume care se scriu și jucători automați.
name-hand = mână
name-play = joacă
name-swap = schimbă
name-bag = sac
name-edition = ediție
name-tie-break = departajare
name-tiles = piese
