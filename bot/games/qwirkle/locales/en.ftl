## Qwirkle. Letters of tiles (RC), labels of cells (N30) and what players type stay the same in every language.

# Tiles.
qwirkle-colour-red = red
qwirkle-colour-orange = orange
qwirkle-colour-yellow = yellow
qwirkle-colour-green = green
qwirkle-colour-blue = blue
qwirkle-colour-purple = purple
qwirkle-shape-circle = circle
qwirkle-shape-cross = cross
qwirkle-shape-diamond = diamond
qwirkle-shape-square = square
qwirkle-shape-star = star
qwirkle-shape-clover = clover
qwirkle-tile = { $colour } { $shape }

# Lines.
qwirkle-row = row { $row }
qwirkle-column = column { $column }

# Words that could not be read.
qwirkle-notation-empty-play = Type your tiles, each with its cell, for example `RC N30, RS O30`.
qwirkle-notation-empty-swap = Type the tiles you want to exchange, for example `RC GS`, or `all` for your whole hand.
qwirkle-notation-too-long = That is too long to read: at most { $limit } characters, please. The short form is enough, for example `RC N30, RS O30`.
qwirkle-notation-unknown-play = I can't read “{ $word }”. Type each tile with its cell, for example `RC N30, RS O30` or `red circle N30`. Colours are R O Y G B P, shapes are C X D S T L.
qwirkle-notation-unknown-swap = I can't read “{ $word }”. Type the tiles you want to exchange, for example `RC GS` or `red circle, green square`, or `all` for your whole hand.
qwirkle-notation-colour-alone = Which { $colour } tile do you mean? Add its shape: circle, cross, diamond, square, star or clover.
qwirkle-notation-shape-alone = Which colour is the { $shape }? Type it first: red, orange, yellow, green, blue or purple.
qwirkle-notation-no-cell = The tile { $tile } has no cell. Type where it goes, for example `{ $tile } N30`.
qwirkle-notation-no-tile = The cell { $cell } has no tile. Type the tile before it, for example `RC { $cell }`.
qwirkle-notation-no-heading = Several tiles, but only the cell { $cell }. Give each tile its own cell, or say which way the line goes: `{ $line } right` or `{ $line } down`.
qwirkle-notation-line = A line is typed as its tiles, one cell and one direction (right, down, left or up), for example `RC RS RD N30 right`.
qwirkle-notation-cell-range = There is no cell { $cell }. Columns are A–Z and AA–ZZ, rows are 1–999.
qwirkle-notation-swap-cell = An exchange needs tiles only, but { $cell } is a cell. To lay tiles, use `/qwirkle play`.
qwirkle-notation-swap-heading = An exchange needs tiles only, without a direction. To lay tiles, use `/qwirkle play`.

# Moves that the rules forbid.
qwirkle-illegal-game-over = This game is over; nothing more can be laid or exchanged.
qwirkle-illegal-not-your-turn = It is not your turn yet.
qwirkle-illegal-already-out = You have left this game already.
qwirkle-illegal-not-in-hand = You don't hold { $tile }, or not as often as you typed it. Look at your tiles with `/qwirkle hand`.
qwirkle-illegal-nothing-laid = A play lays at least one tile. Type it like `RC N30, RS O30`.
qwirkle-illegal-same-cell-twice = You laid two tiles on { $cell }. Each tile needs a cell of its own.
qwirkle-illegal-cell-occupied = { $tile } already lies on { $cell }. Tiles never lie on other tiles: choose an empty cell.
qwirkle-illegal-not-one-line = All tiles of a turn belong to one straight line, but { $cells } are neither in one row nor in one column.
qwirkle-illegal-gap = The line from your first tile to your last must have no gap, but { $cell } is empty. You laid on { $cells }.
qwirkle-illegal-line-too-long = A line has at most six tiles, but this one would have { $length }: { $line }.
qwirkle-illegal-duplicate-tile = No tile lies twice in one line, but { $tile } would: { $line }.
qwirkle-illegal-attributes-clash = The tiles of a line share one colour in different shapes, or one shape in different colours. These do not: { $line }.
qwirkle-illegal-not-connected = { $line } would touch no tile on the table. At least one of your tiles must lie side by side with one; a corner is no contact.
qwirkle-illegal-opening-too-short = { $needed ->
        [one] You start, so the first play lays one tile.
       *[other] You start with a set of { $needed }, so the first play lays { $needed } tiles; you laid { $laid }. Any { $needed } different tiles of one colour or one shape will do.
    }
