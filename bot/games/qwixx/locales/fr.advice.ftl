## Qwixx, conseils : une croix avec ce qui parle pour elle et contre elle.

qwixx-move-pass = ne rien cocher
qwixx-advised = **{ $code }** · { $mark }
qwixx-advised-pass = **Passer** · { $move }
qwixx-reason-closes = clôture la { $row } : le cadenas est une croix de plus pour toi
qwixx-reason-ends-ahead = termine la partie pendant que tu mènes : { $mine } à { $others }, pour autant qu’on le voie
qwixx-reason-ends-level = termine la partie à { $mine } contre { $others }, pour autant qu’on le voie : victoire partagée
qwixx-reason-ends-behind = ⚠ termine la partie alors que tu es derrière : { $mine } à { $others }
qwixx-reason-saves-miss = t’évite un coup manqué : { $points } points
qwixx-reason-no-miss = à l’abri d’un coup manqué ce tour-ci, que tu coches ou non un dé de couleur
qwixx-reason-bonus = une case bonus : elle compte dans les deux rangées voisines
qwixx-reason-more-crosses = { $count ->
        [one] la première croix de la { $row }
       *[other] croix numéro { $count } de la { $row } : les longues rangées rapportent le plus
    }
qwixx-reason-compact = compact : aucun nombre perdu
qwixx-reason-skips = { $count ->
        [one] ne perd que le { $numbers }
       *[other] perd { $count } nombres : { $numbers }
    }
qwixx-reason-jump = { $count ->
        [one] ⚠ un bond : { $numbers } est perdu pour toujours
       *[other] ⚠ un bond : { $count } nombres perdus pour toujours : { $numbers }
    }
qwixx-reason-may-close = { $count ->
        [one] ta première croix de la { $row }
       *[other] ta croix numéro { $count } de la { $row } : le dernier nombre peut désormais la clôturer
    }
qwixx-reason-rival = { $count ->
        [one] ⚠ il ne manque à { $players } que le dernier nombre pour clôturer la { $row }
       *[other] ⚠ il ne manque à { $players } que le dernier nombre pour clôturer la { $row }
    }
qwixx-reason-miss = ⚠ un coup manqué : { $points } points de moins à la fin
qwixx-reason-free = ne coûte rien : seul qui a lancé prend des coups manqués
qwixx-reason-free-active = pas encore de coup manqué
qwixx-reason-free-marked = ne coûte rien : tu as déjà coché dans ce tour
qwixx-reason-keeps-options = { $count ->
        [one] garde tes options : chaque croix perdrait au moins un nombre
       *[other] garde tes options : chaque croix perdrait au moins { $count } nombres
    }
qwixx-reason-later = { $count ->
        [0] un dé de couleur te donne ensuite { $mark }, sans perdre de nombre
        [one] un dé de couleur te donne ensuite { $mark }, qui ne perd qu’un nombre
       *[other] un dé de couleur te donne ensuite { $mark }, qui ne perd que { $count } nombres
    }
qwixx-reason-goes-on = la partie continue : { $mark } la terminerait
qwixx-reason-no-end = la partie continue : { $mark } la terminerait alors que tu es derrière
qwixx-alt-ringed = Entouré : { $mark }.
