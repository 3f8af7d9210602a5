## Qwixx, cum se povestește jocul. Literele culorilor (R7) și ce se scrie sunt aceleași în toate limbile.

# Jocul și alegerile unei mese.
qwixx-name = Qwixx
qwixx-command = Joacă Qwixx pe acest canal
qwixx-facts = -# 6 zaruri · 2 până la 5 jucători · gata de joc într-un minut · toți hotărăsc deodată
qwixx-option-variant = Cu ce fișă se joacă
qwixx-variant-classic = Clasic: o culoare pe rând, numere în ordine
qwixx-variant-mixx-a = Mixx A: culorile fiecărui rând sunt amestecate
qwixx-variant-mixx-b = Mixx B: numerele fiecărui rând sunt amestecate
qwixx-variant-big-points = Big Points: două rânduri bonus care contează dublu
qwixx-variant-classic-line = Fișa: **Clasic** – o culoare pe rând, numere în ordine.
qwixx-variant-mixx-a-line = Fișa: **Mixx A** – numere în ordine, dar mai multe culori pe rând.
qwixx-variant-mixx-b-line = Fișa: **Mixx B** – o culoare pe rând, dar numere amestecate.
qwixx-variant-big-points-line = Fișa: **Big Points** – cu două rânduri bonus ale căror bife contează și în rândul de sus, și în cel de jos.

# Rânduri și zaruri.
qwixx-die = { $colour } { $number }
qwixx-row-red = rândul roșu
qwixx-row-yellow = rândul galben
qwixx-row-green = rândul verde
qwixx-row-blue = rândul albastru
qwixx-row-first = primul rând
qwixx-row-second = al doilea rând
qwixx-row-third = al treilea rând
qwixx-row-fourth = al patrulea rând
qwixx-row-number = rândul { $number }
qwixx-player = **{ $player }**

# Ce s-a întâmplat.
qwixx-roll-off = { $player } { $sum }
qwixx-rolled-off = Fiecare a aruncat două zaruri: { $rolls }.
qwixx-rolled-again = După egalitate, încă o dată: { $rolls }.
qwixx-starts = Începe **{ $player }**.
qwixx-rolled = 🎲 **{ $player }** aruncă { $first } + { $second } = **{ $sum }** cu zarurile albe; { $colours }.
qwixx-marked = **{ $player }** a bifat { $mark }.
qwixx-marked-none = Nimeni n-a bifat suma albă.
qwixx-marked-no-other = Nimeni altcineva n-a bifat suma albă.
qwixx-coloured = **{ $player }** a bifat { $mark } cu un zar colorat.
qwixx-coloured-nothing = **{ $player }** n-a bifat nimic cu un zar colorat.
qwixx-closed = 🔒 S-a închis { $row } ({ $players }). Zarul { $colour } iese din joc.
qwixx-missed = ✖ **{ $player }** primește o ratare, { $count } din { $most }: cu 5 puncte mai puțin la final.
qwixx-resigned = **{ $player }** a ieșit din joc și nu mai poate câștiga. Rândurile închise rămân închise.
qwixx-ended-rows = Jocul s-a terminat: două rânduri sunt închise.
qwixx-ended-misses = Jocul s-a terminat: cineva a primit a patra ratare.
qwixx-ended-left-alone = Jocul s-a terminat: a rămas un singur jucător.
qwixx-won = { $winners } câștigă cu { $points ->
        [one] 1 punct.
        [few] { $points } puncte.
       *[other] { $points } de puncte.
    }
qwixx-won-shared = { $winners } împart victoria, fiecare cu { $points ->
        [one] 1 punct.
        [few] { $points } puncte.
       *[other] { $points } de puncte.
    }

# Cum stă masa.
qwixx-standing = { $status } { $number }. { $player }: **{ $points }**
qwixx-standing-roll = { $status } { $number }. 🎲 { $player }: **{ $points }**
qwixx-standing-still = { $number }. { $player }: **{ $points }**
qwixx-standing-left = { $number }. { $player }: { $points } · a ieșit din joc
qwixx-misses = { $count ->
        [one] 1 ratare
        [few] { $count } ratări
       *[other] { $count } de ratări
    }
qwixx-final = { $place ->
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] { $place }.
    } { $player }: **{ $points }**
qwixx-final-left = { $place }. { $player }: { $points } · a ieșit din joc

