### Erinnerungen, Abwesenheiten, Fristen.

# Wenn die Zeit für einen Zug abgelaufen ist.

timeouts-time-up = Deine Zeit ist um. Verloren ist nichts: Du kannst noch spielen, bis jemand anders entscheidet.
timeouts-ran-out = ⏳ Die Zeit von { $who } ({ nation }) ist abgelaufen ({ $hour ->
    [none] { $length }
   *[other] fällig um { $hour } Uhr
}).
timeouts-more = { $hour ->
    [none] noch einmal { $length }
   *[other] mehr Zeit
}
timeouts-nobody = Sonst kann am Tisch niemand entscheiden, also wartet die Partie.
timeouts-alone = { $you ->
    [yes] Du { $host ->
        [yes] leitest die Partie und kannst
       *[no] kannst
    }
   *[no] { $who } { $host ->
        [yes] leitet die Partie und kann
       *[no] kann
    }
} { timeouts-more } geben, den Zug vom Bot beenden lassen (nur das Nötigste) oder ihn einem Computerspieler überlassen. { timeouts-substitute }
timeouts-others = Wer sonst mitspielt ({ $others }), kann { timeouts-more } geben. { timeouts-end } { $needed ->
    [one] eine Stimme
   *[other] zwei Stimmen
}. { timeouts-substitute }
timeouts-others-or-host = Wer sonst mitspielt{ $others ->
    [none] {""}
   *[other] {" "}({ $others })
}, kann { timeouts-more } geben. { timeouts-end } { $you ->
    [yes] dich (du leitest die Partie)
   *[no] { $host } (leitet die Partie)
}{ $needed ->
    [0] {""}
    [one] {" "}oder eine Stimme der anderen
   *[other] {" "}oder zwei Stimmen der anderen
}. { timeouts-substitute }
timeouts-end = Damit der Bot den Zug beendet (nur das Nötigste) oder ein Computerspieler ihn übernimmt, braucht es
timeouts-substitute = Über Ersatz stimmt der Tisch ab.

