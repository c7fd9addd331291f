### Antike Duellum: Ereigniskarten.

# Was eine Karte tut, gesagt zu dem, der sie hat, nach dem, was ihre Datei sagt; `.brief` in wenigen Worten, in der Auslage und auf Bildern.

duellum-effect-destroy_wall = Wähl eine Mauer auf dem Brett, deine oder eine deines Gegners: Sie wird zerstört und geht an ihren Besitzer zurück.
    .brief = 1 Mauer zerstören
duellum-effect-lose_coins = Dein Gegner verliert die Hälfte seiner Münzen, abgerundet: 2 von 5.
    .brief = Gegner verliert die Hälfte der Münzen
duellum-effect-chips_per_know_how = Nimm 1 { chip } für jeden Fortschritt deines Gegners.
    .brief = 1 { chip } je Fortschritt des Gegners
duellum-effect-defence = Wenn dein Gegner in einem Zug zum ersten Mal eine deiner Städte erobert, braucht er { $count } Einheiten mehr. Dann wird die Karte abgelegt.
    .brief = erste angegriffene Stadt: +{ $count } Verteidigung
duellum-effect-take_chips = Nimm { resources } deiner Wahl.
    .brief = { resources } nehmen
duellum-effect-take_coins = Nimm { coins } aus der Bank, soweit sie welche hat.
    .brief = { coins } nehmen
duellum-effect-recruit = Leg bis zu { any-units } aus deinem Vorrat umsonst in dein Rekrutenfeld. Aufstellen kannst du sie ab deinem nächsten Zug.
    .brief = bis zu { any-units } rekrutieren
duellum-effect-place_unit = Stell 1 Einheit aus deinem Rekrutenfeld umsonst in einer deiner Städte auf. Sie zählt nicht zu dem, was die Stadt je Zug aufnimmt.
    .brief = 1 Einheit umsonst aufstellen
duellum-effect-temple_discount = Dein nächster Tempel in diesem Zug kostet { $count } Marmor weniger.
    .brief = nächster Tempel: { $count } Marmor weniger
duellum-effect-know_how_discount = Dein nächster Fortschritt in diesem Zug kostet { $count } Gold weniger.
    .brief = nächster Fortschritt: { $count } Gold weniger
duellum-effect-extra_step = Alle deine { unit-many } auf dem Brett dürfen bei diesem Manöver eine Grenze weiter ziehen, auch wenn sie schon gezogen sind.
    .brief = { unit-many } ziehen 1 Grenze weiter
duellum-effect-remove_unit = Wähl eine Provinz mit einer { unit-one } deines Gegners: 1 { unit-one } dort kehrt in sein Rekrutenfeld zurück.
    .brief = 1 feindliche { unit-one } heimschicken
duellum-effect-build_wall = Bau in einer deiner Städte umsonst eine Mauer aus deinem Vorrat.
    .brief = 1 Mauer umsonst bauen
duellum-effect-free_steps = Deine Schritte auf dem Rondell kosten in diesem Zug nichts.
    .brief = Schritte auf dem Rondell umsonst
duellum-effect-settle = Einmal in diesem Zug darfst du eine Stadt gründen, wo keine Einheit von dir steht: neben einer deiner Städte, und nur wo dein Gegner keine Einheit hat. Der Preis bleibt gleich.
    .brief = eine Stadt ohne Einheit gründen

duellum-card-line = { $name }: { $effect }
duellum-card-times = {" "}(×{ $count })
duellum-display-empty = keine Karte in der Auslage

# `/karte zeigen`.

duellum-cards-display = **Auslage**
duellum-cards-hand = **{ nation }**
duellum-cards-discards = **Ablage:** { $cards }
duellum-cards-pile = **Im Stapel** ({ $count }, Reihenfolge unbekannt): { $cards }
duellum-cards-none = keine
