### Messages in a game's channel, and what its host hears where they do not arrive.

# Why the bot acted, in front of what it did.

causes-conceded = No player: { INNER($sentence) }
causes-order = By standing order: { INNER($sentence) }
causes-plan = As planned: { INNER($sentence) }
causes-deadline = Out of time: { INNER($sentence) }
causes-bot = Computer player: { INNER($sentence) }
causes-named = { $name }: { INNER($sentence) }
causes-single = Only choice: { INNER($sentence) }

# What people are told when the bot is set back to a backup.

keeping-set-back = I was restored from a backup of { $moment }. Everything after that is lost: the game is now as shown here, and older buttons no longer work.

# What the bot says in a game's channel. Calls follow a mention: «@Ada, game 7: your turn …».

public-turn = your turn (**{ nation }**, { round-inner }).
public-plan = { $call } { $news ->
    [played] Your plan was played as far as it goes; the rest is up to you.
    [ready] Your plan is ready: play it, or do something else.
    [due] Your plan still works: do that first, then play it with `{ command-plan }`.
   *[stopped] Your plan no longer works and was stopped; `{ command-plan }` says why.
}
public-begun = 🏛️ { $round ->
    [0] The game begins.
    [1] The game begins.
   *[other] The game goes on in round { $round }.
} Turn order: { $order }.
public-goal = Goal: { $goal }. The first to reach it wins.
public-earlier-turns = -# Earlier turns: `{ command-history }`
public-score = { $scores } (goal: { $target })
public-again = -# `{ command-history }` lists the game in words; `{ command-replay } { option-page }:` makes a file to show to others.
public-standing = { $winner ->
    [yes] 🏆
   *[no] -
} **{ nation }**{ $player } **{ $score }**: { $won }
public-won-nobody = finished. 🏛️ Nobody won.
public-won-last = finished! 🏛️ **{ nation }**{ $player } won, last one standing.
public-go-on = go on with your turn.

public-conceded = { $name } ({ $nations }) { $expelled ->
    [yes] was voted out of the game
   *[no] conceded
}.
    .bot = { public-conceded } The bot now ends their turns and fights nobody.
    .won = { public-conceded } Finished: 🏛️ **{ NATION($winner) }** ({ $left }) won, last one standing.
public-closed = { $host } ended this game without a winner.
public-closed-by-table = The table ended this game without a winner.
public-closed-by-host = The host ended this game without a winner.

# What turns have brought: people's losses, then a turn under its heading, or a line for each of several.
turns-heading = **{ nation }**{ $player }, { round-inner }{ turns-why }:
turns-line = - **{ nation }**{ $player }{ turns-why }:
turns-why = { $reason ->
    [conceded] , without a player
    [plan] , as planned
    [partly] , partly as planned
    [deadline] , out of time
    [bot] , played by a computer player
   *[none] {""}
}
turns-nothing = ended the turn
turns-more = { $count } more { $count ->
    [one] action
   *[other] actions
}
turns-earlier = - … (`{ command-history }` shows what came before)
turns-lost = ⚠️ **{ nation }**{ $player } lost:
turns-you-lost = ⚠️ you lost { $losses }.
turns-lost-units = { $units } in fights with the { NATION($other) }

# What the host of a game is told where messages do not arrive.

troubles-permission = I'm missing at least one of these permissions there: { permission-view_channel }, { permission-send_messages } (in threads: { permission-send_messages_in_threads }), { permission-embed_links } and { permission-attach_files }.
troubles-invisible = I can't see the channel any more.
troubles-gone = The channel or thread is gone.
troubles-locked = The thread is locked.
troubles-archived = The thread is archived and I can't reopen it.
troubles-other = Discord rejects them; whoever runs this bot can find the reason in its log.
troubles-place = Game { $game }: my messages don't get through to <#{ $channel }>. { $why } { $over ->
    [yes] I tried for about a day and gave up; with the next message I'll try again.
   *[no] I keep trying, less and less often, for about a day.
}{ $timed ->
    [yes] {" "}{ waiting-time-kept } The game may stand still until this is mended.
   *[no] {""}
} You get this once, as the host.
troubles-refused = Game { $game }: Discord rejected one of my messages in <#{ $channel }>, so it is missing there. The game goes on; `{ command-board }` and `{ command-history }` show what happened. Whoever runs this bot can find the reason in its log. You get this once, as the host.
troubles-store-away = My database isn't answering. Please try again in a minute.
troubles-store-busy = My database is busy, perhaps with a backup. Please try again in a minute.
troubles-store-full = I can't write to my database; its disk may be full. Whoever runs this bot must make room; then try again.
troubles-store-damaged = My database can't be read. Whoever runs this bot must stop it and restore a backup.
troubles-store-gone = The file of my database was moved or replaced while I was using it. Whoever runs this bot must put it back, or stop me first; then try again.
troubles-discord = Discord has trouble right now and didn't let me finish. Please try again in a minute.
troubles-answer-refused = Discord rejected my answer, so you can't see it. What you did is saved: `{ command-turn }` shows where you stand.
troubles-thread-refused = Discord doesn't let me make a thread here: “{ $problem }”. Nothing was changed. Somebody who manages the server can grant my role **{ $missing }**.
troubles-thread-later = Discord has trouble making a thread right now; nothing was changed. Please try again in a minute.
troubles-person = I can't message { $name } privately, so I ping here instead. `{ command-reminders }` changes that.
