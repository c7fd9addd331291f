# `/stats` and `/privacy`.

stats-note = -# Only games finished here by two or more people count. The rating (OpenSkill) starts at 0, rises with good places and falls with bad ones; `{ command-privacy }` leaves you out.
stats-none = { $uncounted ->
    [0] No game has been finished on this server yet.
    [one] No game between people has been finished on this server yet. The one against computer players doesn't count here.
   *[other] No game between people has been finished on this server yet. The { $uncounted } against computer players don't count here.
}{ $imported ->
    [yes] {" "}Imported games don't count.
   *[no] {""}
}
stats-server = **{ $ruleset }: { $games } { $games ->
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
stats-player = **{ $name }** · { $ruleset } · rating **{ NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }**
stats-nations = Nations: { $nations }
stats-nation = { nation } { $won } of { $played }
stats-response = Usual time to start a turn: { $span }
stats-under-a-minute = under a minute
stats-deadlines = Deadlines kept: { $kept } of { $timed }

stats-listed = You are included in the statistics. `{ stats-choice-hide.short }` takes you out; { stats-forget }
stats-unlisted = You are not included in the statistics. `{ stats-choice-list.short }` puts you back in; { stats-forget }
stats-forget = `{ stats-choice-forget.short }` removes your id and name from all finished games.
stats-kept = I also remember your Discord language so I can write to you in it.
stats-farewell = Your id and name are gone from { $count } finished { $count ->
    [one] game
   *[other] games
}.
stats-farewell-all = { stats-farewell } You are in no other game.
stats-farewell-open = { stats-farewell } You are still playing in { $channels }. Ask again when those games are over, or leave them with `{ command-game-leave }` or `{ command-game-concede }`.
stats-sure = Remove your id and name from all finished games, on every server? The games stay, with “{ waiting-somebody }” in your place. This cannot be undone.

# What `/privacy` offers; short, as the texts above quote it.
stats-choice-show = Show my choice
stats-choice-hide = Leave me out of statistics
    .short = Leave me out
stats-choice-list = Include me in statistics
    .short = Include me
stats-choice-forget = Forget me in finished games
    .short = Forget me
