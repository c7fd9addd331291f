# Single provinces, how far units get, and what stands above a picture.

looks-nobody-there = Nobody has { unit-many } in { $place }: name a province where some stand.

reach-title = { units } in { $place } · { $supposed ->
    [yes] next maneuver
   *[no] this maneuver
}
reach-units = { units } of the { nation-genitive } in { $place }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} each{ $supposed ->
    [yes] {" "}on their next maneuver, as things stand now
   *[no] {""}
}.
    .done = { units } of the { nation-genitive } in { $place } have no action left.
reach-steps = { steps }: { $places }.
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
}. Numbers are moves; with an exclamation mark others may fight.
shown-region = Around { $place }, { round-inner }.
shown-around = Around the { nation-genitive }, { round-inner }.
shown-changes = What has changed { $mine ->
    [yes] since you last ended a turn
   *[no] in the latest round of turns
}; now it is { round-inner }.
shown-board = { round }.
