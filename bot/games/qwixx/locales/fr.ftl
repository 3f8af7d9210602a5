## Qwixx, le récit de la partie. Les lettres des couleurs (R7) et ce qui s’écrit ne changent pas d’une langue à l’autre.

# Le jeu, et les choix d’une table.
qwixx-name = Qwixx
qwixx-command = Jouer à Qwixx dans ce salon
qwixx-facts = -# 6 dés · 2 à 5 joueurs · prêt en une minute · tout le monde décide en même temps
qwixx-option-variant = La feuille avec laquelle on joue
qwixx-variant-classic = Classique : une couleur par rangée, nombres dans l’ordre
qwixx-variant-mixx-a = Mixx A : les couleurs de chaque rangée sont mélangées
qwixx-variant-mixx-b = Mixx B : les nombres de chaque rangée sont mélangés
qwixx-variant-big-points = Big Points : deux rangées bonus qui comptent double
qwixx-variant-classic-line = Feuille : **Classique** – une couleur par rangée, nombres dans l’ordre.
qwixx-variant-mixx-a-line = Feuille : **Mixx A** – nombres dans l’ordre, mais plusieurs couleurs par rangée.
qwixx-variant-mixx-b-line = Feuille : **Mixx B** – une couleur par rangée, mais nombres mélangés.
qwixx-variant-big-points-line = Feuille : **Big Points** – avec deux rangées bonus dont les croix comptent dans les rangées du dessus et du dessous.

# Rangées et dés.
qwixx-die = { $colour } { $number }
qwixx-row-red = rangée rouge
qwixx-row-yellow = rangée jaune
qwixx-row-green = rangée verte
qwixx-row-blue = rangée bleue
qwixx-row-first = première rangée
qwixx-row-second = deuxième rangée
qwixx-row-third = troisième rangée
qwixx-row-fourth = quatrième rangée
qwixx-row-number = rangée { $number }
qwixx-player = **{ $player }**

# Ce qui s’est passé.
qwixx-roll-off = { $player } { $sum }
qwixx-rolled-off = Chacun a lancé deux dés : { $rolls }.
qwixx-rolled-again = Après l’égalité, encore une fois : { $rolls }.
qwixx-starts = **{ $player }** commence.
qwixx-rolled = 🎲 **{ $player }** lance { $first } + { $second } = **{ $sum }** avec les dés blancs ; { $colours }.
qwixx-marked = **{ $player }** a coché { $mark }.
qwixx-marked-none = Personne n’a coché la somme blanche.
qwixx-marked-no-other = Personne d’autre n’a coché la somme blanche.
qwixx-coloured = **{ $player }** a coché { $mark } avec un dé de couleur.
qwixx-coloured-nothing = **{ $player }** n’a rien coché avec un dé de couleur.
qwixx-closed = 🔒 La { $row } est clôturée par { $players }. Le dé { $colour } quitte le jeu.
qwixx-missed = ✖ **{ $player }** prend un coup manqué, { $count } sur { $most } : 5 points de moins à la fin.
qwixx-resigned = **{ $player }** a quitté la partie, sans victoire possible. Les rangées clôturées le restent.
qwixx-ended-rows = La partie est terminée : deux rangées sont clôturées.
qwixx-ended-misses = La partie est terminée : un quatrième coup manqué a été pris.
qwixx-ended-left-alone = La partie est terminée : il ne reste qu’une personne à la table.
qwixx-won = { $winners } gagne avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
qwixx-won-shared = Victoire partagée : { $winners } ont chacun { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

# Où en est la table.
qwixx-standing = { $status } { $number }. { $player } : **{ $points }**
qwixx-standing-roll = { $status } { $number }. 🎲 { $player } : **{ $points }**
qwixx-standing-still = { $number }. { $player } : **{ $points }**
qwixx-standing-left = { $number }. { $player } : { $points } · a quitté la partie
qwixx-misses = { $count ->
        [one] { $count } coup manqué
       *[other] { $count } coups manqués
    }
qwixx-final = { $place ->
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] { $place }.
    } { $player } : **{ $points }**
qwixx-final-left = { $place }. { $player } : { $points } · a quitté la partie

