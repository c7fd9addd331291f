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
