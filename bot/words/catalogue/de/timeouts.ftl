# Wenn die Zeit für einen Zug abgelaufen ist.

timeouts-ran-out = ⏳ Die Zeit von { $who } ({ nation }) ist abgelaufen: { $length } für den Zug. Nichts geht verloren: Der Zug kann noch gespielt werden.
timeouts-host-alone = { $host } leitet die Partie und kann noch einmal { $length } geben oder { timeouts-end }. { timeouts-substitute }
timeouts-others = Alle anderen können noch einmal { $length } geben; { $needed ->
    [one] eine Stimme
   *[other] zwei von ihnen
} { $needed ->
    [one] kann
   *[other] können
} { timeouts-end }. { timeouts-substitute }
timeouts-others-or-host = Alle anderen können noch einmal { $length } geben. { $host } leitet die Partie und kann { timeouts-end }; das { $needed ->
    [one] kann auch jemand anderes
   *[other] können auch zwei andere zusammen
}. { timeouts-substitute }
timeouts-end = den Zug vom Bot mit dem Nötigsten beenden lassen, das die Regeln verlangen
timeouts-substitute = Oder der Tisch stimmt über Ersatz ab.

timeouts-agreed = { $names } { $count ->
    [one] möchte
   *[other] möchten
} den Zug beenden; { $missing ->
    [one] es fehlt noch { $missing } Stimme
   *[other] es fehlen noch { $missing } Stimmen
}.
timeouts-extended = ⏳ { $by } hat { $who } noch einmal { $length } gegeben.
timeouts-extended-until = ⏳ { $by } hat { $who } noch einmal { $length } gegeben, bis { $moment }.
timeouts-extended-by-host = ⏳ { $who } hat noch einmal { $length } bekommen.
timeouts-extended-by-host-until = ⏳ { $who } hat noch einmal { $length } bekommen, bis { $moment }.
timeouts-extended-by-itself = Deine Zeit ist abgelaufen, und wie an diesem Tisch vereinbart bekommst du noch einmal so viel. { $call }
timeouts-noted = Notiert. { $missing ->
    [one] Es muss noch { $missing } Person
   *[other] Es müssen noch { $missing } Personen
} zustimmen, bevor der Bot den Zug beendet.
timeouts-time-now = Jetzt ist Zeit bis { $moment }.
timeouts-turn-ended = Der Bot hat den Zug beendet.
