## Reluarea unui joc încheiat, salvarea și filmarea lui.

command-replay = Revezi pas cu pas un joc încheiat (îl vezi doar tu)
name-replay = reia
button-replay-first = ⏮ Început
button-replay-back = ◀ Înapoi
button-replay-next = ▶ Înainte
button-replay-last = ⏭ Sfârșit
button-export = Salvează ca text
button-film = Imagine animată
replay-title = **Pasul { $step } din { $steps }**
replay-title-turn = **Pasul { $step } din { $steps }** · tura { $turn }
replay-points = { $player } { $points }
replay-jump = Sari la un pas
replay-step = Pasul { $step }
replay-step-turn = Pasul { $step } · tura { $turn }
replay-step-by = Pasul { $step } · tura { $turn } · { $player }
replay-exported = { $file } păstrează fiecare mutare a jocului, în engleză: e al tău. Cine găzduiește acest bot îl poate analiza cu `python -m bot review { $file }`.
replay-filmed = Tot jocul în { $count ->
        [one] { $count } imagine
        [few] { $count } imagini
       *[other] { $count } de imagini
    }, câte una pe secundă. Jucătorii după număr:
replay-film-alt = O imagine animată a întregului joc, în { $count ->
        [one] { $count } imagine
        [few] { $count } imagini
       *[other] { $count } de imagini
    }, de la început până la sfârșit. Punctele de la sfârșit: { $points }.
refused-replay-running = Acest joc e încă în curs, iar reluarea lui ar da de gol ce e ascuns. După ce se termină, `/{ $game } reia` îți arată fiecare pas. Până atunci, butonul **{ button-review }** de sub ultimul mesaj al unui joc anterior funcționează în continuare.
refused-replay-broken = Acest joc nu poate fi reluat: după regulile pe care le știu acum, mutările lui nu duc la sfârșitul lui. Poate l-a jucat o versiune mai veche a mea.
