## Qwixx, căsuțele pe nume și de ce una nu se poate citi sau bifa. Literele culorilor (R7) sunt aceleași peste tot.

# Căsuțe.
qwixx-colour-red = roșu
qwixx-colour-yellow = galben
qwixx-colour-green = verde
qwixx-colour-blue = albastru
qwixx-mark = { $colour } { $number }

# Cuvinte care nu s-au putut citi.
qwixx-notation-empty = Scrie o culoare și un număr, de exemplu `roșu 7` sau `R7`, ori `pas`.
qwixx-notation-too-long = E prea lung ca să pot citi: cel mult { $limit ->
        [one] un caracter
        [few] { $limit } caractere
       *[other] { $limit } de caractere
    }, te rog. Ajunge forma scurtă, de exemplu `R7`.
qwixx-notation-unknown = Nu pot citi „{ $word }”. Scrie o culoare și un număr, de exemplu `roșu 7` sau `R7`, ori `pas`. Culorile sunt R roșu, Y galben, G verde, B albastru.
qwixx-notation-pass-and-more = Ori pas, ori o bifă, nu amândouă. Scrie doar `pas` sau o căsuță ca `R7`.
qwixx-notation-one-number = O singură căsuță odată: scrie o culoare și un număr, de exemplu `R7`.
qwixx-notation-no-number = Ce număr vrei să bifezi? Scrie-l după culoare, de exemplu `{ $example }`.
qwixx-notation-no-colour = Ce culoare vrei să bifezi? Scrie-o înaintea numărului, de exemplu `{ $example }`.
qwixx-notation-number-range = Pe fișă nu există { $number }. Numerele sunt de la 2 la 12.
qwixx-notation-no-such-bonus = Pe această fișă nu există căsuța { $mark }. Două culori numesc o căsuță bonus, iar acelea sunt doar pe fișa cu rânduri bonus: `RY7` între roșu și galben, `GB7` între verde și albastru.

# Bife pe care regulile le interzic.
qwixx-illegal-game-over = Jocul s-a terminat; nu se mai poate bifa nimic.
qwixx-illegal-already-out = Ai ieșit deja din acest joc.
qwixx-illegal-not-your-phase = Acum poate bifa doar cine a aruncat zarurile, cu un zar alb și unul colorat. Așteaptă următoarea aruncare.
qwixx-illegal-nothing-to-mark = Zarurile albe nu dau nimic ce mai poți bifa, așa că nu ai nimic de ales. Masa nu te așteaptă.
qwixx-illegal-no-such-cell = Pe fișă nu există această căsuță.
qwixx-illegal-row-closed = Rândul lui { $mark } e închis: nimeni nu mai poate bifa în el.
qwixx-illegal-die-gone = { $mark } nu se poate bifa cu un zar colorat: zarul { $colours } a ieșit din joc.
qwixx-illegal-no-such-sum = Zarurile albe dau { $sum }, deci { $mark } nu se poate bifa acum. Bifează un { $sum } sau zi pas.
qwixx-illegal-no-such-colour-sum = Un zar alb și zarul colorat dau { $made }, nu { $mark }.
qwixx-illegal-crossed-already = { $mark } e bifat deja.
qwixx-illegal-not-right-of-last = Se bifează de la stânga la dreapta: { $mark } e la stânga lui { $last }, ultima ta bifă din acel rând.
qwixx-illegal-too-few-to-close = { $mark } închide rândul, iar pentru asta trebuie mai întâi cel puțin { $needed } bife în el; tu ai { $crossed }.
qwixx-illegal-bonus-needs-neighbour = Căsuța bonus { $mark } cere o căsuță vecină bifată: mai întâi { $neighbours }.
qwixx-illegal-bonus-in-one-turn = La această masă, { $base } și căsuța ei bonus { $mark } nu se pot bifa în aceeași tură.
