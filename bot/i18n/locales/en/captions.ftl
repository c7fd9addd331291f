# A turn in one short line, below a picture: «Maneuver · 3 moves · conquer Tyros (Arabs)».
caption-nothing = nothing yet
caption-chip-taken = take 1 { chip }
caption-produced = +{ $amount } { chip }
caption-temple-built = build { $count ->
    [one] a temple
   *[other] temples
} in { $places }
caption-armed = set up { $units } in { $places }
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

film-begins = { $first ->
    [1] The game begins
   *[other] After turn { $before }
} · { film-span }
film-span = { $part ->
    [all] { $whole ->
        [one] 1 turn
       *[other] all { $whole } turns
    }
    [one] turn { $first } of { $whole }
   *[some] turns { $first } to { $last } of { $whole }
}
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
film-whole = The whole game, turn by turn.
film-latest = { $count ->
    [one] The latest turn.
   *[other] The latest { $count } turns.
}
