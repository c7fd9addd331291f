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
