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
bots-handed-over = { $bot } now plays { $nations } for { $name }.
bots-stand-in = ⏳ A computer player ({ bots-level }) plays this turn for { $name } ({ nation }).
bots-nation = the { nation }
