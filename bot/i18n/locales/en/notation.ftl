# What is no notation. `$word` and `$text` are what somebody has written.

notation-not-understood = I can't read “{ $text }”: { $why }.
notation-examples = { $count ->
    [one] Example
   *[other] Examples
}: { $examples }

notation-one-action = I need exactly one action, not { $count ->
    [0] none
   *[other] { $count }
}
notation-no-action = no action starts like that
notation-not-there = “{ $word }” doesn't belong there
notation-not-movers = “{ $word }” isn't units of one kind, like `2L` or `1G:2`
notation-not-step = “{ $word }” isn't a single move to the next province
notation-not-province = “{ $word }” isn't a province
notation-not-one-of = “{ $word }” isn't { notation-what } ({ $names })
notation-not-units = “{ $word }” isn't a number of units, like `2L` or `2L1G`
notation-not-amount = “{ $word }” isn't an amount, like `2g` or `4m1c`
notation-not-losses = “{ $word }” isn't losses by moves left (0 to 3)
notation-twice-left = “{ $word }” names the same moves left twice
notation-twice = “{ $word }” names the same kind twice
notation-missing = { notation-what } is missing
notation-what = { $what ->
    [province] a province
    [wedge] a wedge
    [know-how] a know-how
    [nation] a nation
    [answer] an answer
    [chip] a chip
    [personage] a personage
    [units] a number of units
    [unit] a unit
    [way] the way
   *[other] something
}
