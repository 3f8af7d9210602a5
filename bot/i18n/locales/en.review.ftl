# Looking back at a game.

command-review = Look back at the game: the score over the turns, the best moves, the biggest misses
name-review = review
button-review = Review
button-replay = Step through
button-misses = Biggest misses
button-miss-before = ◀ Miss before
button-miss-after = Next miss ▶

review-begins = **The review begins.**
review-queued =
    { $count ->
        [one] **Another review comes before this one.**
       *[other] **{ $count } reviews come before this one.**
    }
review-progress = **Reviewing the game:** { $done } of { $total } steps.
review-wait = -# It appears here. You may close this message: **Review** shows it later at once.
review-unfinished = **The review takes longer than this message can follow it.** It goes on: **{ button-refresh }** shows how far it is, or the review.
refused-review-broken = This game can't be reviewed: its moves don't lead to its end by the rules that I know now. An older version of me may have played it.
review-failed = The review could not be made. Press **Refresh** to try once more; if it fails again, tell the host of this bot.
review-title = **Review** · the points after each turn
review-seat = { $number }. **{ $player }**
review-accuracy = accuracy **{ $percent }%**
review-few-decisions = too few decisions to judge
review-most-points =
    { $points ->
        [one] Most points at once: turn { $turn }, { $move }, for { $points } point
       *[other] Most points at once: turn { $turn }, { $move }, for { $points } points
    }
review-see = See a move with many points
review-see-turn = { $player }, turn { $turn }
review-see-points =
    { $points ->
        [one] { $points } point at once
       *[other] { $points } points at once
    }
review-accuracy-explained = -# Accuracy: 100% is the best move that I found, every time; 0% is the worst that I looked at.
review-no-misses = Nobody missed anything that mattered.
review-no-misses-of = { $player } missed nothing that mattered.
review-misses-title = **The biggest misses** · { $number } of { $count }
review-missed-points = **Turn { $turn }, { $player }:** { $points ->
        [one] { $points } point played
       *[other] { $points } points played
    } ({ $move }), { $there ->
        [one] { $there } was there
       *[other] { $there } were there
    }: **{ $best }**
review-missed-worth = **Turn { $turn }, { $player }:** { $points ->
        [one] { $points } point played
       *[other] { $points } points played
    } ({ $move }). Wiser in the long run: **{ $best }** ({ $there ->
        [one] { $there } point
       *[other] { $there } points
    })
review-lost = -# By my estimate that cost { $points } points in all.
review-whose = Whose misses
review-everybody = Everybody’s

chart-alt =
    { $count ->
        [one] The points after { $count } turn.
       *[other] The points after each of { $count } turns.
    }
chart-alt-end = At the end: { $scores }.
chart-alt-score = { $player } { $points }
chart-alt-won =
    { $count ->
        [one] { $players } won.
       *[other] { $players } share the victory.
    }
chart-alt-changes =
    { $count ->
        [one] The lead changed once, in turn { $turn }.
       *[other] The lead changed { $count } times, the last time in turn { $turn }.
    }
chart-alt-no-change = The lead never changed.
chart-alt-led = Turns { $first } to { $last }: { $player } ahead.
chart-alt-led-once = Turn { $turn }: { $player } ahead.
