## Qwirkle. Letters of tiles (RC), labels of cells (N30) and what players type stay the same in every language.

# Tiles.
qwirkle-colour-red = roșu
qwirkle-colour-orange = portocaliu
qwirkle-colour-yellow = galben
qwirkle-colour-green = verde
qwirkle-colour-blue = albastru
qwirkle-colour-purple = mov
qwirkle-shape-circle = cerc
qwirkle-shape-cross = cruce
qwirkle-shape-diamond = romb
qwirkle-shape-square = pătrat
qwirkle-shape-star = stea
qwirkle-shape-clover = trifoi
# A colour agrees with its shape: cruce and stea are feminine. A key has no signs, so roșu is the default.
qwirkle-tile = { $shape } { $form ->
        [cross] { $colour ->
            [portocaliu] portocalie
            [galben] galbenă
            [verde] verde
            [albastru] albastră
            [mov] mov
           *[rosu] roșie
        }
        [star] { $colour ->
            [portocaliu] portocalie
            [galben] galbenă
            [verde] verde
            [albastru] albastră
            [mov] mov
           *[rosu] roșie
        }
       *[other] { $colour }
    }

# Lines.
qwirkle-row = rândul { $row }
qwirkle-column = coloana { $column }

# Words that could not be read.
qwirkle-notation-empty-play = Scrie piesele, fiecare cu căsuța ei, de exemplu `RC N30, RS O30`.
qwirkle-notation-empty-swap = Scrie piesele pe care vrei să le schimbi, de exemplu `RC GS`, sau `toate` pentru toată mâna.
qwirkle-notation-too-long = E prea lung ca să pot citi: cel mult { $limit ->
        [one] { $limit } caracter
        [few] { $limit } caractere
       *[other] { $limit } de caractere
    }, te rog. Ajunge forma scurtă, de exemplu `RC N30, RS O30`.
qwirkle-notation-unknown-play = Nu pot citi „{ $word }”. Scrie fiecare piesă cu căsuța ei, de exemplu `RC N30, RS O30` sau `cerc roșu N30`. Culorile sunt R roșu, O portocaliu, Y galben, G verde, B albastru, P mov; formele sunt C cerc, X cruce, D romb, S pătrat, T stea, L trifoi.
qwirkle-notation-unknown-swap = Nu pot citi „{ $word }”. Scrie piesele pe care vrei să le schimbi, de exemplu `RC GS` sau `cerc roșu, pătrat verde`, ori `toate` pentru toată mâna.
qwirkle-notation-colour-alone = Ai scris doar culoarea: { $colour }. Adaugă și forma: cerc, cruce, romb, pătrat, stea sau trifoi.
qwirkle-notation-shape-alone = Ai scris doar forma: { $shape }. Adaugă și culoarea: roșu, portocaliu, galben, verde, albastru sau mov.
qwirkle-notation-no-cell = Piesa { $tile } nu are căsuță. Scrie unde o pui, de exemplu `{ $tile } N30`.
qwirkle-notation-no-tile = Căsuța { $cell } nu are piesă. Scrie piesa înaintea ei, de exemplu `RC { $cell }`.
qwirkle-notation-no-heading = Mai multe piese, dar o singură căsuță: { $cell }. Dă-i fiecărei piese căsuța ei sau spune încotro merge linia: `{ $line } dreapta` ori `{ $line } jos`.
qwirkle-notation-line = O linie se scrie cu piesele ei, o căsuță și o direcție (dreapta, jos, stânga sau sus), de exemplu `RC RS RD N30 dreapta`.
qwirkle-notation-cell-range = Căsuța { $cell } nu există. Coloanele sunt A–Z și AA–ZZ, rândurile sunt 1–999.
qwirkle-notation-swap-cell = La schimb scrii doar piese, iar { $cell } e o căsuță. Ca să pui piese, folosește `/qwirkle joacă`.
qwirkle-notation-swap-heading = La schimb scrii doar piese, fără direcție. Ca să pui piese, folosește `/qwirkle joacă`.

