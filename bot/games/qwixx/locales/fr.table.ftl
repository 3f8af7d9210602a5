# Qwixx sur Discord.

qwixx-command-sheet = Voir ta feuille et ce que tu peux cocher, pour toi seul
qwixx-command-mark = Cocher un nombre : rouge 7
qwixx-command-pass = Ne rien cocher dans cette phase
qwixx-option-move = Couleur et nombre, par exemple rouge 7
button-skip = Passer
button-sheet = Ma feuille
qwixx-button-mark-sure = Oui, je coche
qwixx-button-skip-sure = Oui, coup manqué
qwixx-ask-far = { $mark } saute { $count } nombres de sa rangée : tu ne pourras plus jamais les cocher. C’est bien ce que tu veux ?
qwixx-ask-miss = Si tu ne coches rien maintenant, tu prends un coup manqué : −5 points à la fin. C’est bien ce que tu veux ?
qwixx-decided-mark = **Ton choix : { $mark }.** Tu peux en changer jusqu’à ce que tout le monde ait choisi.
qwixx-decided-pass = **Tu as choisi de ne rien cocher.** Tu peux en changer jusqu’à ce que tout le monde ait choisi.
qwixx-banner-alt = Six dés, deux blancs et un rouge, un jaune, un vert et un bleu, à côté de quatre rangées de nombres, certains cochés.

# L’aide du bot.
qwixx-help-fair = Sans aide : toutes les croix permises, dans l’ordre de la feuille
qwixx-help-learner = Apprentissage : les croix les plus sages d’abord, et des conseils
qwixx-help-fair-line = Aide : **aucune** – à toi de juger quelle croix est sage.
qwixx-help-learner-line = Aide : **apprentissage** – les croix les plus sages sont proposées d’abord ; des conseils disent pourquoi.

# Noms que l’on tape, et joueurs ordinateurs.
name-sheet = feuille
name-mark = cocher
name-variant = variante