timeouts-agreed = { $names } { $count ->
    [one] möchte
   *[other] möchten
} den Zug { $choice ->
    [bot] einem Computerspieler überlassen
   *[skip] vom Bot beenden lassen
}; { $missing ->
    [one] es fehlt noch { $missing } Stimme
   *[other] es fehlen noch { $missing } Stimmen
}.
timeouts-ending = Abgemacht: Der Bot beendet den Zug, sobald { $asked } geantwortet { $count ->
    [one] hat
   *[other] haben
}.
timeouts-extended = ⏳ { $host ->
    [yes] { $who } hat { timeouts-more } bekommen
   *[no] { $by } hat { $who } { timeouts-more } gegeben
}{ $how ->
    [until] , bis { $moment }
    [after] ; die Zeit läuft, sobald { $asked } geantwortet { $count ->
        [one] hat
       *[other] haben
    }
   *[now] {""}
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

# Was gesagt wird, während eine Partie auf jemanden wartet. Aufrufe folgen einer Erwähnung: «@Ada, Partie 7: Du bist …».

waiting-called = { $names }, Partie { $game }: { $words }
waiting-privately = Partie { $game } in <#{ $channel }>: { $words }

# Unter vier Augen ($you) folgen sie der Partie: «Partie 7 in #tisch: ✓ Du hast gespielt.»
waiting-done-ended = ✓ { $you ->
    [yes] Du musst
   *[no] { $name } muss
} nicht mehr handeln: Die Partie ist zu Ende.
waiting-done-taken-over = ✓ { $name } hat übernommen.
waiting-done-conceded = ✓ { waiting-has } aufgegeben.
waiting-done-deadline = ⏳ { $you ->
    [yes] Deine Zeit
   *[no] Die Zeit von { $name }
} ist abgelaufen; der Bot hat { $kind ->
    [turn] den Zug beendet
   *[answer] geantwortet
}.
waiting-done-bot = ✓ Ein Computerspieler hat für { $you ->
    [yes] dich
   *[no] { $name }
} gespielt.
waiting-done = ✓ { waiting-has } { $kind ->
    [turn] gespielt
   *[answer] geantwortet
}.
waiting-has = { $you ->
    [yes] Du hast
   *[no] { $name } hat
}

waiting-clock-paused = ⏸️ Die Partie pausiert, alle Fristen ruhen.
waiting-time-kept = Wen ich nicht erreiche, der verliert keine Zeit.
waiting-unreached = ⚠️ Meine Nachrichten kommen im Kanal der Partie nicht an. { waiting-time-kept }
waiting-clock = ⏳ { $kind ->
    [turn] Zug
   *[answer] Antwort
} { $you ->
    [yes] fällig
   *[no] von { $name } fällig
} { $moment }{ $saved }.
waiting-time-up = ⏳ { $you ->
    [yes] Deine Zeit
   *[no] Die Zeit von { $name }
} ist um; { $undecided }.
waiting-undecided = noch ist nichts entschieden
waiting-saved = {", "}davon { $length } angespart
waiting-reminder = Zur Erinnerung: { $call } Wir warten seit { $moment } auf dich.
waiting-warning = Deine Zeit läuft ab. { $call }

# Die eigenen Erinnerungen und Abwesenheiten.

wishes-place-channel = Im Kanal der Partie
    .inner = im Kanal der Partie
wishes-place-dm = Per Direktnachricht
    .inner = per Direktnachricht
wishes-place-both = Beides
    .inner = beides

wishes-losses-quiet = Nur im Kanal
    .inner = nur im Kanal
wishes-losses-dm = Auch als Direktnachricht
    .inner = auch als Direktnachricht
wishes-picture-table = Wie am Tisch eingestellt
    .inner = wie am Tisch eingestellt
wishes-picture-phone = Fürs Handy: was sich geändert hat, groß
    .inner = fürs Handy (was sich geändert hat, groß)
wishes-picture-board = Das ganze Brett
    .inner = das ganze Brett
wishes-picture = Bild unter deinen Aufrufen: { $picture }
wishes-contrast = Farben deiner Bilder: { $contrast ->
    [yes] hoher Kontrast
   *[no] normal
}

wishes-heading = **Wie ich dich rufe, in allen deinen Partien:**
wishes-where = Wo: { $place }
wishes-reminders = Erinnerungen, bis du handelst: { $unit ->
    [day] { $count ->
        [one] jeden Tag
       *[other] alle { $count } Tage
    }
    [hour] { $count ->
        [one] jede Stunde
       *[other] alle { $count } Stunden
    }
   *[minute] { $count ->
        [one] jede Minute
       *[other] alle { $count } Minuten
    }
}
wishes-losses = Wenn du eine Stadt verlierst: { $how }
wishes-no-reminders = Erinnerungen, bis du handelst: keine
wishes-quiet = Ruhestunden: { $begin } bis { $end } ({ $zone })
wishes-no-quiet = Ruhestunden: keine
wishes-rest = Ruhetage: { $days } ({ $zone })
wishes-note = In Ruhestunden und an Ruhetagen rufe ich dich nicht, und deine Fristen ruhen.
wishes-is-away = Du bist abwesend bis { $moment }. Noch einmal `{ command-away }`, wenn du wieder da bist.
wishes-zone-hint = Das gilt in UTC. `{ option-zone }` stellt deine eigene Zeitzone ein.

wishes-away = 🧳 { $you ->
    [yes] { wishes-is-away }
   *[no] { $name } ist abwesend bis { $moment }.
}
wishes-away-paused = So lange ruhen die eigenen Fristen.
wishes-back = 🧳 { $name } ist wieder da.
wishes-absence = Du bist abwesend bis { $moment }: Ich rufe dich nicht, und deine Fristen ruhen.{ wishes-told } Noch einmal `{ command-away }`, wenn du zurück bist.
wishes-returned = Willkommen zurück!{ wishes-told }
wishes-told = { $tables ->
    [0] {""}
    [one] {" "}{ $tables } Tisch weiß Bescheid.
   *[other] {" "}{ $tables } Tische wissen Bescheid.
}
wishes-until-when = Sag, bis wann: `{ command-away } { option-until }: 3` für drei Tage, oder das Datum, an dem du wieder da bist.
wishes-muted = Keine Erinnerungen mehr, bis du das nächste Mal am Zug bist. Mit `{ command-reminders }` stellst du ein, wie oft sie kommen.

wishes-never = ⚠ Deine Frist kommt nie in { $count ->
    [one] Partie
   *[other] den Partien
} { $games }: Deine Tage und Ruhestunden und die Ruhetage dort lassen keine Zeit übrig, die zählt. Lass einen Tag frei.
