# `/stats` and `/privacy`.

stats-note = -# Games played here to the end by two people or more. The rating (OpenSkill) grows with games and wins; `{ command-privacy }` leaves you out.
stats-none = No game has been played to the end on this server yet.
stats-server = **{ $games } { $games ->
    [one] game
   *[other] games
} on this server**
stats-won = { $won } of { $games } { $games ->
    [one] game
   *[other] games
} won
stats-line = { $number }. { $name } · rating **{ NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }** · { stats-won }
stats-more = … and { $count } more { $count ->
    [one] player
   *[other] players
}
stats-server-nations = **Nations:** { $nations }
stats-player = **{ $name }** · rating **{ NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }**
stats-nations = Nations: { $nations }
stats-nation = { nation } { $won } of { $played }
stats-response = Usual time until the first move of a turn: { $span }
stats-under-a-minute = under a minute
stats-deadlines = Deadlines kept: { $kept } of { $timed }

stats-listed = You stand in this bot's statistics. `{ stats-choice-hide.short }` takes you out of them; { stats-forget }
stats-unlisted = You do not stand in this bot's statistics. `{ stats-choice-list.short }` puts you in; { stats-forget }
stats-forget = `{ stats-choice-forget.short }` takes your id and name out of all games that have ended.
stats-kept = I also remember the language of your Discord, to write to you in it.
stats-farewell = Your id and name are gone from { $count } { $count ->
    [one] game
   *[other] games
} that had ended.
stats-farewell-all = { stats-farewell } No other game has you in it.
stats-farewell-open = { stats-farewell } Games that still go on need you: { $channels }. Ask again when they have ended, or leave them with `{ command-game-leave }` or `{ command-game-concede }`.
stats-sure = Shall I take your id and name out of all games that have ended, on every server? The games stay, with “{ waiting-somebody }” in your place. This cannot be taken back.

# What `/privacy` offers; short, as the texts above quote it.
stats-choice-show = Show how it is
stats-choice-hide = Leave me out of statistics
    .short = Leave me out
stats-choice-list = List me in statistics
    .short = List me
stats-choice-forget = Forget me in games that have ended
    .short = Forget me
