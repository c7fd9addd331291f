# Wonach ein Tisch gefragt wird, wie es steht, und was daraus wurde. `$name` ist, wer fragt, in Fettschrift.

votes-call = { $count ->
    [one] Stimm
   *[other] Stimmt
} bitte ab.
votes-undo = 🗳️ { $name } will { $gone } zurücknehmen.{ $over ->
    [yes] {" "}Die Partie ginge dann weiter.
   *[no] {""}
}
votes-pause = 🗳️ { $name } will die Partie pausieren: keine Züge und keine Fristen, bis es weitergeht.
votes-resume = 🗳️ { $name } will die Partie fortsetzen.
votes-extend = 🗳️ { $own ->
    [yes] { $whose } bittet um noch einmal so viel Zeit.
   *[no] { $name } will { $whose } noch einmal so viel Zeit geben.
}
votes-end = 🗳️ { $name } will diese Partie ohne Sieger beenden.
votes-replace = 🗳️ { $name } will { $to } den Platz von { $whose } geben.
votes-replace-any = 🗳️ { $name } will den Platz von { $whose } dem geben, der zuerst kommt.
votes-expel = 🗳️ { $name } will { $whose } aus der Partie nehmen. Der Bot würde die Züge beenden, bis jemand den Platz nimmt.
# Was zurückgenommen wird, als Liste im vierten Fall: erst von dem, der fragt und selbst liest oder nicht.
votes-gone-end = { $you ->
    [yes] dein
   *[no] das eigene
} Zugende
votes-gone-own = { $you ->
    [yes] { $count ->
        [one] deine letzte Aktion
       *[other] deine letzten Aktionen
    }
   *[no] { $count ->
        [one] die eigene letzte Aktion
       *[other] die eigenen letzten Aktionen
    }
} ({ $said })
votes-gone = die Aktionen der { nation-genitive } ({ $said })
votes-gone-bots = { $count ->
    [one] den Zug eines Computerspielers
   *[other] { $count } Züge von Computerspielern
}
# Nur für dich, bevor andere nach einer Rücknahme gefragt werden.
votes-doubt = { $why ->
    [over] Die Partie ist zu Ende; sie ginge dann weiter.{" "}
    [acted] { $count ->
        [one] Seitdem wurde weitergespielt; { $names } muss zustimmen.{" "}
       *[other] Andere haben seitdem gehandelt; sie müssen zustimmen.{" "}
    }
    [shown] Dabei wurde Neues aufgedeckt, darum { $count ->
        [one] muss { $names }
       *[other] müssen die anderen
    } zustimmen.{" "}
   *[passed] {""}
}Damit nimmst du { $gone } zurück.
votes-doubt-ask = { $names } fragen?
votes-doubt-button = { $count ->
    [one] { $name } fragen
   *[other] { $count } Spieler fragen
}
votes-doubt-alone = Niemand sonst muss zustimmen. Zurücknehmen?
votes-gone-more = und { $count } weitere

votes-yes = Ja: { $names }
votes-no = Nein: { $names }
votes-need-all = Alle müssen zustimmen
votes-need-one = Ein Ja genügt
votes-need-away = Wartet, bis jemand von den Abwesenden zurück ist
votes-need = Es braucht { $needed } von { $votes } { $votes ->
    [one] Stimme
   *[other] Stimmen
}

votes-carried-undo = ✓ Einverstanden: Es ist zurückgenommen.
votes-carried-pause = ✓ Einverstanden: Die Partie pausiert.
votes-carried-resume = ✓ Einverstanden: Die Partie geht weiter.
votes-carried-extend = ✓ Einverstanden: Es gibt mehr Zeit.
votes-carried-end = ✓ Einverstanden: Die Partie ist ohne Sieger zu Ende.
votes-carried-replace = ✓ Einverstanden: Der Platz ist offen.
votes-carried-expel = ✓ Einverstanden: Der Platz ist frei.
votes-rejected = ✗ Abgelehnt; alles bleibt, wie es ist.
votes-withdrawn = ✗ Zurückgezogen.
votes-overtaken = ✗ Erledigt: Die Partie ist weitergegangen.
votes-lapsed = ✗ Nicht rechtzeitig entschieden; alles bleibt, wie es ist.
votes-passed-on = ✗ Deinen Platz hat jetzt jemand anders, und damit auch deine Stimme.
votes-for = dafür: { $names }
votes-against = dagegen: { $names }
votes-told-rejected = { $mover }, { $names } { $count ->
    [one] hat
   *[other] haben
} abgelehnt; alles bleibt, wie es ist.

votes-undone = ↩️ { $name } hat { $gone } zurückgenommen.
votes-go-on = Einverstanden: Du bist wieder dran.
votes-paused = ⏸️ Die Partie pausiert, wie vereinbart. `{ command-vote-resume }` fragt, ob es weitergeht; ansehen kannst du alles.
votes-resumed = ▶️ Die Partie geht weiter, wie vereinbart.
votes-extended = ⏳ Einverstanden: Es gibt für { $whose } noch einmal so viel Zeit.
votes-extended-until = ⏳ Einverstanden: Es gibt für { $whose } noch einmal so viel Zeit, bis { $moment }.

votes-said = Notiert: { $yes ->
    [yes] Ja
   *[no] Nein
}.
votes-missing = Es { $more ->
    [yes] { $missing ->
        [one] fehlt noch
       *[other] fehlen noch
    }
   *[no] braucht
} { $missing } { $missing ->
    [one] Ja-Stimme
   *[other] Ja-Stimmen
}.
votes-missing-of = Es fehlt das Ja von { $names }.
votes-agreed-now = Notiert: Ja. Damit ist es angenommen.
votes-rejected-now = Notiert: Nein. Damit ist es abgelehnt.
votes-withdrawn-now = Du hast deine Frage zurückgezogen.
votes-seat-offered = Der Platz ist offen; mit dem Knopf im Kanal bekommt man ihn.
votes-done-at-once = Erledigt; sonst musste niemand zustimmen.
votes-asked = { $again ->
    [yes] Darüber wird schon abgestimmt. Ich habe die Frage noch einmal gestellt. { $missing }
   *[no] Ich habe im Kanal gefragt. { $missing } Mit Nein ziehst du die Frage dort zurück.
}
votes-no-such-player = Diese Person kenne ich hier nicht. Nimm jemanden aus der Liste, der an diesem Tisch sitzt.
