# Wonach ein Tisch gefragt wird, wie es steht, und was daraus wurde. `$name` ist, wer fragt, in Fettschrift.

motions-call = Stimm bitte ab.
motions-undo = 🗳️ { $name } möchte zurücknehmen: { $gone }.{ $over ->
    [yes] {" "}Die Partie ginge dann weiter.
   *[no] {""}
}
motions-pause = 🗳️ { $name } möchte die Partie pausieren: keine Züge und keine Fristen, bis ihr sie fortsetzt.
motions-resume = 🗳️ { $name } möchte die Partie fortsetzen.
motions-extend = 🗳️ { $name } möchte { $whose } noch einmal so viel Zeit geben.
motions-end = 🗳️ { $name } möchte diese Partie ohne Sieger beenden.
motions-replace = 🗳️ { $name } möchte, dass { $to } den Platz von { $whose } bekommt.
motions-replace-any = 🗳️ { $name } möchte, dass den Platz von { $whose } bekommt, wer zuerst kommt.
motions-expel = 🗳️ { $name } möchte, dass { $whose } die Partie verlässt. Der Bot würde die Züge beenden, bis jemand den Platz nimmt.
motions-gone = { nation }: { $said }
motions-gone-more = und { $count } weitere

motions-yes = Ja: { $names }
motions-no = Nein: { $names }
motions-need-all = Alle Gefragten müssen zustimmen
motions-need-one = Es braucht die Zustimmung dieser einen Person
motions-need = Es braucht { $needed } von { $votes } { $votes ->
    [one] Stimme
   *[other] Stimmen
}

motions-carried-undo = ✓ Einverstanden und zurückgenommen.
motions-carried-pause = ✓ Einverstanden: Die Partie pausiert.
motions-carried-resume = ✓ Einverstanden: Die Partie geht weiter.
motions-carried-extend = ✓ Einverstanden: Es gibt mehr Zeit.
motions-carried-end = ✓ Einverstanden: Die Partie ist ohne Sieger zu Ende.
motions-carried-replace = ✓ Einverstanden: Der Platz wird angeboten.
motions-carried-expel = ✓ Einverstanden: Der Platz ist frei.
motions-rejected = ✗ Nicht einverstanden; alles bleibt, wie es ist.
motions-withdrawn = ✗ Zurückgezogen.
motions-overtaken = ✗ Die Partie ist weitergegangen; das muss nicht mehr entschieden werden.
motions-lapsed = ✗ Nicht rechtzeitig entschieden; alles bleibt, wie es ist.
motions-for = dafür { $names }
motions-against = dagegen { $names }
motions-told-rejected = { $mover }, der Tisch ist nicht einverstanden; alles bleibt, wie es ist.

motions-undone = ↩️ Für { $name } wie vereinbart zurückgenommen: { $gone }. Festgehalten bleibt es.
motions-needless-turn = ↩️ Das wurde zurückgenommen.
motions-go-on = Das ist vereinbart: Setz deinen Zug fort.
motions-paused = ⏸️ Die Partie pausiert, wie der Tisch vereinbart hat. `{ command-vote-resume }` fragt, ob es weitergeht; ansehen lässt sich alles jederzeit.
motions-resumed = ▶️ Die Partie geht weiter, wie der Tisch vereinbart hat.
motions-extended = ⏳ Wie der Tisch vereinbart hat, gibt es für { $whose } noch einmal so viel Zeit.
motions-extended-until = ⏳ Wie der Tisch vereinbart hat, gibt es für { $whose } noch einmal so viel Zeit, bis { $moment }.

motions-said = Notiert: Du sagst { $yes ->
    [yes] Ja
   *[no] Nein
}. { motions-missing }
motions-missing = Es { $missing ->
    [one] fehlt
   *[other] fehlen
} noch { $missing } Ja.
motions-agreed-now = Damit ist es angenommen.
motions-rejected-now = Damit ist es abgelehnt.
motions-withdrawn-now = Du hast deine Frage zurückgezogen.
motions-seat-offered = Der Platz wird angeboten; ein Knopf im Kanal nimmt ihn.
motions-done-at-once = Sonst musste niemand gefragt werden; es ist geschehen.
motions-consent-asked = Dafür braucht es die Zustimmung anderer. Ich habe im Kanal gefragt; { $missing ->
    [one] eine Person muss
   *[other] { $missing } Personen müssen
} zustimmen.
motions-table-asked = Der Tisch wird gefragt. Es { $missing ->
    [one] fehlt
   *[other] fehlen
} noch { $missing } Ja; mit Nein ziehst du die Frage zurück.
motions-no-such-player = Diese Person kenne ich hier nicht. Nimm jemanden aus der Liste, der an diesem Tisch sitzt.
