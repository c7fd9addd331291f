### Antike Duellum: reading what people write, and what opens while they type.

duellum-reading-site = Say what the city in “{ $written }” is to produce, like `genua:gold`.
duellum-reading-asked = { $card } needs the option `{ $option }`.
duellum-reading-not-asked = { $card } doesn't need `{ $option }`: leave it out.
reading-unknown-card = There is no card “{ $written }”. { $hint }
reading-unknown-chip = “{ $written }” is no resource. { $hint }
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
}
duellum-offers-give = { $value } — you get { $count } of your choice
duellum-offers-take = { $value } — you pay any { $count }

# Cards.
duellum-cards-first = First take the cards you are due:
