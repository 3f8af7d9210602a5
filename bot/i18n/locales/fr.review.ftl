# Le regard en arrière.

command-review = Revoir la partie : les points au fil des tours, les meilleurs coups, les occasions manquées
name-review = analyse
button-review = Analyse
button-replay = Pas à pas
button-misses = Occasions manquées
button-miss-before = ◀ Précédente
button-miss-after = Suivante ▶

review-begins = **L’analyse commence.**
review-queued =
    { $count ->
        [one] **Une autre analyse passe avant celle-ci.**
       *[other] **{ $count } analyses passent avant celle-ci.**
    }
review-progress = **Analyse de la partie :** étape { $done } sur { $total }.
review-wait = -# Elle s’affichera ici. Tu peux fermer ce message : **Analyse** la montrera plus tard aussitôt.
review-unfinished = **L’analyse dure plus longtemps que ce message ne peut la suivre.** Elle continue : **{ button-refresh }** montre où elle en est, ou l’analyse elle-même.
refused-review-broken = Impossible d’analyser cette partie : avec les règles que je connais aujourd’hui, ses coups ne mènent pas à sa fin. Une version plus ancienne de moi l’a peut-être jouée.
review-failed = L’analyse n’a pas pu être faite. Appuie sur **Actualiser** pour réessayer ; si elle échoue encore, préviens l’hôte de ce bot.
review-title = **Analyse** · les points après chaque tour
review-seat = { $number }. **{ $player }**
review-accuracy = précision **{ $percent } %**
review-few-decisions = trop peu de décisions pour juger
review-most-points =
    { $points ->
        [one] Le plus de points d’un coup : tour { $turn }, { $move }, pour { $points } point
       *[other] Le plus de points d’un coup : tour { $turn }, { $move }, pour { $points } points
    }
review-see = Voir un coup riche en points
review-see-turn = { $player }, tour { $turn }
review-see-points =
    { $points ->
        [one] { $points } point d’un coup
       *[other] { $points } points d’un coup
    }
review-accuracy-explained = -# Précision : 100 %, c’est chaque fois le meilleur coup que j’ai trouvé ; 0 %, le pire que j’ai examiné.
review-no-misses = Personne n’a rien manqué d’important.
review-no-misses-of = { $player } n’a rien manqué d’important.
review-misses-title = **Les plus grandes occasions manquées** · { $number } sur { $count }
review-missed-points = **Tour { $turn }, { $player } :** { $points ->
        [one] { $points } point joué
       *[other] { $points } points joués
    } ({ $move }), { $there ->
        [one] il y en avait { $there }
       *[other] il y en avait { $there }
    } : **{ $best }**
review-missed-worth = **Tour { $turn }, { $player } :** { $points ->
        [one] { $points } point joué
       *[other] { $points } points joués
    } ({ $move }). Plus avisé à la longue : **{ $best }** ({ $there ->
        [one] { $there } point
       *[other] { $there } points
    })
review-lost =
    { $count ->
        [one] -# D’après mon estimation, cela a coûté { $points } point en tout.
       *[other] -# D’après mon estimation, cela a coûté { $points } points en tout.
    }
review-whose = Les occasions de qui
review-everybody = De tout le monde

chart-alt =
    { $count ->
        [one] Les points après { $count } tour.
       *[other] Les points après chacun des { $count } tours.
    }
chart-alt-end = À la fin : { $scores }.
chart-alt-score = { $player } { $points }
chart-alt-won =
    { $count ->
        [one] { $players } a gagné.
       *[other] { $players } se partagent la victoire.
    }
chart-alt-changes =
    { $count ->
        [one] Un seul changement en tête, au tour { $turn }.
       *[other] { $count } changements en tête, le dernier au tour { $turn }.
    }
chart-alt-no-change = Aucun changement en tête.
chart-alt-led = Tours { $first } à { $last } : { $player } en tête.
chart-alt-led-once = Tour { $turn } : { $player } en tête.
