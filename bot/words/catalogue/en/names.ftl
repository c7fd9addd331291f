# Names of things. Other messages refer to these with the same facts: { nation }, { wedge }, { legions }.

nation = { $nation ->
    [greeks] Greeks
    [romans] Romans
    [germans] Germanic tribes
    [phoenicians] Phoenicians
    [carthaginians] Carthaginians
    [persians] Persians
    [arabs] Arabs
    [egyptians] Egyptians
   *[babylonians] Babylonians
}
# Where a language declines: to the Greeks, of the Greeks.
nation-dative = { nation }
nation-genitive = { nation }

wedge = { $wedge ->
    [iron] IRON
    [temple] TEMPLE
    [gold] GOLD
    [maneuver-1] MANEUVER (by GOLD)
    [arming] ARMING
    [marble] MARBLE
    [know-how] KNOW-HOW
   *[maneuver-2] MANEUVER (by KNOW-HOW)
}

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

resource = { $resource ->
    [coins] { coins }
   *[other] { $count } { chip }
}
chip = { $resource ->
    [marble] marble
    [iron] iron
   *[gold] gold
}
coins = { $count } { $count ->
    [one] coin
   *[other] coins
}
legions = { $count } { $count ->
    [one] legion
   *[other] legions
}
galleys = { $count } { $count ->
    [one] galley
   *[other] galleys
}
nothing = nothing
list-and = { $first } and { $last }
list-or = { $first } or { $last }
