### Der geführte Zug, nach allen Regelwerken.

# Der geführte Zug: Überschriften, Zeilen, Knöpfe und Menüs des privaten Zugfensters.

panel-open = Zug machen
panel-answer = Antworten
panel-ribbon = Vorschau · Zug noch nicht beendet
panel-holds = **Du hast:** { $held }.
panel-lost = ⚠️ **Verloren seit deinem letzten Zug:** { $losses }.
panel-stale = Dieses Zugfenster war veraltet, deshalb ist nichts passiert. So steht es jetzt.
panel-undo = ↩ Schritt zurück
panel-undo-ask = ↩ Um Rücknahme bitten
panel-reset = ⟲ { $stops ->
    [yes] Zurück, so weit es geht
   *[no] Zug von vorn
}
panel-on = Zug prüfen
panel-other = ◀ Zurück
panel-page = Seite { $page } von { $pages }

panel-more-title = Zug beenden?
panel-your-turn = **Dein Zug bisher:**
    { $summary }
panel-earlier = - … { $count } davor
panel-end-turn = Zug beenden
panel-waiting-title = Du bist nicht am Zug
panel-conceded-title = Du hast aufgegeben; der Bot beendet deine Züge
panel-asking-title = Eine Antwort fehlt noch
panel-waits-for = Wir warten auf { $name } (**{ nation }**).
panel-look-again = Aktualisieren
panel-over-title = Die Partie ist zu Ende
panel-over = Hier ist nichts mehr zu tun. `{ command-replay }` zeigt die Partie noch einmal.
panel-paused-title = Die Partie pausiert
panel-paused = Niemand kann spielen, bis die Partie weitergeht.

