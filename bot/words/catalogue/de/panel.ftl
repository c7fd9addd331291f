# Der geführte Zug: Überschriften, Zeilen, Knöpfe und Menüs der privaten Tafel.

panel-open = Zug machen
panel-ribbon = Vorschau · Zug noch nicht beendet
panel-holds = **Du hast:** { $held }.
panel-stale = Diese Tafel war veraltet, darum ist nichts geschehen. So steht es jetzt.
panel-undo = ↩ Schritt zurück
panel-reset = ⟲ Zug von vorn
panel-on = Weiter zum Zugende
panel-other = ◀ Zurück
panel-page = Seite { $page } von { $pages }

panel-pay = Bezahlt wird zuerst mit den verlangten Ressourcen, außer du willst es anders.
panel-pay-default = Wie üblich
panel-pay-first = { $resource ->
    [coins] Münzen zuerst
    [marble] Marmor zuerst
    [iron] Eisen zuerst
   *[gold] Gold zuerst
}

panel-stone-title = Runde { $round }: Zieh deinen Stein
panel-wedge-free = **{ wedge }**: { $gain } · umsonst
panel-wedge-paid = **{ wedge }**: { $gain } · kostet { $price }
panel-wedge-dear = ~~{ wedge }~~: kostet { $price }, du hast { $held }
panel-wedge-button = { $wedge ->
    [maneuver-1] MANÖVER ①
    [maneuver-2] MANÖVER ②
   *[other] { wedge }
}
panel-gain-chips = { $count } { chip }
panel-gain-temples = { $count ->
    [0] kein Tempel ist bezahlbar
    [one] 1 Tempel
   *[other] bis zu { $count } Tempel
}
panel-gain-units = { $count ->
    [0] keine Einheit ist möglich
    [one] 1 Einheit
   *[other] bis zu { $count } Einheiten
}
panel-gain-advances = { $named }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weitere
}
panel-advance-price = { $advance } ({ $price } Gold)
panel-gain-no-advance = nichts ist bezahlbar
panel-gain-nobody = keine Einheiten, die ziehen könnten
panel-gain-marching = { legions-each }, { galleys-each }
legions-each = { $legions } { $legions ->
    [one] Legion
   *[other] Legionen
} × { $legion } { $legion ->
    [one] Schritt
   *[other] Schritte
}
galleys-each = { $galleys } { $galleys ->
    [one] Galeere
   *[other] Galeeren
} × { $galley } { $galley ->
    [one] Schritt
   *[other] Schritte
}

panel-temples-title = TEMPEL: Tempel bauen
panel-temples = { $most ->
    [0] Jetzt lässt sich kein Tempel bauen.
    [one] Du kannst 1 Tempel bezahlen (5 Marmor).
   *[other] Du kannst bis zu { $most } Tempel bezahlen (je 5 Marmor).
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
panel-arms-none = Jede Einheit kostet 1 Eisen; Münzen ersetzen es. Wähle mit den Knöpfen, noch ist nichts endgültig.
panel-arms-chosen = { $units } in { $city }
panel-arms-sum = **Gewählt:** { $chosen }. Dir blieben { $iron } Eisen und { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
panel-arms-city = **{ $city }**: { $legions ->
    [one] 1 Legion
   *[other] { $legions } Legionen
}, { $galleys ->
    [one] 1 Galeere
   *[other] { $galleys } Galeeren
} · Platz für { $left } weitere
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
panel-arms-clear = Neu wählen

panel-maneuver-title = MANÖVER
panel-ready = **Bereit:** { $groups }.
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
} { $province } · { $left }
panel-all-moved = Niemand kann mehr ziehen.
panel-movement-over = Die Bewegung ist vorbei: Eine Stadt ist erobert oder gegründet worden.
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
panel-ahead = In { $province } können die { nation } einen Kampf verlangen; { $orders ->
    [given] ihre Anweisungen antworten sofort
   *[ask] ihre Anweisungen: fragen
}
panel-target-free = frei, { chip }
panel-target-city = Stadt der { nation-genitive }, Verteidigung { $needed }
panel-target-own = deine Stadt
panel-fights = Kämpfe, die du wählen kannst:
panel-fight-button = { nation } in { $province } bekämpfen ({ $unit ->
    [legion] Legionen
   *[galley] Galeeren
})
panel-conquests = Städte, die du erobern kannst (danach zieht niemand mehr):
panel-conquer-button = { $province } erobern ({ $needed })
panel-too-weak = { $province } verlangt { $needed ->
    [one] 1 bereite Einheit
   *[other] { $needed } bereite Einheiten
}; dort { $there ->
    [one] ist
   *[other] sind
} { $there }.
panel-last-city = { $province } ist die letzte Stadt der { nation-genitive } und kann nicht erobert werden.
panel-conquest-title = Erobern
panel-conquest = { $province } ({ $nation }) verlangt genau **{ $needed }** deiner bereiten Einheiten; sie gehen dabei verloren.
panel-conquest-pick = Welche Einheiten?
panel-conquest-giving = { $units }, dafür { $city } aufgeben

panel-sites = Städte, die du gründen kannst, je { $price }:
panel-site = **{ $province }** brächte { $resource ->
    [marble] Marmor
    [iron] Eisen
   *[gold] Gold
}
panel-site-button = { $province } gründen
panel-site-pick = Städte gründen
panel-sites-dear = Wo deine Einheiten stehen, { $count ->
    [one] könntest du eine Stadt gründen
   *[other] könntest du { $count } Städte gründen
}; dir fehlt dafür: { $lacks }.
panel-no-stones = Du hast keinen Stadtstein mehr zum Gründen.

panel-more-title = Zug beenden?
panel-your-turn = **Dein Zug bisher:**
    { $summary }
panel-earlier = - … { $count } davor
panel-advice = **Bevor du ihn beendest:**
panel-advice-conquer = du kannst noch { $provinces } erobern
panel-advice-found = du kannst noch eine Stadt gründen: { $provinces }
panel-advice-temple = du kannst noch einen Tempel bauen: { $provinces }
panel-advice-learn = du kannst noch einen Fortschritt erwerben: { know-how }
panel-advice-arm = du kannst noch { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
} aufstellen
panel-advice-move = noch nicht gezogen: { $units }
panel-advice-heap = du hast { $count } { chip } und nichts damit vor
panel-advice-trade = du kannst noch tauschen, zwei gegen eins
panel-more-places = { $count } weitere
panel-end-turn = Zug beenden
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
panel-chip-text = Die Bank hatte keine Münze für dich. Nimm dafür eine Ressource.
panel-chip = { $resource ->
    [marble] 1 Marmor
    [iron] 1 Eisen
   *[gold] 1 Gold
}
panel-personage-title = Alle acht Fortschritte
panel-personage-text = Wähle die Persönlichkeit, die du bekommst; damit endet dein Zug.
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
panel-peace = In Ruhe lassen
panel-waiting-title = Du bist nicht am Zug
panel-waits-for = Die Partie wartet auf die **{ nation }** ({ $name }).
panel-look-again = Neu ansehen
panel-over-title = Die Partie ist zu Ende
panel-over = Hier ist nichts mehr zu tun. `{ command-replay }` zeigt die Partie noch einmal.
panel-paused-title = Die Partie pausiert
panel-paused = Niemand kann handeln, bis es am Tisch weitergeht.