# Ce qui est à faire, dit à tout le monde.
qwixx-owed-nothing = Les dés se reposent : personne n’a rien à décider.
qwixx-owed-white = Dés blancs : chacun peut cocher un **{ $sum }**, ou passer. Ensuite, { $player } pourra aussi utiliser un dé de couleur.
qwixx-owed-colour-may = Dés de couleur : { $player } peut cocher la somme d’un dé blanc et d’un dé de couleur, ou passer.
qwixx-owed-colour-must = Dés de couleur : { $player } doit cocher la somme d’un dé blanc et d’un dé de couleur, ou prendre un coup manqué.

# Ce que les règles permettent maintenant, dit à une personne.
qwixx-allowed-over = La partie est terminée ; on ne coche plus rien.
qwixx-allowed-left = Tu as quitté cette partie : tu n’as plus rien à décider.
qwixx-allowed-nothing = Tu ne peux cocher { $sum } nulle part : la table ne t’attend pas.
qwixx-allowed-white = Tu peux cocher un **{ $sum }**, ou passer ; passer ne te coûte rien.
qwixx-allowed-white-active = C’est ton lancer. Tu peux cocher un **{ $sum }**, ou passer ; viennent ensuite les dés de couleur. Si tu ne coches rien dans les deux étapes, tu prends un coup manqué.
qwixx-allowed-white-must = C’est ton lancer, et aucun dé de couleur ne te permet de cocher pour l’instant. Coche un **{ $sum }**, ou prends un coup manqué.
qwixx-allowed-colour-may = Tu peux cocher la somme d’un dé blanc et d’un dé de couleur dans cette couleur, ou passer ; passer ne te coûte rien.
qwixx-allowed-colour-must = Tu dois cocher la somme d’un dé blanc et d’un dé de couleur dans cette couleur, ou prendre un coup manqué : 5 points de moins à la fin.
qwixx-allowed-wait = Les dés de couleur sont à { $player } ; tu n’as rien à décider.

# Une case sur un bouton.
qwixx-choice-skips = saute { $count }
qwixx-choice-locks = clôture

# Les points de chaque feuille.
qwixx-score-legend = Croix et points par rangée, celle du cadenas comprise :
qwixx-score = { $number }. { $player } : **{ $points }**
qwixx-score-row = { $row } : { $count } = { $points }
qwixx-score-locked = { $row } : { $count } 🔒 = { $points }
qwixx-score-misses = { $count ->
        [one] { $count } coup manqué = −{ $points }
       *[other] { $count } coups manqués = −{ $points }
    }

# Les feuilles en mots simples : pas de mise en forme ici.
qwixx-none = aucune
qwixx-sheet = Feuille { $number }, { $player } : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
qwixx-sheet-misses = { $count ->
        [one] { $count } coup manqué.
       *[other] { $count } coups manqués.
    }
qwixx-sheet-empty = Encore rien de coché.
qwixx-row-open = { $row } : croix { $marked } ; libres { $open }.
qwixx-row-closed = { $row } : croix { $marked } ; clôturée.
qwixx-row-locked = { $row } : croix { $marked }, avec le cadenas.

# Les images en mots simples : pas de mise en forme ici.
qwixx-alt-roll = { $player } lance les dés.
qwixx-alt-dice = Blancs { $first } et { $second }, somme { $sum } ; { $colours }.
qwixx-alt-mark = { $player } { $mark }
qwixx-alt-marks = Nouvelles croix : { $marks }.
qwixx-alt-no-marks = Aucune nouvelle croix.
qwixx-alt-closing = Rangée clôturée à l’instant : { $row }.
qwixx-alt-closed = Rangée déjà clôturée : { $row }.
qwixx-alt-missed = { $player } prend un coup manqué.
qwixx-alt-score = { $player } { $points }
qwixx-alt-scores = Points : { $scores }.
qwixx-alt-misses = Coups manqués : { $misses }.
qwixx-alt-resigned = { $player } a quitté la partie.
qwixx-alt-over = Partie terminée, victoire : { $winners }.
qwixx-alt-pending = Choix encore secret : { $mark }.

