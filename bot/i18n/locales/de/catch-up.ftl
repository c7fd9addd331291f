### Was passiert ist, seit jemand hingesehen hat.

# `/nachlesen`: was jemand verpasst hat.

digest-nothing = **Seit deinem letzten Zug ist nichts passiert.**
digest-nothing-yet = **Noch ist nichts passiert: Die Partie hat gerade erst begonnen.**
digest-since-own = **Seit deinem letzten Zug** ({ digest-turns })
digest-whole = **Seit Beginn der Partie** ({ digest-turns })
digest-latest = **Die letzten Züge** ({ $count })
digest-turns = { $count } { $count ->
    [one] Zug
   *[other] Züge
}
digest-earlier = - … { $count } { $count ->
    [one] früherer Zug
   *[other] frühere Züge
} (siehe `{ command-history }`)
digest-turn = **{ nation }** ({ $round ->
    [0] Startstadt
   *[other] Runde { $round }
}{ $reason ->
    [conceded] , ohne Spieler
    [plan] , wie geplant
    [partly] , teilweise wie geplant
    [deadline] , die Zeit war um
    [bot] , durch einen Computerspieler
   *[none] {""}
}): { $told }
digest-nothing-seen = nichts zu sehen
news-round = 📰 **{ round }:** { $told }.
news-line = die { nation } haben { $did }
news-conquered = { $places } erobert{ $temples ->
    [0] {""}
    [one] {" "}und einen Tempel zerstört
   *[other] {" "}und { $temples } Tempel zerstört
}
news-personages = { $personages } gewonnen
news-temples = { $count ->
    [one] einen Tempel
   *[other] Tempel
} in { $places } gebaut
news-founded = { $places } gegründet
news-given-up = { $places } aufgegeben
news-picked = mit { $places } begonnen
news-quiet = eine ruhige Runde
news-won = die { nation } haben gewonnen
news-level = alle haben { $count } von { $target }
news-ahead = die { $nations } haben { $count } von { $target }
digest-gained = **Gewonnen und verloren**
digest-gained-more = - … und mehr (siehe `{ command-status }`)
digest-gained-nation = - { nation }: { $told }
digest-personages = +{ personages }
digest-cities = { $sign }{ cities } ({ $places })
digest-temples = { $sign }{ temples } ({ $places })
digest-learnt = { $advances } erworben
digest-fights = **Kämpfe:** { $fights }
digest-fight = { nation } und { NATION($other) } { IN($place) } (je { units })
digest-fights-earlier = { $count } davor
digest-score = **Stand:** { $score }
digest-won = **Die Partie ist zu Ende:** Die { nation } haben gewonnen.
digest-over = **Die Partie ist zu Ende.**
digest-your-turn = **Jetzt:** Du bist dran ({ round-inner }): `{ command-turn }` führt dich hindurch.
digest-waiting = **Jetzt:** Wir warten auf { $name } ({ nation }){ $asked ->
    [yes] : kämpfen oder nicht
   *[no] {""}
}.
turn-unfinished = Der Zug der { nation } läuft noch; sie können noch etwas davon zurücknehmen.
digest-mind = **Pass auf**
digest-near-win = - Den { nation-dative } { $count ->
    [one] fehlt
   *[other] fehlen
} zum Sieg noch { score-count }.
digest-near-win-own = **Dir { $count ->
    [one] fehlt
   *[other] fehlen
} zum Sieg noch { score-count }**{ $several ->
    [yes] {" "}mit den { nation-dative }
   *[no] {""}
}.
digest-threat = - ⚠ { $place }: Die { nation } können im nächsten Manöver mit { any-units } angreifen; { $defence } { $defence ->
    [one] reicht
   *[other] reichen
}.
digest-more-threats = - { $count } { $count ->
    [one] weitere deiner Städte ist
   *[other] weitere deiner Städte sind
} genauso in Gefahr.
digest-plan-waiting = - Dein Plan wartet auf deinen Zug: `{ command-plan }`.
digest-plan-ready = - Dein Plan liegt bereit: `{ command-plan }`.
digest-plan-chosen = - Variante { $line } deines Plans ging als erste auf: `{ command-plan }` sagt, warum.
digest-plan-stopped = - Dein Plan geht nicht mehr auf: `{ command-plan }` sagt, warum.