qwirkle-illegal-opening-not-on-start = One tile of the first play must lie on { $cell }. Move your line there.
qwirkle-illegal-opening-no-swap = { $needed ->
        [one] Whoever starts can't exchange: lay one tile first.
       *[other] Whoever starts can't exchange: lay { $needed } tiles of one colour or one shape, all different.
    }
qwirkle-illegal-swap-nothing = An exchange needs at least one tile. Type it like `RC GS`, or `all`.
qwirkle-illegal-swap-bag-empty = The bag is empty, so nothing can be exchanged. Lay tiles if you can; if not, the bot passes for you.
qwirkle-illegal-swap-too-many = { $bag ->
        [one] Only one tile is left in the bag, so you can't exchange { $wanted }. Choose one.
       *[other] Only { $bag } tiles are left in the bag, so you can't exchange { $wanted }. Choose { $bag } or fewer.
    }

# What happened.
qwirkle-opened-set = { $player } { $count }
qwirkle-opened-sets = Everyone announced how many different tiles of one colour or one shape they hold: { $sets }.
qwirkle-opened-largest = **{ $player }** has the largest set and starts. { $count ->
        [one] The first play is one tile.
       *[other] The first play is a set of { $count } tiles.
    }
qwirkle-opened-eldest = { $tied } tie for the largest set. Of them **{ $player }** has the oldest account and starts (people before computers). { $count ->
        [one] The first play is one tile.
       *[other] The first play is a set of { $count } tiles.
    }
qwirkle-opened-lot = { $tied } tie for the largest set. **{ $player }** starts, by lot. { $count ->
        [one] The first play is one tile.
       *[other] The first play is a set of { $count } tiles.
    }
qwirkle-played = **{ $player }** laid { $play }: { $points ->
        [one] **1** point
       *[other] **{ $points }** points
    }
qwirkle-part-line = { $line }: { $points }
qwirkle-part-qwirkle = { $line }: { $points } + { $bonus }
qwirkle-part-lone = first tile: { $points }
qwirkle-part-last-tile = last tile: { $points }
qwirkle-shout = { $count ->
        [1] Qwirkle!
        [2] Double Qwirkle!
        [3] Triple Qwirkle!
       *[other] { $count } Qwirkles!
    }
qwirkle-swapped = **{ $player }** exchanged { $count ->
        [one] one tile.
       *[other] { $count } tiles.
    }
qwirkle-passed = **{ $player }** can neither lay a tile nor exchange (the bag is empty), so the bot passed.
qwirkle-resigned = **{ $player }** left the game. { $count ->
        [0] The points stay on the board, but a leaver can't win.
        [one] One tile went back into the bag. The points stay on the board, but a leaver can't win.
       *[other] { $count } tiles went back into the bag. The points stay on the board, but a leaver can't win.
    }
