# Qwirkle on Discord: commands, lobby, hand.

qwirkle-name = Qwirkle
qwirkle-command = Play Qwirkle in this channel
qwirkle-command-hand = See your tiles, for you alone
qwirkle-command-play = Lay tiles: RC N30, RS O30
qwirkle-command-swap = Exchange tiles instead of laying some
qwirkle-command-pass = See what the rules allow you now
qwirkle-command-bag = See which tiles you have not seen yet
qwirkle-option-edition = Whose rules: they differ in the number of players and in how a blocked game ends
qwirkle-option-tie-break = Who starts when several players have the same largest set
qwirkle-option-move = Tiles and cells, for example RC N30, RS O30
qwirkle-option-tiles = The tiles to exchange, for example RC BS, or all

qwirkle-edition-gamerules = Gamerules: 2–6 players, a blocked game ends at once
qwirkle-edition-iello = IELLO 2022: 2–4 players, a blocked game ends after a round of passes
qwirkle-tie-eldest = The oldest Discord account
qwirkle-tie-lot = By lot
qwirkle-edition-gamerules-line = Rules: **Gamerules** – 2 to 6 players; when the bag is empty and nobody can play, the game ends at once.
qwirkle-edition-iello-line = Rules: **IELLO 2022** – 2 to 4 players; when the bag is empty and nobody can play, the game ends after everybody has passed.
qwirkle-tie-eldest-line = A tie for the start: the **oldest Discord account** begins.
qwirkle-tie-lot-line = A tie for the start is decided **by lot**.
qwirkle-facts = -# 108 tiles · about 45 minutes at a table · medium · no super powers, cubes or cards

qwirkle-banner-alt = Tiles on a table: six stars of six colours in a row, and other lines that begin there.

# The composer.
qwirkle-draft-choose = Tap a tile to lay it.
qwirkle-draft-place = **{ $tile }**: choose its place in the menu. The picture shows the numbers.
qwirkle-draft-nowhere = **{ $tile }** fits nowhere now. Tap another tile.
qwirkle-draft-no-set = **{ $tile }** belongs to no set of { $count } in your hand. Tap another tile.
qwirkle-draft-laid = Laid so far: **{ $play }**
qwirkle-draft-owed = { $count ->
        [one] One more tile is needed: the first play must be a whole set.
       *[other] { $count } more tiles are needed: the first play must be a whole set.
    }
qwirkle-draft-qwirkle = ⭐ This makes a Qwirkle!
qwirkle-draft-ends = 🏁 These are your last tiles: this play ends the game.
qwirkle-draft-waits = You can make this play when it is your turn.
qwirkle-draft-lost = { $count ->
        [one] The table has changed: { $play } no longer fits and is back in your hand.
       *[other] The table has changed: { $play } no longer fit and are back in your hand.
    }
qwirkle-how-to-type = -# Or type it: `/qwirkle play`, then each tile with its cell, like RC N30, RS O30.
qwirkle-best-title = The plays with the most points:
qwirkle-best-play = `{ $play }` · { $points }
qwirkle-menu-place = { $count ->
        [one] The only place for this tile
       *[other] One of { $count } places
    }
qwirkle-menu-tile = Add a tile to the line
qwirkle-menu-page = More …
qwirkle-option-place = { $number } · { $cell }
qwirkle-option-tile = { $tile } → { $number } · { $cell }
qwirkle-option-points = { $option } · +{ $points }
qwirkle-tile-with-code = { $tile } ({ $code })
qwirkle-grows = { $count ->
        [one] extends { $lines }
       *[other] extends { $lines }
    }
qwirkle-grows-qwirkle = completes six: { $lines }
qwirkle-grows-first = starts the first line
qwirkle-shared-colour-row = the { $colour } row
qwirkle-shared-colour-column = the { $colour } column
qwirkle-shared-shape-row = the { $shape } row
qwirkle-shared-shape-column = the { $shape } column
qwirkle-button-play = Play
qwirkle-button-play-points = Play +{ $points }
qwirkle-button-undo = Undo
qwirkle-button-undo-tile = Undo { $play }
qwirkle-button-clear = Clear
qwirkle-button-sort-dealt = Sort: as drawn
qwirkle-button-sort-colour = Sort: colour
qwirkle-button-sort-shape = Sort: shape
qwirkle-choice-points = { $play } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
qwirkle-you-played = You laid **{ $play }**.
qwirkle-you-swapped =
    { $count ->
        [one] You exchanged { $tiles } for a new tile.
       *[other] You exchanged { $tiles } for { $count } new tiles.
    }
qwirkle-swap-title = Exchange tiles
qwirkle-swap-label = Which tiles do you give back?
qwirkle-swap-hint =
    { $count ->
        [one] Tick one tile. The exchange is your whole turn.
       *[other] Tick up to { $count } tiles. The exchange is your whole turn.
    }
button-swap = Swap…
button-bag = Bag

# How much the bot helps.
qwirkle-help-fair = Fair: you find the plays yourself
qwirkle-help-learner = Learner: the best plays first, with their points; hints tell why
qwirkle-help-fair-line = Help: **fair** – finding the play is up to you.
qwirkle-help-learner-line = Help: **learner** – the best plays are offered first, with their points; hints tell why.

# Names that people type, and the computer players.
name-hand = hand
name-play = play
name-swap = swap
name-bag = bag
name-edition = edition
name-tie-break = tie_break
name-tiles = tiles
