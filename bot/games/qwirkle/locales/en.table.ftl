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

qwirkle-hand-title = **Your hand**
qwirkle-how-to-play = Lay tiles with `/qwirkle play move:{ $example }` – tile, then cell; the command offers what is legal while you type. `/qwirkle swap` exchanges tiles instead.
qwirkle-best-title = The best plays:
qwirkle-best-play = `{ $play }` · { $points }
qwirkle-best-none = None of your tiles fits anywhere now.
qwirkle-choice-points = { $play } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
qwirkle-you-played = You laid { $play }.
qwirkle-you-swapped =
    { $count ->
        [one] You exchanged { $tiles } for a new tile.
       *[other] You exchanged { $tiles } for { $count } new tiles.
    }
qwirkle-tile-option = { $tile } ({ $code })
qwirkle-swap-placeholder = Tiles to exchange
qwirkle-swap-title =
    { $count ->
        [one] Choose the tile to exchange. That is your whole turn.
       *[other] Choose up to { $count } tiles to exchange. That is your whole turn.
    }
button-swap = Swap
button-bag = Bag
