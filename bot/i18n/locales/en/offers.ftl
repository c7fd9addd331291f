# What opens while somebody types: at most 100 characters each. What stands behind a dash is a remark, without commas;
# what stands in front of it can be read when it is written into the option.

offers-line = { $value } — { $remark }
offers-cost = { $value } — { $price }
offers-new = { $value } — { $price } (new: { $new ->
    [one] a scholar
   *[other] { $new } scholars
})
offers-site = { $value } — { $price }; yields { chip }
offers-pick = { $value } — yields { chip }
offers-pay = { $value } — leaves { $left }
offers-give = { $value } — for { $count } of your choice
offers-take = { $value } — for { $count } of anything
offers-movers = { $value } — { $units } (in { $places })
offers-origin = { $value } — { $units } ready
offers-impossible = { $value } — not possible
offers-asked = { $value } — in { $place } you may be fought by: { $nations }
offers-way = { $value } — { $left ->
    [0] no action left
    [one] { $left } action left
   *[other] { $left } actions left
}
offers-fight = { $value } — { unit-many } against the { nation }; { $lost } lost on each side
offers-give-up = { $value } (give up { $own })
offers-city = { $value } — { any-units }; of the { nation-genitive }
offers-zone = { $zone } — { $time } now
offers-return = { $day } — back on { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
}, in { $days } d
offers-player = { $name } ({ $nations })
offers-variant-expert = no personage for all eight know-hows
offers-variant-military = victory points: 2 for a general
offers-variant-one-city = one start city each: picked from three
offers-variant-four-nations = two players with two nations each
offers-variant-doubled = two players with twice the material
offers-variant-draw = nobody picks a nation: all are drawn
offers-variant-goal = so many personages win