qwirkle-ended-last-tile = The game is over: the bag is empty and the last tile of a hand was laid.
qwirkle-ended-blocked = The game is over: the bag is empty and nobody can lay a tile. Nobody gets the 6 points for the last tile.
qwirkle-ended-dead = The game is over: none of the tiles left fits anywhere any more. Nobody gets the 6 points for the last tile.
qwirkle-ended-left-alone = The game is over: only one player is left.
qwirkle-winner = **{ $player }**
qwirkle-won = { $winners } wins with { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
qwirkle-won-shared = { $winners } share the victory with { $points ->
        [one] 1 point each.
       *[other] { $points } points each.
    }

# The points of a play, line by line.
qwirkle-sum-line = { $line } ({ $cells }): { $points }
qwirkle-sum-qwirkle = { $line } ({ $cells }): { $points } + { $bonus } for the Qwirkle = { $total }
qwirkle-sum-lone = a single first tile: { $points }
qwirkle-sum-last-tile = last tile of the game: { $points }
qwirkle-sum-total = { $points ->
        [one] Together **1** point
       *[other] Together **{ $points }** points
    }

# How the table stands.
qwirkle-standing = { $player }: **{ $points }** · { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
qwirkle-standing-turn = ▶ { $player }: **{ $points }** · { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
qwirkle-standing-left = { $player }: { $points } · left the game
qwirkle-final = { $place ->
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] { $place }.
    } { $player }: **{ $points }**
qwirkle-final-left = { $place }. { $player }: { $points } · left the game
qwirkle-turn-opening = **{ $player }** starts and lays { $count ->
        [one] one tile, on N30.
       *[other] { $count } tiles of one colour or one shape, all different, one of them on N30.
    }
qwirkle-bag-left = { $count ->
        [0] The bag is empty: whoever lays their last tile ends the game and gets 6 points.
        [one] One tile is left in the bag.
       *[other] { $count } tiles are left in the bag.
    }

# What the rules allow now.
qwirkle-allowed-over = The game is over; nothing more can be laid.
qwirkle-allowed-left = You left this game, so you have no turn any more.
qwirkle-allowed-wait = It is the turn of { $player }. You can look at your hand and plan meanwhile.
qwirkle-allowed-opening = You start: lay { $count ->
        [one] one tile on N30.
       *[other] { $count } tiles of one colour or one shape, all different, in one line, one of them on N30.
    } You can't exchange instead.
qwirkle-allowed-both = It is your turn. Lay tiles, or exchange { $count ->
        [one] one tile
       *[other] up to { $count } tiles
    } instead.
qwirkle-allowed-play = It is your turn. Lay tiles: the bag is empty, so there is nothing to exchange for.
qwirkle-allowed-swap = It is your turn, but none of your tiles fits anywhere. You must exchange { $count ->
        [one] a tile.
       *[other] at least one tile, and at most { $count }.
    }
qwirkle-allowed-neither = You can neither lay a tile nor exchange, so the bot passes for you.
qwirkle-allowed-no-pass = Nobody passes by choice in Qwirkle. When a player can neither lay nor exchange, the bot passes by itself and says so.

# The pictures in plain words: no markup here.
qwirkle-alt-opened = The game begins; { $player } starts.
qwirkle-alt-played = { $player } laid { $play } for { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
qwirkle-alt-swapped = { $player } exchanged { $count ->
        [one] one tile.
       *[other] { $count } tiles.
    }
qwirkle-alt-passed = { $player } had to pass.
qwirkle-alt-resigned = { $player } left the game.
qwirkle-alt-before = Before that: { $move }
qwirkle-alt-turn = It is the turn of { $player }.
qwirkle-alt-over = The game is over, won by { $winners }.
qwirkle-alt-score = { $player } { $points }
qwirkle-alt-scores = Points: { $scores }.
qwirkle-alt-size = { $count ->
        [one] One tile lies on { $left }{ $top }.
       *[other] { $count } tiles lie in columns { $left } to { $right } and rows { $top } to { $bottom }.
    }
qwirkle-alt-bag = { $count ->
        [0] The bag is empty.
        [one] One tile in the bag.
       *[other] { $count } tiles in the bag.
    }
qwirkle-alt-line = { $line }: { $tiles }
qwirkle-alt-lines = Lines of the last play: { $lines }.
qwirkle-alt-hand = Your hand: { $tiles }.
qwirkle-alt-hand-empty = Your hand is empty.
qwirkle-held = { $player } held before it: { $tiles }.
qwirkle-alt-tile = { $tile } { $code }
qwirkle-alt-tile-chosen = { $tile } { $code } (chosen)
qwirkle-alt-tile-laid = { $tile } { $code } (laid)
qwirkle-alt-planned = Not played yet: { $play }.
qwirkle-alt-planned-nothing = No tile laid yet.
qwirkle-alt-planned-points = { $points ->
        [one] It would score 1 point.
       *[other] It would score { $points } points.
    }
qwirkle-alt-planned-lines = Lines of this play: { $lines }.
qwirkle-alt-places = { $count ->
        [one] The numbered place: { $places }.
       *[other] Numbered places: { $places }.
    }
qwirkle-alt-part = Columns { $left } to { $right }, rows { $top } to { $bottom } of the table.
qwirkle-alt-part-lines = Lines: { $lines }.
qwirkle-alt-bag-colour = { $colour }: { $shapes }.

# The whole board, and the tiles unseen.
qwirkle-board-empty = The table is empty.
qwirkle-board-place = { $line } ({ $cells })
qwirkle-board-line = { $place }, { $shared }: { $tiles }
qwirkle-board-line-mixed = { $place }: { $tiles }
qwirkle-board-lone = { $cell }: { $tile }
qwirkle-bag-unseen = { $count ->
        [one] One tile you have not seen
       *[other] { $count } tiles you have not seen
    }: { $bag } in the bag, { $hidden } in other hands.
qwirkle-bag-legend = Rows: red, orange, yellow, green, blue, purple. Columns: C circle, X cross, D diamond, S square, T star, L clover.

# /qwirkle rules.
qwirkle-rules-goal = **Goal.** Lay tiles in lines and collect the most points. There are 108 tiles: six colours, six shapes, three of each pair. Everybody holds six, unseen by the others.
qwirkle-rules-start = **Start.** Everybody announces how many different tiles of one colour or one shape they hold; doubles don't count. The largest set starts, and the first play lays that many tiles, one of them on N30.
qwirkle-rules-tie-eldest = After a tie the oldest account of the tied players starts, computers after people. Play goes on in the order of joining.
qwirkle-rules-tie-lot = After a tie the lot decides who starts. Play goes on in the order of joining.
qwirkle-rules-turn = **A turn.** Lay tiles *or* exchange, never both. The tiles you lay share a colour or a shape, and all belong to one straight line without gaps. They need not touch each other, and both ends may grow. At least one touches the table side by side; a corner is no contact. Afterwards you draw back to six.
qwirkle-rules-lines = **Lines.** A line is one colour in different shapes, or one shape in different colours. No tile twice, so never more than six. This holds for every line you touch, also across. Two lines may be joined only if the whole new line holds.
qwirkle-rules-exchange = **Exchange.** Set one or more tiles aside, draw as many, and only then the old ones go back into the bag. You can't exchange more than the bag holds. If nothing fits, you must exchange.
qwirkle-rules-score = **Points.** Each line you make or grow counts one point a tile, old tiles too; a new tile in two lines counts in both. A line of six is a *Qwirkle* and earns 6 more, so 12.
    Example: four circles lie in a row and you add one at each end: 6 tiles + 6 = 12. Example: a red star completes a line of four and a line of three: 4 + 3 = 7.
qwirkle-rules-end = **End.** When the bag is empty, play goes on without drawing. Whoever lays their last tile ends the game and gets 6 points. The game also ends, without them, when none of the tiles left fits anywhere any more. Most points win; equal points share the victory. Tiles left in hand cost nothing.
qwirkle-rules-end-gamerules = This table follows the *Gamerules* sheet: if the bag is empty and nobody can play, the game ends at once, without the 6 points.
qwirkle-rules-end-iello = This table follows the *IELLO* sheet: if the bag is empty and everybody has passed once in a row, the game ends, without the 6 points.
qwirkle-rules-leaving = Whoever leaves keeps the points but can't win; their tiles go back into the bag.
qwirkle-rules-advice = **Advice.** Count the tiles (`/qwirkle bag`). Look for places that grow two lines at once. Don't leave a line of five to the next player. A well-chosen exchange costs one turn and can save several.
qwirkle-rules-mistakes = **Common mistakes.** Tiles on two different lines in one turn; looking at the main line only; the same tile twice in a line; counting only the new tiles.
qwirkle-rules-notation = **Tiles** are two letters, colour then shape. Colours: R red, O orange, Y yellow, G green, B blue, P purple. Shapes: C circle, X cross (star of four points), D diamond, S square, T star (of eight points), L clover. `RC` is the red circle.
qwirkle-rules-cells = **Cells** are a column and a row. The first tile lies on N30. Columns run A–Z, then AA–ZZ; left of A comes ZZ, then ZY. Rows grow downward; above 1 comes 999. A label never changes.
qwirkle-rules-typing = **Typing.** `/qwirkle play` takes `RC N30, RS O30`, or `red circle N30`, or a whole line from one cell: `RC RS RD N30 right` (or `down`, `left`, `up`), which steps over tiles already there. Small letters are fine. `/qwirkle swap` takes `RC GS`, or `all`.
