## Qwixx, les cases par leur nom, et pourquoi une ne se lit ou ne se coche pas. Les lettres (R7) ne changent pas.

# Les cases.
qwixx-colour-red = rouge
qwixx-colour-yellow = jaune
qwixx-colour-green = vert
qwixx-colour-blue = bleu
qwixx-mark = { $colour } { $number }

# Ce qui n’a pas pu être lu.
qwixx-notation-empty = Écris une couleur et un nombre, par exemple `rouge 7` ou `R7`, ou bien `passe`.
qwixx-notation-too-long = C’est trop long à lire : { $limit } caractères au plus, s’il te plaît. La forme courte suffit, par exemple `R7`.
qwixx-notation-unknown = Je ne comprends pas « { $word } ». Écris une couleur et un nombre, par exemple `rouge 7` ou `R7`, ou bien `passe`. Couleurs : R rouge, Y jaune, G vert, B bleu.
qwixx-notation-pass-and-more = Passer ou cocher, mais pas les deux. Écris `passe` tout seul, ou une case comme `R7`.
qwixx-notation-one-number = Une seule case à la fois : écris une couleur et un nombre, par exemple `R7`.
qwixx-notation-no-number = Quel nombre veux-tu cocher ? Écris-le après la couleur, par exemple `{ $example }`.
qwixx-notation-no-colour = Quelle couleur veux-tu cocher ? Écris-la devant le nombre, par exemple `{ $example }`.
qwixx-notation-number-range = Il n’y a pas de { $number } sur la feuille. Les nombres vont de 2 à 12.
qwixx-notation-no-such-bonus = Il n’y a pas de case { $mark } sur cette feuille. Deux couleurs désignent une case bonus, et seul Big Points en a : `RY7` entre rouge et jaune, `GB7` entre vert et bleu.

# Les cases interdites.
qwixx-illegal-game-over = Cette partie est terminée ; on ne coche plus rien.
qwixx-illegal-already-out = Tu as déjà quitté cette partie.
qwixx-illegal-not-your-phase = Seul le joueur qui a lancé les dés peut cocher maintenant, avec un dé blanc et un dé de couleur. Attends le prochain lancer.
qwixx-illegal-nothing-to-mark = Les dés blancs ne donnent rien que tu puisses encore cocher : tu n’as rien à décider, la table ne t’attend pas.
qwixx-illegal-no-such-cell = Cette case n’existe pas sur la feuille.
qwixx-illegal-row-closed = La rangée de { $mark } est clôturée : plus personne ne peut y cocher.
qwixx-illegal-die-gone = { $mark } ne peut pas se cocher avec un dé de couleur : le dé { $colours } a quitté le jeu.
qwixx-illegal-no-such-sum = Les dés blancs font { $sum }, donc { $mark } ne se coche pas maintenant. Coche un { $sum }, ou passe.
qwixx-illegal-no-such-colour-sum = Un dé blanc et le dé de couleur font { $made }, pas { $mark }.
qwixx-illegal-crossed-already = { $mark } est déjà coché.
qwixx-illegal-not-right-of-last = On coche de gauche à droite : { $mark } est à gauche de { $last }, ta dernière croix dans cette rangée.
qwixx-illegal-too-few-to-close = { $mark } clôture la rangée : il y faut d’abord au moins { $needed } croix, et tu en as { $crossed }.
qwixx-illegal-bonus-needs-neighbour = La case bonus { $mark } demande une case voisine cochée : d’abord { $neighbours }.
qwixx-illegal-bonus-in-one-turn = À cette table, { $base } et sa case bonus { $mark } ne se cochent pas dans le même tour.
