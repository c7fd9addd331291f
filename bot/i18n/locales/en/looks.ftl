# Single provinces, how far units get, and what stands above a picture.

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

province-what = { $place } ({ chip }): { $owned ->
    [city] city of the { NATION($owner) }
    [temple] city of the { NATION($owner) } with a temple
   *[none] no city
}{ $forces }.
    .force = {"; "}{ nation } { $units }

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
