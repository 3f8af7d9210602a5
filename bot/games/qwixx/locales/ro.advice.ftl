## Qwixx, sfaturi: o bifă cu ce vorbește pentru ea și împotriva ei.

qwixx-move-pass = nu bifa nimic
qwixx-advised = **{ $code }** · { $mark }
qwixx-advised-pass = **Pas** · { $move }
qwixx-reason-closes = închide { $row }: lacătul e încă o bifă pentru tine
qwixx-reason-ends-ahead = încheie jocul cât timp conduci: { $mine } la { $others }, din câte se vede
qwixx-reason-ends-level = încheie jocul la egalitate, { $mine } la { $others }, din câte se vede: victorie împărțită
qwixx-reason-ends-behind = ⚠ încheie jocul cât timp ești în urmă: { $mine } la { $others }
qwixx-reason-saves-miss = te scapă de o ratare: { $points } puncte
qwixx-reason-no-miss = ferit de ratare în tura asta, fie că bifezi sau nu cu un zar colorat
qwixx-reason-bonus = o căsuță bonus: se numără în ambele rânduri de lângă ea
qwixx-reason-more-crosses = { $count ->
        [one] prima bifă în { $row }
        [few] bifa cu numărul { $count } în { $row }: rândurile lungi aduc cel mai mult
       *[other] bifa cu numărul { $count } în { $row }: rândurile lungi aduc cel mai mult
    }
qwixx-reason-compact = pas mic: nu pierzi niciun număr
qwixx-reason-skips = { $count ->
        [one] pierzi doar numărul { $numbers }
        [few] pierzi { $count } numere: { $numbers }
       *[other] pierzi { $count } de numere: { $numbers }
    }
qwixx-reason-jump = { $count ->
        [one] ⚠ un salt: pierzi pentru totdeauna { $numbers }
        [few] ⚠ un salt: pierzi pentru totdeauna { $count } numere: { $numbers }
       *[other] ⚠ un salt: pierzi pentru totdeauna { $count } de numere: { $numbers }
    }
qwixx-reason-may-close = { $count ->
        [one] prima ta bifă în { $row }
        [few] bifa ta cu numărul { $count } în { $row }: ultimul număr îl poate închide de acum
       *[other] bifa ta cu numărul { $count } în { $row }: ultimul număr îl poate închide de acum
    }
qwixx-reason-rival = { $count ->
        [one] ⚠ { $players } mai are nevoie doar de ultimul număr ca să închidă { $row }
        [few] ⚠ { $players } mai au nevoie doar de ultimul număr ca să închidă { $row }
       *[other] ⚠ { $players } mai au nevoie doar de ultimul număr ca să închidă { $row }
    }
qwixx-reason-miss = ⚠ primești o ratare: cu { $points } puncte mai puțin la final
qwixx-reason-free = nu costă nimic: doar cine a aruncat primește ratări
qwixx-reason-free-active = încă nu e o ratare
qwixx-reason-free-marked = nu costă nimic: ai bifat deja în tura asta
qwixx-reason-keeps-options = { $count ->
        [one] păstrează ce poți bifa: orice bifă ar pierde cel puțin un număr
        [few] păstrează ce poți bifa: orice bifă ar pierde cel puțin { $count } numere
       *[other] păstrează ce poți bifa: orice bifă ar pierde cel puțin { $count } de numere
    }
qwixx-reason-later = { $count ->
        [0] un zar colorat îți dă apoi { $mark }, fără să pierzi vreun număr
        [one] un zar colorat îți dă apoi { $mark }, care pierde doar 1 număr
        [few] un zar colorat îți dă apoi { $mark }, care pierde doar { $count } numere
       *[other] un zar colorat îți dă apoi { $mark }, care pierde doar { $count } de numere
    }
qwixx-reason-goes-on = jocul continuă: { $mark } l-ar încheia
qwixx-reason-no-end = jocul continuă: { $mark } l-ar încheia cât timp ești în urmă
qwixx-alt-ringed = Încercuit: { $mark }.
