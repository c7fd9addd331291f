# Pläne, nur für die Augen dessen, der sie schreibt.

plans-heading = **Dein Plan ({ nation }):** { $state }
plans-draft = **Bisher geplant ({ nation }):**
plans-state-waiting = Er wird gespielt, wenn du dran bist und er noch passt.
plans-state-prepare = Wenn du dran bist und er noch passt, bekommst du ihn vorgelegt; ein Druck spielt ihn.
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
plans-total = **Kostet** zusammen { $price }.
plans-dear = Allein der Weg kostet { $count } Chips, also frage ich dich, bevor ich ihn spiele.
plans-replaced = Ersetzt deinen Plan `{ $line }`.
plans-none = Noch kein Plan. Während andere spielen, planst du deinen nächsten Zug mit `{ command-turn }` per Knopfdruck. Oder du tippst ihn: `{ command-plan } { option-turn }: { $example }`
plans-forgotten = Dein Plan ist weg.
plans-not-kept = Der Plan wurde nicht übernommen.
plans-refused = Das ist Aktion { $number } deines Plans. Der Plan wurde nicht übernommen.
plans-something-else = Wenn du etwas anderes willst, spiel deinen Zug wie sonst.
plans-mode-play = Spiel ihn, wenn ich dran bin
plans-mode-prepare = Leg ihn mir nur vor

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
plans-panel-end = Diesen Plan behalten?
plans-panel-kept = Dein nächster Zug
plans-panel-stuck = Das lässt sich nicht mehr spielen
plans-panel-undo-stuck = „Schritt zurück“ nimmt heraus, was nicht mehr geht.
plans-panel-changed = ⚠️ Seit du ihn behalten hast, hat sich etwas geändert. { $change } Behalte ihn noch einmal, wenn du ihn weiter willst.
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
plans-kept = Behalten. { $state }
plans-pay = Für { $count } Chips spielen

plans-unchecked = ⚠️ So, wie es jetzt steht, ließe sich das nicht spielen. { $change } Den Rest kann ich nicht prüfen; darum lege ich dir den Plan vor, statt ihn zu spielen.
plans-may-demand = Andere können einen Kampf verlangen, { $places }. Danach geht der Plan weiter, wenn er noch passt.
plans-demand = in { $place } ({ $nations })
plans-no-end = Er beendet den Zug nicht: Der Rest ist deiner.

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
plans-asked = in { $place } darf ein Kampf jetzt von anderen verlangt werden: { $now }, nicht { $before }
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
