### Antike: Bilder, Bildunterschriften und Beschreibungen.

# Die Beschreibung eines Bildes, für alle, die es nicht sehen.

alt-start = Antike, Brett { $board }, { round-inner }.
alt-to-pick = Wählen eine Startstadt: { nation }{ $player }.
alt-asked = Die { nation } entscheiden, ob sie kämpfen.
alt-strength = { nation } haben { $units }; { $chips }{ $wedge ->
    [none] {""}
   *[other] ; auf { wedge }
}.
    .chips = { $marble } Marmor, { $iron } Eisen, { $gold } Gold, { coins }

# Ein Zug in einer kurzen Zeile, unter einem Bild: «Manöver · 3 Schritte · Tyros (Araber) erobert».

caption-nothing = noch nichts
caption-chip-taken = 1 { chip } genommen
caption-produced = +{ $amount } { chip }
caption-temple-built = Tempel in { $places } gebaut
caption-armed = { $units } aufgestellt
    .place = { $units } in { $place }
caption-learned = { $advances } erworben
caption-moved = { actions }
caption-fought = Kampf gegen die { $nations } ({ $places })
caption-conquered = { $cities } erobert
    .city = { $place } ({ NATION($loser) })
caption-city-given-up = { $places } aufgegeben
caption-city-founded = { $places } gegründet
caption-city-picked = Start in { $places }
caption-traded = { $give } gegen { $take } getauscht
caption-personage-won = { $personages } gewonnen
caption-game-won = die { nation } haben gewonnen
film-alt = Eine Wiederholung auf dem Brett { $board }, { film-span }: { $founded } { $founded ->
    [one] Stadt gegründet
   *[other] Städte gegründet
}, { $conquered } { $conquered ->
    [one] Stadt erobert
   *[other] Städte erobert
} und { $temples } Tempel gebaut.
film-conquest = Die { nation } nehmen den { NATION($loser, case: "dative") } { $place } ab.

# Was sich geändert hat, in wenigen Worten ohne das handelnde Volk: eine Zeile je Zug, Nummern auf einem Bild.

change-chip-taken = 1 { chip } statt einer Münze
change-learned = { know-how } erworben{ $new ->
    [yes] , neu
   *[no] {""}
}
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

# Was in Bildern steht. Es ist wenig Platz, also kurz.

picture-new = neu
picture-ways = Das Rondell; { nation }{ $wedge ->
    [none] {""} beginnen auf einem Feld ihrer Wahl
   *[other] {""} auf { wedge }
}. { $ways }.
film-ends = { $told } Am Ende: { $end }
