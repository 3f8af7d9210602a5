# Looking back at a game.

qwirkle-alt-best = { $points ->
        [one] Best: { $play }, for { $points } point.
       *[other] Best: { $play }, for { $points } points.
    }
qwirkle-alt-best-swap = Best: exchange { $tiles }.
qwirkle-alt-best-hand = In hand: { $tiles }.
qwirkle-luck = luck **{ $points }** points from the draws
qwirkle-luck-explained = Luck: my estimate of what the drawn tiles gave or took, apart from how they were played.