# Moves that the rules forbid.
qwirkle-illegal-game-over = Jocul s-a terminat; nu se mai poate pune sau schimba nimic.
qwirkle-illegal-not-your-turn = Încă nu e rândul tău.
qwirkle-illegal-already-out = Ai ieșit deja din acest joc.
qwirkle-illegal-not-in-hand = Nu ai piesa { $tile } sau nu o ai de atâtea ori câte ai scris. Vezi-ți piesele cu `/qwirkle mână`.
qwirkle-illegal-nothing-laid = La o mutare pui cel puțin o piesă. Scrie-o, de exemplu, așa: `RC N30, RS O30`.
qwirkle-illegal-same-cell-twice = Ai pus două piese pe { $cell }. Fiecare piesă are nevoie de căsuța ei.
qwirkle-illegal-cell-occupied = Pe { $cell } se află deja { $tile }. Piesele nu se pun una peste alta: alege o căsuță liberă.
qwirkle-illegal-not-one-line = Toate piesele unei mutări stau pe aceeași linie dreaptă, dar { $cells } nu sunt nici pe același rând, nici pe aceeași coloană.
qwirkle-illegal-gap = Între prima și ultima ta piesă linia nu poate avea goluri, dar { $cell } e liberă. Ai pus pe { $cells }.
qwirkle-illegal-line-too-long = { $length ->
        [one] O linie are cel mult șase piese, iar aceasta ar avea { $length }: { $line }.
        [few] O linie are cel mult șase piese, iar aceasta ar avea { $length }: { $line }.
       *[other] O linie are cel mult șase piese, iar aceasta ar avea { $length }: { $line }.
    }
qwirkle-illegal-duplicate-tile = Nicio piesă nu apare de două ori pe aceeași linie, dar { $tile } ar apărea: { $line }.
qwirkle-illegal-attributes-clash = Piesele unei linii au aceeași culoare și forme diferite sau aceeași formă și culori diferite. Acestea nu se potrivesc: { $line }.
qwirkle-illegal-not-connected = { $line } nu ar atinge nicio piesă de pe masă. Cel puțin una dintre piesele tale trebuie să stea lipită, latură lângă latură, de o piesă pusă; un colț nu contează.
qwirkle-illegal-opening-too-short = { $needed ->
        [one] Tu începi, iar prima mutare e o singură piesă.
        [few] Începi cu un set de { $needed }, deci prima mutare are { $needed } piese; tu ai pus { $laid }. Merg oricare { $needed } piese diferite de aceeași culoare sau de aceeași formă.
       *[other] Începi cu un set de { $needed }, deci prima mutare are { $needed } de piese; tu ai pus { $laid }. Merg oricare { $needed } de piese diferite de aceeași culoare sau de aceeași formă.
    }
qwirkle-illegal-opening-not-on-start = Una dintre piesele primei mutări trebuie să stea pe { $cell }. Mută linia acolo.
qwirkle-illegal-opening-no-swap = { $needed ->
        [one] Cine începe nu poate schimba: pune mai întâi o piesă.
        [few] Cine începe nu poate schimba: pune { $needed } piese de aceeași culoare sau de aceeași formă, toate diferite.
       *[other] Cine începe nu poate schimba: pune { $needed } de piese de aceeași culoare sau de aceeași formă, toate diferite.
    }
qwirkle-illegal-swap-nothing = La schimb dai cel puțin o piesă. Scrie, de exemplu, `RC GS` sau `toate`.
qwirkle-illegal-swap-bag-empty = Sacul e gol, deci nu e nimic de schimbat. Pune piese, dacă poți; dacă nu, botul spune pas în locul tău.
qwirkle-illegal-swap-too-many = { $bag ->
        [one] În sac a mai rămas o singură piesă, așa că nu poți schimba { $wanted }. Alege una.
        [few] În sac au mai rămas doar { $bag } piese, așa că nu poți schimba { $wanted }. Alege cel mult { $bag }.
       *[other] În sac au mai rămas doar { $bag } de piese, așa că nu poți schimba { $wanted }. Alege cel mult { $bag }.
    }

