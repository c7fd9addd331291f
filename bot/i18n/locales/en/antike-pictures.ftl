### Antike: pictures, their captions and descriptions.

# The description of a picture, for those who cannot see it.

alt-start = Antike, { $board } board, { round-inner }.
alt-to-pick = { nation }{ $player } pick a start city.
alt-asked = { nation } decide whether to fight.
alt-strength = { nation } have { $units }; { $chips }{ $wedge ->
    [none] {""}
   *[other] ; on { wedge }
}.
    .chips = { $marble } marble, { $iron } iron, { $gold } gold, { coins }

# A turn in one short line, below a picture: «Maneuver · 3 moves · conquer Tyros (Arabs)».

caption-nothing = nothing yet
caption-chip-taken = take 1 { chip }
caption-produced = +{ $amount } { chip }
caption-temple-built = build { $count ->
    [one] a temple
   *[other] temples
} in { $places }
caption-armed = set up { $units }
    .place = { $units } in { $place }
caption-learned = learn { $advances }
caption-moved = { actions }
caption-fought = fight the { $nations } in { $places }
caption-conquered = conquer { $cities }
    .city = { $place } ({ NATION($loser) })
caption-city-given-up = give up { $places }
caption-city-founded = found { $places }
caption-city-picked = start in { $places }
caption-traded = trade { $give } for { $take }
caption-personage-won = win { $personages }
caption-game-won = the { nation } have won
film-alt = A replay on the { $board } board, { film-span }: { $founded } { $founded ->
    [one] city
   *[other] cities
} founded, { $conquered } { $conquered ->
    [one] city
   *[other] cities
} conquered and { $temples } { $temples ->
    [one] temple
   *[other] temples
} built.
film-conquest = The { nation } take { $place } from the { NATION($loser, case: "dative") }.

# What has changed, in a few words without the acting nation: a line for each turn, and numbers on a picture.

change-chip-taken = take 1 { chip } for a coin
change-learned = learn { know-how }{ $new ->
    [yes] , new
   *[no] {""}
}
change-conquered = conquer { $place } from the { NATION($loser, case: "dative") } with { $units }{ $lost ->
    [yes] {" "}against { $losses }
   *[no] {""}
}{ $temple ->
    [yes] , temple destroyed
   *[no] {""}
}
change-city-given-up = give up { $place }{ $temple ->
    [yes] {" "}and its temple
   *[no] {""}
}
change-city-founded = found { $place }
change-city-picked = pick { $place }

# What is written into pictures. There is little room, so be brief.

picture-new = new
picture-ways = The rondel; { nation }{ $wedge ->
    [none] {""} start anywhere
   *[other] {""} on { wedge }
}. { $ways }.
film-ends = { $told } At its end: { $end }
