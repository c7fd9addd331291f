### Antike Duellum: was möglich ist, und was passiert ist.

# Was jemand tut, als Wendung hinter «Möglich: »; .cannot ist der Satz einer Ablehnung, dem ein Doppelpunkt und
# der Grund folgen.

duellum-action-take_card = { $card } nehmen
    .cannot = Die { nation } können { $card } nicht nehmen
duellum-action-rondel = den Stein auf { $wedge } setzen{ $resource ->
    [none] {""}
   *[other] {" "}und 1 { chip } statt der Münze nehmen
}
    .cannot = Die { nation } können ihren Stein nicht auf { $wedge } setzen
duellum-action-wall = in { $place } eine Mauer bauen
    .cannot = Die { nation } können in { $place } keine Mauer bauen
duellum-action-learn = den Fortschritt { $advance } erwerben
    .cannot = Die { nation } können den Fortschritt { $advance } nicht erwerben
duellum-action-recruit = { $units } rekrutieren
    .cannot = Die { nation } können nicht { $units } rekrutieren
duellum-action-found = in { $place } eine { $chip }stadt gründen
    .cannot = Die { nation } können in { $place } keine { $chip }stadt gründen
duellum-action-play_card = { $card }{ $choice ->
    [none] {""}
   *[other] {" "}({ $choice })
} spielen
    .cannot = Die { nation } können { $card }{ $choice ->
        [none] {""}
       *[other] {" "}({ $choice })
    } nicht spielen

duellum-action-name = { $type ->
    [take_card] die fälligen Karten nehmen
    [rondel] den Stein setzen
    [temple] einen Tempel bauen
    [wall] eine Mauer bauen
    [arm] Einheiten aufstellen
    [learn] einen Fortschritt erwerben
    [recruit] Einheiten rekrutieren
    [move] Einheiten ziehen
    [conquer] eine Stadt erobern
    [found] eine Stadt gründen
    [trade] 3 gegen 2 mit der Bank tauschen
    [play_card] eine Karte spielen
   *[end_turn] den Zug beenden
}
