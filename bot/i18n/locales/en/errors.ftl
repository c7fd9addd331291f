# Why the rules do not allow an action: it stands behind «The Greeks cannot build a temple in Athen: ». `.you` is said to
# whoever tried it, alone and as a whole sentence; where there is none, the reason is said with a capital.

errors-refused = { $cannot }: { $reason }
errors-possible = { $reason } Possible: { $names }.
errors-possible-now = { $reason } Possible now: { $names }.
errors-nowhere = { $reason } Nowhere is possible now.
errors-nothing-done = { $reason } None of the command was carried out.

errors-arming-limit = { $place } takes { $left } more { $left ->
    [one] unit
   *[other] units
} this turn (1 without a temple, 3 with one).
    .you = { $place } { $left ->
        [0] is full this turn
        [one] takes only { $left } more unit this turn
       *[other] takes only { $left } more units this turn
    } (1 new unit without a temple, 3 with one).
errors-cannot-stand = no border of { $place } is crossed by { $unit ->
    [legion] land
   *[galley] sea
}, so no { unit-many } stand there.
errors-city-picked = a city of the { NATION($owner) } stands there; only places without one can be picked.
    .you = { $place } has a city already; pick a place without one.
errors-city-stands = a city of the { NATION($owner) } stands there.
    .you = There is a city in { $place } already ({ NATION($owner) }).
errors-game-over = The game is over.
errors-known-already = it has that know-how already.
    .you = You have { $advance } already.
errors-last-city = the last city of a nation cannot be conquered.
    .you = { $place } is the last city of the { NATION($owner) }, so it cannot be conquered.
errors-needs-basic = { $advance } needs { $basic } first.
errors-no-city = no city stands there.
    .you = There is no city in { $place }.
errors-no-coins-for-trade = trade gives marble, iron or gold, never coins.
errors-no-start-city = that is none of its start cities.
    .you = { $place } is none of your start cities.
errors-no-stone-left = no city stone is left, so one of the own cities has to be given up for it.
    .you = You have no city stone left, so give up one of your cities: `{ $place } (give up { $own })`.
errors-no-stones-left = no city stone is left.
    .you = You have no city stone left.
errors-no-such-chip = there is no such chip.
errors-no-such-know-how = there is no such know-how.
errors-no-such-province = there is no such province on this board.
errors-no-such-unit = there is no such unit.
errors-no-such-wedge = there is no such wedge.
errors-no-temples-left = the bank has no temple left.
errors-no-unit-there = there is no own { $unit ->
    [legion] legion
    [galley] galley
   *[any] unit
} in { $place }.
    .you = You have no { $unit ->
        [legion] legion
        [galley] galley
       *[any] unit
    } in { $place }.
errors-no-units-named = at least one unit has to be named.
    .you = Name at least one unit.
errors-no-way = { $border ->
    [none] { $origin } and { $target } do not touch.
    [land] that is a land border, which { unit-many } do not cross.
   *[sea] that is a sea border, which { unit-many } do not cross.
}
    .reached = { errors-no-way } From { $origin } { unit-many } reach: { $names }.
errors-nobody-to-fight = there are no such units of both.
    .you = In { $place } you and the { NATION($other) } do not both have { unit-many }.
errors-not-asked = the { NATION($asked) } are asked first.
errors-not-at-hand = there is only { $purse }.
    .you = You have only { $purse }.
errors-not-now = { $phase ->
    [pick] start cities are picked first
    [rondel] the turn begins with the rondel
    [answer] a demand to fight has to be answered first
    [personage] a personage has to be chosen first
    [conquest] after a conquest nothing moves or fights
    [founding] founding cities has ended the wedge's action
   *[stone] the stone is on { $wedge }
}.
    .you = { $tried ->
        [answer] Nobody is asking you to fight.
        [trade] You can trade once you own all eight know-hows.
       *[other] { $phase ->
            [pick] Start cities are picked first.
            [rondel] Move your stone first.
            [answer] First say whether you fight: `{ command-answer }`.
            [personage] First choose your personage: `{ command-end-turn }`.
           *[later] { $tried ->
                [rondel] You already moved to { $wedge } this turn. `{ $phase ->
                    [wedge] { command-undo }
                   *[later] { command-reset-turn }
                }` to change.
               *[other] { $phase ->
                    [conquest] After a conquest nothing moves or fights any more this turn.
                    [founding] You have founded a city, so { $wedge } is over this turn.
                   *[stone] Your stone is on { $wedge } this turn.
                }
            }
        }
    }
