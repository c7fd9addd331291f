# Was in Bildern steht. Es ist wenig Platz, also kurz.
picture-bank = BANK
picture-new = neu
picture-turn = { round } · { nation-short }{ $player }
picture-answer = { picture-turn } · { NATION($awaited, case: "short") } antworten
picture-asked = { round } · { nation-short } antworten
picture-won = { round } · { nation-short }{ $player } haben gewonnen
picture-elsewhere = Auch: { $places }
picture-over = { round } · die Partie ist zu Ende
picture-ways = Das Rondell; { nation }{ $wedge ->
    [none] {""} beginnen überall
   *[other] {""} auf { wedge }
}. { $ways }.
film-ends = { $told } Am Ende: { $end }
film-too-large = Eine Wiederholung von { $turns } Zügen passt nicht in { $size } MiB; nimm weniger Züge.
picture-goal = Persönlichkeiten zählen
picture-personage = { $personage ->
    [king] König
    [scholar] Gelehrter
    [general] Feldherr
    [citizen] Bürger
   *[navigator] Seefahrer
}
picture-way = { $personage ->
    [king] je 5 Städte
    [scholar] neuer Fortschritt
    [general] zerstörter Tempel
    [citizen] je 3 Tempel
   *[navigator] an 7 Orten Galeeren
}
