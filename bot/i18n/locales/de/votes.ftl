# Wonach ein Tisch gefragt wird, wie es steht, und was daraus wurde. `$name` ist, wer fragt, in Fettschrift.

motions-call = Stimm bitte ab.
motions-undo = 🗳️ { $name } will zurücknehmen: { $gone }.{ $over ->
    [yes] {" "}Die Partie ginge dann weiter.
   *[no] {""}
}
motions-pause = 🗳️ { $name } will die Partie pausieren: keine Züge und keine Fristen, bis es weitergeht.
motions-resume = 🗳️ { $name } will die Partie fortsetzen.
motions-extend = 🗳️ { $name } will { $whose } noch einmal so viel Zeit geben.
motions-end = 🗳️ { $name } will diese Partie ohne Sieger beenden.
motions-replace = 🗳️ { $name } will { $to } den Platz von { $whose } geben.
motions-replace-any = 🗳️ { $name } will den Platz von { $whose } dem geben, der zuerst kommt.
motions-expel = 🗳️ { $name } will { $whose } aus der Partie nehmen. Der Bot würde die Züge beenden, bis jemand den Platz nimmt.
motions-gone = { nation }: { $said }
motions-gone-bots = { $count } { $count ->
    [one] Botzug
   *[other] Botzüge
}
# Nur für dich, bevor andere nach einer Rücknahme gefragt werden.
motions-doubt = { $why ->
    [over] Die Partie ist zu Ende; damit ginge sie weiter.
    [acted] Andere haben seitdem gehandelt; sie müssen zustimmen.
   *[passed] Dein Zug ist schon vorbei.
} Zurückgenommen würde: { $gone }.
motions-doubt-ask = { $names } fragen?
motions-doubt-alone = Niemand sonst muss zustimmen. Zurücknehmen?
motions-gone-more = und { $count } weitere

motions-yes = Ja: { $names }
motions-no = Nein: { $names }
motions-need-all = Alle müssen zustimmen
motions-need-one = Nur diese Person muss zustimmen
motions-need = Es braucht { $needed } von { $votes } { $votes ->
    [one] Stimme
   *[other] Stimmen
}

motions-carried-undo = ✓ Einverstanden und zurückgenommen.
motions-carried-pause = ✓ Einverstanden: Die Partie pausiert.
motions-carried-resume = ✓ Einverstanden: Die Partie geht weiter.
motions-carried-extend = ✓ Einverstanden: Es gibt mehr Zeit.
motions-carried-end = ✓ Einverstanden: Die Partie ist ohne Sieger zu Ende.
motions-carried-replace = ✓ Einverstanden: Der Platz ist offen.
motions-carried-expel = ✓ Einverstanden: Der Platz ist frei.
motions-rejected = ✗ Abgelehnt; alles bleibt, wie es ist.
motions-withdrawn = ✗ Zurückgezogen.
motions-overtaken = ✗ Erledigt: Die Partie ist weitergegangen.
motions-lapsed = ✗ Nicht rechtzeitig entschieden; alles bleibt, wie es ist.
motions-for = dafür { $names }
motions-against = dagegen { $names }
motions-told-rejected = { $mover }, der Tisch hat abgelehnt; alles bleibt, wie es ist.

motions-undone = ↩️ Für { $name } zurückgenommen: { $gone }.
motions-needless-turn = ↩️ Das wurde zurückgenommen.
motions-go-on = Alle sind einverstanden: Du bist wieder dran.
motions-paused = ⏸️ Die Partie pausiert, wie vereinbart. `{ command-vote-resume }` fragt, ob es weitergeht; ansehen kannst du alles.
motions-resumed = ▶️ Die Partie geht weiter, wie vereinbart.
motions-extended = ⏳ Einverstanden: Es gibt für { $whose } noch einmal so viel Zeit.
motions-extended-until = ⏳ Einverstanden: Es gibt für { $whose } noch einmal so viel Zeit, bis { $moment }.

motions-said = Notiert: { $yes ->
    [yes] Ja
   *[no] Nein
}. { motions-missing }
motions-missing = Es { $missing ->
    [one] fehlt
   *[other] fehlen
} noch { $missing } Ja.
motions-agreed-now = Notiert: Ja. Damit ist es angenommen.
motions-rejected-now = Notiert: Nein. Damit ist es abgelehnt.
motions-withdrawn-now = Du hast deine Frage zurückgezogen.
motions-seat-offered = Der Platz ist offen; mit dem Knopf im Kanal bekommt man ihn.
motions-done-at-once = Erledigt; sonst musste niemand zustimmen.
motions-consent-asked = Andere müssen zustimmen. Ich habe im Kanal gefragt. { motions-missing }
motions-table-asked = Der Tisch ist gefragt. { motions-missing } Mit Nein ziehst du die Frage zurück.
motions-no-such-player = Diese Person kenne ich hier nicht. Nimm jemanden aus der Liste, der an diesem Tisch sitzt.
