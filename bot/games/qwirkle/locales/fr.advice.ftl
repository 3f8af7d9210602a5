## Qwirkle, conseils : un coup avec ce qui parle pour lui et contre lui.

qwirkle-move-swap = échanger { $tiles }
qwirkle-advised = **{ $move }**
    -# { $names }
qwirkle-reason-last-tile = tes dernières tuiles : la partie se termine, et tu gagnes { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus
qwirkle-reason-qwirkle = { $count ->
        [one] complète une ligne de six : { $points } points de plus
       *[other] complète { $count } lignes de six : { $points } points de plus
    }
qwirkle-reason-several-lines = { $count ->
        [one] marque dans une seule ligne
       *[other] marque dans { $count } lignes à la fois
    }
qwirkle-reason-opening = { $count ->
        [one] la tuile que tu dois poser pour commencer
       *[other] la combinaison de { $count } que tu dois poser pour commencer
    }
qwirkle-reason-five-open = ⚠ laisse une ligne de cinq ({ $line }) ; la sixième peut venir : { $tile }, encore { $count } sur { $of } à découvrir
qwirkle-reason-five-yours = une ligne de cinq ({ $line }) que toi seul peux compléter : tu gardes la dernière, { $tile }
qwirkle-reason-five-dead = une ligne de cinq ({ $line }), mais sans danger : { $tile }, les { $of } sont sur la table
qwirkle-reason-five-no-room = une ligne de cinq ({ $line }), mais sans danger : il n’y a pas de place pour une sixième tuile
qwirkle-reason-awaited = cette ligne de quatre ({ $line }) attend deux tuiles : tu gardes l’une, { $held } ; l’autre, { $tile } : encore { $count } sur { $of } à découvrir
qwirkle-reason-awaited-none = cette ligne de quatre ({ $line }) n’ira pas à six : tu gardes { $held }, mais plus rien à attendre pour { $tile }
qwirkle-reason-two-directions = garde une tuile qui complète deux directions : { $tile } en { $cell }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
qwirkle-reason-most-points = aucun coup ne rapporte plus maintenant
qwirkle-reason-no-five = ne laisse pas de ligne de cinq ; { $play } en laisserait une, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
qwirkle-reason-must-swap = aucune de tes tuiles ne trouve de place : tu dois échanger
qwirkle-reason-best-play = ton meilleur coup rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; de nouvelles tuiles peuvent t’éviter plusieurs tours faibles
qwirkle-reason-keeps-set = { $count ->
        [one] garde { $tiles }
       *[other] garde { $count } tuiles qui vont ensemble : { $tiles }
    }
qwirkle-reason-double = en double : { $tiles } ; jamais deux fois la même tuile dans une ligne
qwirkle-reason-keeps = garde { $tiles }

# Les boutons d’un conseil.
qwirkle-button-take = Poser le n° { $number }
qwirkle-button-exchange = Échanger le n° { $number }…

# Ce qui ne peut plus venir.
qwirkle-bag-gone = **Ne peuvent plus venir :** { $tiles }
qwirkle-bag-none-gone = De chaque sorte de tuile, il peut encore en venir une.
qwirkle-bag-never-six = **N’iront plus à six :** { $lines }
qwirkle-alt-bag-gone = Barrées : { $tiles }.
