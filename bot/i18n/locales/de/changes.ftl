# Was sich geändert hat, in wenigen Worten ohne das handelnde Volk: eine Zeile je Zug, Nummern auf einem Bild.
change-turn = { nation }: { $changes }.
change-stone = { $first ->
    [yes] beginnt auf { $wedge }
   *[no] { $origin } → { $wedge }
}{ $given }
    .given = {", "}+{ $amount } { chip }
change-march = { units }: { $path }
change-chip-taken = 1 { chip } statt einer Münze
change-temple-built = Tempel in { $place }
change-armed = { $units } in { $place } aufgestellt
change-learned = { know-how } erworben{ $new ->
    [yes] , neu
   *[no] {""}
}
change-fought = Kampf gegen { NATION($other) } in { $place }, je { units }
change-conquered = { $place } von den { NATION($loser, case: "dative") } erobert, mit { $units }{ $lost ->
    [yes] {" "}gegen { $losses }
   *[no] {""}
}{ $temple ->
    [yes] , Tempel zerstört
   *[no] {""}
}
change-city-given-up = { $place }{ $temple ->
    [yes] {" "}mit Tempel
   *[no] {""}
} aufgegeben
change-city-founded = { $place } gegründet
change-city-picked = { $place } gewählt
change-traded = { $give } gegen { $take } getauscht
change-personage-won = { personages-accusative } gewonnen
change-game-won = Partie gewonnen
