### What the application refuses.

# What is turned away before any command or button looks at it.

gate-server-only = Games run in server channels: use commands there. Nothing was changed.
gate-too-long = That's too long: I read up to { $most } characters per option. Nothing was changed.
gate-unknown-choice = That's not a choice for `{ $option }`; pick one from the list. Nothing was changed.
gate-unknown-control = I don't know that button any more; nothing was changed. `{ command-status }` and `{ command-game-info }` show where the game is now.

# What cannot be done now: why, and what would work instead.

refusal-answered-over = { $bot ->
    [yes] A computer player played that for the { nation-dative }; it counts like any other move.
   *[no] The { nation } have answered{ $order ->
        [yes] {" "}by standing order
       *[no] {""}
    } since then, so the whole turn can only be undone if they agree. `{ command-undo }` takes back what you did after the answer, then asks them.
}
refusal-board-unknown = { $ruleset } has no board “{ $board }”. Possible: { $allowed }.
refusal-channel-taken = This channel already has a game (`{ command-game-info }`). Use another channel, or `{ command-game-new }` with `{ option-thread }`.
refusal-conceded = You gave up the { nation }; the bot ends their turns. You can still watch with `{ command-board }` and `{ command-status }`.
refusal-follow-own = You play in this game, so I ping you anyway. `{ command-reminders }` says how.
refusal-game-closed = This game was ended without a winner. `{ command-game-new }` opens a new one.
refusal-game-lost = This game was lost when I was restored from a backup. `{ command-game-list }` shows which games there are.
refusal-goal-too-high = Nobody can reach { $goal } with these settings. Choose a goal from 1 to { $most }; 7 to 12 is usual.
refusal-game-full = { $recorded ->
    [yes] Only people can take the seats of an imported game: `{ command-game-join }` with a nation takes one.
   *[no] { $free ->
        [0] All { $count } seats are taken. `{ command-game-list }` shows other games; `{ command-game-new }` in another channel opens a new one.
        [one] Only { $free } seat is free.
       *[other] Only { $free } seats are free.
    }
}
refusal-game-over = This game is over{ $won ->
    [yes] : **{ nation }**{ $player } won
   *[no] {""}
}. See it again with `{ command-status }` and `{ command-replay }`; `{ command-game-new }` opens a new one.
refusal-game-running = This game has already started. `{ command-game-info }` shows who plays.
refusal-in-game-already = { $picked ->
    [yes] You already have the { nation }. `{ command-game-leave }` gives up your seat.
   *[no] You're already in. `{ command-game-join }` with a nation picks one; `{ command-game-leave }` gives up your seat.
}
refusal-no-bank = Time can only be saved where a turn has a length. Set one as well, e.g. `{ option-deadline }: 12 hours`, or leave `{ option-bank }` off.
refusal-no-bot = There is no computer player in this game. `{ command-game-bot }` adds one.
refusal-nation-drawn = In this game the nations are drawn at the start. Just `{ command-game-join }`, without a nation.
refusal-nation-misfit = { $pairs ->
    [yes] With two nations each, the { $wrong } don't fit.
   *[no] With { $players } players the { $wrong } are not in play.
} { $names } { $count ->
    [one] has
   *[other] have
} to choose another nation first (button **Nation**, or `{ command-game-join }`). { refusal-nations-free }
refusal-nation-taken = { $name } already has the { nation }. { refusal-nations-free }
refusal-nation-unknown = The { $unknown } are not in play { $players ->
    [0] in this game
    [one] with { $players } player
   *[other] with { $players } players
}. { refusal-nations-free }
refusal-nations-free = { $free ->
    [yes] Still free: { $nations }.
   *[no] No nation is free.
}
refusal-no-game = { $elsewhere ->
    [yes] There is no game in this channel. You play in { $channels }.
   *[no] There is no game in this channel. `{ command-game-new }` opens one; `{ command-game-list }` shows where the others are.
}
refusal-not-host = { $known ->
    [yes] Only { $host } (host) can do that.
   *[no] Only the host can do that.
}{ $ending ->
    [yes] {" "}`{ command-game-concede }` gives up your own nation.
   *[no] {""}
}
refusal-not-in-game = { $lobby ->
    [yes] Join first: press **{ button-lobby-join }** under the table, or use `{ command-game-join }`.
    [no] You have no seat at this table. `{ command-game-list }` shows other games.
   *[none] You're not in this game. Watch it with `{ command-board }` and `{ command-status }`; `{ command-game-list }` shows other games.
}
refusal-not-started = This game hasn't started yet. { $seated ->
    [yes] You're in; once everyone is, **{ button-lobby-start }** under the table begins it.
   *[no] `{ command-game-join }` to play, `{ command-game-start }` once everyone is in.
}
refusal-seats-not-started = Before the start, nobody's seat can be voted on: `{ command-game-leave }` gives up your own, and `{ command-game-settings } { option-confirm }:` frees those of players who don't answer.
refusal-answered = { $answered ->
    [order] Your `{ command-orders }` have answered already.
    [deadline] Your time to answer ran out, so I answered for you.
   *[done] That was answered already.
}
refusal-not-your-turn = { $own ->
    [yes] Your turn continues when the others have answered.
    [answer] Nobody is asking you to fight.
    [answered] { refusal-answered }
    [asked] You have nothing to undo here.
   *[no] It's not your turn.
} { refusal-awaited }
refusal-awaited = { $waiting ->
    [turn] I'm waiting for { $name } ({ nation }).
    [answer] I'm waiting for { $name } ({ nation }) to say whether they fight in { $place }.
    [your-turn] It's your turn: `{ command-turn }` leads you through it.
    [you] You're asked whether you fight in { $place }: press **{ button-fight-fight }** or **{ button-fight-peace }**.
   *[nobody] `{ command-status }` shows where the game is now.
}
refusal-no-reasons = I can only explain turns of computer players; a person played this one.
refusal-no-hints-yet = The real game stands just like this, and its table plays without hints.
refusal-no-hints = At this table hints are off: people play against each other. { $own ->
    [yes] You
   *[no] The host
} can allow them for all: `{ command-game-settings } { option-hints }:`.
refusal-no-plan = You have no plan waiting. Write one with `{ command-plan }` while others play.
refusal-no-questions = There is no such choice in { $ruleset }: nobody is asked anything that could be answered in advance.
refusal-no-stats = No statistics for that player: no finished game here yet, or they left the statistics with `{ command-privacy }`.
refusal-plan-answers = A plan only covers your own turn; what others answer is up to them. Set your own answers in advance with `{ command-orders }`.
refusal-plan-length = A line of a plan has 1 to { $most } actions, e.g. `@temple; T sparta; .`. Yours has { $length }.
refusal-plan-lines = A plan has at most { $most } lines, with `|` between them. Yours has { $count }.
refusal-plan-on-turn = It's your turn: use the commands right away. `{ command-plan }` is for between your turns.
refusal-plan-stopped = Your plan no longer works. { $problem } Nothing was played.
refusal-plan-too-long = From action { $number } on, your plan goes past the end of your second turn. Drop that part.
refusal-nothing-to-undo = Nothing to undo: this turn has only just begun.
refusal-number-of-players = { $fixed ->
    [yes] This game is for { $wanted } players; { $players } { $players ->
        [one] has
       *[other] have
    } joined.
   *[no] Needs { $allowed } players; { $players } { $players ->
        [one] has
       *[other] have
    } joined.
} Others join with `{ command-game-join }`; `{ command-game-bot }` adds computer players.{ $two ->
    [yes] {" "}Just you two? **{ button-lobby-pairs }** under the table starts at once.
   *[no] {""}
}
    .span = { $least }-{ $most }
