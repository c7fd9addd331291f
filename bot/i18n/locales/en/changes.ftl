# What has changed, in a few words without the acting nation: a line for each turn, and numbers on a picture.
change-turn = { nation }: { $changes }.
change-stone = { $first ->
    [yes] starts on { $wedge }
   *[no] { $origin } → { $wedge }
}{ $given }
    .given = {", "}+{ $amount } { chip }
change-march = { units }: { $path }
change-chip-taken = take 1 { chip } for a coin
change-temple-built = temple in { $place }
change-armed = { $units } set up in { $place }
change-learned = learn { know-how }{ $new ->
    [yes] , new
   *[no] {""}
}
change-fought = fight { NATION($other) } in { $place }, { units } each
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
change-traded = trade { $give } for { $take }
change-personage-won = win { personages-accusative }
change-game-won = win the game
