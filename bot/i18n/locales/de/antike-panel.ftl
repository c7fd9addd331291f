### Antike: die Seiten des geführten Zugs.

# Der geführte Zug: Überschriften, Zeilen, Knöpfe und Menüs der privaten Tafel.

panel-pay = Bezahlen mit:
panel-pay-default = Standard
panel-pay-first = { $resource ->
    [coins] Münzen zuerst
    [marble] Marmor zuerst
    [iron] Eisen zuerst
   *[gold] Gold zuerst
}

panel-stone-title = Runde { $round }: Setz deinen Stein
panel-wedge-free = **{ wedge }**: { $gain }
panel-wedge-paid = **{ wedge }**: { $gain } · kostet { $price }
panel-wedge-costs = **{ wedge }**: kostet { $price }
panel-wedge-dear = ~~{ wedge }~~: kostet { $price }, du hast { $held }
panel-wedge-price = kostet { $count }
panel-brief-most = { $count ->
    [0] nichts
   *[other] bis zu { $count }
}
panel-brief-nobody = keine Einheiten
panel-way-title = Auf { wedge } setzen?
panel-way-asks = **{ wedge }** kostet { $price ->
    [one] 1 Ressource
   *[other] { $price } Ressourcen
} ({ $paid }): setzen?
panel-way-go = Setzen für { $price }
panel-gain-chips = { $count } { chip }
panel-gain-temples = { $count ->
    [0] kein Tempel bezahlbar
    [one] 1 Tempel
   *[other] bis zu { $count } Tempel
}
panel-gain-units = { $count ->
    [0] keine Einheit möglich
    [one] 1 Einheit
   *[other] bis zu { $count } Einheiten
}
panel-gain-advances = { $named }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weitere
}
panel-advance-price = { $advance } ({ $price } Gold)
panel-gain-no-advance = kein Fortschritt bezahlbar
panel-gain-nobody = keine Einheiten zum Ziehen
panel-gain-marching = { $count } { $unit ->
    [legion] { $count ->
        [one] Legion
       *[other] Legionen
    }
   *[galley] { $count ->
        [one] Galeere
       *[other] Galeeren
    }
} × { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
}

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
panel-temple-yields = bringt { $resource ->
    [marble] 3 Marmor
    [iron] 3 Eisen
   *[gold] 3 Gold
} statt 1, nimmt 3 Einheiten auf, verteidigt mit 3

panel-advances-title = FORTSCHRITT: Fortschritte erwerben
panel-advances-pick = Wähle einen Fortschritt
panel-advance-known = ✅ **{ know-how }**
panel-advance-open = ▫️ **{ know-how }** · { $price } Gold{ $new ->
    [yes] {" "}· neu: bringt einen Gelehrten
   *[no] {""}
}
panel-advance-dear = ▪️ { know-how } · { $price } Gold, { $lacks } fehlen
panel-advance-locked = ▪️ { know-how } · { $price } Gold, erst { $basic }
panel-advance-offer = { know-how } für { $price }
panel-advance-effect = { $advance ->
    [wheel] Legionen ziehen 2 Schritte
    [roads] Legionen ziehen 3 Schritte
    [sailing] Galeeren ziehen 2 Schritte
    [navigation] Galeeren ziehen 3 Schritte
    [market] 1 Ressource mehr bei jedem Ertrag
    [currency] 2 Ressourcen mehr bei jedem Ertrag
    [monarchy] deine Städte verteidigen mit 1 mehr
   *[democracy] deine Städte verteidigen mit 2 mehr
}

