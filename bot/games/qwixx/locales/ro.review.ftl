# Privirea înapoi.

qwixx-alt-best = Cel mai bine: marchezi { $mark }.
qwixx-alt-best-none = Cel mai bine: nu marchezi nimic.
