# Messages that all games share.

# Commands and their options.
command-start = Open a table in this channel
command-join = Take a seat at the table that waits in this channel
command-leave = Get up from the table; in a running game, offers to resign
command-board = See the newest board, for you alone
command-score = See the points and whose turn it is
command-history = Read the moves so far
command-rules = Read the rules and how to type a move
command-resign = Leave the running game; your points stay, but you can't win
command-end = End the table without a winner (host or moderator)
option-help = How much the bot helps
option-table-language = The language of this table's public cards
option-language = The language in which the bot speaks
option-theme = The look of the pictures
option-text-board = Whether boards are also told in words, for screen readers
option-pings = Whether the bot pings you when it is your turn

# Names of commands and options, as people type them.
name-start = start
name-join = join
name-leave = leave
name-pass = pass
name-board = board
name-score = score
name-history = history
name-rules = rules
name-resign = resign
name-end = end
name-me = me
name-server = server
name-help = help
name-language = language
name-move = move
name-player = player
name-theme = theme
name-text-board = text_board
name-pings = pings

# Settings.
settings-command = Choose language, look and pings
settings-command-me = Your own language, look, boards in words and pings
settings-command-server = The language and look of this server's tables (needs Manage Server)
settings-me = **Your settings.** They count for the private messages that you get in every server, and for your pings.
settings-server = **This server's settings.** They count for the public cards of new tables; each table can choose its own language.
settings-language = Language
settings-theme = Look
settings-option = { $kind }: { $value }
language-auto = as Discord says
language-en = English
language-fr = Français
language-ro = Română
theme-auto = as usual
theme-dark = dark
theme-light = light
theme-contrast = high contrast
option-player = Host or moderator: a player to take out who has not moved for 24 hours

# Buttons.
button-join = Join
button-leave = Leave
button-add-computer = Add computer
button-remove-computer = Remove computer
button-start = Start
button-cancel = Cancel
button-hand = My hand
button-board = Board
button-more = More
button-score = Score
button-history = History
button-rules = Rules
button-resign = Resign
button-end = End
button-retire = Retire { $player }
button-resign-yes = Yes, resign
button-end-yes = Yes, end the game
button-retire-yes = Yes, retire them
button-keep-playing = Keep playing
button-again = New table
button-page-before = ◀ Page before
button-page-after = Next page ▶
button-refresh = Refresh
button-back = Menu
button-words = In words
button-text-on = Boards in words: on
button-text-off = Boards in words: off
button-pings-on = Pings: on
button-pings-off = Pings: off

# The lobby.
lobby-title = # { $game }
lobby-invitation = A table is open. Press **Join** to take a seat; the host presses **Start** when everybody is here.
lobby-started = The game has started.
lobby-seat = { $number }. { $player }
lobby-seat-host = { $number }. { $player } · host
lobby-language = The language of this table
lobby-seats-free =
    { $taken ->
        [one] -# { $taken } seat taken · { $fewest } to { $most } can play
       *[other] -# { $taken } seats taken · { $fewest } to { $most } can play
    }
computer-name = Computer ({ $level })
level-beginner = beginner
level-beginner-line = **Beginner** has just learnt the rules and overlooks a lot. A child can win.
level-casual = casual
level-casual-line = **Casual** plays sensibly, from one move to the next.
level-strong = strong
level-strong-line = **Strong** takes what scores well and is careful about what it leaves to you.
level-expert = expert
level-expert-line = **Expert** reckons with what all the others may do. It is the best that this bot can play; expect to lose more often than not.

# Why a table was closed.
closed-cancelled = The table was cancelled.
closed-expired = Nobody started this table for a day, so it was closed. `/{ $game } start` opens a new one.
closed-ended = The game was ended before its time. Nobody wins.
closed-deserted = Nobody is left at the table, so it was closed.
closed-channel-gone = The channel of this table is gone.

# The cards of a running game.
card-your-turn = { $count ->
        [one] { $player } – it is your turn.
       *[other] { $player } – it is for you to decide.
    }
turn-yours = **It is your turn.**
turn-theirs =
    { $count ->
        [one] It is the turn of { $players }.
       *[other] The table waits for { $players }.
    }
words-title = **The board in words** · page { $page } of { $pages }
board-whole = The whole board
board-zoom = Zoom into a part
history-title = **History** · page { $page } of { $pages }
more-title = **More**

# Asked once.
ask-level = Which computer player do you want at the table?
ask-level-again =
    { $free ->
        [one] One more seat is free. Another computer player?
       *[other] { $free } more seats are free. Another computer player?
    }
ask-resign = Do you want to resign? Your points stay on the board, but you can't win any more, and you can't come back to this game.
ask-end = Do you want to end this game for everybody? Nobody will win.
ask-retire = Do you want to take { $player } out of the game? The game goes on without them.

# Said privately when something was done.
said-joined = You have a seat. Have fun!
said-seated = { $player } has taken a seat.
said-full = The table is full now.
said-left = You have left the table.
said-done = Done.
said-cancelled = The table is cancelled.
said-started = The game of { $game } has started.
said-resigned = You have resigned.
said-ended = The game is over. Nobody wins.
said-retired = { $player } is out of the game.
said-kept = Good. The game goes on.

