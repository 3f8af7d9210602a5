## Qwirkle. Les lettres des tuiles (RC) et les noms des cases (N30) sont les mêmes dans toutes les langues.

# Les tuiles. « $form » nomme la forme dans toutes les langues, pour l’accord : croix et étoile sont féminines.
qwirkle-colour-red = rouge
qwirkle-colour-orange = orange
qwirkle-colour-yellow = jaune
qwirkle-colour-green = vert
qwirkle-colour-blue = bleu
qwirkle-colour-purple = violet
qwirkle-shape-circle = cercle
qwirkle-shape-cross = croix
qwirkle-shape-diamond = losange
qwirkle-shape-square = carré
qwirkle-shape-star = étoile
qwirkle-shape-clover = trèfle
qwirkle-tile = { $shape } { $form ->
        [cross] { $colour ->
            [vert] verte
            [bleu] bleue
            [violet] violette
           *[other] { $colour }
        }
        [star] { $colour ->
            [vert] verte
            [bleu] bleue
            [violet] violette
           *[other] { $colour }
        }
       *[other] { $colour }
    }

# Les lignes.
qwirkle-row = rangée { $row }
qwirkle-column = colonne { $column }

# Ce qui n’a pas pu être lu.
qwirkle-notation-empty-play = Écris tes tuiles, chacune avec sa case, par exemple `RC N30, RS O30`.
qwirkle-notation-empty-swap = Écris les tuiles à échanger, par exemple `RC GS`, ou `tout` pour toute ta main.
qwirkle-notation-too-long = C’est trop long à lire : { $limit } caractères au plus, s’il te plaît. La forme courte suffit, par exemple `RC N30, RS O30`.
qwirkle-notation-unknown-play = Je ne comprends pas « { $word } ». Écris chaque tuile avec sa case, par exemple `RC N30, RS O30` ou `cercle rouge N30`. Couleurs : R O Y G B P ; formes : C X D S T L.
qwirkle-notation-unknown-swap = Je ne comprends pas « { $word } ». Écris les tuiles à échanger, par exemple `RC GS` ou `cercle rouge, carré vert`, ou `tout` pour toute ta main.
qwirkle-notation-colour-alone = De quelle tuile { $colour ->
        [vert] verte
        [bleu] bleue
        [violet] violette
       *[other] { $colour }
    } parles-tu ? Ajoute sa forme : cercle, croix, losange, carré, étoile ou trèfle.
qwirkle-notation-shape-alone = « { $shape } » : de quelle couleur ? Ajoute-la : rouge, orange, jaune, vert, bleu ou violet.
qwirkle-notation-no-cell = La tuile { $tile } n’a pas de case. Écris où elle va, par exemple `{ $tile } N30`.
qwirkle-notation-no-tile = La case { $cell } n’a pas de tuile. Écris la tuile devant, par exemple `RC { $cell }`.
qwirkle-notation-no-heading = Plusieurs tuiles, mais une seule case, { $cell }. Donne sa case à chaque tuile, ou dis où va la ligne : `{ $line } droite` ou `{ $line } bas`.
qwirkle-notation-line = Une ligne s’écrit avec ses tuiles, une case et une direction (droite, bas, gauche ou haut), par exemple `RC RS RD N30 droite`.
qwirkle-notation-cell-range = La case { $cell } n’existe pas. Les colonnes vont de A à Z puis de AA à ZZ, les rangées de 1 à 999.
qwirkle-notation-swap-cell = Un échange ne demande que des tuiles, mais { $cell } est une case. Pour poser des tuiles : `/qwirkle jouer`.
qwirkle-notation-swap-heading = Un échange ne demande que des tuiles, sans direction. Pour poser des tuiles : `/qwirkle jouer`.

