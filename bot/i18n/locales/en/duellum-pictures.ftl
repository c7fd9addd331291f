### Antike Duellum: pictures, their captions and descriptions.

# A turn in one short line, below a picture: «Duellum · 3 moves · conquer Croton (Carthaginians)».

duellum-caption-produced = +{ resource }
duellum-caption-wall-built = build { $count ->
    [one] a wall
   *[other] walls
} in { $places }
duellum-caption-recruited = recruit { $units }
duellum-caption-founded = found { $cities }
    .city = { $place } ({ chip })
duellum-caption-taken = take { $cards }
duellum-caption-played = play { $cards }

# What is written into pictures. There is little room, so be brief.

duellum-picture-box = box
duellum-picture-supply = supply
duellum-picture-hand = Cards
duellum-picture-hand-of = { nation } hold
duellum-picture-due = Cards: take { $count }
duellum-picture-when = { $when ->
    [before-rondel] before the stone
    [temple] on TEMPLUM
    [know-how] on SCIENTIA
    [movement] on DUELLUM
    [reaction] by itself
   *[turn] any time
}
duellum-picture-navigator = galleys on 7 seas
duellum-picture-ways = The rondel; the { nation } { $wedge ->
    [none] start anywhere
   *[other] are on { duellum-wedge }
}; { $ways }.
duellum-picture-way = { $price }: { $wedges }

# The description of a picture, for those who cannot see it.

duellum-alt-start = Antike Duellum, { $board } board, { round-inner }.
duellum-alt-due = { nation } first take { duellum-cards }.
duellum-alt-display = On display: { $cards }.
duellum-alt-strength = { nation } have { $units }, in the box { $box }; { $marble } marble, { $iron } iron, { $gold } gold, { coins }; cards: { $cards ->
    [none] none
   *[other] { $cards }
}{ $wedge ->
    [none] {""}
   *[other] ; on { duellum-wedge }
}.
duellum-alt-city = { $place } ({ chip }{ $temple ->
    [yes] , temple
   *[no] {""}
}{ $wall ->
    [yes] , wall
   *[no] {""}
})