# What happened.
qwirkle-opened-set = { $player } { $count }
qwirkle-opened-sets = Fiecare a anunțat câte piese diferite de aceeași culoare sau de aceeași formă are: { $sets }.
qwirkle-opened-largest = **{ $player }** are cel mai mare set și începe. { $count ->
        [one] Prima mutare e o singură piesă.
        [few] Prima mutare e un set de { $count } piese.
       *[other] Prima mutare e un set de { $count } de piese.
    }
qwirkle-opened-eldest = Egalitate la cel mai mare set: { $tied }. Începe **{ $player }**, cu cel mai vechi cont (oamenii înaintea calculatoarelor). { $count ->
        [one] Prima mutare e o singură piesă.
        [few] Prima mutare e un set de { $count } piese.
       *[other] Prima mutare e un set de { $count } de piese.
    }
qwirkle-opened-lot = Egalitate la cel mai mare set: { $tied }. Prin tragere la sorți începe **{ $player }**. { $count ->
        [one] Prima mutare e o singură piesă.
        [few] Prima mutare e un set de { $count } piese.
       *[other] Prima mutare e un set de { $count } de piese.
    }
qwirkle-played = **{ $player }** a pus { $play }: { $points ->
        [one] **1** punct
        [few] **{ $points }** puncte
       *[other] **{ $points }** de puncte
    }
qwirkle-part-line = { $line }: { $points }
qwirkle-part-qwirkle = { $line }: { $points } + { $bonus }
qwirkle-part-lone = prima piesă: { $points }
qwirkle-part-last-tile = ultima piesă: { $points }
qwirkle-shout = { $count ->
        [1] Qwirkle!
        [2] Qwirkle dublu!
        [3] Qwirkle triplu!
       *[other] { $count } Qwirkle dintr-o mutare!
    }
qwirkle-swapped = **{ $player }** a schimbat { $count ->
        [one] o piesă.
        [few] { $count } piese.
       *[other] { $count } de piese.
    }
qwirkle-passed = **{ $player }** nu poate nici să pună o piesă, nici să schimbe (sacul e gol), așa că botul a spus pas.
qwirkle-resigned = **{ $player }** a ieșit din joc. { $count ->
        [0] Punctele rămân la scor, dar cine iese nu mai poate câștiga.
        [one] O piesă s-a întors în sac. Punctele rămân la scor, dar cine iese nu mai poate câștiga.
        [few] { $count } piese s-au întors în sac. Punctele rămân la scor, dar cine iese nu mai poate câștiga.
       *[other] { $count } de piese s-au întors în sac. Punctele rămân la scor, dar cine iese nu mai poate câștiga.
    }
qwirkle-ended-last-tile = Jocul s-a terminat: sacul e gol și cineva și-a pus ultima piesă din mână.
qwirkle-ended-blocked = Jocul s-a terminat: sacul e gol și nimeni nu mai poate pune o piesă. Cele 6 puncte pentru ultima piesă nu le ia nimeni.
qwirkle-ended-dead = Jocul s-a terminat: niciuna dintre piesele rămase nu se mai potrivește nicăieri. Cele 6 puncte pentru ultima piesă nu le ia nimeni.
qwirkle-ended-left-alone = Jocul s-a terminat: a rămas un singur jucător.
qwirkle-winner = **{ $player }**
qwirkle-won = { $winners } câștigă cu { $points ->
        [one] 1 punct.
        [few] { $points } puncte.
       *[other] { $points } de puncte.
    }
qwirkle-won-shared = { $winners } împart victoria, fiecare cu { $points ->
        [one] 1 punct.
        [few] { $points } puncte.
       *[other] { $points } de puncte.
    }

