### `/help`, and what `/rules` says about playing here, in every ruleset.

# `/help`: the game in half a minute, and the ways on.

help-ping = { $after ->
    [none] I ping you when it's your turn.
   *[other] I ping you when it's your turn; while you all play live, only after { $after }.
}
help-new = Never played? **Learn to play** (`{ command-learn }`) shows you how, press by press, in ten minutes. **New game** opens a table here, of Antike or, for two, of Antike Duellum. Alone? Add computer players.
help-private = Never played? **Learn to play** (`{ command-learn }`) shows you how, press by press, in ten minutes. `{ command-my-games }` shows your games; `{ command-game-new }` in a server's channel opens a table.
help-open-table = A table is open in this channel.
help-running = A game is running in this channel: see `{ command-status }`.
help-your-turn = It's your turn here.
help-topic = How to play: the goal in 30 seconds
help-which-board = Which game, and on which board?
help-boards = - { $ruleset }: **{ $boards }**
# What people type who look for it, in a list with commas.
help-words = how to play, tutorial, help, beginner, first steps, goal
button-help-new = New game
button-help-rules = Rules

# `/rules`: each topic with its title, one line about it, six short lines at most, and an example. People ask for a
# topic by its key or by its title.

topic-menu = Another topic
topic-menu-more = More topics
topic-menu-other = Rules of { $ruleset }
topic-hint = -# More about it: `{ command-rules } { option-topic }: { $title }`
topic-example = *Example:* { $example }
topic-undo = Taking back
    .summary = { command-undo } and { command-reset-turn }
    .text =
        - `{ command-undo }` takes back your last command, `{ command-reset-turn }` your whole turn.
        - Both work at once while it is your turn and nobody else has acted.
        - Otherwise those who have acted must agree: `{ command-undo }` asks them, `{ command-reset-turn }` doesn't.
        - While somebody is still being asked to fight, you may take the move back; the question goes with it.
        - Others see only what counts, so try things out.
    .example = after `{ command-temple }` and `{ command-found }`, `{ command-undo }` takes back only the city, `{ command-reset-turn }` both.
topic-table = The table
    .summary = seats, the host, and who may do what
    .text =
        - Whoever opens a game with `{ command-game-new }` is its host. One game at a time per channel or thread.
        - The buttons under the table let you join, choose a nation, add computer players and start.
        - `{ command-status }` shows whose turn it is; nobody else can act then.
        - `{ command-game-leave }` offers your seat to somebody else, `{ command-game-concede }` gives up your nation.
        - If `{ option-substitute }` is set, a computer player takes the seat in both cases.
        - The host, or the only person left, can end the game with `{ command-game-end }`.
    .example = `{ command-game-new }`, `{ command-game-bot } { option-count }: 2`, `{ command-game-start }`: a game of Antike against two computer players.
topic-time = Time
    .summary = deadlines, pings, and being away
    .text =
        - There are no deadlines unless the host sets them with `{ command-game-settings }`.
        - The ping says how long you have. Quiet hours, absences and pauses don't count.
        - When your time runs out, nothing is lost at once: the others decide, or what the host has set happens.
        - `{ command-reminders }` sets where and how often I ping you, `{ command-away }` says that you're away.
    .example = `{ command-away } { option-until }: 3` – nobody pings you for three days, and your deadlines pause.
topic-votes = Votes
    .summary = what the table decides together
    .text =
        - Each command of `{ command-vote }` asks the table a question, with Yes and No under it.
        - More than half of those asked must agree.
        - You may change your mind until it is decided. Whoever asked withdraws the question with No.
        - An open seat is taken with the button under its message.
        - After a week an open vote lapses.
    .example = four play, and one asks with `{ command-vote-pause }`: two of the other three must say yes.
topic-records = Records
    .summary = games as files, and earlier turns
    .text =
        - `{ command-game-export }` gives you the whole game as a file.
        - `{ command-game-import }` goes on with such a file in another channel; you are its host.
        - Its seats are free: `{ command-game-join }` with a nation takes one, `{ command-game-start }` goes on where the file stops.
        - `{ command-history }` shows all earlier turns; from each you can try something else in a thread of your own.
    .example = export a game, import it in a new channel, and play its last rounds again with others.

# The first message in a server
first-message = 👋 Hi! I run Antike and Antike Duellum, two board games by Mac Gerdts, right here: everyone plays a turn when they have a moment, and I keep the board, the rules and the reminders. No rules to read first: the lessons take ten minutes.
first-button = Get started
first-new = New game
first-steps = - **{ button-learn }** is a lesson to play, just for you; you need no rules for it.
    - **{ first-new }** opens a table in this channel; friends press **{ button-lobby-join }**, and computer players fill free seats.

    `{ command-help }` tells more, `{ command-rules }` has the rules with pictures.
