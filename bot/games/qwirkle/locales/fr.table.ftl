# Qwirkle sur Discord : commandes, avant la partie, main.

qwirkle-name = Qwirkle
qwirkle-command = Jouer à Qwirkle dans ce salon
qwirkle-command-hand = Voir tes tuiles, pour toi seulement
qwirkle-command-play = Poser des tuiles : RC N30, RS O30
qwirkle-command-swap = Échanger des tuiles au lieu d’en poser
qwirkle-command-pass = Voir ce que les règles te permettent maintenant
qwirkle-command-bag = Voir les tuiles que tu n’as pas encore vues
qwirkle-option-edition = Quelles règles : le nombre de joueurs et la fin d’une partie bloquée changent
qwirkle-option-tie-break = Qui commence si plusieurs ont la même plus grande combinaison
qwirkle-option-move = Des tuiles et des cases, par exemple RC N30, RS O30
qwirkle-option-tiles = Les tuiles à échanger, par exemple RC BS, ou tout

qwirkle-edition-gamerules = Gamerules : 2 à 6 joueurs, une partie bloquée s’arrête aussitôt
qwirkle-edition-iello = IELLO 2022 : 2 à 4 joueurs, une partie bloquée s’arrête après un tour de passes
qwirkle-tie-eldest = Le plus ancien compte Discord
qwirkle-tie-lot = Le tirage au sort
qwirkle-edition-gamerules-line = Règles : **Gamerules** – 2 à 6 joueurs ; quand le sac est vide et que personne ne peut jouer, la partie s’arrête aussitôt.
qwirkle-edition-iello-line = Règles : **IELLO 2022** – 2 à 4 joueurs ; quand le sac est vide et que personne ne peut jouer, la partie s’arrête après un tour complet de passes.
qwirkle-tie-eldest-line = À égalité au départ, le **plus ancien compte Discord** commence.
qwirkle-tie-lot-line = À égalité au départ, **le sort** décide.
qwirkle-facts = -# 108 tuiles · environ 45 minutes autour d’une table · difficulté moyenne · sans super pouvoirs, cubes ni cartes

qwirkle-banner-alt = Des tuiles sur une table : six étoiles de six couleurs alignées, et d’autres lignes qui en partent.

# La main, où l’on compose son coup.
qwirkle-draft-choose = Touche une tuile pour la poser.
qwirkle-draft-place = **{ $tile }** : choisis sa place dans le menu. L’image montre les numéros.
qwirkle-draft-nowhere = **{ $tile }** ne trouve aucune place pour l’instant. Touche une autre tuile.
qwirkle-draft-no-set = **{ $tile }** n’entre dans aucune combinaison de { $count } de ta main. Touche une autre tuile.
qwirkle-draft-laid = Déjà posé : **{ $play }**
qwirkle-draft-owed = { $count ->
        [one] Il manque encore une tuile : le premier coup doit être une combinaison complète.
       *[other] Il manque encore { $count } tuiles : le premier coup doit être une combinaison complète.
    }
qwirkle-draft-qwirkle = ⭐ Avec ce coup, tu fais un Qwirkle !
qwirkle-draft-ends = 🏁 Ce sont tes dernières tuiles : ce coup termine la partie.
qwirkle-draft-waits = Tu pourras jouer ce coup à ton tour.
qwirkle-draft-lost = { $count ->
        [one] La table a changé : { $play } ne convient plus et revient dans ta main.
       *[other] La table a changé : { $play } ne conviennent plus et reviennent dans ta main.
    }
qwirkle-how-to-type = -# Ou écris-le : `/qwirkle jouer`, puis chaque tuile avec sa case, comme RC N30, RS O30.
qwirkle-best-title = Les coups qui rapportent le plus :
qwirkle-best-play = `{ $play }` · { $points }
qwirkle-menu-place = { $count ->
        [one] La seule place pour cette tuile
       *[other] Une place parmi { $count }
    }
qwirkle-menu-tile = Ajouter une tuile à la ligne
qwirkle-menu-page = Suite…
qwirkle-option-place = { $number } · { $cell }
qwirkle-option-tile = { $tile } → { $number } · { $cell }
qwirkle-option-points = { $option } · +{ $points }
qwirkle-tile-with-code = { $tile } ({ $code })
qwirkle-grows = { $count ->
        [one] prolonge { $lines }
       *[other] prolonge { $lines }
    }
qwirkle-grows-qwirkle = complète une ligne de six : { $lines }
qwirkle-grows-first = commence la première ligne
qwirkle-shared-colour-row = la rangée { $colour ->
        [vert] verte
        [bleu] bleue
        [violet] violette
       *[other] { $colour }
    }
qwirkle-shared-colour-column = la colonne { $colour ->
        [vert] verte
        [bleu] bleue
        [violet] violette
       *[other] { $colour }
    }
qwirkle-shared-shape-row = { $shape ->
        [croix] la rangée des croix
       *[other] la rangée des { $shape }s
    }
qwirkle-shared-shape-column = { $shape ->
        [croix] la colonne des croix
       *[other] la colonne des { $shape }s
    }
qwirkle-button-play = Jouer
qwirkle-button-play-points = Jouer +{ $points }
qwirkle-button-undo = Retirer
qwirkle-button-undo-tile = Retirer { $play }
qwirkle-button-clear = Tout retirer
qwirkle-button-sort-dealt = Tri : pioche
qwirkle-button-sort-colour = Tri : couleur
qwirkle-button-sort-shape = Tri : forme
qwirkle-choice-points = { $play } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
qwirkle-you-played = Tu as posé **{ $play }**.
qwirkle-you-swapped =
    { $count ->
        [one] Tu as échangé { $tiles } contre une nouvelle tuile.
       *[other] Tu as échangé { $tiles } contre { $count } nouvelles tuiles.
    }
qwirkle-swap-title = Échanger des tuiles
qwirkle-swap-label = Quelles tuiles veux-tu rendre ?
qwirkle-swap-hint =
    { $count ->
        [one] Coche une tuile. L’échange prend tout ton tour.
       *[other] Coche jusqu’à { $count } tuiles. L’échange prend tout ton tour.
    }
button-swap = Échanger…
button-bag = Sac

# L’aide du bot.
qwirkle-help-fair = Sans aide : à toi de trouver les coups
qwirkle-help-learner = Apprentissage : les meilleurs coups d’abord, avec leurs points et des conseils
qwirkle-help-fair-line = Aide : **aucune** – à toi de trouver les coups.
qwirkle-help-learner-line = Aide : **apprentissage** – les meilleurs coups sont proposés d’abord, avec leurs points ; des conseils disent pourquoi.

# Noms que l’on tape, et joueurs ordinateurs.
name-hand = main
name-play = jouer
name-swap = échanger
name-bag = sac
name-edition = édition
name-tie-break = départage
name-tiles = tuiles
