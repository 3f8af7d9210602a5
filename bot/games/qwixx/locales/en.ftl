## Qwixx, how it is told. Letters of colours (R7) and what players type stay the same in every language.

# The game, and the choices of a table.
qwixx-name = Qwixx
qwixx-command = Play Qwixx in this channel
qwixx-facts = -# 6 dice · 2 to 5 players · set up in a minute · everybody decides at once
qwixx-option-variant = Which sheet is played
qwixx-variant-classic = Classic: one colour a row, numbers in order
qwixx-variant-mixx-a = Mixx A: the colours of each row are mixed
qwixx-variant-mixx-b = Mixx B: the numbers of each row are shuffled
qwixx-variant-big-points = Big Points: two bonus rows that count twice
qwixx-variant-classic-line = Sheet: **Classic** – one colour a row, numbers in order.
qwixx-variant-mixx-a-line = Sheet: **Mixx A** – numbers in order, but each row has several colours.
qwixx-variant-mixx-b-line = Sheet: **Mixx B** – one colour a row, but the numbers are shuffled.
qwixx-variant-big-points-line = Sheet: **Big Points** – with two bonus rows whose crosses count in the rows above and below.

# Rows and dice.
qwixx-die = { $colour } { $number }
qwixx-row-red = red row
qwixx-row-yellow = yellow row
qwixx-row-green = green row
qwixx-row-blue = blue row
qwixx-row-first = first row
qwixx-row-second = second row
qwixx-row-third = third row
qwixx-row-fourth = fourth row
qwixx-row-number = row { $number }
qwixx-player = **{ $player }**

# What happened.
qwixx-roll-off = { $player } { $sum }
qwixx-rolled-off = Everybody rolled two dice: { $rolls }.
qwixx-rolled-again = After the tie once more: { $rolls }.
qwixx-starts = **{ $player }** starts.
qwixx-rolled = 🎲 **{ $player }** rolls { $first } + { $second } = **{ $sum }** with the white dice; { $colours }.
qwixx-marked = **{ $player }** marked { $mark }.
qwixx-marked-none = Nobody marked the white sum.
qwixx-marked-no-other = Nobody else marked the white sum.
qwixx-coloured = **{ $player }** marked { $mark } with a colour die.
qwixx-coloured-nothing = **{ $player }** marked nothing with a colour die.
qwixx-closed = 🔒 The { $row } is closed by { $players }. The { $colour } die leaves the game.
qwixx-missed = ✖ **{ $player }** takes a miss, { $count } of { $most }: 5 points less at the end.
qwixx-resigned = **{ $player }** left the game and can't win any more. Rows that are closed stay closed.
qwixx-ended-rows = The game is over: two rows are closed.
qwixx-ended-misses = The game is over: somebody has taken the fourth miss.
qwixx-ended-left-alone = The game is over: only one player is left.
qwixx-won = { $winners } wins with { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
qwixx-won-shared = { $winners } share the victory with { $points ->
        [one] 1 point each.
       *[other] { $points } points each.
    }

# How the table stands.
qwixx-standing = { $status } { $number }. { $player }: **{ $points }**
qwixx-standing-roll = { $status } { $number }. 🎲 { $player }: **{ $points }**
qwixx-standing-still = { $number }. { $player }: **{ $points }**
qwixx-standing-left = { $number }. { $player }: { $points } · left the game
qwixx-misses = { $count ->
        [one] 1 miss
       *[other] { $count } misses
    }
qwixx-final = { $place ->
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] { $place }.
    } { $player }: **{ $points }**
qwixx-final-left = { $place }. { $player }: { $points } · left the game

# What is owed, told to everybody.
qwixx-owed-nothing = The dice rest: nobody has to decide anything.
qwixx-owed-white = White dice: everybody may mark one **{ $sum }**, or pass. After that { $player } may also use a colour die.
qwixx-owed-colour-may = Colour dice: { $player } may mark the sum of one white and one colour die, or pass.
qwixx-owed-colour-must = Colour dice: { $player } must mark the sum of one white and one colour die, or take a miss.

# What the rules allow now, told to one player.
qwixx-allowed-over = The game is over; nothing more can be marked.
qwixx-allowed-left = You left this game, so there is nothing for you to decide.
qwixx-allowed-nothing = You can't mark a { $sum } anywhere, so the table does not wait for you.
qwixx-allowed-white = You may mark one **{ $sum }**, or pass; passing costs you nothing.
qwixx-allowed-white-active = It is your roll. You may mark one **{ $sum }**, or pass; then come the colour dice. If you mark nothing in either step, you take a miss.
qwixx-allowed-white-must = It is your roll, and no colour die gives you a mark now. Mark one **{ $sum }**, or take a miss.
qwixx-allowed-colour-may = You may mark the sum of one white and one colour die in that colour, or pass; passing costs you nothing.
qwixx-allowed-colour-must = You must mark the sum of one white and one colour die in that colour, or take a miss: 5 points less at the end.
qwixx-allowed-wait = { $player } has the colour dice now; you have nothing to decide.

# A mark on a button.
qwixx-choice-skips = skips { $count }
qwixx-choice-locks = locks

