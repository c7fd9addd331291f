# What somebody does, as a phrase that goes on from «Possible: »; .cannot is the sentence of a refusal, to which
# a colon and the reason are added.

action-rondel = move the stone to { $wedge }
    .cannot = The { nation } cannot { action-rondel }
action-temple = build a temple in { $place }
    .cannot = The { nation } cannot { action-temple }
action-arm = set up { $units } in { $place }
    .cannot = The { nation } cannot { action-arm }
action-learn = buy { $advance }
    .cannot = The { nation } cannot { action-learn }
action-move = move { units } { $origin } → { $target }
    .cannot = The { nation } cannot { action-move }
action-answer = { $fight ->
    [yes] fight
   *[no] don't fight
}
    .cannot = { $fight ->
        [yes] The { nation } cannot demand a fight
       *[no] The { nation } cannot decline a fight
    }
action-fight = fight the { unit-many } of the { $other } in { $place }
    .cannot = The { nation } cannot { action-fight }
action-conquer = conquer { $place }{ $some ->
    [yes] {" "}with { $units }
   *[no] {""}
}
    .cannot = The { nation } cannot { action-conquer }
action-found = found a city in { $place }
    .cannot = The { nation } cannot { action-found }
action-trade = trade { $give } for { $take }
    .cannot = The { nation } cannot { action-trade }
action-take_chip = take 1 { $chip } instead of the coin
    .cannot = The { nation } cannot { action-take_chip }
action-choose_personage = choose the { personage }
    .cannot = The { nation } cannot { action-choose_personage }
action-pick_city = pick { $place } as a start city
    .cannot = The { nation } cannot { action-pick_city }
action-end_turn = end the turn
    .cannot = The { nation } cannot { action-end_turn }

# The same without saying where and what.
action-name = { $type ->
    [rondel] move the stone
    [temple] build a temple
    [arm] set up units
    [learn] buy a know-how
    [move] move units
    [answer] fight or not
    [fight] fight
    [conquer] conquer a city
    [found] found a city
    [trade] trade 2:1 with the bank
    [take_chip] take the chip the bank owes
    [choose_personage] choose a personage
    [pick_city] pick a start city
   *[end_turn] end the turn
}
