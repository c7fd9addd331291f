### Antike Duellum: Bilder, Bildunterschriften und Beschreibungen.

# Ein Zug in einer kurzen Zeile, unter einem Bild: «Duellum · 3 Schritte · Croton (Karthager) erobert».

duellum-caption-produced = +{ resource }
duellum-caption-wall-built = { $count ->
    [one] Mauer
   *[other] Mauern
} in { $places } gebaut
duellum-caption-recruited = { $units } rekrutiert
duellum-caption-founded = { $cities } gegründet
    .city = { $place } ({ chip })
duellum-caption-taken = { $cards } genommen
duellum-caption-played = { $cards } gespielt

# Was in Bilder geschrieben wird. Platz ist knapp, also kurz.

duellum-picture-box = Feld
duellum-picture-supply = Vorrat
duellum-picture-hand = Karten
duellum-picture-hand-of = { nation } haben
duellum-picture-due = Karten: { $count } nehmen
duellum-picture-when = { $when ->
    [before-rondel] vor dem Stein
    [temple] bei TEMPLUM
    [know-how] bei SCIENTIA
    [movement] bei DUELLUM
    [reaction] von selbst
   *[turn] jederzeit
}
duellum-picture-navigator = je 7 Seegebiete
duellum-picture-ways = Das Rondell; die { nation } { $wedge ->
    [none] beginnen auf einem Feld ihrer Wahl
   *[other] stehen auf { duellum-wedge }
}; { $ways }.
duellum-picture-way = { $price }: { $wedges }

# Die Beschreibung eines Bildes, für alle, die es nicht sehen können.

duellum-alt-start = Antike Duellum, Brett { $board }, { round-inner }.
duellum-alt-due = { nation } nehmen zuerst { duellum-cards }.
duellum-alt-display = Auslage: { $cards }.
duellum-alt-strength = { nation }: { $units }, im Rekrutenfeld { $box }; { $marble } Marmor, { $iron } Eisen, { $gold } Gold, { coins }; Karten: { $cards ->
    [none] keine
   *[other] { $cards }
}{ $wedge ->
    [none] {""}
   *[other] ; auf { duellum-wedge }
}.
duellum-alt-city = { $place } ({ chip }{ $temple ->
    [yes] , Tempel
   *[no] {""}
}{ $wall ->
    [yes] , Mauer
   *[no] {""}
})
