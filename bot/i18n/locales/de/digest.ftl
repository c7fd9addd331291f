# `/nachlesen`: was jemand verpasst hat.

digest-nothing = **Seit deinem letzten Zug ist nichts geschehen.**
digest-nothing-yet = **Noch ist nichts geschehen: Die Partie hat gerade erst begonnen.**
digest-since-own = **Seit deinem letzten Zug** ({ digest-turns })
digest-whole = **Seit Beginn der Partie** ({ digest-turns })
digest-latest = **Die letzten Züge** ({ $count })
digest-turns = { $count } { $count ->
    [one] Zug
   *[other] Züge
}
digest-earlier = - … davor { $count } frühere { $count ->
    [one] Zug
   *[other] Züge
} (`{ command-history }` zeigt sie)
digest-turn = **{ nation }** ({ $round ->
    [0] Startstadt
   *[other] Runde { $round }
}{ $reason ->
    [conceded] , ohne Spieler
    [plan] , wie geplant
    [deadline] , die Zeit war um
    [bot] , durch den Bot
   *[none] {""}
}): { $told }
digest-nothing-seen = nichts zu sehen

digest-gained = **Gewonnen und verloren**
digest-gained-more = - … und mehr (`{ command-status }` zeigt, wie alle stehen)
digest-gained-nation = - { nation }: { $told }
digest-personages = +{ personages }
digest-cities = { $sign }{ cities } ({ $places })
digest-temples = { $sign }{ temples } ({ $places })
digest-learnt = { $advances } erworben
digest-fights = **Kämpfe:** { $fights }
digest-fight = { nation } und { NATION($other) } in { $place } (je { units })
digest-fights-earlier = { $count } davor

digest-score = **Stand:** { $score }
digest-won = **Die Partie ist zu Ende:** Die { nation } haben gewonnen.
digest-over = **Die Partie ist zu Ende.**
digest-asked = **Jetzt:** Du wirst gefragt, ob du in { $place } kämpfst: `{ command-answer }`.
digest-your-turn = **Jetzt:** Du bist dran ({ round-inner }): `{ command-moves }` zeigt alles, was du tun kannst.
digest-your-pick = **Jetzt:** Du bist dran ({ round-inner }): Wähle eine Startstadt mit `{ command-found }`.
digest-waiting = **Jetzt:** Gewartet wird auf die { nation } ({ $name }){ $asked ->
    [yes] , die gefragt sind, ob sie kämpfen
   *[no] {""}
}.

digest-mind = **Pass auf**
digest-near-win = - Den { nation-dative } { $count ->
    [one] fehlt
   *[other] fehlen
} zum Sieg noch { score-count }.
digest-threat = - ⚠ { $place }: Die { nation } können { any-units } hinbringen; { $defence } { $defence ->
    [one] reicht
   *[other] reichen
}.
digest-more-threats = - Noch { $count } solche { $count ->
    [one] Gefahr
   *[other] Gefahren
} für deine Städte.
digest-plan-waiting = - Dein Plan wartet auf deinen Zug: `{ command-plan }`.
digest-plan-ready = - Dein Plan liegt bereit: `{ command-plan }`.
digest-plan-stopped = - Dein Plan geht nicht mehr auf: `{ command-plan }` sagt, warum.