# Ce e de făcut, spus tuturor.
qwixx-owed-nothing = Zarurile se odihnesc: nimeni nu are nimic de hotărât.
qwixx-owed-white = Zarurile albe: fiecare poate bifa un **{ $sum }** sau poate spune pas. Apoi { $player } poate folosi și un zar colorat.
qwixx-owed-colour-may = Zarurile colorate: { $player } poate bifa suma unui zar alb și a unuia colorat sau poate spune pas.
qwixx-owed-colour-must = Zarurile colorate: { $player } trebuie să bifeze suma unui zar alb și a unuia colorat; altfel primește o ratare.

# Ce permit regulile acum, spus unui jucător.
qwixx-allowed-over = Jocul s-a terminat; nu se mai poate bifa nimic.
qwixx-allowed-left = Ai ieșit din acest joc, deci nu ai nimic de hotărât.
qwixx-allowed-nothing = Nu poți bifa { $sum } nicăieri, așa că masa nu te așteaptă.
qwixx-allowed-white = Poți bifa un **{ $sum }** sau poți spune pas; pasul nu te costă nimic.
qwixx-allowed-white-active = E aruncarea ta. Poți bifa un **{ $sum }** sau poți spune pas; apoi vin zarurile colorate. Dacă nu bifezi nimic în niciunul dintre pași, primești o ratare.
qwixx-allowed-white-must = E aruncarea ta și niciun zar colorat nu-ți dă acum ceva de bifat. Bifează un **{ $sum }** sau primești o ratare.
qwixx-allowed-colour-may = Poți bifa suma unui zar alb și a unuia colorat, în culoarea lui, sau poți spune pas; pasul nu te costă nimic.
qwixx-allowed-colour-must = Trebuie să bifezi suma unui zar alb și a unuia colorat, în culoarea lui; altfel primești o ratare: cu 5 puncte mai puțin la final.
qwixx-allowed-wait = Zarurile colorate sunt acum la { $player }; tu nu ai nimic de hotărât.

# O căsuță pe un buton.
qwixx-choice-skips = sare { $count }
qwixx-choice-locks = închide

# Punctele fiecărei fișe.
qwixx-score-legend = Bife și puncte pe rânduri, cu tot cu bifa lacătului:
qwixx-score = { $number }. { $player }: **{ $points }**
qwixx-score-row = { $row }: { $count } = { $points }
qwixx-score-locked = { $row }: { $count } 🔒 = { $points }
qwixx-score-misses = { $count ->
        [one] 1 ratare = −{ $points }
        [few] { $count } ratări = −{ $points }
       *[other] { $count } de ratări = −{ $points }
    }

# Fișele în cuvinte simple: aici nu se pune accent pe nimic.
qwixx-none = niciuna
qwixx-sheet = Fișa { $number }, { $player }: { $points ->
        [one] 1 punct.
        [few] { $points } puncte.
       *[other] { $points } de puncte.
    }
qwixx-sheet-misses = { $count ->
        [one] 1 ratare.
        [few] { $count } ratări.
       *[other] { $count } de ratări.
    }
qwixx-sheet-empty = Încă nu e bifat nimic.
qwixx-row-open = { $row }: bife { $marked }; libere { $open }.
qwixx-row-closed = { $row }: bife { $marked }; rând închis.
qwixx-row-locked = { $row }: bife { $marked } și lacătul.

# Imaginile în cuvinte simple: aici nu se pune accent pe nimic.
qwixx-alt-roll = { $player } aruncă zarurile.
qwixx-alt-dice = Cele albe: { $first } și { $second }, suma { $sum }; { $colours }.
qwixx-alt-mark = { $player } { $mark }
qwixx-alt-marks = Bife noi: { $marks }.
qwixx-alt-no-marks = Nicio bifă nouă.
qwixx-alt-closing = Rând închis acum: { $row }.
qwixx-alt-closed = Rând închis dinainte: { $row }.
qwixx-alt-missed = { $player } primește o ratare.
qwixx-alt-score = { $player } { $points }
qwixx-alt-scores = Puncte: { $scores }.
qwixx-alt-misses = Ratări: { $misses }.
qwixx-alt-resigned = { $player } a ieșit din joc.
qwixx-alt-over = Jocul s-a terminat. Victoria: { $winners }.
qwixx-alt-pending = Alegere încă ascunsă: { $mark }.

