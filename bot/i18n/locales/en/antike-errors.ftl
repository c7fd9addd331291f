### Antike: what the rules refuse.

# Why the rules do not allow an action: it stands behind «The Greeks cannot build a temple in Athen: ». `.you` is said to
# whoever tried it, alone and as a whole sentence; where there is none, the reason is said with a capital.

errors-refused = { $cannot }: { $reason }
errors-possible = { $reason } Possible: { $names }.
errors-possible-now = { $reason } Possible now: { $names }.
errors-nowhere = { $reason } Nowhere else is possible right now.
errors-nothing-done = { $reason } Nothing in this command was carried out.

errors-arming-limit = { $place } { $left ->
    [0] is full this turn
    [one] takes only { $left } more unit this turn
   *[other] takes only { $left } more units this turn
} (1 without a temple, 3 with one).
    .you = { $place } { $left ->
        [0] is full this turn
        [one] takes only { $left } more unit this turn
       *[other] takes only { $left } more units this turn
    } (1 new unit per turn, 3 with a temple).
errors-cannot-stand = { $place } has no { $unit ->
    [legion] land
   *[galley] sea
} border, so there are no { unit-many } there.
errors-city-picked = the { NATION($owner) } have a city there; pick a place without one.
    .you = { $place } already has a city; pick a place without one.
errors-city-stands = the { NATION($owner) } already have a city there.
    .you = { $place } already has a city ({ NATION($owner) }).
errors-game-over = The game is over.
errors-known-already = they already have that know-how.
    .you = You already have { $advance }.
errors-last-city = a nation's last city can't be conquered.
    .you = { $place } is the last city of the { NATION($owner) }, so you can't conquer it.
errors-needs-basic = { $advance } needs { $basic } first.
errors-no-city = there is no city there.
    .you = There is no city in { $place }.
errors-no-coins-for-trade = a trade only gives marble, iron or gold, not coins.
errors-no-start-city = that isn't one of their start cities.
    .you = { $place } isn't one of your start cities.
errors-no-stone-left = they have no city stone left, so they must give up a city for it.
    .you = You have no city stone left. Give up one of your cities: `{ $place } (give up { $own })`.
errors-no-stones-left = they have no city stone left.
    .you = You have no city stone left.
errors-no-such-chip = there is no such chip.
errors-no-such-know-how = there is no such know-how.
errors-no-such-province = there is no such province on this board.
errors-no-such-unit = there is no such unit.
errors-no-such-wedge = there is no such wedge.
errors-no-temples-left = the bank has no temple left.
errors-no-unit-there = they have no { $unit ->
    [legion] legion
    [galley] galley
   *[any] unit
} in { $place }.
    .you = You have no { $unit ->
        [legion] legion
        [galley] galley
       *[any] unit
    } in { $place }.
errors-no-units-named = at least one unit is needed.
    .you = Name at least one unit, e.g. `1L`.
errors-no-way = { $border ->
    [none] { $origin } and { $target } aren't neighbours.
    [land] { $origin } → { $target } is a land border, and { unit-many } can't cross it.
   *[sea] { $origin } → { $target } is a sea border, and { unit-many } can't cross it.
}
    .reached = { errors-no-way } From { $origin } { unit-many } can go to { $names }.
errors-nobody-to-fight = they don't both have { unit-many } there.
    .you = No fight in { $place }: you and the { NATION($other) } don't both have { unit-many } there.
errors-not-asked = the { NATION($asked) } are asked first.
errors-not-at-hand = they only have { $purse }.
    .you = You only have { $purse }.
errors-not-now = { $phase ->
    [pick] start cities come first
    [rondel] { $tried ->
        [rondel] the bank owes them a chip first
       *[other] the stone moves first
    }
    [answer] someone must first say whether they fight
    [personage] a personage must be chosen first
    [conquest] after a conquest nobody moves or fights
    [founding] founding a city has ended the wedge's action
   *[stone] the stone is on { $wedge }
}.
    .you = { $tried ->
        [answer] Nobody is asking you to fight.
        [trade] You can trade once you have all eight know-hows.
       *[other] { $phase ->
            [pick] First pick your start cities: `{ command-found }`.
            [rondel] { $tried ->
                [rondel] First take the chip the bank owes you.
               *[other] Move your stone first.
            }
            [answer] First say whether you fight: `{ command-answer }`.
            [personage] First choose your personage: `{ command-end-turn }`.
           *[later] { $tried ->
                [rondel] You already moved to { $wedge } this turn. `{ $phase ->
                    [wedge] { command-undo }
                   *[later] { command-reset-turn }
                }` to change.
               *[other] { $phase ->
                    [conquest] After a conquest you can't move or fight any more this turn.
                    [founding] You founded a city, so { $wedge } is over for this turn.
                   *[stone] Your stone is on { $wedge } this turn.
                }
            }
        }
    }
