## Stepping through a game that is over, saving and filming it.

command-replay = Step through a finished game, move by move, for you alone
name-replay = replay
button-replay-first = ⏮ First
button-replay-back = ◀ Back
button-replay-next = ▶ Next
button-replay-last = ⏭ Last
button-export = Save as text
button-film = Animated picture
replay-title = **Step { $step } of { $steps }**
replay-title-turn = **Step { $step } of { $steps }** · turn { $turn }
replay-points = { $player } { $points }
replay-jump = Jump to a step
replay-step = Step { $step }
replay-step-turn = Step { $step } · turn { $turn }
replay-step-by = Step { $step } · turn { $turn } · { $player }
replay-exported = { $file } is a record of every move for you to keep. Whoever hosts this bot can have it judged with `python -m bot review { $file }`.
replay-filmed = The whole game in { $count } pictures, one a second. The players by number:
replay-film-alt = An animated picture of the whole game in { $count } pictures, from the deal to the end. Points at the end: { $points }.
refused-replay-running = This game is still running, and stepping through it would give away what is hidden. Once it is over, `/{ $game } replay` shows every step. The button **{ button-review }** below the last card of an earlier game works all the while.
refused-replay-broken = This game can't be stepped through: its moves don't lead to its end by the rules that I know now. An older version of me may have played it.