# /qwixx reguli.
qwixx-rules-goal = **Scop.** Fiecare are aceeași fișă: patru rânduri a câte unsprezece numere. Bifează cât mai multe. Într-un rând se bifează doar de la stânga la dreapta: numerele sărite sunt pierdute.
qwixx-rules-classic = **Fișa.** Roșu și galben cresc de la 2 la 12, verde și albastru scad de la 12 la 2.
qwixx-rules-mixx-a = **Mixx A.** Numerele stau în ordine, dar culorile fiecărui rând sunt amestecate: culoarea unei căsuțe spune cărui zar îi aparține. Fiecare culoare cu fiecare număr apare o singură dată, deci `R7` e 7 roșu, oriunde ar fi. Punctele se numără pe rânduri. Un rând închis scoate zarul ultimei lui căsuțe; căsuțele de acea culoare din alte rânduri rămân deschise pentru suma albă.
qwixx-rules-mixx-b = **Mixx B.** Fiecare rând are o culoare, dar numerele lui sunt amestecate. Se bifează tot de la stânga la dreapta, iar numărul din capătul drept închide rândul.
qwixx-rules-big-points = **Big Points.** Roșu și galben cresc de la 2 la 12, verde și albastru scad de la 12 la 2. În mijlocul fiecărei perechi e un rând bonus. Poți bifa o căsuță bonus (`RY7`, `GB7`) când căsuța de sus sau cea de jos e bifată pe fișa ta și numărul ei iese din nou: ca sumă albă sau cu zarul colorat al acelei vecine, chiar și în aceeași tură. Se bifează în locul altei căsuțe, de la stânga la dreapta, până la sfârșit. Contează în ambele rânduri vecine (cel mult 15 bife, 120 de puncte) și te scapă de o ratare, dar nu ajută la închiderea unui rând.
qwixx-rules-start = **Început.** Fiecare aruncă două zaruri și începe cea mai mare sumă; la egalitate aruncă din nou doar cei egali. Se joacă apoi în ordinea venirii la masă.
qwixx-rules-white = **1. Zarurile albe: toți.** Un jucător aruncă toate zarurile. Fiecare, și el, poate bifa suma celor două zaruri albe într-un rând. Nimeni nu e obligat. Alegerile sunt ascunse și se pot schimba până când toți au hotărât; apoi se arată împreună.
qwixx-rules-colour = **2. Zarurile colorate: doar cine a aruncat.** Acesta poate aduna un zar alb cu unul colorat și poate bifa suma în culoarea lui.
qwixx-rules-miss = **Ratări.** Cine a aruncat și nu bifează nimic în niciunul dintre pași primește o ratare: cu 5 puncte mai puțin la final. Ceilalți nu primesc niciodată.
qwixx-rules-lock = **Lacăte.** Ultimul număr al unui rând cere cel puțin cinci bife înaintea lui în acel rând. El aduce lacătul, încă o bifă pentru tine. Apoi rândul e închis pentru toți și zarul lui iese din joc. Cu zarurile albe, mai mulți pot închide același rând deodată.
qwixx-rules-end = **Sfârșit.** Jocul se încheie pe loc când două rânduri sunt închise sau când cineva primește a patra ratare. Dacă al doilea rând se închide cu zarurile albe, nu mai urmează nici pasul 2, nici vreo ratare. Câștigă cele mai multe puncte; la egalitate victoria se împarte.
qwixx-rules-score = **Puncte.** De la 1 la 12 bife într-un rând: 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78. Fiecare ratare costă 5.
qwixx-rules-leaving = Cine iese nu mai poate câștiga. Rândurile închise rămân închise.
qwixx-rules-advice = **Sfaturi.** Fără salturi mari la început: pe fișa clasică, un prim 6 roșu pierde 2, 3, 4 și 5. Mergi cu pași mici și îndrăznește mai mult spre sfârșit. Fii cu ochii pe cine urmează să închidă un rând care ți-ar mai putea aduce mult.
qwixx-rules-mistakes = **Greșeli frecvente.** Închiderea unui rând cu mai puțin de cinci bife; o ratare pentru cine n-a aruncat; o bifă la stânga alteia; bifa lacătului uitată.
qwixx-rules-typing = **Cum se scrie.** `/qwixx bifează` acceptă `roșu 7` sau `R7`: R roșu, Y galben, G verde, B albastru. `/qwixx pas` nu bifează nimic. Butonul **Fișa mea** arată ce poți bifa.
qwixx-rules-variants = **Variante.** `/qwixx începe` oferă Clasic, Mixx A, Mixx B și Big Points. *On Board* lipsește: are nevoie de o pistă tipărită pe care niciun text public n-o arată, deci nu se poate reface fidel.