errors-not-offered = only the largest stacks are available.
    .you = You can only choose from the largest stacks.
errors-not-your-city = that isn't their city.
    .you = { $place } isn't your city.
errors-nothing-traded = the trade takes nothing.
    .you = Say what you take, e.g. `1m`.
errors-own-city = it is already their city.
    .you = { $place } is already yours.
errors-stone-left = a city can only be given up when no city stone is left.
    .you = You still have a city stone, so you don't have to give up a city.
errors-supply = { $count ->
    [0] no { unit-one } is
    [one] only { units } is
   *[other] only { units } are
} left in the supply.
    .you = You have { $count ->
        [0] no { unit-one }
       *[other] only { units }
    } left to set up.
errors-temple-stands = there is already a temple.
    .you = { $place } already has a temple.
errors-tipped = { errors-too-few-units }
    .you = { errors-too-few-units.you }
errors-too-expensive = it costs { $price }, and they have { $purse }.
    .you = { $tried ->
        [rondel] The way to { $wedge } costs { $price }
        [temple] A temple in { $place } costs { $price }
        [arm] Setting up { $units } in { $place } costs { $price }
        [learn] { $advance } costs { $price }
        [found] A city in { $place } costs { $price }
       *[any] That costs { $price }
    }; { $after ->
        [yes] by then you'd have { $purse } left
       *[no] you have { $purse }
    }.
errors-too-few-units = in { $place } there { $first ->
    [one] is
   *[other] are
} { $groups }{ $together ->
    [yes] ; a group moves together
   *[no] {""}
}.
    .group = { units } with { $left ->
        [0] no moves
        [one] { $left } move
       *[other] { $left } moves
    } left
    .you = You have { $groups } in { $place }{ $together ->
        [yes] ; a group moves together
       *[no] {""}
    }.
errors-too-weak = { errors-wrong-strength }
    .you = { errors-wrong-strength.you }
errors-trade-rate = they give two for each one they take: { resources } for { $take }.
    .you = You give two for each one you take: { resources } for { $take }.
errors-wrong-losses = { $known ->
    [yes] the losses must be exactly { units } from that province.
   *[no] losses are numbers of own units by moves left, 0 to 3.
}
errors-wrong-payment = { $free ->
    [yes] it is free, so there is nothing to pay.
   *[no] the price is exactly { $price } (coins count for anything); { $pay } doesn't match.
}
    .you = { $free ->
        [yes] It's free: leave out `{ option-pay }`.
       *[no] The price is exactly { $price } (coins count for anything); { $pay } doesn't match.
    }
errors-wrong-strength = { $place } takes exactly { $needed } ready { $needed ->
    [one] unit
   *[other] units
}; there are { $legions } and { $galleys } ready.
    .you = { $place } takes exactly { $needed } ready { $needed ->
        [one] unit
       *[other] units
    }; you have { $some ->
        [yes] { $legions } and { $galleys }
       *[no] none
    } ready there.
errors-any-price = { $total } of any kind

# Why a set-up cannot be.
setup-nation = { nation }: { $reason }
setup-board = the board is broken ({ $fault }).
setup-cannot-stand = { $province } can't hold a { unit-one }.
setup-goal = the goal must be a whole number, 1 or more.
setup-military-needs-goal = military victory points with doubled material need a goal: the rules don't give one.
setup-named-twice = named twice: { $names }.
setup-nations = { $fewer ->
    [yes] this game is for { $number } of these nations, each once: { $nations }.
   *[no] the nations of this game are { $nations }, each once.
}
setup-needs-basic = { $advance } without { $basic }.
setup-negative = a count is negative.
setup-no-city = every nation has at least one city.
setup-no-pairs = on this board four nations can't be split between two players.
setup-number-of-nations = { $number } nations cannot play on this board; possible: { $allowed }.{ $number ->
    [2] {" "}Two players play four nations, or with doubled material.
   *[other] {""}
}
setup-one-city-doubled = doubled material means three start cities each; that doesn't go with one start city.
setup-over-earned = more earned by threshold than there are personages: { $personage }.
setup-over-supply = more { $what ->
    [coins] coins
    [temples] temples
    [cities] cities
    [legion] legions
    [galley] galleys
    [king] kings
    [scholar] scholars
    [general] generals
    [citizen] citizens
   *[navigator] navigators
} than there are ({ $limit }).
setup-pairs = of the two players one has the { $one }, the other the { $other }.
setup-round = rounds are counted from 1.
setup-temple-without-city = a temple without a city of its nation in { $province }.
setup-two-owners = the city { $province } has two owners: { $nations }.
setup-two-players = { $setting ->
    [doubled] doubled material takes
   *[four-nations] two players with two nations each takes
} { $needed } nations, not { $number }.
setup-unknown-province = there is no province { $province } on this board.