panel-arms-title = RÜSTEN: Einheiten aufstellen
panel-arms-none = 1 Eisen je Einheit (eine Münze geht auch). Noch ist nichts endgültig.
panel-arms-chosen = { $units } in { $city }
panel-arms-sum = **Gewählt:** { $chosen }. Dir bleiben { $iron } Eisen und { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
panel-arms-nothing = nichts gewählt
panel-arms-city = **{ $city }**: { $chosen } · { $left ->
    [0] voll für diesen Zug
   *[other] Platz für { $left } mehr
}
panel-plus = { $unit ->
    [legion] + Legion
   *[galley] + Galeere
}
panel-minus = { $unit ->
    [legion] - Legion
   *[galley] - Galeere
}
panel-arms-do = { $count ->
    [one] 1 Einheit aufstellen
   *[other] { $count } Einheiten aufstellen
}
panel-arms-clear = Leeren

panel-maneuver-title = MANÖVER
panel-group = { $units } in { $province } (noch { $left ->
    [one] 1 Schritt
   *[other] { $left } Schritte
})
panel-groups = Wer zieht?
panel-group-pick = Wähle eine Gruppe
panel-group-button = { $count } { $unit ->
    [legion] { $count ->
        [one] Legion
       *[other] Legionen
    }
   *[galley] { $count ->
        [one] Galeere
       *[other] Galeeren
    }
} { $province } · { $left ->
    [one] 1 Schritt
   *[other] { $left } Schritte
}
panel-all-moved = Keine deiner Einheiten kann mehr ziehen.
panel-movement-over = Keine Schritte mehr: Eine Stadt ist erobert oder gegründet.
panel-group-title = Wohin?
panel-how-many = Wie viele ziehen?
panel-count = { $all ->
    [yes] alle { $count }
   *[no] { $count }
}
panel-where = { $units } nach …
panel-target = { $province } · { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
panel-ahead = { nation } in { $provinces } können kämpfen ({ $orders ->
    [given] ihre Anweisungen antworten sofort
   *[ask] sie werden gefragt
})
panel-target-free = frei, { chip }
panel-target-city = Stadt der { nation-genitive }, Verteidigung { $needed }
panel-target-own = deine Stadt
panel-fights = Kämpfe, die du wählen kannst:
panel-fight-pick = Wähle einen Kampf
panel-fight-button = { nation } in { $province } bekämpfen ({ $unit ->
    [legion] Legionen
   *[galley] Galeeren
})
panel-conquests = Städte, die du erobern kannst (danach wird nicht mehr gezogen):
panel-conquer-pick = Wähle eine Stadt zum Erobern
panel-conquer-button = { $province } erobern · { $needed ->
    [one] 1 Einheit
   *[other] { $needed } Einheiten
}
panel-too-weak = { $province } verlangt { $needed ->
    [one] 1 bereite Einheit
   *[other] { $needed } bereite Einheiten
}; dort { $there ->
    [one] ist
   *[other] sind
} { $there }.
panel-last-city = { $province } ist die letzte Stadt der { nation-genitive } und kann nicht erobert werden.
panel-conquest-title = Erobern
panel-conquest = { $province } ({ $nation }) kostet genau **{ $needed }** deiner bereiten Einheiten.
panel-conquest-pick = Welche Einheiten?
panel-conquest-giving = { $units }, dafür { $city } aufgeben

panel-sites = { $count ->
    [one] Eine Stadt, die du gründen kannst, { $price }:
   *[other] Städte, die du gründen kannst, je { $price }:
}
panel-site = **{ $province }** brächte { $resource ->
    [marble] Marmor
    [iron] Eisen
   *[gold] Gold
}
panel-site-button = { $province } gründen
panel-site-pick = Städte gründen
panel-sites-dear = Wo deine Einheiten stehen, könntest du { $count ->
    [one] eine Stadt
   *[other] { $count } Städte
} gründen; dir fehlt: { $lacks }.
panel-no-stones = Du hast keine Stadtsteine mehr.
panel-advice = **Noch möglich:**
panel-advice-conquer = erobern: { $provinces }
panel-advice-found = { $count ->
    [one] 1 Stadt
   *[other] { $count } Städte
} gründen für { $price }: { $provinces }
panel-advice-temple = { $count } Tempel bauen für { $price }: { $provinces }
panel-advice-learn = { know-how } erwerben für { $price }
panel-advice-arm = { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
} aufstellen für { $price }
panel-advice-move = ziehen: { $units }
panel-advice-trade = tauschen, zwei gegen eins
panel-more-places = { $count } weitere
panel-back-to = { $page ->
    [temples] ◀ Tempel
    [advances] ◀ Fortschritt
    [arms] ◀ Rüsten
   *[maneuver] ◀ Einheiten
}
panel-trade = Tauschen
panel-trade-title = Tauschen
panel-trade-text = Zwei beliebige gegen eine Ressource deiner Wahl, so oft du magst.
panel-trade-pick = Geben und nehmen
panel-trade-option = { $give } → { $take }

panel-chip-title = Eine Ressource statt einer Münze
panel-chip-text = Die Bank hatte keine Münze für dich. Nimm stattdessen:
panel-chip = { $resource ->
    [marble] 1 Marmor
    [iron] 1 Eisen
   *[gold] 1 Gold
}
panel-personage-title = Alle acht Fortschritte
panel-personage-text = Wähle deine Persönlichkeit; damit endet dein Zug.
panel-personage = { $personage ->
    [king] König
    [scholar] Gelehrter
    [general] Feldherr
    [citizen] Bürger
   *[navigator] Seefahrer
}
panel-cities-title = Wähle eine Startstadt
panel-cities-text = Jede Provinz ohne Stadt ist möglich. Die Partie beginnt, wenn alle gewählt haben.
panel-cities-pick = Wähle eine Provinz
panel-answer-title = Kämpfst du?
panel-fight = Kämpfen
panel-peace = Nicht kämpfen