# /qwixx règles.
qwixx-rules-goal = **But.** Chacun a la même feuille : quatre rangées de onze nombres. Coches-en le plus possible. Dans une rangée, on coche seulement de gauche à droite : les nombres sautés sont perdus.
qwixx-rules-classic = **La feuille.** Rouge et jaune montent de 2 à 12, vert et bleu descendent de 12 à 2.
qwixx-rules-mixx-a = **Mixx A.** Les nombres sont dans l’ordre, mais les couleurs de chaque rangée sont mélangées : la couleur d’une case indique son dé. Chaque couleur avec chaque nombre existe une fois : `R7` est le 7 rouge, où qu’il soit. Les points se comptent par rangée. Une rangée clôturée retire le dé de sa dernière case ; les cases de cette couleur dans les autres rangées restent ouvertes à la somme blanche.
qwixx-rules-mixx-b = **Mixx B.** Chaque rangée a une couleur, mais ses nombres sont mélangés. On coche toujours de gauche à droite, et le nombre tout à droite clôture la rangée.
qwixx-rules-big-points = **Big Points.** Rouge et jaune montent de 2 à 12, vert et bleu descendent de 12 à 2. Entre les deux de chaque paire, il y a une rangée bonus. Tu peux cocher une case bonus (`RY7`, `GB7`) quand la case du dessus ou du dessous est cochée sur ta feuille et que son nombre revient : par la somme blanche, ou avec le dé de couleur de cette voisine, même dans le même tour. Elle se coche à la place d’une autre case, de gauche à droite, jusqu’au bout. Elle compte dans les deux rangées voisines (15 croix au plus, 120 points) et évite un coup manqué, mais n’aide pas à clôturer.
qwixx-rules-start = **Départ.** Chacun lance deux dés et la plus haute somme commence ; à égalité, on relance entre ex æquo. On joue dans l’ordre d’arrivée à la table.
qwixx-rules-white = **1. Dés blancs : tout le monde.** Une personne lance tous les dés. Chacun, elle comprise, peut cocher la somme des deux dés blancs dans une rangée. Ce n’est jamais obligatoire. Les choix sont secrets et peuvent changer jusqu’à ce que tous aient décidé ; puis on les montre ensemble.
qwixx-rules-colour = **2. Dés de couleur : seulement qui a lancé.** Cette personne peut ajouter un dé blanc à un dé de couleur et cocher cette somme dans cette couleur.
qwixx-rules-miss = **Coups manqués.** Qui a lancé et ne coche rien dans les deux étapes prend un coup manqué : 5 points de moins à la fin. Les autres n’en prennent jamais.
qwixx-rules-lock = **Cadenas.** Le dernier nombre d’une rangée demande au moins cinq croix avant lui dans cette rangée. Il apporte le cadenas, une croix de plus pour toi. La rangée est alors clôturée pour tout le monde et son dé quitte le jeu. Avec les dés blancs, plusieurs peuvent clôturer la même rangée à la fois.
qwixx-rules-end = **Fin.** La partie s’arrête aussitôt quand deux rangées sont clôturées ou au quatrième coup manqué d’une personne. Si la deuxième rangée se clôture avec les dés blancs, il n’y a plus d’étape 2 ni de coup manqué. Le plus haut total gagne ; à égalité, la victoire est partagée.
qwixx-rules-score = **Points.** De 1 à 12 croix dans une rangée : 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78. Chaque coup manqué coûte 5.
qwixx-rules-leaving = Qui part ne peut plus gagner. Les rangées clôturées le restent.
qwixx-rules-advice = **Conseils.** Pas de grands bonds au début : sur la feuille classique, un premier 6 rouge perd 2, 3, 4 et 5. Avance à petits pas, et ose davantage vers la fin. Regarde qui va clôturer une rangée qui pourrait encore te rapporter gros.
qwixx-rules-mistakes = **Erreurs fréquentes.** Clôturer avec moins de cinq croix ; un coup manqué pour qui n’a pas lancé ; cocher à gauche d’une croix ; oublier la croix du cadenas.
qwixx-rules-typing = **Écrire.** `/qwixx cocher` accepte `rouge 7` ou `R7` : R rouge, Y jaune, G vert, B bleu. `/qwixx passer` ne coche rien. Le bouton **Ma feuille** montre ce que tu peux cocher.
qwixx-rules-variants = **Variantes.** `/qwixx commencer` propose Classique, Mixx A, Mixx B et Big Points. *On Board* n’y est pas : il faut une piste imprimée qu’aucun texte public ne montre, on ne peut donc pas la refaire fidèlement.
