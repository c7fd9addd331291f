### Antike Duellum: Ereigniskarten.

# Was eine Karte tut, gesagt zu dem, der sie hat, nach dem, was ihre Datei sagt; `.brief` in wenigen Worten, in der Auslage und auf Bildern.

duellum-effect-destroy_wall = Wähl eine Mauer auf dem Brett, deine oder eine deines Gegners: Sie wird zerstört und geht an ihren Besitzer zurück.
    .brief = 1 Mauer zerstören
    .example = Die Mauer von Roma ist weg, die Stadt verteidigt sich mit 1 weniger; ihr Besitzer kann sie neu bauen.
duellum-effect-lose_coins = Dein Gegner verliert die Hälfte seiner Münzen, abgerundet: 2 von 5.
    .brief = Münzen des Gegners halbieren
    .example = Dein Gegner hat 5 Münzen und behält 3.
duellum-effect-chips_per_know_how = Nimm 1 { chip } für jeden Fortschritt deines Gegners.
    .brief = 1 { chip } je Fortschritt des Gegners
    .example = Dein Gegner hat drei Fortschritte: Du nimmst 3 { chip } und kannst sie gleich ausgeben.
duellum-effect-defence = Wenn dein Gegner in einem Zug zum ersten Mal eine deiner Städte erobert, braucht er { $count } Einheiten mehr. Dann wird die Karte abgelegt.
    .brief = erste Eroberung kostet { $count } mehr
    .example = Croton würde 1 Einheit kosten; mit dieser Karte sind es { $count } mehr. Die nächste Stadt im selben Zug ist nicht geschützt.
duellum-effect-take_chips = Nimm { resources } deiner Wahl.
    .brief = { resources } nehmen
    .example = Dir fehlen Marmor und Eisen, also wählst du die.
duellum-effect-take_coins = Nimm { coins } aus der Bank, soweit sie welche hat.
    .brief = { coins } nehmen
    .example = Die Bank hat nur noch 1 Münze: Dann nimmst du die.
duellum-effect-recruit = Leg bis zu { any-units } aus deinem Vorrat umsonst in dein Rekrutenfeld. Aufstellen kannst du sie ab deinem nächsten Zug.
    .brief = bis zu { any-units } rekrutieren
    .example = Du nimmst 1 Legion und 1 Galeere, oder nur eine Art.
duellum-effect-place_unit = Stell 1 Einheit aus deinem Rekrutenfeld umsonst in einer deiner Städte auf. Sie zählt nicht zu dem, was die Stadt je Zug aufnimmt.
    .brief = 1 Einheit umsonst aufstellen
    .example = Die Legion erscheint in Ancona, bevor du deinen Stein setzt, und kann noch im selben Zug marschieren.
duellum-effect-temple_discount = Dein nächster Tempel in diesem Zug kostet { $count } Marmor weniger.
    .brief = nächster Tempel: { $count } Marmor weniger
    .example = Ein Tempel für 6 Marmor kostet { $count } weniger; was Tempel nebenan aufschlagen, bleibt.
duellum-effect-know_how_discount = Dein nächster Fortschritt in diesem Zug kostet { $count } Gold weniger.
    .brief = nächster Fortschritt: { $count } Gold weniger
    .example = Ein Fortschritt für 7 Gold kostet { $count } weniger.
duellum-effect-extra_step = Alle deine { unit-many } auf dem Brett dürfen bei diesem Manöver eine Grenze weiter ziehen, auch wenn sie schon gezogen sind.
    .brief = { unit-many } ziehen 1 Grenze weiter
    .example = Deine { unit-many }, die nach einer Grenze stehen bleiben mussten, ziehen noch eine weiter.
duellum-effect-remove_unit = Wähl eine Provinz mit einer { unit-one } deines Gegners: 1 { unit-one } dort kehrt in sein Rekrutenfeld zurück.
    .brief = 1 feindliche { unit-one } heimschicken
    .example = Der Weg zu einer Stadt ist wieder frei.
duellum-effect-build_wall = Bau in einer deiner Städte umsonst eine Mauer aus deinem Vorrat.
    .brief = 1 Mauer umsonst bauen
    .example = Du baust sie, kurz bevor du deinen Zug beendest, ohne Marmor.
duellum-effect-free_steps = Deine Schritte auf dem Rondell kosten in diesem Zug nichts.
    .brief = Schritte auf dem Rondell umsonst
    .example = Von FERRUM gehst du einmal ganz herum wieder auf FERRUM und bezahlst nichts.
duellum-effect-settle = Einmal in diesem Zug darfst du eine Stadt gründen, wo keine Einheit von dir steht: neben einer deiner Städte, und nur wo dein Gegner keine Einheit hat. Der Preis bleibt gleich.
    .brief = eine Stadt ohne Einheit gründen
    .example = Genua liegt neben deinem Roma: Du gründest dort eine Stadt ohne Legion.

duellum-card-line = { $name }: { $effect }
duellum-card-within = { $name } ({ $effect })
# Was eine Karte bewirkt und wann sie gespielt wird; die meisten jederzeit im eigenen Zug.
duellum-card-timed = { $effect }{ $when ->
    [before-rondel] {"; "}spielbar, bevor der Stein zieht
    [temple] {"; "}spielbar auf TEMPLUM
    [know-how] {"; "}spielbar auf SCIENTIA
    [movement] {"; "}spielbar, solange Einheiten ziehen
    [reaction] {"; "}wirkt von selbst
   *[turn] {""}
}
# Was eine Karte jetzt bewirken würde, mit der Menge, wo ihr Text sie offenlässt.
duellum-card-now = { $effect }{ $amount ->
    [none] {""}
   *[other] {" "}(jetzt { $amount })
}
# Ein Platz, an dem nur eine Karte das Gründen erlaubt, oder was eine Stadt dort kostet.
duellum-card-settled = { $site } · durch { $card }
duellum-card-times = {" "}(×{ $count })
duellum-display-empty = keine Karte in der Auslage

# `/karte zeigen`.

duellum-cards-display = **Auslage**
duellum-cards-hand = **{ nation }**
duellum-cards-discards = **Ablage:** { $cards }
duellum-cards-pile = **Im Stapel** ({ $count }, Reihenfolge unbekannt): { $cards }
    .empty = **Im Stapel:** keine{ $discards ->
        [yes] ; die Ablage wird gemischt, sobald eine Karte nachrückt
       *[no] {""}
    }
duellum-cards-none = keine
