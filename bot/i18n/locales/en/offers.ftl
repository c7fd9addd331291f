# What opens while somebody types: at most 100 characters each. What stands behind a dash is a remark, without commas;
# what stands in front of it can be read when it is written into the option.

offers-line = { $value } — { $remark }
offers-cost = { $value } — { $price }
offers-new = { $value } — { $price } (new: { $new ->
    [one] a scholar
   *[other] { $new } scholars
})
offers-site = { $value } — { $price }; gives { chip }
offers-pick = { $value } — gives { chip }
offers-pay = { $value } — { $left } left
offers-give = { $value } — you get { $count } of your choice
offers-take = { $value } — you pay any { $count }
offers-movers = { $value } — { $units } (in { $places })
offers-origin = { $value } — { $units } ready
offers-impossible = { $value } — not possible
offers-asked = { $value } — in { $place } these may fight: { $nations }
offers-way = { $value } — { $left ->
    [0] no moves left
    [one] { $left } move left
   *[other] { $left } moves left
}
offers-fight = { $value } — { unit-many } against the { nation }; each side loses { $lost }
offers-give-up = { $value } (give up { $own })
offers-city = { $value } — takes { any-units }; city of the { nation-genitive }
offers-zone = { $zone } — { $time } now
offers-return = { $day } — back on { $weekday }, in { $days } { $days ->
    [one] day
   *[other] days
}
offers-player = { $name } ({ $nations })
offers-variant-expert = all eight know-hows bring no personage
offers-variant-military = victory points: a general counts 2
offers-variant-one-city = you start with one city: your pick of three
offers-variant-four-nations = two players; two nations each
offers-variant-doubled = two players; twice the material
offers-variant-draw = nations are drawn; nobody picks
offers-variant-goal = how many personages win
