# Names of things. Other messages refer to these with the same facts: { nation }, { wedge }, { legions }.
# A second nation in a sentence comes in with NATION($other), or NATION($other, case: "dative").

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
# Where room is short, as in pictures.
nation-short = { $nation ->
    [germans] Germans
   *[other] { nation }
}

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
wedge-which = { $wedge ->
    [maneuver-1] ①
   *[maneuver-2] ②
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
resources = { $count } { $count ->
    [one] resource
   *[other] resources
}

legions = { $count } { $count ->
    [one] legion
   *[other] legions
}
galleys = { $count } { $count ->
    [one] galley
   *[other] galleys
}
units = { $unit ->
    [legion] { legions }
   *[galley] { galleys }
}
unit-one = { $unit ->
    [legion] legion
   *[galley] galley
}
unit-many = { $unit ->
    [legion] legions
   *[galley] galleys
}
unit-heading = { $unit ->
    [legion] Legions
   *[galley] Galleys
}
any-units = { $count } { $count ->
    [one] unit
   *[other] units
}
no-units = no units

cities = { $count } { $count ->
    [one] city
   *[other] cities
}
temples = { $count } { $count ->
    [one] temple
   *[other] temples
}
steps = { $count } { $count ->
    [one] step
   *[other] steps
}
# Of a unit on the maneuver: 2 moves, no moves.
actions = { $count ->
    [0] no moves
    [one] { $count } move
   *[other] { $count } moves
}

personage = { $personage ->
    [king] king
    [scholar] scholar
    [general] general
    [citizen] citizen
   *[navigator] navigator
}
personage-many = { personage }s
personages = { $count } { $count ->
    [one] { personage }
   *[other] { personage-many }
}
# To win or choose them, where a language declines.
personage-accusative = { personage }
personages-accusative = { personages }

round = { $round ->
    [0] Start cities
   *[other] Round { $round }
}
# The same within a sentence.
round-inner = { $round ->
    [0] start cities
   *[other] round { $round }
}

more = { $count } more
nothing = nothing
nobody = nobody
