# Ein Zug in einer kurzen Zeile, unter einem Bild: «Manöver · 3 Schritte · Tyros (Araber) erobert».
caption-nothing = noch nichts
caption-chip-taken = 1 { chip } genommen
caption-produced = +{ $amount } { chip }
caption-temple-built = Tempel in { $places } gebaut
caption-armed = { $units } in { $places } aufgestellt
caption-learned = { $advances } erworben
caption-moved = { actions }
caption-fought = Kampf gegen die { $nations } in { $places }
caption-conquered = { $cities } erobert
    .city = { $place } ({ NATION($loser) })
caption-city-given-up = { $places } aufgegeben
caption-city-founded = { $places } gegründet
caption-city-picked = Start in { $places }
caption-traded = { $give } gegen { $take } getauscht
caption-personage-won = { $personages } gewonnen
caption-game-won = die { nation } haben gewonnen

film-begins = { $first ->
    [1] Die Partie beginnt
   *[other] Nach Zug { $before }
} · { film-span }
film-span = { $part ->
    [all] { $whole ->
        [one] 1 Zug
       *[other] alle { $whole } Züge
    }
    [one] Zug { $first } von { $whole }
   *[some] Züge { $first } bis { $last } von { $whole }
}
film-alt = Eine Wiederholung auf dem Brett { $board }, { film-span }: { $founded } { $founded ->
    [one] Stadt gegründet
   *[other] Städte gegründet
}, { $conquered } { $conquered ->
    [one] Stadt erobert
   *[other] Städte erobert
} und { $temples } Tempel gebaut.
film-conquest = Die { nation } nehmen den { NATION($loser, case: "dative") } { $place } ab.
film-whole = Die ganze Partie, Zug um Zug.
film-latest = { $count ->
    [one] Der letzte Zug.
   *[other] Die letzten { $count } Züge.
}