# Les coups interdits.
qwirkle-illegal-game-over = Cette partie est terminée ; on ne pose et n’échange plus rien.
qwirkle-illegal-not-your-turn = Ce n’est pas encore ton tour.
qwirkle-illegal-already-out = Tu as déjà quitté cette partie.
qwirkle-illegal-not-in-hand = Tu n’as pas { $tile }, ou pas autant de fois que tu l’as écrit. Regarde tes tuiles avec `/qwirkle main`.
qwirkle-illegal-nothing-laid = Un coup pose au moins une tuile. Écris-le ainsi : `RC N30, RS O30`.
qwirkle-illegal-same-cell-twice = Tu as mis deux tuiles sur { $cell }. À chaque tuile sa case.
qwirkle-illegal-cell-occupied = { $tile } est déjà sur { $cell }. Les tuiles ne se superposent pas : choisis une case vide.
qwirkle-illegal-not-one-line = Toutes les tuiles d’un tour vont sur une même ligne droite, mais { $cells } ne sont ni dans une même rangée ni dans une même colonne.
qwirkle-illegal-gap = De ta première à ta dernière tuile, la ligne doit être sans trou, mais { $cell } est vide. Tu as posé sur { $cells }.
qwirkle-illegal-line-too-long = Une ligne a six tuiles au plus, mais celle-ci en aurait { $length } : { $line }.
qwirkle-illegal-duplicate-tile = Jamais deux fois la même tuile dans une ligne, mais { $tile } y serait en double : { $line }.
qwirkle-illegal-attributes-clash = Les tuiles d’une ligne ont une même couleur et des formes différentes, ou une même forme et des couleurs différentes. Pas celles-ci : { $line }.
qwirkle-illegal-not-connected = { $line } ne toucherait aucune tuile de la table. Au moins une de tes tuiles doit en toucher une par un côté ; un coin ne suffit pas.
qwirkle-illegal-opening-too-short = { $needed ->
        [one] Tu commences : le premier coup pose une tuile.
       *[other] Tu commences avec une combinaison de { $needed } : le premier coup pose { $needed } tuiles, tu en as posé { $laid }. Prends { $needed } tuiles différentes d’une même couleur ou d’une même forme.
    }
qwirkle-illegal-opening-not-on-start = Une tuile du premier coup doit être sur { $cell }. Déplace ta ligne jusque-là.
qwirkle-illegal-opening-no-swap = { $needed ->
        [one] On n’échange pas au premier coup : pose d’abord une tuile.
       *[other] On n’échange pas au premier coup : pose { $needed } tuiles d’une même couleur ou d’une même forme, toutes différentes.
    }
qwirkle-illegal-swap-nothing = Un échange demande au moins une tuile. Écris-le ainsi : `RC GS`, ou `tout`.
qwirkle-illegal-swap-bag-empty = Le sac est vide : plus d’échange possible. Pose des tuiles si tu peux ; sinon, le bot passe pour toi.
qwirkle-illegal-swap-too-many = { $bag ->
        [one] Il ne reste qu’une tuile dans le sac : tu ne peux pas en échanger { $wanted }. Choisis-en une.
       *[other] Il ne reste que { $bag } tuiles dans le sac : tu ne peux pas en échanger { $wanted }. Choisis-en { $bag } ou moins.
    }

# Ce qui s’est passé.
qwirkle-opened-set = { $player } { $count }
qwirkle-opened-sets = Chacun annonce la taille de sa plus grande combinaison, même couleur ou même forme, sans doublon : { $sets }.
qwirkle-opened-largest = **{ $player }** a la plus grande combinaison et commence. { $count ->
        [one] Le premier coup pose une tuile.
       *[other] Le premier coup est une combinaison de { $count } tuiles.
    }
qwirkle-opened-eldest = Égalité pour la plus grande combinaison entre { $tied }. **{ $player }** a le plus ancien compte et commence (les ordinateurs viennent après). { $count ->
        [one] Le premier coup pose une tuile.
       *[other] Le premier coup est une combinaison de { $count } tuiles.
    }
qwirkle-opened-lot = Égalité pour la plus grande combinaison entre { $tied }. Le sort a choisi : **{ $player }** commence. { $count ->
        [one] Le premier coup pose une tuile.
       *[other] Le premier coup est une combinaison de { $count } tuiles.
    }
qwirkle-played = **{ $player }** a posé { $play } : { $points ->
        [one] **{ $points }** point
       *[other] **{ $points }** points
    }
