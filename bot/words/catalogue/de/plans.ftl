# Pläne, nur für die Augen dessen, der sie schreibt.

plans-heading = **Dein Plan für die { nation }:** { $state }
plans-state-waiting = Ich spiele ihn, wenn du dran bist, falls sich bis dahin nichts geändert hat, worauf er baut.
plans-state-prepare = Wenn du dran bist und er noch passt, lege ich ihn dir vor, und du spielst ihn mit einem Druck.
plans-state-ready = Er passt noch und wartet auf dein Wort.
plans-state-running = Er wird gerade gespielt und wartet auf eine Antwort der anderen.
plans-state-stopped = { $begun ->
    [yes] Er wurde angehalten.
   *[no] Er wurde nicht gespielt.
}
plans-step = { $number }. `{ $line }`: { $said }{ $done ->
    [yes] {" "}✓
   *[no] {""}
}
plans-more = … und { $count } weitere.
plans-none = Du hast keinen Plan. Während andere spielen, schreibt `{ command-plan } { option-turn }:` deinen nächsten Zug im Voraus, in Notation: `@temple; T athen; .` setzt den Stein, baut einen Tempel und beendet den Zug. Die Liste, die sich beim Tippen öffnet, führt mit dem weiter, was möglich ist.
plans-forgotten = Dein Plan ist vergessen.
plans-not-kept = Dein Plan wurde nicht übernommen.
plans-refused = Das ist Aktion { $number } deines Plans. Der Plan wurde nicht übernommen.
plans-something-else = Um etwas anderes zu tun, nimm die Befehle eines Zuges.
plans-mode-play = Spiel ihn, wenn ich dran bin
plans-mode-prepare = Leg ihn mir nur vor

plans-unchecked = ⚠️ So, wie es jetzt steht, ließe sich das nicht spielen. { $change } Weil ich den Rest nicht prüfen kann, lege ich dir den Plan vor, wenn du dran bist; ich spiele ihn nicht von selbst.
plans-may-demand = Ein Kampf kann verlangt werden: { $places }. Danach geht der Plan weiter, wenn er noch passt.
plans-demand = in { $place } durch { $nations }
plans-no-end = Er beendet den Zug nicht (`.`): Für den Rest rufe ich dich.

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
