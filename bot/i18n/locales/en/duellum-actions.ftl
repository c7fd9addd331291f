### Antike Duellum: what can be done, and what has happened.

# What somebody does, as a phrase that goes on from «Possible: »; .cannot is the sentence of a refusal, to which
# a colon and the reason are added.

duellum-action-take_card = take { $card }
    .cannot = The { nation } cannot { duellum-action-take_card }
duellum-action-rondel = move the stone to { $wedge }{ $resource ->
    [none] {""}
   *[other] {" "}and take 1 { chip } for the coin
}
    .cannot = The { nation } cannot { duellum-action-rondel }
duellum-action-wall = build a wall in { $place }
    .cannot = The { nation } cannot { duellum-action-wall }
duellum-action-learn = develop { $advance }
    .cannot = The { nation } cannot { duellum-action-learn }
duellum-action-recruit = recruit { $units }
    .cannot = The { nation } cannot { duellum-action-recruit }
duellum-action-found = found a { $chip } city in { $place }
    .cannot = The { nation } cannot { duellum-action-found }
duellum-action-play_card = play { $card }{ $choice ->
    [none] {""}
   *[other] {" "}({ $choice })
}
    .cannot = The { nation } cannot { duellum-action-play_card }

# The same without saying where and what.
duellum-action-name = { $type ->
    [take_card] take the cards due
    [rondel] move the stone
    [temple] build a temple
    [wall] build a wall
    [arm] set up units
    [learn] develop a know-how
    [recruit] recruit units
    [move] move units
    [conquer] conquer a city
    [found] found a city
    [trade] trade 3 for 2 with the bank
    [play_card] play a card
   *[end_turn] end the turn
}