# Refusals: what is wrong, and what to do.
refused-no-table = There is no table here. `/{ $game } start` opens one.
refused-no-such-table = This button belongs to a table that is no longer kept. Look for a newer card, or open a new table.
refused-channel-busy = There is already a table in this channel. Join it or finish it first; another channel or a thread can have its own.
refused-already-started = The game has already started. `/{ $game } board` shows it.
refused-not-started = The game has not started yet. The host starts it with the button **Start**.
refused-table-over = This game is over. `/{ $game } start` opens a new table.
refused-review-running = The game still runs, and a review would tell its secrets. It can be had when the game is over. The button **{ button-review }** below the last card of an earlier game works all the while.
refused-review-never-begun = This game never began, so there is nothing to review.
refused-lobby-expired = This table waited for more than a day and is closed. `/{ $game } start` opens a new one.
refused-already-seated = You already have a seat at this table.
refused-not-seated = You don't play at this table. You can watch with `/{ $game } board`, or join the next one.
refused-player-not-seated = That player has no seat at this table.
refused-not-host = Only the host, { $host }, can do that.
refused-not-host-or-moderator = Only the host of this table or a moderator (someone who may manage messages) can do that.
refused-not-manager = Only somebody who may manage this server can change its settings. `/settings me` holds your own.
refused-too-few =
    { $fewest ->
        [one] At least { $fewest } seat must be taken.
       *[other] At least { $fewest } seats must be taken. Invite somebody, or press **Add computer**.
    }
refused-table-full = The table is full: at most { $most } can play.
refused-no-computer = No computer player sits at this table.
refused-not-your-turn = It is not your turn. `/{ $game } board` shows whose it is.
refused-stale-round = That button is from an earlier turn, so nothing was done. Look at the newest card.
refused-not-silent = The table has not waited { $hours } hours for { $player } yet. After that the host or a moderator can take them out.
refused-permissions = I can't play here: I lack { $permissions }. Please ask somebody who manages this server to allow that to me in this channel.

refused-private-thread = I am not in this private thread, so I could not show the game here. Mention me once in the thread to let me in, or play elsewhere.
warning-permissions = -# I can't show the game to everybody here any more: I lack { $permissions }. Please ask somebody who manages this server.

# Permissions by Discord's own names.
permission-view_channel = “View Channel”
permission-send_messages = “Send Messages”
permission-send_messages_in_threads = “Send Messages in Threads”
permission-attach_files = “Attach Files”
permission-read_message_history = “Read Message History”

# Failures of ours.
fault = Something went wrong on my side, and the table stays as it was. Try again; if it happens once more, tell the host of this bot the number { $incident }.
fault-network = Discord did not answer me in time. Please look at the newest card and try again if nothing happened.
fault-old-command = This command has changed. Press Ctrl+R or restart Discord, then try again.

# The database, said to the host at start.
storage-unwritable = The database { $path } can't be created or written ({ $cause }). Give the bot a folder of its own in DATABASE_PATH, with the right to write there.
storage-full = There is no space left for the database { $path }. Free some and start again.
storage-corrupt = The file { $path } is damaged or is no SQLite database ({ $cause }). Put your last backup in its place, or move it away to begin anew.
storage-busy = Another program holds the database { $path }. Is the bot running twice? Stop the other one and start again.
storage-newer = The database { $path } was written by a newer version of this bot. Update the bot, or put the backup from before the update in its place.
storage-foreign = The file { $path } is a database of another program. Choose another DATABASE_PATH.

# Time to move.
card-late = -# The time of { $player } ran out, so the table went on.
deadline-line = Time to decide: **{ $time }**, then the table goes on without you.
deadline-60 = 1 minute
deadline-300 = 5 minutes
deadline-900 = 15 minutes
deadline-3600 = 1 hour
deadline-14400 = 4 hours
deadline-86400 = 24 hours
option-deadline = How long the table waits for a player (else for ever)
name-deadline = deadline
name-settings = settings
refused-left = You have left this game, so you can't go on in it. You can watch, or join the next one.
deadline-0 = off

# Hints at tables of learners.
command-hint = See the best moves and why, for you alone (at tables of learners)
name-hint = hint
button-hint = Hint
button-hint-again = New hint
hint-title = **Hint** · the first is what the expert would play.
hint-advised = **{ $number }.** { $advice }
hint-legend = -# In the long run: with what is expected later, for you and for the others. Risk: points that it may give away, to others or for good.
hint-outdated = The table has moved on while I was thinking, so this hint came too late.
hint-moved-on = The table has moved on since this hint, so nothing was done with it.
advice-figures = { $points ->
        [one] **1** point now · { $later } · risk { $risk }
       *[other] **{ $points }** points now · { $later } · risk { $risk }
    }
advice-best = in the long run the best
advice-less = in the long run { $less } less than no. 1
advice-as-good = in the long run as good as no. 1
figure = { $whole }.{ $tenths }
figure-minus = −{ $whole }.{ $tenths }
figure-plus = +{ $whole }.{ $tenths }
refused-no-hints = This table plays without hints. At a new one the host can choose them: `/{ $game } start` with the option help, “Learner”.
refused-nothing-to-decide = There is nothing for you to decide now, so there is no hint. `/{ $game } board` shows whom the table waits for.
