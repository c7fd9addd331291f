### The table: lobby, seats, computer players.

# Computer players.

bots-choice-easy = Easy: friendly, good for a first game
bots-choice-medium = Medium
bots-choice-hard = Hard
bots-choice-none = None: remove the last one
bots-level = { $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
bots-name = { $name } ({ bots-level })
bots-left = A computer player has left.
bots-seated = { $names } { $count ->
    [one] joins
   *[other] join
}.
bots-handed-over = { $name } gave up; { $bot } now plays { $nations }.
bots-stand-in = ⏳ A computer player ({ bots-level }) plays this turn for { $name } ({ nation }).

# Tables that gather players, and games as lists show them.

lobby-heading = **{ $ruleset }** · game { $id } · { $board } board · { $size }
lobby-heading-closed = **{ $ruleset }** · game { $id } · { $board } board
lobby-players = { $count } players
lobby-any-players = 3-6 players
lobby-nations = { $count } nations
lobby-variant = Variant: { $settings }.
lobby-seat = - { $name }: { $nations }{ $conceded ->
    [yes] {" "}(conceded)
   *[no] {""}
}
lobby-drawn = any nation
lobby-free-seat = free (in the record: { $name })
lobby-deadline = Deadline: { $length }{ $hour ->
    [none] {" "}per turn
   *[fixed] {""}
}.
lobby-tempo = { $tempo ->
    [live] live
    [several] several turns a day
    [daily] about a turn a day
   *[slow] slow
}
lobby-pace-live = Live: an hour a turn
lobby-pace-several = Several turns a day: 8 hours each
lobby-pace-daily = Daily: a day a turn
lobby-pace-slow = Slow: 3 days a turn
lobby-reliable = Only for players who are new or reliable.
lobby-pace = Pace: { lobby-tempo }.
lobby-new-here = {" "}· new here
lobby-learn = -# Never played? `{ command-learn }` shows you how in ten minutes.
lobby-known = {" "}· { lobby-word }: { $kept }% of turns on time, usually { $span }
lobby-known-untimed = {" "}· { lobby-word }: usually { $span } per turn
lobby-word = { $word ->
    [reliable] reliable
   *[slow] slow
}
lobby-span = { $start }–{ $end }
lobby-hours = { $spans ->
    [none] There's no hour when everyone is available
   *[other] Everyone is up: { $spans }
}{ $untold ->
    [none] {""}
   *[other] {" "}({ $untold } { $count ->
        [one] hasn't said
       *[other] haven't said
    })
}.
lobby-bank = Unused time is saved, up to { $length }.
lobby-rest = Rest days: { $days }.
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
}. **Join**, or **Add computer player**.{ $two ->
    [yes] {" "}Just you two? **{ button-lobby-pairs }** starts at once.
   *[no] {""}
}
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
button-lobby-pairs = Two nations each
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

game-won = Finished: the { game-winner }.
    .inner = the { game-winner }
game-winner = **{ nation }** won{ $reason ->
    [target] {""}
    [temple] {" "}by destroying the deciding temple
   *[concession] , last one standing
}
game-ended = Ended without a winner.
    .inner = ended without a winner
game-order = Turn order: { $nations }.
game-waiting = Waiting for { $name } ({ nation }).

listed-none = There is no game on this server yet. `{ command-game-new }` opens one.
listed-game = - <#{ $channel }> game { $id }: { $who }; { $state }
listed-gone = - Channel deleted: game { $id }: { $who }; { $state }
listed-more = … and { $count } more.
listed-deserted = -# `{ command-game-end }` with `game` ends a game whose channel was deleted; its players can, or anyone with { permission-manage_guild }.
listed-choice = Game { $id }: { $who }
listed-waiting = { round-inner }, waiting for { $name }
listed-lobby = gathering players

# Are you there? When a table has filled.

presence-call = are you still there?
presence-fate = { $level ->
    [free] is free again
    [easy] goes to an easy computer player
    [medium] goes to a medium computer player
   *[hard] goes to a hard computer player
}
presence-asked = The table is full. Press your button by { $moment }, or { $level ->
    [free] you lose your seat
   *[other] your seat { presence-fate }
}.
presence-button = { $name }: I'm here
presence-here = ✅ Everyone is here.
presence-given = ⏳ No answer from { $names }: { $count ->
    [one] the seat
   *[other] each of their seats
} { presence-fate }.
presence-room = A seat is free again. I'll ask again when the table is full.
presence-begun = ✅ The game has begun.
presence-closed = This table is closed.
presence-own-here = ✅ Your seat is kept.
presence-own-given = ⏳ You didn't answer, so your seat { presence-fate }.
presence-own-room = A seat is free again; you don't have to answer now.
presence-own-begun = ✅ The game has begun.
presence-own-closed = The table is closed.
presence-confirmed = { $names ->
    [none] Your seat is kept.
   *[other] Your seat is kept. Still to answer: { $names }.
}

# A rematch: the message to the table, and what is said to whoever presses.

