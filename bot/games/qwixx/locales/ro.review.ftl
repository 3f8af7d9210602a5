# Privirea înapoi.

qwixx-alt-best = Cel mai bine: bifezi { $mark }.
qwixx-alt-best-none = Cel mai bine: nu bifezi nimic.
qwixx-luck = noroc **{ $points }** puncte din zaruri
qwixx-luck-explained = Noroc: estimarea mea despre cât au dat sau au luat zarurile, orice s-ar fi făcut cu ele.
