# What cannot be done now: why, and what would work instead.

refusal-answered-over = { $bot ->
    [yes] A computer player has played that for the { nation-dative }, so it stands like anybody else's move.
   *[no] The { nation } have answered{ $order ->
        [yes] {" "}by their standing orders
       *[no] {""}
    } since then, so that can no longer be taken back. Only what you do after an answer can be undone.
}
refusal-board-unknown = There is no board “{ $board }”. Possible: { $allowed }.
refusal-channel-taken = This channel has a game already; `{ command-game-info }` tells about it. Use another channel, or `{ command-game-new }` with `{ option-thread }`.
refusal-conceded = You have given up the { nation }; the bot ends their turns. `{ command-board }` and `{ command-status }` still show the game.
refusal-game-closed = This game was ended without a winner. `{ command-game-new }` opens another.
refusal-goal-too-high = Nobody can reach { $goal } with these settings. Choose a goal from 1 to { $most }; 7 to 12 is usual.
refusal-game-full = All { $count } seats of this table are taken. `{ command-game-list }` shows other games, `{ command-game-new }` in another channel opens one.
refusal-game-over = This game is over{ $won ->
    [yes] : **{ nation }**{ $player } won
   *[no] {""}
}. `{ command-status }` and `{ command-replay }` still show it; `{ command-game-new }` opens another.
refusal-game-running = This game has begun already. `{ command-game-info }` tells who plays.
refusal-in-game-already = { $picked ->
    [yes] You have the { nation } already. `{ command-game-leave }` gives up your seat.
   *[no] You sit at this table already. `{ command-game-join }` with a nation picks one; `{ command-game-leave }` gets up.
}
refusal-no-bot = No computer player sits at this table. `{ command-game-bot }` seats one.
refusal-nation-drawn = In this game the nations are drawn at the start. `{ command-game-join }` without a nation takes a seat.
refusal-nation-misfit = With { $players } players the { $wrong } do not play. { $names } { $count ->
    [one] has
   *[other] have
} to choose another nation first (button **Nation** at the table, or `{ command-game-join }`). { refusal-nations-free }
refusal-nation-taken = { $name } has the { nation }. { refusal-nations-free }
refusal-nation-unknown = The { $unknown } do not play { $players ->
    [0] in this game
    [one] with { $players } player
   *[other] with { $players } players
}. { refusal-nations-free }
refusal-nations-free = { $free ->
    [yes] Free are the { $nations }.
   *[no] No nation is free.
}
refusal-no-game = { $elsewhere ->
    [yes] There is no game in this channel. You play in { $channels }.
   *[no] There is no game in this channel. `{ command-game-new }` opens one; `{ command-game-list }` shows where games are.
}
refusal-not-asked = Nobody is asking you to fight. { refusal-awaited }
refusal-not-host = { $known ->
    [yes] Only the host, { $host }, can do that.
   *[no] Only the host can do that.
} `{ command-game-concede }` gives up your own nation.
refusal-not-in-game = You do not play in this game. `{ command-board }` and `{ command-status }` show it; `{ command-game-list }` shows other games.
refusal-not-started = This game has not started. `{ command-game-join }` takes a seat, `{ command-game-start }` begins once all are there.
refusal-not-your-turn = { $own ->
    [yes] Your turn goes on when the others have answered.
    [answer] Nobody is asking you to fight.
   *[no] It is not your turn.
} { refusal-awaited }
refusal-awaited = { $waiting ->
    [turn] I am waiting for the { nation-dative } ({ $name }).
    [answer] I am waiting for the { nation-dative } ({ $name }) to say whether they fight in { $place }.
   *[nobody] `{ command-status }` shows how things stand.
}
refusal-no-plan = There is no plan of yours that waits. `{ command-plan }` writes one while others play.
refusal-no-stats = There are no statistics of that player: no game here that they played to the end, or they have left the statistics with `{ command-privacy }`.
refusal-plan-answers = A plan holds your own turn only; what others answer is theirs. `{ command-orders }` says beforehand what you answer.
refusal-plan-length = A plan has 1 to { $most } actions, like `@temple; T athen; .`. This one has { $length }.
refusal-plan-on-turn = It is your turn: use the commands right away. `{ command-plan }` is for the time until your next turn.
refusal-plan-stopped = Your plan does not hold any more. { $problem } Nothing was played.
refusal-plan-too-long = From action { $number } on your plan goes on after the end of the turn. Leave that out.
refusal-nothing-to-undo = There is nothing to take back: this turn has only begun.
refusal-number-of-players = { $fixed ->
    [yes] This game is for { $wanted } players, and { $players } sit at the table.
   *[no] A game needs { $allowed } players, and there are { $players }.
} `{ command-game-join }` takes a seat.
refusal-practice-alone = You practise alone here: nobody is left to win. `{ command-game-end }` ends it.
refusal-practice-over = The game is over at that point. Go back a turn, and try from there.
refusal-record-malformed = That file is no record I can read. { $problem }
refusal-record-too-long = That file is too long for a record: it has { $size } bytes, and at most { $most } are read.
refusal-record-too-many = That record has { $actions } actions; at most { $most } can be brought here.
refusal-record-unplayable = Action { $number } of that record cannot be played. { $problem }
refusal-seats-free = { $count ->
    [one] { $count } seat of this game is free
   *[other] { $count } seats of this game are free
}: { $nations }. `{ command-game-join }` with the nation takes one.
refusal-late-over = That is settled already: the turn goes on, or has passed on. `{ command-status }` shows how things stand.
refusal-late-own = It is your own time that has run out; the others decide about that. Your turn can still be played.
refusal-may-not-create = On this server only members with <@&{ $role }> open games; whoever manages the server has set it so with `{ command-server-games }`. You can still join games with `{ command-game-join }`.
refusal-not-away = You are not away. `{ command-away }` with `{ option-until }` says until when you will be.
refusal-not-here = On this server games are opened in { $channels }, or in threads there.
refusal-not-your-reminder = That reminder is for somebody else. `{ command-reminders }` sets how I call you.
refusal-wait-over = That is over: nobody waits for you there any more.
refusal-paused = The game is paused since { $since }; nothing can be entered. `{ command-vote-resume }` asks the table to go on; `{ command-board }` and `{ command-status }` show how things stand.
refusal-not-paused = The game is not paused. `{ command-vote-pause }` asks the table for that.
refusal-no-deadline = No time runs just now that could be extended. `{ command-game-settings }` shows the deadlines.
refusal-no-such-player = There is no such player at this table. { $players } sit here.
refusal-expel-self = That is you. `{ command-game-concede }` gives your nation up, `{ command-game-leave }` offers your seat as well.
refusal-expelled = This table has agreed that you leave it, so you cannot take a seat here. `{ command-game-list }` shows other games.
refusal-expelled-already = { $name } has left this game already. `{ command-vote-replace }` offers the seat.
refusal-vote-alone = You would decide that alone. It can only be asked once the time of { $name } for a turn has run out; `{ command-game-settings }` shows the deadlines.
refusal-motion-open = The table is asked that already; vote under that message, or wait for the outcome.
refusal-motion-over = That is decided{ $state ->
    [carried] : it was agreed
    [rejected] : it was not agreed
    [withdrawn] : it was withdrawn
    [overtaken] : the game has gone on
    [lapsed] : it was not decided in time
   *[unknown] {""}
}. `{ command-status }` shows how things stand.
refusal-motion-not-asked = { $about ->
    [yes] This is about you, so the others decide.
   *[no] You are not asked here; those named in the message are.
}
refusal-motion-own = It is your own question; the others answer it. Pressing No withdraws it.
refusal-motion-again = You have said { $yes ->
    [yes] yes
   *[no] no
} already. The other button changes it.
refusal-seat-changed = { $name } has taken over the { nation } since then: that stays. Only what came after can be taken back.
refusal-offer-over = That seat is not to be had any more. `{ command-game-list }` shows other games.
refusal-offer-for-other = That seat is kept for somebody else, who is named in the message.
refusal-offer-own = It is your own seat; you play on until somebody takes it.
refusal-seated-already = { $you ->
    [yes] You have a seat at this table already; a substitute is somebody new.
   *[no] { $name } sits at this table already; a substitute is somebody new.
}
refusal-stale = That button is out of date: the game has gone on since. { refusal-awaited }
