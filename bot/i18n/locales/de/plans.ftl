### Pläne und Anweisungen, nach allen Regelwerken.

# Anweisungen im Voraus, nur für die eigenen Augen.

orders-line = - { $about }: { $what }
orders-nation = bei den { nation-dative }
orders-place = { IN($place) }
orders-nation-place = bei den { nation-dative } { IN($place) }
orders-everybody = bei allen
orders-everybody-else = bei allen anderen
# Wenn eine Anweisung für einen Ort darunter ist, wer auch dorthin kommt.
orders-otherwise = sonst
orders-note = Es gilt die erste, die passt. `{ command-orders } { option-answer }:` setzt oder löscht eine, für `{ option-nation }`, `{ option-province }`, beides oder keins davon. Nur du siehst sie.
orders-noted = Notiert.
orders-applied = Notiert; damit ist auch die Frage an dich beantwortet.
orders-not-playing = Die { nation } sind in dieser Partie nicht dabei.
orders-choice-ask = Frag mich
orders-choice-forget = Diese Anweisung löschen
orders-choice-forget-all = Alle meine Anweisungen löschen

# Pläne, nur für die Augen dessen, der sie schreibt.

plans-heading = **Dein Plan ({ nation }):** { $state }
plans-draft = **Bisher geplant ({ nation }):**
plans-state-waiting = { $lines ->
    [one] Er wird gespielt, wenn du dran bist und er noch passt.
   *[other] Wenn du dran bist, spiele ich die erste Variante, die noch passt.
}
plans-state-prepare = { $lines ->
    [one] Wenn du dran bist und er noch passt, frage ich dich; ein Klick genügt.
   *[other] Wenn du dran bist, zeige ich dir die erste Variante, die noch passt; ein Klick genügt.
}
plans-state-ready = Er passt noch. Ein Klick genügt.
# Ein Plan, der wartet, solange zuerst etwas anderes ansteht; $first sagt, was.
plans-state-due = Er passt noch. { $first } Danach genügt ein Klick.
plans-state-running = Er wird gerade gespielt; erst müssen andere antworten.
plans-state-stopped = { $begun ->
    [yes] Er wurde angehalten.
   *[no] Er wurde nicht gespielt.
}
plans-step = { $number }. `{ $line }`: { $said }{ $done ->
    [yes] {" "}✓
   *[no] {""}
}
plans-line = **Variante { $number }**
plans-then = *Der Zug danach:*
plans-more = … und { $count } weitere.
plans-total = **Kostet zusammen:** { $price }.
plans-replaced = Ersetzt deinen Plan `{ $line }`.
plans-none = Noch kein Plan. Während andere spielen, planst du mit `{ command-turn }` deinen nächsten Zug per Knopfdruck. Oder du tippst ihn: `{ command-plan } { option-turn }: { $example }`
plans-forgotten = Dein Plan ist weg.
plans-not-kept = Der Plan wurde nicht gespeichert.
plans-refused = { $number ->
    [0] Das ist Variante { $line } deines Plans.
   *[other] Das ist Aktion { $number } { $line ->
        [0] deines Plans.
       *[other] von Variante { $line }.
    }
} Der Plan wurde nicht gespeichert.
plans-passed = - Variante { $number }, `{ $line }`: { $change }
plans-chosen = In Runde { $round } ging Variante { $number } deines Plans als erste auf: `{ $line }`.
plans-unread = Das ist Variante { $number } deines Plans.
plans-something-else = Wenn du etwas anderes willst, spiel deinen Zug wie sonst.
plans-mode-play = Spiel ihn, wenn ich dran bin
plans-mode-prepare = Frag mich vorher

plans-form-open = Eintippen
plans-form-again = Verbessern
plans-form-title = Deinen nächsten Zug planen
plans-form-line = { $number ->
    [one] Variante 1
   *[other] Variante { $number }, wenn keine davor passt
}
plans-form-hint = In Notation. Was hinter „.“ steht, ist dein Zug danach.
plans-form-mode = Wenn du dran bist
plans-panel-open = Nächsten Zug planen
plans-panel-change = Plan ändern
plans-panel-ribbon = Plan · noch nichts gespielt
plans-panel-title = Plan · { $title }
plans-panel-note = -# Als wärst du jetzt dran. Gespielt wird nichts; { $count ->
    [0] was du drückst, wird dein Plan.
    [one] 1 Schritt ist geplant.
   *[other] { $count } Schritte sind geplant.
}
plans-panel-nothing = Noch ist nichts geplant.
plans-panel-end = Diesen Plan speichern?
plans-panel-kept = Dein nächster Zug
plans-panel-stuck = Das geht nicht mehr
plans-panel-undo-stuck = „Schritt zurück“ nimmt heraus, was nicht mehr geht.
plans-panel-changed = ⚠️ Seit dem Speichern hat sich etwas geändert. { $change } Speichere ihn noch einmal, wenn du ihn weiter willst.
plans-panel-keep-play = Spiel ihn für mich
plans-panel-keep-prepare = Frag mich vorher
plans-panel-clear = Von vorn
plans-panel-play = Plan spielen
plans-panel-close = ◀ Zurück zur Partie
plans-pressed = Geplant: { $said }.
plans-taken-out = Aus dem Plan genommen; { $count ->
    [one] 1 Schritt bleibt.
   *[other] { $count } Schritte bleiben.
}
plans-cleared = Dein Plan ist leer.
plans-kept = Gespeichert. { $state }
plans-pay = Spielen · der Weg kostet { $count }

plans-unchecked = ⚠️ Im Moment ginge das nicht. { $change } Den Rest kann ich nicht prüfen; darum frage ich dich, bevor ich ihn spiele.
plans-no-end = Er beendet den Zug nicht: Den Rest spielst du selbst.

plans-change = Aktion { $number }, `{ $line }` ({ $said }): { $what }.
plans-change-refused = Aktion { $number }, `{ $line }` ({ $said }): { $refusal }
plans-change-late = Aktion { $number }, `{ $line }`: Der Zug ist vorher zu Ende.
plans-price = jetzt kostet es { resources }, nicht { $before }
plans-produced = es bringt jetzt { $now } { chip }, nicht { $before }
plans-new = { $now ->
    [yes] er ist jetzt neu
   *[no] er ist nicht mehr neu
}
plans-owner = { $place }: jetzt { $now } (vorher { $before })
plans-defence = Verteidigung von { $place }: jetzt { $now } (vorher { $before })
plans-temple = { $place } hat jetzt { $now ->
    [yes] einen Tempel
   *[no] keinen Tempel
}
plans-city = eine Stadt der { nation-genitive }
plans-no-city = keine Stadt

# Eine private Notiz zu einer Partie.

note-shown = 📝 Deine Notiz: { $note }
note-none = Du hast keine Notiz zu dieser Partie. `{ command-note } { option-text }:` schreibt eine.
note-where = Nur du siehst sie: im Zugfenster, bei `{ command-status }`, bei `{ command-my-games }` und bei Aufrufen, die ich dir privat schicke.
