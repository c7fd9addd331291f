### Antike Duellum: reading what people write, and what opens while they type.

duellum-reading-site = Say what the city in { $place } is to produce, e.g. `{ $example }`.
duellum-reading-asked = { $card } needs the option `{ $option }`. Possible: { $choices }.
duellum-reading-not-asked = { $card } doesn't need `{ $option }`: leave it out.
duellum-offers-new = { $offer } (new: { $new ->
    [one] a scholar
   *[other] { $new } scholars
})
duellum-offers-battle = { $value } — battle: each side loses { $count }
duellum-offers-way = { $value } — { $left ->
    [0] no moves left
    [one] 1 move left
   *[other] { $left } moves left
}
duellum-offers-city = { $value } — takes { $count ->
    [one] 1 unit
   *[other] { $count } units
}{ duellum-errors-of-fortress }
duellum-offers-give = { $value } — you get { $count } of your choice
duellum-offers-trade = { $value } — for { $other }
duellum-offers-take = { $value } — you pay any { $count }
# The one line of a list in which nothing can be chosen.
duellum-offers-none = { $why ->
    [walls] All your cities have a wall
    [walls-left] You have no wall left
    [box] Your recruitment box is empty
    [box-waits] What is in your recruitment box came there this turn
    [supply] You have no unit left in your supply
    [tokens] The bank has no city tokens left
    [conquer] Your units can't conquer any city where they are
    [hand] You hold no card
    [play_card] None of your cards can be played right now
   *[trade] You have too little to trade
}

# Cards.
duellum-cards-first = First take the cards you are due:
