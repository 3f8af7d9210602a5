# Looking back at a game.

qwixx-alt-best = Best: cross { $mark }.
qwixx-alt-best-none = Best: cross nothing.
