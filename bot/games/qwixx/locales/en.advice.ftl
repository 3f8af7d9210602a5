## Qwixx, hints: a mark with the reasons for it and against it.

qwixx-move-pass = mark nothing
qwixx-advised = **{ $code }** · { $mark }
qwixx-advised-pass = **Pass** · { $move }
qwixx-reason-closes = closes the { $row }: the lock is one more cross for you
qwixx-reason-ends-ahead = ends the game while you lead: { $mine } to { $others }, as far as anybody can see
qwixx-reason-ends-level = ends the game at { $mine } to { $others }, as far as anybody can see: a shared victory
qwixx-reason-ends-behind = ⚠ ends the game while you are behind: { $mine } to { $others }
qwixx-reason-saves-miss = saves you a miss: { $points } points
qwixx-reason-no-miss = safe from a miss this turn, whether or not you mark a colour die
qwixx-reason-bonus = a bonus cell: it counts in both rows beside it
qwixx-reason-more-crosses = { $count ->
        [one] the first cross in the { $row }
       *[other] cross number { $count } in the { $row }: long rows count most
    }
qwixx-reason-compact = compact: gives up no number
qwixx-reason-skips = { $count ->
        [one] gives up only the { $numbers }
       *[other] gives up { $count } numbers: { $numbers }
    }
qwixx-reason-jump = { $count ->
        [one] ⚠ a jump: gives up { $numbers } for good
       *[other] ⚠ a jump: gives up { $count } numbers for good: { $numbers }
    }
qwixx-reason-may-close = { $count ->
        [one] your first cross in the { $row }
       *[other] your cross number { $count } in the { $row }: the last number may now close it
    }
qwixx-reason-rival = { $count ->
        [one] ⚠ { $players } needs only the last number of the { $row } to close it
       *[other] ⚠ { $players } need only the last number of the { $row } to close it
    }
qwixx-reason-miss = ⚠ takes a miss: { $points } points less at the end
qwixx-reason-free = costs nothing: only the roller takes misses
qwixx-reason-free-active = costs no miss yet
qwixx-reason-free-marked = costs nothing: you have marked in this turn already
qwixx-reason-keeps-options = { $count ->
        [one] keeps your options: each mark would give up a number or more
       *[other] keeps your options: each mark would give up { $count } numbers or more
    }
qwixx-reason-later = { $count ->
        [0] a colour die gives you { $mark } next, which gives up no number
        [one] a colour die gives you { $mark } next, which gives up only 1 number
       *[other] a colour die gives you { $mark } next, which gives up only { $count } numbers
    }
qwixx-reason-goes-on = goes on: { $mark } would end the game
qwixx-reason-no-end = goes on: { $mark } would end the game while you are behind
qwixx-alt-ringed = Ringed: { $mark }.
