### The position in words, as far as rulesets share them.

everything-income = Income by wedge: { $income }
everything-chip = { chip } { $amount }
everything-stacks = { unit-heading }: { $stacks }
everything-stack = { $count } in { $place }
    .actions = { everything-stack } ({ $groups })
everything-group = { $count } with { $left ->
    [0] no moves
    [one] { $left } move
   *[other] { $left } moves
}
everything-provinces = Provinces
everything-borders = Borders
looks-nobody-there = No { unit-many } in { $place }: pick a province that has some.
reach-title = { units } in { $place } · { $supposed ->
    [yes] next maneuver
   *[no] this maneuver
}
reach-units = { units } of the { nation-genitive } in { $place }, { $actions ->
    [one] { $actions } move
   *[other] { $actions } moves
} each{ $supposed ->
    [yes] {" "}on their next maneuver, as things stand now
   *[no] {""}
}.
    .done = { units } of the { nation-genitive } in { $place } have no moves left.
reach-steps = { actions }: { $places }.
reach-contested = { $place } (others may fight)
province-force = {"; "}{ nation } { $units }
borders-all = { $place } borders on { $borders }.
borders-land = { $places } by land
borders-sea = { $places } by sea
borders-both = { $places } by land and sea
shown-reach = The { nation }: { units } in { $place }, { $supposed ->
    [yes] next maneuver
   *[no] this maneuver
}. Numbers are moves; “!” means others may fight there.
shown-region = Around { $place }, { round-inner }.
shown-around = Around the { nation-genitive }, { round-inner }.
shown-changes = What changed { $mine ->
    [yes] since your last turn
   *[no] since everyone's last turn
}; now: { round-inner }.
shown-board = { round }.
status-title = { round } · goal: { $target }
status-over = Finished: the { nation }{ $player } have won.
status-over-nobody = Finished without a winner.
status-turn = { nation }{ $player } to move.
status-heading = { $turn }{ nation }{ $player }: { $score } of { $target }
status-know-hows = Know-how: { $known }
status-cities = { cities }
    .temples = { $cities } with { temples }
    .named = { $cities }: { $names }
progress-none-left = The bank has no { personage } left.
status-personages = Personages: { $won }
status-none = none
status-bank = The bank
