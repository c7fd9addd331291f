### Antike Duellum: calls and outcomes in a game's channel, and what somebody has missed.

# What the bot says in a game's channel. Calls follow a mention: «@Ada, game 7: your turn …».

duellum-public-display = Cards on display: { $cards }.
duellum-public-cards = { $call } First take **{ duellum-cards }**. On display: { $cards }.
duellum-public-won = finished! 🏛️ **{ nation }**{ $player } won with { duellum-score }.
duellum-turns-lost-city = **{ $place }**{ $things ->
    [none] {""}
   *[other] {" "}with { $things }
} to the { NATION($taker, case: "dative") }{ $player }
duellum-turns-temple = its temple
duellum-turns-wall = its wall
duellum-turns-lost-by-card = { $what } by { $card }
duellum-turns-lost-thing = { $unit ->
    [legion] 1 legion in { $place }
    [galley] 1 galley in { $place }
   *[none] the wall in { $place }
}

# `/catch-up`: what somebody has missed.

duellum-news-walls = built { $count ->
    [one] a wall
   *[other] walls
} in { $places }
duellum-news-played = played { $cards }
duellum-digest-walls = { $sign }{ duellum-walls } ({ $places })
duellum-digest-cards = { $sign }{ duellum-cards } ({ $cards })
duellum-digest-cards-due = **Now:** your turn ({ round-inner }). First take { duellum-cards } (`{ command-turn }`). On display: { $cards }.