panel-pay = Bezahlen mit{ $coins ->
    [yes] {" "}(eine Münze ersetzt jede Ressource)
   *[no] {""}
}:
panel-pay-default = { $coins ->
    [yes] Münzen zuletzt
   *[no] Egal
}
panel-pay-first = { $resource ->
    [coins] Münzen zuerst
    [marble] Marmor zuerst
    [iron] Eisen zuerst
   *[gold] Gold zuerst
}
panel-stone-title = Runde { $round }: Setz deinen Stein
panel-wedge-gain = **{ $wedge }**: { $gain }
panel-wedges-dear = { $count ->
    [one] Das Feld, das du nicht wählen kannst, kostet
   *[other] Die Felder, die du nicht wählen kannst, kosten
} mehr, als du hast ({ $held }).
panel-wedge-price = kostet { $count }
panel-brief-most = { $count ->
    [0] nichts
   *[other] bis zu { $count }
}
panel-brief-needs = ab { $price }
panel-brief-no-units = 0 Einheiten
panel-way-title = Auf { $wedge } setzen?
panel-way-asks = Der Weg zu **{ $wedge }** kostet { $price } ({ $paid }).
panel-way-gain = Du bekommst { $gain }.
panel-way-go = Setzen für { $price }
panel-temple-brings = Jeder Tempel: 3 Ressourcen statt 1, 3 neue Einheiten je Zug, Verteidigung 3.
panel-gain-temples = { $count ->
    [0] { $dear ->
        [yes] kein Tempel bezahlbar
       *[no] kein Tempel möglich
    }
    [one] 1 Tempel
   *[other] bis zu { $count } Tempel
}
panel-gain-units = { $count ->
    [0] { $dear ->
        [yes] keine Einheit bezahlbar
       *[no] keine Einheit möglich
    }
    [one] 1 Einheit
   *[other] bis zu { $count } Einheiten
}
panel-gain-priced = { $count ->
    [0] { $gain } ({ $wedge ->
        [know-how] ab { $price }
       *[other] { $price }
    })
    [one] { $gain } ({ $price })
   *[other] { $gain } (je { $price })
}
panel-advance-price = { $advance } ({ $price } Gold)
panel-gain-no-advance = { $dear ->
    [yes] kein Fortschritt bezahlbar
   *[no] kein Fortschritt übrig
}
panel-gain-nobody = keine Einheiten zum Ziehen
panel-gain-marching = { units } × { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
}
panel-arms-none = { $price } je Einheit (eine Münze ersetzt 1 Eisen). Deine Auswahl zählt erst, wenn du sie aufstellst.
panel-arms-chosen = { $units } { IN($city) }
panel-arms-sum = **Gewählt:** { $chosen }. Dir bleiben { $iron } Eisen und { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
panel-arms-city = **{ $city }**{ $some ->
    [yes] : { $chosen }
   *[no] {""}
} · { $left ->
    [0] voll für diesen Zug
   *[other] { $some ->
        [yes] noch Platz für
       *[no] Platz für
    } { $left }{ $kinds ->
        [legion] , nur Legionen
        [galley] , nur Galeeren
        [no-galley] , keine Galeere mehr übrig
        [no-legion] , keine Legion mehr übrig
        [none] , aber keine Einheit mehr übrig
       *[both] {""}
    }
}
panel-plus = { $unit ->
    [legion] + Legion
   *[galley] + Galeere
}
panel-minus = { $unit ->
    [legion] - Legion
   *[galley] - Galeere
}
panel-fill = Auffüllen: { $units }
panel-arms-do = { $count ->
    [one] 1 Einheit aufstellen
   *[other] { $count } Einheiten aufstellen
}
panel-arms-clear = Leeren
# Es gäbe noch mehr, aber kein Knopf kann sie fassen.
panel-arms-first = Stell erst diese auf, dann geht es mit den übrigen weiter.
panel-groups = Wer zieht?
panel-group-pick = Wähle eine Gruppe
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
panel-target-own = deine Stadt
panel-conquests = Städte, die du erobern kannst (danach wird nicht mehr gezogen):
panel-conquer-pick = Wähle eine Stadt zum Erobern
panel-conquer-button = { $province } erobern · kostet { $needed ->
    [one] 1 Einheit
   *[other] { $needed } Einheiten
}
panel-last-city = { $province } ist die letzte Stadt der { nation-genitive } und kann nicht erobert werden.
panel-conquest-title = Erobern
panel-conquest-pick = Welche Einheiten?
# Hinter Städten, die man gründen kann, wenn damit etwas endet, das jetzt noch ginge.
panel-founding-ends = { $ends ->
    [moves] {" "}(danach ist Schluss mit Ziehen und Erobern; jetzt { $count ->
        [one] könnte
       *[other] könnten
    } noch { $units } ziehen)
   *[wedge] {" "}(danach ist die Aktion des Feldes vorbei)
}
panel-advances-pick = Wähle einen Fortschritt
panel-advice = **Noch möglich:**
panel-advice-conquer = erobern: { $provinces }
panel-advice-learn = { $offers } erwerben
panel-advice-temple = { $count } Tempel bauen für { $price }: { $provinces }
panel-advice-arm = { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
} aufstellen für { $price }
panel-advice-move = ziehen: { $units }
panel-back-to = { $page ->
    [temples] ◀ Tempel
    [advances] ◀ Fortschritt
    [arms] ◀ Rüsten
   *[maneuver] ◀ Einheiten
}
panel-trade = Tauschen
panel-trade-title = Tauschen
panel-trade-pick = Geben und nehmen
panel-trade-give = Was gibst du?
panel-trade-take = Für { $give } nimmst du:
# Where one menu cannot hold all lines, behind what it is for.
panel-part = { $hint } ({ $number } von { $count })
panel-trade-option = { $give } → { $take }
panel-chip = { $resource ->
    [marble] 1 Marmor
    [iron] 1 Eisen
   *[gold] 1 Gold
}
panel-group-button = { units } { $province } · { $left ->
    [one] 1 Schritt
   *[other] { $left } Schritte
}
