# What is no notation. `$word` and `$text` are what somebody has written.

notation-not-understood = “{ $text }” is not understood: { $why }.
notation-possible = Possible: { $forms }.
notation-example = `{ $example }` ({ $meaning })
notation-usage = { $meaning } is written { $examples }.

notation-one-action = one action is wanted here, and there are { $count ->
    [0] none
   *[other] { $count }
}
notation-no-action = no action begins like this
notation-not-there = “{ $word }” does not belong there
notation-not-movers = “{ $word }” are not units of one kind, like `2L` or `1G:2`
notation-not-step = “{ $word }” is not one step from a province to another
notation-not-province = “{ $word }” cannot be a province, like `athen` or `leptis_magna`
notation-not-one-of = “{ $word }” is not { notation-what } ({ $names })
notation-not-units = “{ $word }” is not a number of units, like `2L`, `1G` or `2L1G`
notation-not-amount = “{ $word }” is not an amount of resources, like `2g` or `4m1c`
notation-not-losses = “{ $word }” are not losses by actions left, 0 to 3
notation-twice-left = “{ $word }” names the same actions left twice
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

notation-form-rondel = a move of the stone
notation-form-temple = a temple
notation-form-arm = arming
notation-form-learn = a know-how
notation-form-move = a move of units
notation-form-answer = an answer
notation-form-fight = a fight
notation-form-conquer = a conquest
notation-form-found = a founding
notation-form-trade = a trade
notation-form-take_chip = the chip owed
notation-form-choose_personage = the personage chosen
notation-form-pick_city = a start city picked
notation-form-end_turn = the end of the turn
