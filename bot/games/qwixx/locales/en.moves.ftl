## Qwixx, marks by name, and why one could not be read or made. Letters of colours (R7) are the same in every language.

# Marks.
qwixx-colour-red = red
qwixx-colour-yellow = yellow
qwixx-colour-green = green
qwixx-colour-blue = blue
qwixx-mark = { $colour } { $number }

# Words that could not be read.
qwixx-notation-empty = Type a colour and a number, for example `red 7` or `R7`, or `pass`.
qwixx-notation-too-long = That is too long to read: at most { $limit } characters, please. The short form is enough, for example `R7`.
qwixx-notation-unknown = I can't read “{ $word }”. Type a colour and a number, for example `red 7` or `R7`, or `pass`. Colours are R red, Y yellow, G green, B blue.
qwixx-notation-pass-and-more = Either pass or mark, not both. Type `pass` alone, or a mark like `R7`.
qwixx-notation-one-number = One mark at a time: type one colour and one number, for example `R7`.
qwixx-notation-no-number = Which number do you want to mark? Type it after the colour, for example `{ $example }`.
qwixx-notation-no-colour = Which colour do you want to mark? Type it before the number, for example `{ $example }`.
qwixx-notation-number-range = There is no { $number } on the sheet. Numbers go from 2 to 12.
qwixx-notation-no-such-bonus = There is no cell { $mark } on this sheet. Two colours name a bonus cell, and only Big Points has those: `RY7` between red and yellow, `GB7` between green and blue.

# Marks that the rules forbid.
qwixx-illegal-game-over = This game is over; nothing more can be marked.
qwixx-illegal-already-out = You have left this game already.
qwixx-illegal-not-your-phase = Only the player who rolled may mark now, with a white and a colour die. Wait for the next roll.
qwixx-illegal-nothing-to-mark = The white dice make nothing that you can still mark, so there is nothing for you to decide. The table does not wait for you.
qwixx-illegal-no-such-cell = There is no such cell on the sheet.
qwixx-illegal-row-closed = The row of { $mark } is closed: nobody can mark in it any more.
qwixx-illegal-die-gone = { $mark } can't be marked with a colour die: the die for { $colours } has left the game.
qwixx-illegal-no-such-sum = The white dice make { $sum }, so { $mark } can't be marked now. Choose { $sum } in a row of yours, or pass.
qwixx-illegal-no-such-colour-sum = A white die and the colour die make { $made }, not { $mark }.
qwixx-illegal-crossed-already = { $mark } is crossed already.
qwixx-illegal-not-right-of-last = Marks go from left to right: { $mark } lies left of { $last }, your last cross in that row.
qwixx-illegal-too-few-to-close = { $mark } closes the row, and that needs at least { $needed } crosses in it before; you have { $crossed }.
qwixx-illegal-bonus-needs-neighbour = The bonus cell { $mark } needs a crossed cell beside it: first { $neighbours }.
qwixx-illegal-bonus-in-one-turn = { $base } and its bonus cell { $mark } can't both be marked in one turn at this table.
