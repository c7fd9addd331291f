# Wenn die Zeit für einen Zug abgelaufen ist.

timeouts-time-up = Deine Zeit ist um. Verloren ist nichts: Du kannst noch spielen, bis jemand anders entscheidet.
timeouts-ran-out = ⏳ Die Zeit von { $who } ({ nation }) ist abgelaufen: Für den Zug gab es { $length }.
timeouts-host-alone = { $host } leitet die Partie und kann noch einmal { $length } geben oder { timeouts-end }. { timeouts-substitute }
timeouts-others = Alle anderen können noch einmal { $length } geben; { $needed ->
    [one] eine Stimme von ihnen reicht
   *[other] zwei Stimmen von ihnen reichen
}, um { timeouts-end-to }. { timeouts-substitute }
timeouts-others-or-host = Alle anderen können noch einmal { $length } geben. { $host } leitet die Partie und kann { timeouts-end }; { $needed ->
    [one] eine Stimme der anderen reicht
   *[other] zwei Stimmen der anderen reichen
} dafür auch. { timeouts-substitute }
timeouts-end = den Zug vom Bot beenden lassen, der nur das Nötigste tut, oder ihn einem Computerspieler überlassen
timeouts-end-to = den Zug vom Bot beenden zu lassen, der nur das Nötigste tut, oder ihn einem Computerspieler zu überlassen
timeouts-substitute = Oder der Tisch stimmt über Ersatz ab.

timeouts-agreed = { $names } { $count ->
    [one] möchte
   *[other] möchten
} den Zug { $choice ->
    [bot] einem Computerspieler überlassen
   *[skip] beenden
}; { $missing ->
    [one] es fehlt noch { $missing } Stimme
   *[other] es fehlen noch { $missing } Stimmen
}.
timeouts-ending = Abgemacht: Der Bot beendet den Zug, sobald { $asked } geantwortet { $count ->
    [one] hat
   *[other] haben
}.
timeouts-extended = ⏳ { $by } hat { $who } noch einmal { $length } gegeben.
timeouts-extended-until = ⏳ { $by } hat { $who } noch einmal { $length } gegeben, bis { $moment }.
timeouts-extended-after = ⏳ { $by } hat { $who } noch einmal { $length } gegeben; die Zeit läuft, sobald { $asked } geantwortet { $count ->
    [one] hat
   *[other] haben
}.
timeouts-extended-by-host = ⏳ { $who } hat noch einmal { $length } bekommen.
timeouts-extended-by-host-until = ⏳ { $who } hat noch einmal { $length } bekommen, bis { $moment }.
timeouts-extended-by-host-after = ⏳ { $who } hat noch einmal { $length } bekommen; die Zeit läuft, sobald { $asked } geantwortet { $count ->
    [one] hat
   *[other] haben
}.
timeouts-extended-by-itself = Deine Zeit ist abgelaufen; wie in dieser Partie eingestellt, wurde sie automatisch verlängert. { $call }
timeouts-noted = Notiert. { $missing ->
    [one] Es muss noch { $missing } Person
   *[other] Es müssen noch { $missing } Personen
} zustimmen, bevor { $choice ->
    [bot] ein Computerspieler den Zug übernimmt
   *[skip] der Bot den Zug beendet
}.
timeouts-time-now = Erledigt. Die Zeit läuft jetzt bis { $moment }.
timeouts-time-after = Erledigt. Die Zeit läuft, sobald { $asked } geantwortet { $count ->
    [one] hat
   *[other] haben
}.
timeouts-turn-ended = Der Bot hat den Zug beendet.
timeouts-turn-taken = Ein Computerspieler übernimmt diesen Zug.
