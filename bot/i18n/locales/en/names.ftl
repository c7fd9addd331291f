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
the-nation = the { nation }
    .bold = the **{ nation }**
# Where room is short, as in pictures.
nation-short = { $nation ->
    [germans] Germans
   *[other] { nation }
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
# What somebody has written where a name was asked for.
unknown-name = “{ $written }”

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
zero-units = 0 units

# A place behind “in”, for languages in which some take an article: IN($place).
place-in = in { $place }

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
personage-title = { $personage ->
    [king] King
    [scholar] Scholar
    [general] General
    [citizen] Citizen
   *[navigator] Navigator
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

# What the score counts.

score-count = { $count } { $counts ->
    [points] { $count ->
        [one] victory point
       *[other] victory points
    }
   *[personages] { $count ->
        [one] personage
       *[other] personages
    }
}

# Prices and amounts in short, where many stand in a row.

price-free = free
price-any = { $count } of any
price-way = { $price } for the way
price-with-way = { $things } + { $price } for the way

# Boards and rulesets; a ruleset in one line (100 characters), and by its name.

board-east = East
board-hellenic = Hellenic
board-punic = Punic
board-west = West
ruleset-antike = Antike (2005), for 3 to 6 players, or two with two nations each
    .short = Antike
ruleset-duellum = Antike Duellum (2012), for two players, with event cards and town walls
    .short = Antike Duellum

# Where nothing and nobody is named.

waiting-somebody = Somebody

length-none = no time

wedge-which = { $wedge ->
    [maneuver-1] ①
   *[maneuver-2] ②
}
