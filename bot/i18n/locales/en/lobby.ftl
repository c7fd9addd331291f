# Tables that gather players, and games as lists show them.
lobby-heading = **Antike** · game { $id } · { $board } board · { $size }
lobby-heading-closed = **Antike** · game { $id } · { $board } board
lobby-players = { $count } players
lobby-any-players = 3 to 6 players
lobby-nations = { $count } nations
lobby-variant = Variant: { $settings }.
lobby-seat = - { $name }: { $nations }{ $conceded ->
    [yes] {" "}(conceded)
   *[no] {""}
}
lobby-drawn = any nation
lobby-free-seat = free (in the record: { $name })
lobby-deadline = Deadline: { $length } for a turn.
lobby-no-deadline = No deadline. { $length } a turn suits most tables: `{ command-game-settings } { option-deadline }: { $length }`.
lobby-seats-free = { $count ->
    [one] { $count } seat of this imported game is free: **Join** takes it
   *[other] { $count } seats of this imported game are free: **Join** takes one
}.
lobby-lacking = { $count ->
    [one] { $count } more player needed
   *[other] { $count } more players needed
}: **Join**, or **Add computer player**.
lobby-few = Needs { $least }-{ $most } players; { $players ->
    [one] { $players } has joined
   *[other] { $players } have joined
}. **Join**, or **Add computer player**.
lobby-full = All seats are taken: **Start**.
lobby-full-call = { $host }, all seats are taken: **Start** begins the game.
lobby-enough = Ready with { $players }: **Start**, or wait for more.
lobby-misfit = ⚠ { $name }: the { nation } don't play with { $players } players. Choose another **Nation** before the start.
lobby-begun = The game has begun.
lobby-closed = This table is closed.

# What stands on the table's buttons, and what is said to whoever presses one.
button-lobby-join = Join
button-lobby-nation = Nation
button-lobby-leave = Leave
button-lobby-bots = Add computer player
button-lobby-start = Start
lobby-in = You're in. Your nation is drawn at the start, or choose one:
lobby-in-drawn = You're in. Nations are drawn at the start.
lobby-in-as = You're in with the **{ nation-dative }**.
lobby-plays-with = They play only with { $numbers } players.
lobby-opened = Which nation? Without a choice it is drawn at the start.
lobby-opened-drawn = Others press **Join**; **Start** begins and draws the nations.
lobby-record-seat = Whose seat do you want?
lobby-nation-menu = Your nation
lobby-nation-any = Any: drawn at the start
lobby-nation-first = Any: the first free one
lobby-out = You've given up your seat.
lobby-bots = How well should the computer player play?
lobby-bots-more = { $told } One more?
lobby-bots-full = { $told } All seats are taken.
button-bot-easy = Easy
button-bot-medium = Medium
button-bot-hard = Hard
button-bot-none = Remove the last
lobby-started = You play { $nations }.
lobby-usual-deadline = { $length } (suits most tables)

game-won = Finished: the **{ nation }** won{ $reason ->
    [target] {" "}by reaching the target
    [temple] {" "}by destroying the deciding temple
   *[concession] , last one standing
}.
game-ended = Ended without a winner.
game-order = Turn order: { $nations }.
game-waiting = Waiting for { $name } ({ nation }).

listed-none = There is no game on this server yet. `{ command-game-new }` opens one.
listed-game = - <#{ $channel }> game { $id }: { $who }; { $state }
listed-gone = - Channel deleted: game { $id }: { $who }; { $state }
listed-deserted = -# `{ command-game-end }` with `game` ends a game whose channel was deleted; its host can, or anyone with { permission-manage_guild }.
listed-choice = Game { $id }: { $who }
listed-waiting = { round-inner }, waiting for { $name }
listed-lobby = gathering players