# The points of a play, line by line.
qwirkle-sum-line = { $line } ({ $cells }): { $points }
qwirkle-sum-qwirkle = { $line } ({ $cells }): { $points } + { $bonus } pentru Qwirkle = { $total }
qwirkle-sum-lone = prima piesă, singură: { $points }
qwirkle-sum-last-tile = ultima piesă a jocului: { $points }
qwirkle-sum-total = { $points ->
        [one] Împreună **1** punct
        [few] Împreună **{ $points }** puncte
       *[other] Împreună **{ $points }** de puncte
    }

# How the table stands.
qwirkle-standing = { $player }: **{ $points }** · { $tiles ->
        [one] 1 piesă
        [few] { $tiles } piese
       *[other] { $tiles } de piese
    }
qwirkle-standing-turn = ▶ { $player }: **{ $points }** · { $tiles ->
        [one] 1 piesă
        [few] { $tiles } piese
       *[other] { $tiles } de piese
    }
qwirkle-standing-left = { $player }: { $points } · a ieșit din joc
qwirkle-final = { $place ->
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] { $place }.
    } { $player }: **{ $points }**
qwirkle-final-left = { $place }. { $player }: { $points } · a ieșit din joc
qwirkle-turn-opening = **{ $player }** începe și pune { $count ->
        [one] o piesă, pe N30.
        [few] { $count } piese de aceeași culoare sau de aceeași formă, toate diferite, una dintre ele pe N30.
       *[other] { $count } de piese de aceeași culoare sau de aceeași formă, toate diferite, una dintre ele pe N30.
    }
qwirkle-bag-left = { $count ->
        [0] Sacul e gol: cine își pune ultima piesă încheie jocul și primește 6 puncte.
        [one] În sac a mai rămas o piesă.
        [few] În sac au mai rămas { $count } piese.
       *[other] În sac au mai rămas { $count } de piese.
    }

# What the rules allow now.
qwirkle-allowed-over = Jocul s-a terminat; nu se mai poate pune nimic.
qwirkle-allowed-left = Ai ieșit din acest joc, deci nu mai faci mutări.
qwirkle-allowed-wait = La rând: { $player }. Între timp îți poți privi mâna și te poți gândi la mutare.
qwirkle-allowed-opening = Tu începi: pune { $count ->
        [one] o piesă pe N30.
        [few] { $count } piese de aceeași culoare sau de aceeași formă, toate diferite, pe o linie, una dintre ele pe N30.
       *[other] { $count } de piese de aceeași culoare sau de aceeași formă, toate diferite, pe o linie, una dintre ele pe N30.
    } Acum nu poți schimba piese.
qwirkle-allowed-both = E rândul tău. Pune piese sau, în loc de asta, schimbă { $count ->
        [one] o piesă.
        [few] cel mult { $count } piese.
       *[other] cel mult { $count } de piese.
    }
qwirkle-allowed-play = E rândul tău. Pune piese: sacul e gol, deci nu ai cu ce să schimbi.
qwirkle-allowed-swap = E rândul tău, dar niciuna dintre piesele tale nu se potrivește nicăieri. Trebuie să schimbi { $count ->
        [one] o piesă.
        [few] cel puțin o piesă și cel mult { $count }.
       *[other] cel puțin o piesă și cel mult { $count }.
    }
qwirkle-allowed-neither = Nu poți nici să pui o piesă, nici să schimbi, așa că botul spune pas în locul tău.
qwirkle-allowed-no-pass = La Qwirkle nimeni nu spune pas de bunăvoie. Când un jucător nu poate nici să pună, nici să schimbe, botul spune pas singur și anunță.

# The pictures in plain words: no markup here.
qwirkle-alt-opened = Jocul începe; prima mutare: { $player }.
qwirkle-alt-played = { $player } a pus { $play } și a luat { $points ->
        [one] 1 punct.
        [few] { $points } puncte.
       *[other] { $points } de puncte.
    }
qwirkle-alt-swapped = { $player } a schimbat { $count ->
        [one] o piesă.
        [few] { $count } piese.
       *[other] { $count } de piese.
    }
