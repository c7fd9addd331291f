# Lobbies, and games as lists show them.
lobby-heading = **Antike** · game { $id } · board { $board } · { $size }
lobby-players = { $count } players
lobby-any-players = 3 to 6 players
lobby-nations = { $count } nations
lobby-variant = Variant: { $settings }.
lobby-seat = - { $name }: { $nations }{ $conceded ->
    [yes] {" "}(conceded)
   *[no] {""}
}
lobby-drawn = nation drawn at the start
lobby-free-seat = free (in the record: { $name })
lobby-seats-free = { $count ->
    [one] { $count } seat of this record's game is free
   *[other] { $count } seats of this record's game are free
}: `{ command-game-join }` with a nation takes one; then `{ command-game-start }` goes on.
lobby-lacking = { $count ->
    [one] { $count } more player needed
   *[other] { $count } more players needed
}: `{ command-game-join }`.
lobby-full = The table is full: `{ command-game-start }` begins.
lobby-enough = `{ command-game-start }` begins with these, or more join with `{ command-game-join }`.

game-won = Over: the **{ nation }** have won, they { $reason ->
    [target] reached the target
    [temple] destroyed the deciding temple
   *[concession] remained
}.
game-ended = Ended without a winner.
game-order = Clockwise from the start nation: { $nations }.
game-waiting = Waiting for { $name } ({ nation }).

listed-none = There is no game on this server yet. `{ command-game-new }` opens one.
listed-game = - <#{ $channel }> game { $id }: { $who }; { $state }
listed-waiting = { round-inner }, waiting for { $name }
listed-lobby = gathering players