# The points of each sheet.
qwixx-score-legend = Crosses and points row by row, the lock's cross included:
qwixx-score = { $number }. { $player }: **{ $points }**
qwixx-score-row = { $row }: { $count } = { $points }
qwixx-score-locked = { $row }: { $count } 🔒 = { $points }
qwixx-score-misses = { $count ->
        [one] 1 miss = −{ $points }
       *[other] { $count } misses = −{ $points }
    }

# The sheets in plain words: no markup here.
qwixx-none = none
qwixx-sheet = Sheet { $number }, { $player }: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
qwixx-sheet-misses = { $count ->
        [one] 1 miss.
       *[other] { $count } misses.
    }
qwixx-sheet-empty = Nothing is marked yet.
qwixx-row-open = { $row }: marked { $marked }; open { $open }.
qwixx-row-closed = { $row }: marked { $marked }; closed.
qwixx-row-locked = { $row }: marked { $marked } and locked.

# The pictures in plain words: no markup here.
qwixx-alt-roll = { $player } rolls.
qwixx-alt-dice = White { $first } and { $second } make { $sum }; { $colours }.
qwixx-alt-mark = { $player } { $mark }
qwixx-alt-marks = New marks: { $marks }.
qwixx-alt-no-marks = No new marks.
qwixx-alt-closing = Row closed now: { $row }.
qwixx-alt-closed = Row closed before: { $row }.
qwixx-alt-missed = { $player } takes a miss.
qwixx-alt-score = { $player } { $points }
qwixx-alt-scores = Points: { $scores }.
qwixx-alt-misses = Misses: { $misses }.
qwixx-alt-resigned = { $player } left the game.
qwixx-alt-over = The game is over, won by { $winners }.
qwixx-alt-pending = Chosen, but not made yet: { $mark }.

# /qwixx rules.
qwixx-rules-goal = **Goal.** Everybody has the same sheet: four rows of eleven numbers. Mark as many as you can. In each row you mark from left to right only: numbers that you skip are lost.
qwixx-rules-classic = **The sheet.** Red and yellow rise from 2 to 12, green and blue fall from 12 to 2.
qwixx-rules-mixx-a = **Mixx A.** Numbers stand in order, but the colours of each row are mixed: the colour of a cell tells its die. Each colour and number is there once, so `R7` is the red 7, wherever it lies. Points count by row. A closed row takes out the die of its last cell; cells of that colour in other rows stay open to the white sum.
qwixx-rules-mixx-b = **Mixx B.** Each row has one colour, but its numbers are shuffled. You still mark from left to right, and the rightmost number closes the row.
qwixx-rules-big-points = **Big Points.** Red and yellow rise from 2 to 12, green and blue fall from 12 to 2. Between each pair lies a bonus row. You may mark a bonus cell (`RY7`, `GB7`) when the cell above or below it is crossed on your sheet and its number comes again: as the white sum, or with the colour die of that neighbour, even in the same turn. It is marked instead of another cell, from left to right, until the very end. It counts in both rows beside it (15 crosses at most, 120 points) and saves you from a miss, but does not help to close a row.
qwixx-rules-start = **Start.** Everybody rolls two dice and the highest sum begins; only the tied roll again. Play goes on in the order of joining.
qwixx-rules-white = **1. White dice: everybody.** One player rolls all dice. Everybody, the roller too, may mark the sum of the two white dice in one row. Nobody must. Choices are hidden and can be changed until all have decided; then they are shown together.
qwixx-rules-colour = **2. Colour dice: the roller alone.** The roller may add one white die to one colour die and mark that sum in that colour.
qwixx-rules-miss = **Misses.** A roller who marks nothing in either step takes a miss: 5 points less at the end. The others never take one.
qwixx-rules-lock = **Locks.** The last number of a row needs at least five crosses in that row before it. It brings the lock, one more cross for you. Then the row is closed for everybody and its die leaves the game. With the white dice several players can close the same row at once.
qwixx-rules-end = **End.** The game ends at once when two rows are closed or somebody takes the fourth miss. If the second row closes with the white dice, there is no step 2 and no miss any more. Most points win; equal points share the victory.
qwixx-rules-score = **Points.** 1 to 12 crosses in a row count 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78. Each miss costs 5.
qwixx-rules-leaving = Whoever leaves can't win. Rows that they closed stay closed.
qwixx-rules-advice = **Advice.** No big jumps early: on the classic sheet a first red 6 loses 2, 3, 4 and 5. Go in small steps and dare more toward the end. Watch who is about to close a row that could still bring you much.
qwixx-rules-mistakes = **Common mistakes.** Closing a row with fewer than five crosses; a miss for somebody who did not roll; marking left of a cross; forgetting the lock's cross.
qwixx-rules-typing = **Typing.** `/qwixx mark` takes `red 7` or `R7`: R red, Y yellow, G green, B blue. `/qwixx pass` marks nothing. The button **My sheet** shows what you may mark.
qwixx-rules-variants = **Variants.** `/qwixx start` offers Classic, Mixx A, Mixx B and Big Points. *On Board* is left out: it needs a printed track that no public text shows, so it can't be built truthfully.
