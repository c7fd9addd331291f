### What the rules refuse, in every ruleset.

# Why the rules do not allow an action: it stands behind «The Greeks cannot build a temple in Athen: ». `.you` is said to
# whoever tried it, alone and as a whole sentence; where there is none, the reason is said with a capital.

errors-refused = { $cannot }: { $reason }
errors-possible = { $reason } Possible: { $names }.
errors-possible-now = { $reason } Possible now: { $names }.
# The same for an action of a plan: what its turn could do instead at that point.
errors-possible-then = { $reason } Possible there: { $names }.
errors-nowhere = { $reason } Nowhere else is possible right now.
errors-nothing-done = { $counted ->
    [yes] At that point in your command: { $reason } Nothing in it was carried out.
   *[no] { $reason } Nothing in this command was carried out.
}
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
errors-city-stands = the { NATION($owner) } already have a city there.
    .you = { $place } already has a city ({ NATION($owner) }).
errors-game-over = The game is over.
errors-known-already = they already have that know-how.
    .you = You already have { $advance }.
errors-last-city = a nation's last city can't be conquered.
    .you = { $place } is the last city of the { NATION($owner) }, so you can't conquer it.
errors-no-city = there is no city there.
    .you = There is no city in { $place }.
errors-no-coins-for-trade = a trade only gives marble, iron or gold, not coins.
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
errors-not-at-hand = they only have { $purse }.
    .you = You only have { $purse }.
errors-not-your-city = that isn't their city.
    .you = { $place } isn't your city.
errors-nothing-traded = the trade takes nothing.
    .you = Say what you take, e.g. `1m`.
errors-own-city = it is already their city.
    .you = { $place } is already yours.
errors-temple-stands = there is already a temple.
    .you = { $place } already has a temple.
errors-tipped = { errors-too-few-units }
    .you = { errors-too-few-units.you }
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
errors-wrong-payment = { $free ->
    [yes] it is free, so there is nothing to pay.
   *[no] the price is exactly { $price } (coins count for anything); { $pay } doesn't match.
}
    .you = { $free ->
        [yes] It's free: leave out `{ option-pay }`.
       *[no] The price is exactly { $price } (coins count for anything); { $pay } doesn't match.
    }
errors-any-price = { $total } of any kind

# Why a set-up cannot be.
setup-nation = { nation }: { $reason }
setup-board = The board is broken ({ $fault }).
setup-cannot-stand = In { $province } no { unit-one } can stand.
setup-cards-due = Cards are due only to the nation to move (the { NATION($mover) }).
setup-display = { $count } { $count ->
    [one] card is
   *[other] cards are
} on display; it is { $limit }, or fewer only if neither pile nor discards hold any.
setup-draw = “draws”: “{ $card }” is not in the pile when it would have to come off it.
setup-goal = The goal must be a whole number, { $most ->
    [0] 1 or more
   *[other] 1 to { $most }
}.
setup-hostile-units = Hostile { unit-many } stand together in { $province }.
setup-named-twice = Named twice: { $names }.
setup-nations = { $fewer ->
    [yes] This game is for { $number } of these nations, each once: { $nations }.
   *[no] The nations of this game are { $nations }, each once.
}
setup-negative = A count is negative.
setup-no-city = Every nation has at least one city.
setup-no-site = No city can stand in { $province }.
setup-number-of-nations = { $number } { $number ->
    [one] nation
   *[other] nations
} cannot play on this board; possible: { $allowed }.{ $number ->
    [2] {" "}For two players take the variant `four nations` or `doubled`.
   *[other] {""}
}
setup-over-supply = More { $what ->
    [coins] coins
    [temples] temples
    [cities] cities
    [marble-cities] marble cities
    [iron-cities] iron cities
    [gold-cities] gold cities
    [walls] walls
    [card] { $name } cards
    [legion] legions
    [galley] galleys
    [king] kings
    [scholar] scholars
    [general] generals
    [citizen] citizens
   *[navigator] navigators
} than there are ({ $limit }).
setup-round = Rounds are counted from 1.
setup-temple-without-city = A temple without a city of its nation in { $province }.
setup-two-owners = The city { $province } has two owners: { $nations }.
setup-unknown-province = There is no province { $province } on this board.
setup-wall-without-city = A wall without a city of its nation in { $province }.
