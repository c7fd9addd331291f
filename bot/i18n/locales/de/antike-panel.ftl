### Antike: die Seiten des geführten Zugs.

# Der geführte Zug: Überschriften, Zeilen, Knöpfe und Menüs des privaten Zugfensters.

panel-temples-title = TEMPEL: Tempel bauen
panel-temples = { $most ->
    [0] Du kannst jetzt keinen Tempel bauen.
    [one] Du kannst dir 1 Tempel leisten ({ $price }).
   *[other] Du kannst dir { $most } Tempel leisten (je { $price }).
} Die Bank hat noch { $left }.
panel-temples-pick = { $most ->
    [one] Wähle eine Stadt
   *[other] Wähle Städte
}
panel-temple-button = In { $province } bauen
panel-temple-yields = bringt { $resource ->
    [marble] 3 Marmor
    [iron] 3 Eisen
   *[gold] 3 Gold
}

panel-advances-title = FORTSCHRITT: Fortschritte erwerben
panel-advance-known = ✅ **{ know-how }**
panel-advance-open = ▫️ **{ know-how }** · { $price } Gold
panel-advance-new = neu
    .note = -# Neu: Niemand sonst hat ihn, also bringt er dir einen Gelehrten.
    .offer = +1 Gelehrter
panel-advance-dear = ▪️ { know-how } · { $price } Gold, { $lacks ->
        [1] 1 fehlt
       *[other] { $lacks } fehlen
    }
panel-advance-locked = ▪️ { know-how } · { $price } Gold, erst { $basic }
panel-advance-offer = { know-how } für { $price }
panel-advance-effect = { $advance ->
    [wheel] Legionen ziehen 2 Schritte
    [roads] Legionen ziehen 3 Schritte
    [sailing] Galeeren ziehen 2 Schritte
    [navigation] Galeeren ziehen 3 Schritte
    [market] 1 Ressource mehr bei jedem Ertrag
    [currency] 2 Ressourcen mehr bei jedem Ertrag statt 1
    [monarchy] deine Städte verteidigen mit 1 mehr
   *[democracy] deine Städte verteidigen mit 2 mehr statt 1
}

panel-arms-title = RÜSTEN: Einheiten aufstellen

panel-maneuver-title = MANÖVER
panel-group = { $units } in { $province } (noch { $left ->
    [one] 1 Schritt
   *[other] { $left } Schritte
})
panel-ahead = { nation } in { $provinces } können kämpfen ({ $orders ->
    [given] ihre Anweisungen antworten sofort
   *[ask] sie werden gefragt
})
# Statt all dieser, wenn sie zu lang wären.
panel-ahead-named = { $nations } können kämpfen
panel-ahead-counted = { $count } Völker können kämpfen
panel-target-free = keine Stadt, { chip }
panel-target-city = Stadt der { nation-genitive }, Verteidigung { $needed }{ $ready ->
    [yes] {""}
   *[no] {" "}· kein Schritt mehr zum Erobern
}
panel-fights = Kämpfen kannst du hier (beide Seiten verlieren, was dabeisteht):
panel-fight-pick = Wähle einen Kampf
panel-fight-button = { nation } in { $province } bekämpfen · { units }
panel-too-weak = { $province } verlangt { $needed ->
    [one] 1 bereite Einheit
   *[other] { $needed } bereite Einheiten
}; dort { $there ->
    [one] ist
   *[other] sind
} { $there }.
panel-spent = { $provinces }: Deine Einheiten dort haben keinen Schritt mehr und können nicht erobern.
panel-conquest = { $province } ({ $nation }) kostet genau **{ $needed }** deiner bereiten Einheiten.
panel-conquest-stone = Du hast keinen Stadtstein mehr; dafür gibst du eine deiner Städte auf.
panel-conquest-giving = { $units }, dafür { $city }{ $temple ->
    [yes] {" "}mit Tempel
   *[no] {""}
} aufgeben

panel-sites = { $count ->
    [one] Eine Stadt, die du gründen kannst, { $price }
   *[other] Städte, die du gründen kannst, je { $price }
}{ $ends }:
panel-site = **{ $province }** brächte { chip }
panel-site-button = { $province } gründen
panel-site-pick = Städte gründen
panel-sites-dear = Wo deine Einheiten stehen, könntest du { $count ->
    [one] eine Stadt
   *[other] { $count } Städte
} gründen; dir fehlt: { $lacks }.
panel-no-stones = Du hast keine Stadtsteine mehr.
turn-end-brings = { $wins ->
    [yes] **Mit dem Zugende gewinnst du die Partie.** Du bekommst { $gained }.
   *[no] **Am Zugende bekommst du { $gained }.**
}
turn-end-brings-any = eine Persönlichkeit deiner Wahl
panel-advice-trade = tauschen, zwei gegen eins
panel-trade-text = Zwei Ressourcen oder Münzen gegen eine Ressource deiner Wahl, so oft du willst.

panel-chip-title = Eine Ressource statt einer Münze
panel-chip-text = Die Bank hatte keine Münze für dich. Nimm stattdessen:
panel-personage-title = Alle acht Fortschritte
panel-personage-text = Wähle deine Persönlichkeit; damit endet dein Zug.
panel-cities-title = Wähle eine Startstadt
panel-cities-text = { $one ->
    [yes] Dein Volk beginnt mit einer von diesen.
   *[no] Jede Provinz ohne Stadt ist möglich.
} Die Partie beginnt, wenn alle gewählt haben.
panel-cities-pick = Wähle eine Provinz
panel-answer-title = Kämpfst du?
panel-fight = Kämpfen
panel-peace = Nicht kämpfen
