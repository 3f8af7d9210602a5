# Qwixx on Discord: commands, the private sheet.

qwixx-command-sheet = See your sheet and what you may mark, for you alone
qwixx-command-mark = Mark a number: red 7
qwixx-command-pass = Mark nothing in this phase
qwixx-option-move = Colour and number, for example red 7
button-skip = Pass
button-sheet = My sheet
qwixx-button-mark-sure = Yes, mark it
qwixx-button-skip-sure = Yes, take the miss
qwixx-ask-far = { $mark } skips { $count } numbers of its row: you can never mark them any more. Do you want that?
qwixx-ask-miss = If you mark nothing now, you take a miss: −5 points at the end. Do you want that?
qwixx-decided-mark = **You chose { $mark }.** You can change it until everybody has decided.
qwixx-decided-pass = **You chose to mark nothing.** You can change it until everybody has decided.
qwixx-banner-alt = Six dice, two white and one each in red, yellow, green and blue, beside four rows of numbers, some crossed.

# How much the bot helps.
qwixx-help-fair = Fair: all legal marks, in the order of the sheet
qwixx-help-learner = Learner: the wiser marks first, and hints that tell why
qwixx-help-fair-line = Help: **fair** – which mark is wise is up to you.
qwixx-help-learner-line = Help: **learner** – the wiser marks are offered first; hints tell why.

# Names that people type, and the computer players.
name-sheet = sheet
name-mark = mark
name-variant = variant
