### Die Stellung in Worten, soweit Regelwerke sie teilen.

everything-income = Ertrag je Feld: { $income }
everything-chip = { chip } { $amount }
everything-stacks = { unit-heading }: { $stacks }
everything-stack = { $count } { IN($place) }
    .actions = { everything-stack } ({ $groups })
everything-group = { $count } { $left ->
    [0] ohne Schritt
    [one] mit { $left } Schritt
   *[other] mit { $left } Schritten
}
everything-provinces = Provinzen
everything-borders = Grenzen
looks-nobody-there = Keine { unit-many } { IN($place) }: Nimm eine Provinz, in der welche stehen.
reach-title = { units } { IN($place) } · { $supposed ->
    [yes] nächstes Manöver
   *[no] dieses Manöver
}
reach-units = { units } der { nation-genitive } { IN($place) }, { $count ->
    [one] mit
   *[other] mit je
} { $actions ->
    [one] { $actions } Schritt
   *[other] { $actions } Schritten
}{ $supposed ->
    [yes] {" "}im nächsten Manöver, so wie es jetzt steht
   *[no] {""}
}.
    .done = { $count ->
        [one] { units } der { nation-genitive } { IN($place) } hat keinen Schritt mehr.
       *[other] { units } der { nation-genitive } { IN($place) } haben keinen Schritt mehr.
    }
reach-steps = { actions }: { $places }.
reach-contested = { $place } (dort darf gekämpft werden)
province-force = {"; "}{ nation } { $units }
borders-all = { $place } grenzt an { $borders }.
borders-land = { $places } (über Land)
borders-sea = { $places } (zur See)
borders-both = { $places } (über Land und zur See)
shown-reach = Die { nation }: { units } { IN($place) }, { $supposed ->
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
status-title = { round } · Ziel { $target }
status-over = Zu Ende: Die { nation }{ $player } haben gewonnen.
status-over-nobody = Ohne Sieger zu Ende.
status-turn = Die { nation }{ $player } sind am Zug.
status-heading = { $turn }{ nation }{ $player }: { $score } von { $target }
status-know-hows = Fortschritte: { $known }
status-cities = { cities }
    .temples = { $cities } mit { $count } { $count ->
        [one] Tempel
       *[other] Tempeln
    }
    .named = { $cities }: { $names }
progress-none-left = Die Bank hat keinen { personage-accusative } mehr.
status-personages = Persönlichkeiten: { $won }
status-none = keine
status-bank = Die Bank