qwirkle-alt-passed = Pas forțat: { $player }.
qwirkle-alt-resigned = { $player } a ieșit din joc.
qwirkle-alt-before = Înainte de asta: { $move }
qwirkle-alt-turn = La rând: { $player }.
qwirkle-alt-over = Jocul s-a terminat. Victoria: { $winners }.
qwirkle-alt-score = { $player } { $points }
qwirkle-alt-scores = Puncte: { $scores }.
qwirkle-alt-size = { $count ->
        [one] O piesă pe { $left }{ $top }.
        [few] { $count } piese, coloanele { $left }–{ $right } și rândurile { $top }–{ $bottom }.
       *[other] { $count } de piese, coloanele { $left }–{ $right } și rândurile { $top }–{ $bottom }.
    }
qwirkle-alt-bag = { $count ->
        [0] Sacul e gol.
        [one] O piesă în sac.
        [few] { $count } piese în sac.
       *[other] { $count } de piese în sac.
    }
qwirkle-alt-line = { $line }: { $tiles }
qwirkle-alt-lines = Liniile ultimei mutări: { $lines }.
qwirkle-alt-hand = Mâna ta: { $tiles }.
qwirkle-alt-hand-empty = Mâna ta e goală.
qwirkle-held = Înaintea mutării, { $player } avea în mână: { $tiles }.
qwirkle-alt-tile = { $tile } { $code }
qwirkle-alt-tile-chosen = { $tile } { $code } (piesa aleasă)
qwirkle-alt-tile-laid = { $tile } { $code } (pusă deja)
qwirkle-alt-planned = Încă nejucat: { $play }.
qwirkle-alt-planned-nothing = Încă n-ai pus nicio piesă.
qwirkle-alt-planned-points = { $points ->
        [one] Mutarea ar aduce 1 punct.
        [few] Mutarea ar aduce { $points } puncte.
       *[other] Mutarea ar aduce { $points } de puncte.
    }
qwirkle-alt-planned-lines = Liniile acestei mutări: { $lines }.
qwirkle-alt-places = { $count ->
        [one] Locul numerotat: { $places }.
        [few] Locuri numerotate: { $places }.
       *[other] Locuri numerotate: { $places }.
    }
qwirkle-alt-part = Coloanele { $left }–{ $right }, rândurile { $top }–{ $bottom } ale mesei.
qwirkle-alt-part-lines = Linii: { $lines }.
qwirkle-alt-bag-colour = { $colour }: { $shapes }.

# The whole board, and the tiles unseen.
qwirkle-board-empty = Masa e goală.
qwirkle-board-place = { $line } ({ $cells })
qwirkle-board-line = { $place }, în comun { $shared }: { $tiles }
qwirkle-board-line-mixed = { $place }: { $tiles }
qwirkle-board-lone = { $cell }: { $tile }
qwirkle-bag-unseen = { $count ->
        [one] O piesă pe care n-ai văzut-o
        [few] { $count } piese pe care nu le-ai văzut
       *[other] { $count } de piese pe care nu le-ai văzut
    }: { $bag } în sac, { $hidden } în mâinile celorlalți.
qwirkle-bag-legend = Rânduri: R roșu, O portocaliu, Y galben, G verde, B albastru, P mov. Coloane: C cerc, X cruce, D romb, S pătrat, T stea, L trifoi.

