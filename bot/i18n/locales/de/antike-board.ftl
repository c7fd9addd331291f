### Antike: die Stellung in Worten.

# Das ganze Brett in Worten.

everything-income = Ertrag je Feld: { $income }
everything-chip = { chip } { $amount }
everything-stacks = { unit-heading }: { $stacks }
everything-none = keine
everything-stack = { $count } in { $place }
    .actions = { everything-stack } ({ $groups })
everything-group = { $count } { $left ->
    [0] ohne Schritt
    [one] mit { $left } Schritt
   *[other] mit { $left } Schritten
}
everything-provinces = Provinzen
everything-borders = Grenzen

# Einzelne Provinzen, wie weit Einheiten kommen, und was über einem Bild steht.

looks-nobody-there = Keine { unit-many } in { $place }: Nimm eine Provinz, in der welche stehen.

reach-title = { units } in { $place } · { $supposed ->
    [yes] nächstes Manöver
   *[no] dieses Manöver
}
reach-units = { units } der { nation-genitive } in { $place }, je { $actions ->
    [one] { $actions } Schritt
   *[other] { $actions } Schritte
}{ $supposed ->
    [yes] {" "}im nächsten Manöver, so wie es jetzt steht
   *[no] {""}
}.
    .done = { $count ->
        [one] { units } der { nation-genitive } in { $place } hat keinen Schritt mehr.
       *[other] { units } der { nation-genitive } in { $place } haben keinen Schritt mehr.
    }
reach-steps = { actions }: { $places }.
reach-contested = { $place } (dort darf gekämpft werden)

province-what = { $place } ({ chip }): { $owned ->
    [city] Stadt der { NATION($owner) }
    [temple] Stadt der { NATION($owner) } mit Tempel
   *[none] keine Stadt
}{ $forces }.
    .force = {"; "}{ nation } { $units }

borders-all = { $place } grenzt an { $borders }.
borders-land = { $places } (über Land)
borders-sea = { $places } (zur See)
borders-both = { $places } (über Land und zur See)

shown-reach = Die { nation }: { units } in { $place }, { $supposed ->
    [yes] nächstes Manöver
   *[no] dieses Manöver
}. Die Zahlen sind Schritte; bei „!“ dürfen andere dort kämpfen.
shown-region = Rund um { $place }, { round-inner }.
shown-around = Rund um die { nation }, { round-inner }.
shown-changes = Was sich geändert hat, { $mine ->
    [yes] seit deinem letzten Zug
   *[no] seit jeder einmal am Zug war
}; jetzt: { round-inner }.
shown-board = { round }.

# `/status`: der Stand der Dinge.

status-title = { round } · Ziel { $target }
status-over = Zu Ende: Die { nation }{ $player } haben gewonnen.
status-over-nobody = Ohne Sieger zu Ende.
status-turn = { nation }{ $player } sind am Zug.
status-pick = { nation }{ $player } wählen eine Startstadt.
status-asked = { nation }{ $player } entscheiden, ob sie in { $place } kämpfen.
status-heading = { $turn }{ nation }{ $player }: { $score } von { $target }
status-purse = { $empty ->
    [yes] Nichts
   *[no] { $purse }
}; { $wedge ->
    [none] Stein noch nicht auf dem Rondell
   *[other] Stein auf { wedge }
}
status-know-hows = Fortschritte: { $known }
status-cities = { cities }
    .temples = { $cities } mit { $count } { $count ->
        [one] Tempel
       *[other] Tempeln
    }
    .named = { $cities }: { $names }
status-units = { $legions } und { $galleys } auf dem Brett, { $more-legion } und { $more-galley } im Vorrat{ $count ->
    [0] {""}
    [one] ; Galeeren in { $count } Provinz
   *[other] ; Galeeren in { $count } Provinzen
}
status-personages = Persönlichkeiten: { $won }
status-owes-chip = Nimmt zu Beginn des Zuges eine Ressource statt einer Münze
status-none = keine
status-bank = Die Bank
status-bank-facts = { $coins }, { $temples }; { $personages }
