# Pläne, nur für die Augen dessen, der sie schreibt.

plans-heading = **Dein Plan ({ nation }):** { $state }
plans-draft = **Bisher geplant ({ nation }):**
plans-state-waiting = Er wird gespielt, wenn du dran bist und er noch passt.
plans-state-prepare = Wenn du dran bist und er noch passt, frage ich dich; ein Druck spielt ihn.
plans-state-ready = Er passt noch. Ein Druck spielt ihn.
plans-state-running = Er wird gerade gespielt; erst müssen andere antworten.
plans-state-stopped = { $begun ->
    [yes] Er wurde angehalten.
   *[no] Er wurde nicht gespielt.
}
plans-step = { $number }. `{ $line }`: { $said }{ $done ->
    [yes] {" "}✓
   *[no] {""}
}
plans-more = … und { $count } weitere.
plans-produces = +{ $count } { chip }
plans-total = **Kostet zusammen:** { $price }.
plans-dear = Allein der Weg kostet { $count } Ressourcen, darum frage ich dich vorher.
plans-replaced = Ersetzt deinen Plan `{ $line }`.
plans-none = Noch kein Plan. Während andere spielen, planst du mit `{ command-turn }` deinen nächsten Zug per Knopfdruck. Oder du tippst ihn: `{ command-plan } { option-turn }: { $example }`
plans-forgotten = Dein Plan ist weg.
plans-not-kept = Der Plan wurde nicht gespeichert.
plans-refused = Das ist Aktion { $number } deines Plans. Der Plan wurde nicht gespeichert.
plans-something-else = Wenn du etwas anderes willst, spiel deinen Zug wie sonst.
plans-mode-play = Spiel ihn, wenn ich dran bin
plans-mode-prepare = Frag mich vorher

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
plans-panel-close = ◀ Zurück zur Partie
plans-pressed = Geplant: { $said }.
plans-taken-out = Aus dem Plan genommen; { $count ->
    [one] 1 Schritt bleibt.
   *[other] { $count } Schritte bleiben.
}
plans-cleared = Dein Plan ist leer.
plans-kept = Gespeichert. { $state }
plans-pay = Für { $count } Ressourcen spielen

plans-unchecked = ⚠️ Im Moment ginge das nicht. { $change } Den Rest kann ich nicht prüfen; darum frage ich dich, bevor ich ihn spiele.
plans-may-demand = Andere dürfen kämpfen, { $places }. Danach geht der Plan weiter, wenn er noch passt.
plans-demand = in { $place } ({ $nations })
plans-no-end = Er beendet den Zug nicht: Den Rest spielst du selbst.

plans-change = Aktion { $number }, `{ $line }` ({ $said }): { $what }.
plans-change-refused = Aktion { $number }, `{ $line }`: { $refusal }
plans-change-late = Aktion { $number }, `{ $line }`: Der Zug ist vorher zu Ende.
plans-price = jetzt kostet es { resources }, nicht { $before }
plans-produced = es brächte { $now } { chip }, nicht { $before }
plans-new = { $now ->
    [yes] er ist jetzt neu
   *[no] er ist nicht mehr neu
}
plans-owner = in { $place } steht jetzt { $now }, nicht { $before }
plans-met = in { $place } stehen jetzt { $now }, nicht { $before }
plans-asked = in { $place } dürfen jetzt andere kämpfen: { $now }, nicht { $before }
plans-defence = die Verteidigung von { $place } ist jetzt { $now }, nicht { $before }
plans-temple = { $place } hat jetzt { $now ->
    [yes] einen Tempel
   *[no] keinen Tempel
}
plans-bank = der Bank
plans-city = eine Stadt der { nation-genitive }
plans-no-city = keine Stadt
plans-units = { $units } der { nation-genitive }
plans-no-units = keine fremden Einheiten
plans-nation = die { nation }
plans-nobody = niemand
