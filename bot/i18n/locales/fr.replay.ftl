## Revoir une partie terminée, l’enregistrer, la filmer.

command-replay = Revoir une partie terminée coup par coup, pour toi seulement
name-replay = revoir
button-replay-first = ⏮ Début
button-replay-back = ◀ Retour
button-replay-next = ▶ Suite
button-replay-last = ⏭ Fin
button-export = Enregistrer en texte
button-film = Image animée
replay-title = **Étape { $step } sur { $steps }**
replay-title-turn = **Étape { $step } sur { $steps }** · tour { $turn }
replay-points = { $player } { $points }
replay-jump = Aller à une étape
replay-step = Étape { $step }
replay-step-turn = Étape { $step } · tour { $turn }
replay-step-by = Étape { $step } · tour { $turn } · { $player }
replay-exported = { $file } garde chaque coup de la partie, en anglais : conserve-le si tu veux. L’hôte de ce bot peut le faire analyser par `python -m bot review { $file }`.
replay-filmed = Toute la partie en { $count } images, une par seconde. Les numéros des joueurs :
replay-film-alt = Une image animée de toute la partie en { $count } images, de la mise en place à la fin. Points à la fin : { $points }.
refused-replay-running = Cette partie est encore en cours, et la revoir trahirait ce qui est caché. Quand elle sera terminée, `/{ $game } revoir` en montrera chaque étape. En attendant, le bouton **{ button-review }** sous le dernier message d’une partie précédente fonctionne toujours.
refused-replay-broken = Impossible de revoir cette partie : avec les règles que je connais aujourd’hui, ses coups ne mènent pas à sa fin. Une version plus ancienne de moi l’a peut-être jouée.
