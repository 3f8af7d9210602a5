# Le regard en arrière.

qwirkle-alt-best = { $points ->
        [one] Meilleur coup : { $play }, pour { $points } point.
       *[other] Meilleur coup : { $play }, pour { $points } points.
    }
qwirkle-alt-best-swap = Le mieux : échanger { $tiles }.
qwirkle-alt-best-hand = En main : { $tiles }.
