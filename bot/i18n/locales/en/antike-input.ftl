### Antike: what people write into options, and why it cannot be read.

# Words that people may write into options, with commas between them. Those of all languages are understood.

input-give-up = give up
input-maneuver-1 = maneuver 1, 1, by gold, after gold, gold
input-maneuver-2 = maneuver 2, 2, by know how, after know how, know how

# What is no notation. `$word` and `$text` are what somebody has written.

notation-not-losses = “{ $word }” isn't losses by moves left (0 to 3)

# What opens while somebody types: at most 100 characters each. What stands behind a dash is a remark, without commas;
# what stands in front of it can be read when it is written into the option.

offers-new = { $value } — { $price } (new: { $new ->
    [one] a scholar
   *[other] { $new } scholars
})
offers-site = { $value } — { $price }; gives { chip }
offers-pick = { $value } — gives { chip }
offers-give = { $value } — you get { $count } of your choice
offers-take = { $value } — you pay any { $count }
offers-movers = { $value } — { $units } (in { $places })
offers-origin = { $value } — { $units } ready
offers-asked = { $value } — { $here ->
    [yes] {""}
   *[no] in { $place }:{" "}
}{ $nations } may fight{ offers-defence }
offers-way = { $value } — { $left ->
    [0] no moves left
    [one] { $left } move left
   *[other] { $left } moves left
}{ offers-defence }
# Behind what waits on a way to a foreign city.
offers-defence = { $needed ->
    [0] {""}
   *[other] ; defence { $needed }
}
offers-fight = { $value } — { unit-many } against the { nation }; each side loses { $lost }
offers-give-up = { $value } (give up { $own })
offers-city = { $value } — takes { any-units }; city of the { nation-genitive }

# Why something that was written into an option cannot be read. `$written` is quoted from it.

reading-name-know-hows = Name at least one know-how, e.g. `{ $example }`.
reading-name-arming = Which units, and where? E.g. `{ $example }`.
reading-no-arming = I can't read “{ $written }”. Example: `{ $example }`.
reading-one-pick = Pick one start city at a time: name one province.
