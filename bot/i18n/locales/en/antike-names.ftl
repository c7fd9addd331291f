### Antike: what things are called.

# Names of things. Other messages refer to these with the same facts: { nation }, { wedge }, { legions }.
# A second nation in a sentence comes in with NATION($other), or NATION($other, case: "dative").

wedge = { $wedge ->
    [maneuver-1] { wedge-short } ①
    [maneuver-2] { wedge-short } ②
   *[other] { wedge-short }
}
# Both maneuver wedges by one name.
wedge-short = { $wedge ->
    [iron] IRON
    [temple] TEMPLE
    [gold] GOLD
    [arming] ARMING
    [marble] MARBLE
    [know-how] KNOW-HOW
   *[maneuver] MANEUVER
}
# The same as a heading.
wedge-title = { $wedge ->
    [iron] Iron
    [temple] Temple
    [gold] Gold
    [arming] Arming
    [marble] Marble
    [know-how] Know-how
   *[maneuver] Maneuver
}
# What tells the two apart, behind the name.
know-how = { $advance ->
    [wheel] Wheel
    [roads] Roads
    [sailing] Sailing
    [navigation] Navigation
    [market] Market
    [currency] Currency
    [monarchy] Monarchy
   *[democracy] Democracy
}
# What counts for a navigator.
galley-provinces = { $count } { $count ->
    [one] province
   *[other] provinces
} with galleys
