# Le regard en arrière.

qwixx-alt-best = Le mieux : cocher { $mark }.
qwixx-alt-best-none = Le mieux : ne rien cocher.