qwirkle-part-line = { $line } : { $points }
qwirkle-part-qwirkle = { $line } : { $points } + { $bonus }
qwirkle-part-lone = première tuile : { $points }
qwirkle-part-last-tile = dernière tuile : { $points }
qwirkle-shout = { $count ->
        [1] Qwirkle !
        [2] Double Qwirkle !
        [3] Triple Qwirkle !
       *[other] { $count } Qwirkles !
    }
qwirkle-swapped = **{ $player }** a échangé { $count ->
        [one] une tuile.
       *[other] { $count } tuiles.
    }
qwirkle-passed = **{ $player }** ne peut ni poser ni échanger (le sac est vide) : le bot a passé.
qwirkle-resigned = **{ $player }** a quitté la partie. { $count ->
        [0] Ses points restent affichés, mais la victoire n’est plus possible.
        [one] Une tuile retourne dans le sac. Ses points restent affichés, mais la victoire n’est plus possible.
       *[other] { $count } tuiles retournent dans le sac. Ses points restent affichés, mais la victoire n’est plus possible.
    }
qwirkle-ended-last-tile = La partie est terminée : le sac est vide et la dernière tuile d’une main est posée.
qwirkle-ended-blocked = La partie est terminée : le sac est vide et personne ne peut poser. Personne ne reçoit les 6 points de la dernière tuile.
qwirkle-ended-dead = La partie est terminée : plus aucune tuile ne trouve de place. Personne ne reçoit les 6 points de la dernière tuile.
qwirkle-ended-left-alone = La partie est terminée : il ne reste qu’une personne à la table.
qwirkle-winner = **{ $player }**
qwirkle-won = { $winners } gagne avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
qwirkle-won-shared = Victoire partagée : { $winners } ont chacun { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

# Les points d’un coup, ligne par ligne.
qwirkle-sum-line = { $line } ({ $cells }) : { $points }
qwirkle-sum-qwirkle = { $line } ({ $cells }) : { $points } + { $bonus } pour le Qwirkle = { $total }
qwirkle-sum-lone = une première tuile seule : { $points }
qwirkle-sum-last-tile = dernière tuile de la partie : { $points }
qwirkle-sum-total = { $points ->
        [one] En tout, **{ $points }** point
       *[other] En tout, **{ $points }** points
    }

# Où en est la table.
qwirkle-standing = { $player } : **{ $points }** · { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
qwirkle-standing-turn = ▶ { $player } : **{ $points }** · { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
qwirkle-standing-left = { $player } : { $points } · a quitté la partie
qwirkle-final = { $place ->
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] { $place }.
    } { $player } : **{ $points }**
qwirkle-final-left = { $place }. { $player } : { $points } · a quitté la partie
qwirkle-turn-opening = **{ $player }** commence et pose { $count ->
        [one] une tuile, sur N30.
       *[other] { $count } tuiles d’une même couleur ou d’une même forme, toutes différentes, dont une sur N30.
    }
qwirkle-bag-left = { $count ->
        [0] Le sac est vide : qui pose sa dernière tuile termine la partie et gagne 6 points.
        [one] Il reste une tuile dans le sac.
       *[other] Il reste { $count } tuiles dans le sac.
    }

# Ce que les règles permettent maintenant.
qwirkle-allowed-over = La partie est terminée ; on ne pose plus rien.
qwirkle-allowed-left = Tu as quitté cette partie : tu n’as plus de tour.
qwirkle-allowed-wait = À { $player } de jouer. En attendant, tu peux regarder ta main et préparer ton coup.
qwirkle-allowed-opening = Tu commences : pose { $count ->
        [one] une tuile sur N30.
       *[other] { $count } tuiles d’une même couleur ou d’une même forme, toutes différentes, sur une seule ligne, dont une sur N30.
    } Pas d’échange pour ce premier coup.
qwirkle-allowed-both = À toi de jouer. Pose des tuiles, ou bien échange { $count ->
        [one] une tuile.
       *[other] jusqu’à { $count } tuiles.
    }
qwirkle-allowed-play = À toi de jouer. Pose des tuiles : le sac est vide, il n’y a plus d’échange.
qwirkle-allowed-swap = À toi de jouer, mais aucune de tes tuiles ne trouve de place. Tu dois échanger { $count ->
        [one] une tuile.
       *[other] au moins une tuile, et { $count } au plus.
    }
qwirkle-allowed-neither = Tu ne peux ni poser ni échanger : le bot passe pour toi.
qwirkle-allowed-no-pass = À Qwirkle, on ne passe pas par choix. Quand tu ne peux ni poser ni échanger, le bot passe pour toi et le dit.

# Les images en mots simples : pas de mise en forme ici.
qwirkle-alt-opened = La partie commence ; { $player } joue en premier.
qwirkle-alt-played = { $player } a posé { $play } pour { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
qwirkle-alt-swapped = { $player } a échangé { $count ->
        [one] une tuile.
       *[other] { $count } tuiles.
    }
qwirkle-alt-passed = { $player } a dû passer.
qwirkle-alt-resigned = { $player } a quitté la partie.
qwirkle-alt-before = Avant cela : { $move }
qwirkle-alt-turn = À { $player } de jouer.
qwirkle-alt-over = Partie terminée, victoire : { $winners }.
qwirkle-alt-score = { $player } { $points }
qwirkle-alt-scores = Points : { $scores }.
qwirkle-alt-size = { $count ->
        [one] Une tuile, sur { $left }{ $top }.
       *[other] { $count } tuiles, des colonnes { $left } à { $right } et des rangées { $top } à { $bottom }.
    }
qwirkle-alt-bag = { $count ->
        [0] Le sac est vide.
        [one] Une tuile dans le sac.
       *[other] { $count } tuiles dans le sac.
    }
qwirkle-alt-line = { $line } : { $tiles }
qwirkle-alt-lines = Lignes du dernier coup : { $lines }.
qwirkle-alt-hand = Ta main : { $tiles }.
qwirkle-alt-hand-empty = Ta main est vide.
qwirkle-held = Main de { $player } avant ce coup : { $tiles }.
qwirkle-alt-tile = { $tile } { $code }
qwirkle-alt-tile-chosen = { $tile } { $code } (ton choix)
qwirkle-alt-tile-laid = { $tile } { $code } (sur la table)
qwirkle-alt-planned = Pas encore joué : { $play }.
qwirkle-alt-planned-nothing = Aucune tuile posée pour l’instant.
qwirkle-alt-planned-points = { $points ->
        [one] Ce coup vaudrait { $points } point.
       *[other] Ce coup vaudrait { $points } points.
    }
qwirkle-alt-planned-lines = Lignes de ce coup : { $lines }.
qwirkle-alt-places = { $count ->
        [one] La place numérotée : { $places }.
       *[other] Places numérotées : { $places }.
    }
qwirkle-alt-part = Colonnes { $left } à { $right } et rangées { $top } à { $bottom } de la table.
qwirkle-alt-part-lines = Lignes : { $lines }.
qwirkle-alt-bag-colour = { $colour } : { $shapes }.

# Tout le plateau, et les tuiles encore cachées.
qwirkle-board-empty = La table est vide.
qwirkle-board-place = { $line } ({ $cells })
qwirkle-board-line = { $place }, { $shared } : { $tiles }
qwirkle-board-line-mixed = { $place } : { $tiles }
qwirkle-board-lone = { $cell } : { $tile }
qwirkle-bag-unseen = { $count ->
        [one] { $count } tuile que tu n’as pas vue
       *[other] { $count } tuiles que tu n’as pas vues
    } : { $bag } dans le sac, { $hidden } dans les autres mains.
qwirkle-bag-legend = Rangées : R rouge, O orange, Y jaune, G vert, B bleu, P violet. Colonnes : C cercle, X croix, D losange, S carré, T étoile, L trèfle.

# /qwirkle règles.
qwirkle-rules-goal = **But.** Pose des tuiles en lignes et accumule le plus de points. Il y a 108 tuiles : six couleurs, six formes, chaque tuile en trois exemplaires. Chacun en a six en main, cachées aux autres.
qwirkle-rules-start = **Départ.** Chacun annonce la taille de sa plus grande combinaison, même couleur ou même forme ; les doublons ne comptent pas. La plus grande commence, et le premier coup pose autant de tuiles, dont une sur N30.
qwirkle-rules-tie-eldest = À égalité, le plus ancien compte commence ; les ordinateurs viennent après. On joue ensuite dans l’ordre d’arrivée à la table.
qwirkle-rules-tie-lot = À égalité, le sort décide qui commence. On joue ensuite dans l’ordre d’arrivée à la table.
qwirkle-rules-turn = **Ton tour.** Pose des tuiles *ou* échange, jamais les deux. Les tuiles posées partagent une couleur ou une forme et vont toutes sur une même ligne droite, sans trou. Elles n’ont pas à se toucher : tu peux prolonger les deux bouts d’une ligne. Une au moins touche la table par un côté ; un coin ne suffit pas. Ensuite, tu pioches pour revenir à six.
qwirkle-rules-lines = **Lignes.** Une ligne, c’est une même couleur et des formes différentes, ou une même forme et des couleurs différentes. Jamais deux fois la même tuile, donc jamais plus de six. Cela vaut pour toutes les lignes touchées, aussi en travers. Tu peux réunir deux lignes si toute la nouvelle ligne est valable.
qwirkle-rules-exchange = **Échange.** Mets des tuiles de côté, pioches-en autant, et alors seulement remets les anciennes dans le sac. Pas plus de tuiles qu’il n’en reste dans le sac. Si aucune tuile ne trouve de place, tu dois échanger.
qwirkle-rules-score = **Points.** Chaque ligne créée ou prolongée vaut un point par tuile, anciennes comprises ; une tuile nouvelle dans deux lignes compte dans les deux. Une ligne de six est un *Qwirkle* : 6 points de plus, donc 12.
    Exemple : quatre cercles en ligne, tu en ajoutes un à chaque bout : 6 tuiles + 6 = 12. Exemple : une étoile rouge complète une ligne de quatre et une de trois : 4 + 3 = 7.
qwirkle-rules-end = **Fin.** Quand le sac est vide, on continue sans piocher. Qui pose sa dernière tuile termine la partie et gagne 6 points. La partie s’arrête aussi, sans eux, quand plus aucune tuile ne trouve de place. Le plus haut total gagne ; à égalité, la victoire est partagée. Les tuiles restées en main ne coûtent rien.
qwirkle-rules-end-gamerules = Cette table suit la fiche *Gamerules* : si le sac est vide et que personne ne peut jouer, la partie s’arrête aussitôt, sans les 6 points.
qwirkle-rules-end-iello = Cette table suit la fiche *IELLO* : si le sac est vide, la partie s’arrête après un tour complet de passes, sans les 6 points.
qwirkle-rules-leaving = Qui part garde ses points mais ne peut plus gagner ; ses tuiles retournent dans le sac.
qwirkle-rules-advice = **Conseils.** Compte les tuiles (`/qwirkle sac`). Cherche les croisements qui prolongent deux lignes. Ne laisse pas une ligne de cinq au suivant. Un échange bien choisi coûte un tour et peut en sauver plusieurs.
qwirkle-rules-mistakes = **Erreurs fréquentes.** Poser sur deux lignes dans le même tour ; ne vérifier que la ligne principale ; répéter une tuile dans une ligne ; ne compter que les nouvelles tuiles.
qwirkle-rules-notation = **Les tuiles** s’écrivent en deux lettres, la couleur puis la forme. Couleurs : R rouge, O orange, Y jaune, G vert, B bleu, P violet. Formes : C cercle, X croix (étoile à quatre branches), D losange, S carré, T étoile (à huit branches), L trèfle. `RC` est le cercle rouge.
qwirkle-rules-cells = **Les cases** se nomment par colonne et rangée. La première tuile va sur N30. Les colonnes vont de A à Z, puis AA–ZZ ; à gauche de A vient ZZ, puis ZY. Les rangées augmentent vers le bas ; au-dessus de 1 vient 999. Un nom de case ne change jamais.
qwirkle-rules-typing = **Écrire un coup.** `/qwirkle jouer` accepte `RC N30, RS O30`, ou `cercle rouge N30`, ou toute une ligne depuis une case : `RC RS RD N30 droite` (ou `bas`, `gauche`, `haut`), qui saute les tuiles déjà là. Les minuscules conviennent aussi. `/qwirkle échanger` accepte `RC GS`, ou `tout`.
