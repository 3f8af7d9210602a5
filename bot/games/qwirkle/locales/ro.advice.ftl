## Qwirkle, sfaturi: o mutare cu ce vorbește pentru ea și împotriva ei.

qwirkle-move-swap = schimbă { $tiles }
qwirkle-advised = **{ $move }**
    -# { $names }
qwirkle-reason-last-tile = ultimele tale piese: jocul se încheie și primești încă { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
qwirkle-reason-qwirkle = { $count ->
        [one] completează o linie de șase: încă { $points } puncte
        [few] completează { $count } linii de șase: încă { $points } puncte
       *[other] completează { $count } de linii de șase: încă { $points } puncte
    }
qwirkle-reason-several-lines = { $count ->
        [one] aduce puncte pe o singură linie
        [few] aduce puncte pe { $count } linii deodată
       *[other] aduce puncte pe { $count } de linii deodată
    }
qwirkle-reason-opening = { $count ->
        [one] piesa cu care trebuie să începi
        [few] grupul de { $count } piese cu care trebuie să începi
       *[other] grupul de { $count } de piese cu care trebuie să începi
    }
qwirkle-reason-five-open = ⚠ lasă o linie de cinci ({ $line }); a șasea poate veni: { $tile }, { $count } din { $of } încă nevăzute
qwirkle-reason-five-yours = o linie de cinci ({ $line }) pe care doar tu o poți completa: păstrezi ultima, { $tile }
qwirkle-reason-five-dead = o linie de cinci ({ $line }), dar fără pericol: { $tile }, toate cele { $of } sunt pe masă
qwirkle-reason-five-no-room = o linie de cinci ({ $line }), dar fără pericol: nu are loc pentru a șasea piesă
qwirkle-reason-awaited = linia asta de patru ({ $line }) așteaptă două piese: o păstrezi pe una, { $held }; cealaltă, { $tile }: { $count } din { $of } încă nevăzute
qwirkle-reason-awaited-none = linia asta de patru ({ $line }) nu mai ajunge la șase: păstrezi { $held }, dar nu mai vine nicio piesă { $tile }
qwirkle-reason-two-directions = păstrează o piesă care completează două direcții: { $tile } la { $cell }, { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
qwirkle-reason-most-points = nicio mutare nu aduce mai mult acum
qwirkle-reason-no-five = nu lasă nicio linie de cinci; { $play } ar lăsa una, pentru { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
qwirkle-reason-must-swap = niciuna dintre piesele tale nu se potrivește nicăieri: trebuie să schimbi
qwirkle-reason-best-play = cea mai bună mutare a ta aduce acum { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }; piese noi te pot scăpa de mai multe ture slabe
qwirkle-reason-keeps-set = { $count ->
        [one] păstrează { $tiles }
        [few] păstrează { $count } piese care merg împreună: { $tiles }
       *[other] păstrează { $count } de piese care merg împreună: { $tiles }
    }
qwirkle-reason-double = de mai multe ori în mână: { $tiles }; nicio linie nu primește o piesă de două ori
qwirkle-reason-keeps = păstrează { $tiles }

# Butoanele unui sfat.
qwirkle-button-take = Pune nr. { $number }
qwirkle-button-exchange = Schimbă nr. { $number }…

# Ce nu mai poate veni.
qwirkle-bag-gone = **Nu mai pot veni:** { $tiles }
qwirkle-bag-none-gone = Din fiecare fel de piesă mai poate veni cel puțin una.
qwirkle-bag-never-six = **Nu mai pot ajunge la șase:** { $lines }
qwirkle-alt-bag-gone = Tăiate: { $tiles }.