refusal-practice-alone = You're practising alone here, so nobody is left to win. `{ command-game-end }` ends it.
refusal-practice-over = The game is over at that point. Go back a turn and try from there.
refusal-practice-misfit = What you tried no longer fits the real game. { $problem } Nothing was changed.
refusal-practice-nothing = You have tried no turn of the { nation } here yet.
refusal-practice-unlinked = This practice game no longer knows which game it came from. Press **{ button-try }** there again.
refusal-record-malformed = That file isn't a record I can read. { $problem }
refusal-record-too-long = That file is too big for a record: { $size } bytes, and I read at most { $most }.
refusal-record-too-many = That record has { $actions } actions; I can import at most { $most }.
refusal-record-unplayable = Action { $number } of that record can't be played. { $problem }
refusal-presence-other = That button is for { $name }.
refusal-presence-waits = Not yet: I've asked { $names } whether they are still there, and wait for an answer until { $moment }. The host can start anyway.
refusal-rematch-gone = Someone from that game has been forgotten at their own request, so it can't go on with the same players. Press **{ button-again }** to open a new one.
refusal-roles-unknown = That server has rules for who may open games, and I can't see your roles in private messages. Press **{ button-rematch }** in the game's channel.
refusal-rematch-others = A rematch is for those who played. Press **{ button-again }** to open a game anyone can join.
refusal-rematch-over = This channel already has its next game (`{ command-game-info }`).
refusal-report-empty = Nobody took a turn in this game, so there is nothing to report.
refusal-report-open = The report comes when the game is over.
refusal-report-too-long = This game is too long for a report: it has { $actions } actions, and I can assess { $most } at most.
refusal-unreplayable = I can't replay this game: its board or the rules have changed since it was played. `antike-bot verify` tells whoever runs this bot more.
refusal-revealed-over = That turned up something new, so it can only be undone if the others agree: `{ command-undo }` asks them.
refusal-seats-free = { $count ->
    [one] { $count } seat is free
   *[other] { $count } seats are free
}: { $nations }. Take one with `{ command-game-join }` and its nation.
refusal-late-over = That's already settled: { $extended ->
    [yes] there is more time for this turn
   *[no] the turn went on, or passed to someone else
}. `{ command-status }` shows where the game is now.
refusal-late-own = Your own time ran out, so the others decide. You can still play your turn.
refusal-may-not-create = On this server only members with <@&{ $role }> can open games (set with `{ command-server-games }`). You can still join games with `{ command-game-join }`.
refusal-too-slow = This table is for players who are new or reliable. Of your last { $turns } turns { $timed ->
    [0] most took more than a day
   *[other] { $late ->
        [one] { $late } was late
       *[other] { $late } were late
    }
}. `{ command-game-list }` shows other games.
refusal-not-away = You're not away. Going somewhere? `{ command-away }` with `{ option-until }`.
refusal-not-here = On this server games are opened in { $channels }, or in threads there.
refusal-not-your-reminder = That reminder is for someone else. `{ command-reminders }` sets when and where I ping you.
refusal-wait-over = That reminder has expired; nobody is waiting for you there any more.
refusal-paused = The game is paused (it stopped { $since }), so nothing can be played. `{ command-vote-resume }` asks the others to continue; `{ command-board }` and `{ command-status }` still work.
refusal-not-paused = The game isn't paused. `{ command-vote-pause }` asks the others to pause it.
refusal-no-deadline = No deadline is running right now, so there is nothing to extend. `{ command-game-settings }` shows the deadlines.
refusal-no-such-player = That player isn't in this game. In it: { $players }.
refusal-expel-bot = { $name } is a computer player and stays. `{ command-vote-replace }` offers the seat to a person.
refusal-expel-self = That's you. `{ command-game-concede }` gives up your nation; `{ command-game-leave }` also offers your seat.
refusal-expelled = The players of this game voted you out, so you can't join it again. `{ command-game-list }` shows other games.
refusal-expelled-already = { $name } has already left this game. `{ command-vote-replace }` offers the seat.
refusal-vote-alone = You'd be the only one to vote. You can ask once { $name }'s time for a turn has run out; `{ command-game-settings }` shows the deadlines.
refusal-vote-nobody = Nobody else is left to vote. `{ command-game-end }` ends the game.
refusal-vote-open = There's already a vote on that. Vote under that message, or wait for the result.
refusal-vote-over = That vote is over{ $state ->
    [carried] : they agreed
    [rejected] : they didn't agree
    [withdrawn] : it was withdrawn
    [overtaken] : the game moved on
    [lapsed] : there was no decision in time
   *[unknown] {""}
}. `{ command-status }` shows where the game is now.
refusal-vote-not-asked = { $about ->
    [yes] This one is about you, so the others decide.
   *[no] You don't vote on this; only the players named in the message do.
}
refusal-vote-own = That's your own question, so the others answer it. Press No to withdraw it.
refusal-vote-again = You already said { $yes ->
    [yes] yes
   *[no] no
}. The other button changes your vote.
refusal-seat-changed = { $name } has taken over the { nation } since then. Only what came after that can be undone.
refusal-offer-over = That seat is no longer available. `{ command-game-list }` shows other games.
refusal-offer-for-other = That seat is reserved for someone else, named in the message.
refusal-seated-already = { $you ->
    [yes] You're already in this game; a substitute has to be someone new.
   *[no] { $name } is already in this game; a substitute has to be someone new.
}
refusal-stale = { $answered ->
    [no] That button is out of date: the game has moved on.
   *[other] { refusal-answered }
} { refusal-awaited }

# What could not be carried out.

replying-no-command = I don't know that command in this form. Type `/` and pick it from the list.
replying-my-fault = Something went wrong on my side. Please try again in a moment; `{ command-status }` shows where the game is now.
replying-nothing-changed = { $problem } Nothing was changed.
replying-restarted = I'm restarting. Try again in a minute.

# What stands behind the button “Report” under a refusal: text to copy, and where it goes.

trail = ```
    { $trail }
    ```
    { $sent ->
        [yes] Copy this, add what you expected, and send it to { $address }.
       *[no] Copy this, add what you expected, and send it to whoever runs this bot.
    }
trail-button = Report
refusal-message-unknown = I can't tell which board that was: it's not a message of mine about a game, or it's an old one. Pick a message that tells of a turn; `{ command-history }` shows all turns.
