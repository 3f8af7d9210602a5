# Le regard en arrière.

qwirkle-alt-best = { $points ->
        [one] Meilleur coup : { $play }, pour { $points } point.
       *[other] Meilleur coup : { $play }, pour { $points } points.
    }
qwirkle-alt-best-swap = Le mieux : échanger { $tiles }.
qwirkle-alt-best-hand = En main : { $tiles }.
qwirkle-luck =
    { $count ->
        [one] chance **{ $points }** point à la pioche
       *[other] chance **{ $points }** points à la pioche
    }
qwirkle-luck-explained = Chance : mon estimation de ce que la pioche a donné ou pris, quelle que soit la façon de jouer.