rematch-asked = 🔁 **Rematch?** Same players, same settings; everyone takes the next player's seat and nation. In so far: { $names }.
rematch-call = press **{ button-rematch }** and you're in.
rematch-begun = 🔁 Rematch: { $names }. It has begun.
rematch-off = 🔁 No rematch: this channel has a new game.
rematch-lapsed = 🔁 No rematch: not everyone pressed within a week.
rematch-withdrawn = 🔁 No rematch: nobody is in any more.
rematch-in = You're in. Waiting for { $names }.
rematch-out = You're out. **{ button-rematch }** lets you back in.
rematch-yours = The rematch has begun. You play { $nations }.

# Following a game one does not play in.

follow-menu = I'll write to you privately about game { $id }; nobody else sees that you follow. How often?{ $mode ->
    [none] {""}
    [round] {" "}Now: after each round.
    [day] {" "}Now: once a day.
   *[end] {" "}Now: only how it ends.
}
follow-chosen = { $mode ->
    [off] You no longer follow game { $id }.
    [round] 🔔 I'll write to you about game { $id } after each round.
    [day] 🔔 I'll write to you about game { $id } once a day, when something has happened.
   *[end] 🔔 I'll write to you when game { $id } is over.
}
follow-unseen = 🔕 You can't see the channel of game { $game } any more, so you no longer follow it.
follow-earlier = … { $count } earlier { $count ->
    [one] round
   *[other] rounds
}
own-note = {" "}· 📝 { $note }
own-left = - { $game }: you left, but your seat is still open. **{ button-seat-take }** in the channel brings you back.
own-followed = **You follow**
own-followed-line = { $line } · { $mode ->
    [round] each round
    [day] once a day
   *[end] only the end
}
own-follow = Game { $id }: follow …
unheard-played = ✉️ I couldn't write to you privately about { $count ->
    [one] game
   *[other] games
} { $games }. I ping you in the channel instead.
unheard-followed = ✉️ I couldn't write to you about { $count ->
    [one] game
   *[other] games
} { $games }, which you follow. After three times in a row I stop trying.
unheard-given-up = ✉️ I couldn't write to you about { $count ->
    [one] game { $games }, so you don't follow it any more.
   *[other] games { $games }, so you don't follow them any more.
}
unheard-remedy = -# Discord lets me write to you if you allow direct messages from members of a server we share.

# Somebody's own games on all servers.

own-none = You're in no game right now. `{ command-game-new }` opens one in a server channel; `{ command-game-list }` shows those you can join.
own-waiting = **Waiting for you**
own-others = **Your other games**
own-all = **Your games**
own-game = Game { $id }
own-gone = Game { $id } (channel deleted)
own-elsewhere = -# Game { $id } in <#{ $channel }>
own-place = {" "}in { $place }
own-since = {" "}· { $moment }
own-time-up = {" "}⏳ time is up
own-yours = { $kind ->
    [turn] your turn
   *[answer] you're asked to answer
} ({ $nations })
own-unreached = {" "}· ⚠️ my messages don't get through there
own-vote = {" "}· 🗳️ your vote is missing
own-confirm = {" "}· { presence-call } ⏳ { $moment }
own-start = all seats are taken, press Start
own-awaits = waiting for { $name }
own-goes-on = under way
own-ended = over
own-paused = paused
own-page = -# { $first }–{ $last } of { $count } games
own-next-page = ▶ More
own-page-before = ◀ Back
own-next = ➡️ Next: { $game } waits for you.
own-which = Which game? Name it in `{ option-game }`; the list shows yours. `{ command-my-games }` shows them all.
own-unknown = You have no seat in such a game. `{ command-my-games }` shows yours.
own-turn = Game { $id }: { $kind ->
    [turn] take your turn
   *[answer] answer
}
own-board = Game { $id }: board

# Seats that are offered and change hands. `$nations` are one or two: «the **Greeks** and the **Arabs**».

seats-call = a seat for you.
seats-offer = 🪑 Anyone on this server can take { $name }'s seat with { $nations }: first come, first served. { seats-meanwhile }
seats-offer-to = 🪑 { $to } can take { $name }'s seat with { $nations }. { seats-meanwhile }
seats-meanwhile = { $until ->
    [conceded] Until then the bot ends their turns.
    [taken] Until then { $name } plays on.
   *[played] If { $player } plays first, the seat is no longer open.
}
seats-back = 🪑 { $name } is back and plays { $nations } again.
seats-new-host = { $name } is now the host.
seats-taken = 🪑 { $name } takes { $old }'s seat and now plays { $nations }.
seats-gone = ✓ { $name }'s seat was taken.
seats-withdrawn = ✓ { $name }'s seat is no longer open.
seats-yours = You now play { $nations }. `{ command-status }` shows what everyone has, `{ command-rules }` the rules.
seats-kept = You keep your seat: nobody can take it any more.
seats-no-bot = A Discord bot can't play. Pick the person who should get the seat.

seats-tenures = { nation }: { $spans }.
seats-span-on = { $name } from action { $begin } on
seats-span-none = { $name } (no actions)
seats-span-one = { $name } action { $begin }
seats-span = { $name } actions { $begin } to { $end }
shared-none = You and { $name } share no game so far. `{ command-game-new }` opens one.
shared-self = That's you. `{ command-my-games }` shows your games; pick somebody else to see what you share.
shared-open = **You and { $name }, now**
shared-ended = **You and { $name }, ended**
shared-won = { $you ->
    [yes] you
   *[no] { $name }
} won ({ nation })
shared-nobody = ended without a winner
shared-more = … and earlier ones.
