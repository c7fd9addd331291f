# Computer players.

bots-choice-easy = Easy: friendly, and beatable in a first game
bots-choice-medium = Medium
bots-choice-hard = Hard
bots-choice-none = Nobody: take the last one away
bots-level = { $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
bots-name = { $name } ({ bots-level })
bots-left = A computer player leaves the table.
bots-seated = { $names } { $count ->
    [one] sits
   *[other] sit
} down.
bots-handed-over = { $bot } now plays { $nations } in the place of { $name }.
bots-stand-in = A computer player ({ bots-level }) takes this turn of the { nation-genitive } for { $name }.
bots-nation = the { nation }
