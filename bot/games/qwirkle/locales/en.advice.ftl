## Qwirkle, hints: a move with the reasons for it and against it.

qwirkle-move-swap = exchange { $tiles }
qwirkle-advised = **{ $move }**
    -# { $names }
qwirkle-reason-last-tile = your last tiles: this ends the game and earns { $points ->
        [one] 1 more point
       *[other] { $points } more points
    }
qwirkle-reason-qwirkle = { $count ->
        [one] completes a line of six: { $points } more points
       *[other] completes { $count } lines of six: { $points } more points
    }
qwirkle-reason-several-lines = { $count ->
        [one] scores in one line
       *[other] scores in { $count } lines at once
    }
qwirkle-reason-opening = { $count ->
        [one] the one tile that you owe as the starter
       *[other] the set of { $count } that you owe as the starter
    }
qwirkle-reason-five-open = ⚠ leaves a line of five ({ $line }): the sixth, { $tile }, can come: { $count } of { $of } unseen
qwirkle-reason-five-yours = a line of five ({ $line }) that only you can complete: you keep the last { $tile }
qwirkle-reason-five-dead = a line of five ({ $line }), but harmless: every { $tile } lies on the table already
qwirkle-reason-five-no-room = a line of five ({ $line }), but harmless: it has no room for a sixth tile
qwirkle-reason-awaited = this line of four ({ $line }) waits for two tiles: you keep { $held }; of { $tile }, { $count } of { $of } are unseen
qwirkle-reason-awaited-none = this line of four ({ $line }) can't become six: you keep { $held }, but no { $tile } is left to come
qwirkle-reason-two-directions = keeps a tile that completes two directions: { $tile } on { $cell }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
qwirkle-reason-most-points = no play scores more now
qwirkle-reason-no-five = leaves no line of five; { $play } would, for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
qwirkle-reason-must-swap = none of your tiles fits anywhere, so you must exchange
qwirkle-reason-best-play = your best play now scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }; new tiles can bring more for several turns
qwirkle-reason-keeps-set = { $count ->
        [one] keeps { $tiles }
       *[other] keeps { $count } tiles that go together: { $tiles }
    }
qwirkle-reason-double = held more than once: { $tiles }; no line takes a tile twice
qwirkle-reason-keeps = keeps { $tiles }

# Buttons of a hint.
qwirkle-button-take = Lay no. { $number }
qwirkle-button-exchange = Exchange no. { $number }…

# Tiles and lines that can't come any more.
qwirkle-bag-gone = **Can't come any more:** { $tiles }
qwirkle-bag-none-gone = Of each kind of tile there is still one that can come.
qwirkle-bag-never-six = **Can't become six any more:** { $lines }
qwirkle-alt-bag-gone = Struck out: { $tiles }.
