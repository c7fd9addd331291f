# Vergangene Züge: Überschriften.
history-turn = **{ $round ->
    [0] Startstadt
   *[other] Runde { $round }
}, { nation }{ $player }**
history-left-out = und { $count } frühere { $count ->
    [one] Änderung
   *[other] Änderungen
} ({ command-history } zeigt alles)
history-no-changes = Nichts hat sich geändert.
