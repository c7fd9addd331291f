### Antike: wie die Dinge heißen.

# Namen der Dinge. Andere Texte verweisen mit denselben Angaben darauf: { nation }, { wedge }, { legions }.
# Ein zweites Volk im Satz kommt mit NATION($other) oder NATION($other, case: "dative") hinein.

wedge = { $wedge ->
    [maneuver-1] { wedge-short } ①
    [maneuver-2] { wedge-short } ②
   *[other] { wedge-short }
}
wedge-short = { $wedge ->
    [iron] EISEN
    [temple] TEMPEL
    [gold] GOLD
    [arming] RÜSTEN
    [marble] MARMOR
    [know-how] FORTSCHRITT
   *[maneuver] MANÖVER
}
wedge-title = { $wedge ->
    [iron] Eisen
    [temple] Tempel
    [gold] Gold
    [arming] Rüsten
    [marble] Marmor
    [know-how] Fortschritt
   *[maneuver] Manöver
}
know-how = { $advance ->
    [wheel] Rad
    [roads] Straßen
    [sailing] Segel
    [navigation] Navigation
    [market] Markt
    [currency] Währung
    [monarchy] Monarchie
   *[democracy] Demokratie
}
# Was für einen Seefahrer zählt.
galley-provinces = { $count } { $count ->
    [one] Provinz
   *[other] Provinzen
} mit Galeeren
