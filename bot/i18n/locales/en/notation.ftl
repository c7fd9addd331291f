# What is no notation. `$word` and `$text` are what somebody has written.

notation-not-understood = I can't read “{ $text }”: { $why }.
notation-examples = { $count ->
    [one] Example
   *[other] Examples
}: { $examples }

notation-one-action = one action is wanted, and there are { $count ->
    [0] none
   *[other] { $count }
}
notation-no-action = no action begins like this
notation-not-there = “{ $word }” does not belong there
notation-not-movers = “{ $word }” are not units of one kind, like `2L` or `1G:2`
notation-not-step = “{ $word }” is not one step from a province to the next
notation-not-province = “{ $word }” is no province
notation-not-one-of = “{ $word }” is not { notation-what } ({ $names })
notation-not-units = “{ $word }” is not a number of units, like `2L` or `2L1G`
notation-not-amount = “{ $word }” is not an amount, like `2g` or `4m1c`
notation-not-losses = “{ $word }” are not losses by moves left, 0 to 3
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