errors-not-offered = only the largest stacks are offered.
    .you = You can choose only from the largest stacks.
errors-not-your-city = that is not an own city.
    .you = { $place } is not your city.
errors-nothing-traded = nothing is taken.
    .you = Say what you take.
errors-own-city = it is an own city already.
    .you = { $place } is yours already.
errors-stone-left = a city is given up only when no city stone is left.
    .you = You have a city stone left, so you need not give up a city.
errors-supply = { $count ->
    [0] no { unit-one } is
    [one] only { units } is
   *[other] only { units } are
} left in the supply.
    .you = You have { $count ->
        [0] no { unit-one }
       *[other] only { units }
    } left to set up.
errors-temple-stands = a temple stands there already.
    .you = { $place } has a temple already.
errors-tipped = { errors-too-few-units }
    .you = { errors-too-few-units.you }
errors-too-expensive = it costs { $price }, and there is { $purse }.
    .you = { $tried ->
        [rondel] The way to { $wedge } costs { $price }
        [temple] A temple in { $place } costs { $price }
        [arm] Setting up { $units } in { $place } costs { $price }
        [learn] { $advance } costs { $price }
        [found] A city in { $place } costs { $price }
       *[any] That costs { $price }
    }; { $after ->
        [yes] by then you would have { $purse } left
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
        [0] no action
        [one] { $left } action
       *[other] { $left } actions
    } left
    .you = You have { $groups } in { $place }{ $together ->
        [yes] ; a group moves together
       *[no] {""}
    }.
errors-too-weak = { errors-wrong-strength }
    .you = { errors-wrong-strength.you }
errors-trade-rate = two are given for each one taken: { resources } for { $take }.
    .you = You give two for each one you take: { resources } for { $take }.
errors-wrong-losses = { $known ->
    [yes] the losses must be exactly { units } out of those that stand there.
   *[no] losses are counts of own units by actions left, 0 to 3.
}
errors-wrong-payment = { $free ->
    [yes] it is free, so nothing is paid.
   *[no] the price is exactly { $price }, coins for any of it; { $pay } does not meet it.
}
    .you = { $free ->
        [yes] It is free: leave `{ option-pay }` out.
       *[no] The price is exactly { $price }, coins for any of it; { $pay } is not that.
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
setup-cannot-stand = a { unit-one } cannot stand in { $province }.
setup-goal = the goal is a whole number from 1.
setup-military-needs-goal = military victory points with doubled material need a goal: the rules name no target for them.
setup-named-twice = something is named twice: { $names }.
setup-nations = { $fewer ->
    [yes] this game is for { $number } of { $nations }, each once.
   *[no] the nations of this game are { $nations }, each once.
}
setup-needs-basic = { $advance } without { $basic }.
setup-negative = a count is negative.
setup-no-city = every nation has at least one city.
setup-no-pairs = on this board the four nations are not shared out between two players.
setup-number-of-nations = { $number } nations cannot play on this board; possible: { $allowed }.{ $number ->
    [2] {" "}Two players play with four nations, or with doubled material.
   *[other] {""}
}
setup-one-city-doubled = with doubled material three start cities are picked, so one start city does not go with it.
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
setup-temple-without-city = a temple without an own city in { $province }.
setup-two-owners = the city { $province } has two owners: { $nations }.
setup-two-players = { $setting ->
    [doubled] doubled material takes
   *[four-nations] two players with two nations each takes
} { $needed } nations, not { $number }.
setup-unknown-province = there is no province { $province } on this board.
