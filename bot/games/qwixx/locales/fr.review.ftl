# Le regard en arrière.

qwixx-alt-best = Le mieux : cocher { $mark }.
qwixx-alt-best-none = Le mieux : ne rien cocher.
qwixx-luck =
    { $count ->
        [one] chance **{ $points }** point aux dés
       *[other] chance **{ $points }** points aux dés
    }
qwixx-luck-explained = Chance : mon estimation de ce que les dés ont donné ou pris, quoi qu’on en ait fait.
