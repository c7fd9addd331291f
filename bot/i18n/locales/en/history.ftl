# Past turns: headings.
history-turn = **{ $round ->
    [0] Start city
   *[other] Round { $round }
}, { nation }{ $player }**
history-left-out = and { $count } earlier { $count ->
    [one] change
   *[other] changes
} ({ command-history } shows all)
history-no-changes = Nothing changed.
