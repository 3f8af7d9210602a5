# Privirea înapoi.

qwirkle-alt-best = { $points ->
        [one] Cel mai bine: { $play }, pentru { $points } punct.
        [few] Cel mai bine: { $play }, pentru { $points } puncte.
       *[other] Cel mai bine: { $play }, pentru { $points } de puncte.
    }
qwirkle-alt-best-swap = Cel mai bine: schimb de { $tiles }.
qwirkle-alt-best-hand = În mână: { $tiles }.
qwirkle-luck = noroc **{ $points }** puncte din piesele trase
qwirkle-luck-explained = Noroc: estimarea mea despre cât au dat sau au luat piesele trase, oricum au fost jucate.
