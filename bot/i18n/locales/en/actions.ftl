### What can be done, and what has happened, in the words of every ruleset.

# What somebody does, as a phrase that goes on from «Possible: »; .cannot is the sentence of a refusal, to which
# a colon and the reason are added.

action-temple = build a temple in { $place }
    .cannot = The { nation } cannot { action-temple }
action-arm = set up { $units } in { $place }
    .cannot = The { nation } cannot { action-arm }
action-move = move { units } { $origin } → { $target }
    .cannot = The { nation } cannot { action-move }
action-conquer = conquer { $place }{ $some ->
    [yes] {" "}with { $units }
   *[no] {""}
}
    .cannot = The { nation } cannot { action-conquer }
action-trade = trade { $give } for { $take }
    .cannot = The { nation } cannot { action-trade }
action-end_turn = end the turn
    .cannot = The { nation } cannot { action-end_turn }