# /qwirkle rules.
qwirkle-rules-goal = **Scop.** Pune piese în linii și strânge cele mai multe puncte. Sunt 108 piese: șase culori, șase forme, câte trei de fiecare fel. Fiecare are șase în mână, ascunse de ceilalți.
qwirkle-rules-start = **Început.** Fiecare anunță câte piese diferite de aceeași culoare sau formă are; dublurile nu se numără. Începe cine are cel mai mare set, iar prima mutare are atâtea piese, una dintre ele pe N30.
qwirkle-rules-tie-eldest = La egalitate începe cel mai vechi cont, calculatoarele după oameni. Se joacă în ordinea așezării la masă.
qwirkle-rules-tie-lot = La egalitate decid sorții cine începe. Se joacă în ordinea așezării la masă.
qwirkle-rules-turn = **Mutarea.** Pui piese *sau* schimbi, niciodată amândouă. Piesele puse au în comun culoarea sau forma și stau pe o singură linie dreaptă, fără goluri. Nu trebuie să se atingă între ele; linia poate crește la ambele capete. Cel puțin una atinge cu o latură o piesă de pe masă; un colț nu contează. La sfârșit tragi până la șase.
qwirkle-rules-lines = **Linii.** O linie are o culoare și forme diferite sau o formă și culori diferite. Nicio piesă de două ori, deci cel mult șase. La fel pentru fiecare linie atinsă, și de-a curmezișul. Poți uni două linii doar dacă toată linia nouă respectă regula.
qwirkle-rules-exchange = **Schimb.** Pui deoparte una sau mai multe piese, tragi tot atâtea și abia apoi cele vechi se întorc în sac. Nu poți schimba mai multe decât are sacul. Dacă nu se potrivește nimic, schimbul e obligatoriu.
qwirkle-rules-score = **Puncte.** Fiecare linie făcută sau prelungită aduce câte un punct de fiecare piesă, și pentru cele vechi; o piesă nouă aflată pe două linii se numără la amândouă. O linie de șase e un *Qwirkle* și mai aduce 6, deci 12.
    Exemplu: pe un rând sunt patru cercuri și pui câte unul la fiecare capăt: 6 piese + 6 = 12. Exemplu: o stea roșie încheie o linie de patru și una de trei: 4 + 3 = 7.
qwirkle-rules-end = **Sfârșit.** Când sacul e gol, se joacă mai departe fără a trage. Cine își pune ultima piesă încheie jocul și primește 6 puncte. Jocul se termină, fără ele, și când nicio piesă rămasă nu se mai potrivește nicăieri. Câștigă cine are cele mai multe puncte; la egalitate, victoria se împarte. Piesele rămase în mână nu se scad.
qwirkle-rules-end-gamerules = La această masă e valabilă foaia *Gamerules*: dacă sacul e gol și nimeni nu poate juca, jocul se termină pe loc, fără cele 6 puncte.
qwirkle-rules-end-iello = La această masă e valabilă foaia *IELLO*: dacă sacul e gol și toți au spus pas o dată la rând, jocul se termină, fără cele 6 puncte.
qwirkle-rules-leaving = Cine iese își păstrează punctele, dar nu poate câștiga; piesele i se întorc în sac.
qwirkle-rules-advice = **Sfaturi.** Numără piesele (`/qwirkle sac`). Caută locuri care cresc două linii deodată. Nu-i lăsa următorului o linie de cinci. Un schimb bun costă o mutare și poate salva mai multe.
qwirkle-rules-mistakes = **Greșeli dese.** Pui piese pe două linii diferite în aceeași mutare; verifici doar linia principală; repeți o piesă pe aceeași linie; numeri doar piesele noi.
qwirkle-rules-notation = **Piesele** sunt două litere, culoarea, apoi forma. Culori: R roșu, O portocaliu, Y galben, G verde, B albastru, P mov. Forme: C cerc, X cruce (stea cu patru colțuri), D romb, S pătrat, T stea (cu opt colțuri), L trifoi. `RC` e cercul roșu.
qwirkle-rules-cells = **Căsuțele** au o coloană și un rând. Prima piesă stă pe N30. Coloanele merg A–Z, apoi AA–ZZ; la stânga lui A vine ZZ, apoi ZY. Rândurile cresc în jos; deasupra lui 1 vine 999. Numele unei căsuțe nu se schimbă.
qwirkle-rules-typing = **Cum scrii.** `/qwirkle joacă` înțelege `RC N30, RS O30`, `cerc roșu N30` sau o linie întreagă pornind dintr-o căsuță: `RC RS RD N30 dreapta` (ori `jos`, `stânga`, `sus`), care sare peste piesele puse deja. Merg și litere mici. `/qwirkle schimbă` înțelege `RC GS` sau `toate`.
