### Antike Duellum: Aufrufe und Ergebnisse im Kanal einer Partie, und was jemand verpasst hat.

# Was der Bot im Kanal einer Partie sagt. Aufrufe folgen auf eine Erwähnung: «@Ada, Partie 7: Du bist dran …».

duellum-public-display = Ausliegende Karten: { $cards }.
duellum-public-cards = { $call } Nimm zuerst **{ duellum-cards }**. In der Auslage: { $cards }.
duellum-public-won = Schluss! 🏛️ Die **{ nation }**{ $player } haben mit { duellum-score } gewonnen.
duellum-turns-lost-city = **{ $place }**{ $things ->
    [none] {""}
   *[other] {" "}samt { $things }
} an die { NATION($taker) }{ $player }
duellum-turns-temple = Tempel
duellum-turns-wall = Mauer
duellum-turns-lost-by-card = { $what } durch { $card }
duellum-turns-lost-thing = { $unit ->
    [legion] 1 Legion { IN($place) }
    [galley] 1 Galeere { IN($place) }
   *[none] die Mauer { IN($place) }
}

# `/nachlesen`: was jemand verpasst hat.

duellum-news-walls = { $count ->
    [one] eine Mauer
   *[other] Mauern
} in { $places } gebaut
duellum-news-played = { $cards } gespielt
duellum-digest-walls = { $sign }{ duellum-walls } ({ $places })
duellum-digest-cards = { $sign }{ duellum-cards } ({ $cards })
duellum-digest-cards-due = **Jetzt:** Du bist dran ({ round-inner }). Nimm zuerst { duellum-cards } (`{ command-turn }`). In der Auslage: { $cards }.
