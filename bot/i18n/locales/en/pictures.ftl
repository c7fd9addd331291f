# What is written into pictures. There is little room, so be brief.
picture-bank = BANK
picture-new = new
picture-turn = { round } · { nation-short }{ $player }
picture-answer = { picture-turn } · { NATION($awaited, case: "short") } answer
picture-asked = { round } · { nation-short } answer
picture-won = { round } · { nation-short }{ $player } won
picture-elsewhere = Also: { $places }
picture-over = { round } · the game is over
picture-ways = The rondel; { nation }{ $wedge ->
    [none] {""} start anywhere
   *[other] {""} on { wedge }
}. { $ways }.
film-ends = { $told } At its end: { $end }
film-too-large = A replay of { $turns } turns does not fit into { $size } MiB; show fewer turns.
picture-goal = Personages win the game
picture-personage = { $personage ->
    [king] King
    [scholar] Scholar
    [general] General
    [citizen] Citizen
   *[navigator] Navigator
}
picture-way = { $personage ->
    [king] every 5 cities
    [scholar] each new know-how
    [general] a temple destroyed
    [citizen] every 3 temples
   *[navigator] galleys in 7 places
}
