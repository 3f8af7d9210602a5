# Looking back at a game.

qwixx-alt-best = Best: cross { $mark }.
qwixx-alt-best-none = Best: cross nothing.
qwixx-luck = luck **{ $points }** points from the dice
qwixx-luck-explained = Luck: my estimate of what the dice gave or took, apart from what was made of them.
