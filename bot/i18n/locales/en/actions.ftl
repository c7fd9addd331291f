### What can be done, and what has happened, in the words of every ruleset.

# What somebody does, as a phrase that goes on from «Possible: »; .cannot is the sentence of a refusal, to which
# a colon and the reason are added.

action-temple = build a temple in { $place }
    .cannot = The { nation } cannot { action-temple }
action-arm = set up { $units } in { $place }
    .cannot = The { nation } cannot { action-arm }
action-learn = learn { $advance }
    .cannot = The { nation } cannot { action-learn }
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

# What happened, a sentence an event. `$you` says whether the reader did it, who is then spoken to.

events-who = { $you ->
    [yes] You
   *[no] The { nation }
}
events-round-began = Round { $round } begins.
events-turn-began = The { nation } begin their turn.
events-temple-built = { events-who } build a temple in { $place }{ events-cost }.
events-armed = { events-who } set up { $units } in { $place }{ events-cost }.
events-moved = { $you ->
    [yes] You move { units }: { $path } ({ $left ->
        [0] no moves
        [one] { $left } move
       *[other] { $left } moves
    } left).
    [no] { units } of the { nation-genitive }: { $path }.
   *[nobody] { units }: { $path }.
}
events-fought = { $you ->
    [yes] You fight the { NATION($other) } in { $place }; each side loses { units }
    [other] The { nation } fight you in { $place }; each side loses { units }
   *[no] The { nation } and the { NATION($other) } fight in { $place } and lose { units } each
}.
events-traded = { events-who } trade { $give } for { $take }.
events-turn-ended = { $you ->
    [yes] You end your turn
   *[no] The { nation } end their turn
}.
events-personage-missed = { events-who } earned { personages-accusative }, but none is left.
events-cost = { $free ->
    [yes] {""}
   *[no] {" "}for { $paid }
}

# What has changed, in a few words without the acting nation: a line for each turn, and numbers on a picture.

change-turn = { nation }: { $changes }.
change-march = { units }: { $path }
change-stone = { $first ->
    [yes] starts on { $wedge }
   *[no] { $origin } → { $wedge }
}{ $given }
    .given = {", "}+{ resource }
change-temple-built = temple in { $place }
change-armed = { $units } set up in { $place }
change-fought = fight { NATION($other) } in { $place }, { units } each
change-traded = trade { $give } for { $take }
change-personage-won = win { personages-accusative }
change-game-won = win the game

# `/moves`: headings and lines that rulesets share; then what can be done next, at the end of private replies.

moves-move = **`{ command-move }`**
    .entry = { $place }: { units } ({ $left ->
        [0] no moves left
        [one] { $left } move
       *[other] { $left } moves
    }) to { $targets }
moves-end_turn = **`{ command-end-turn }`**
moves-purse = You have { $purse }.
    .theirs = The { nation }{ $player } have { $purse }.
next-rondel = **Next:** move your stone. { $wedges }.
next-ways = **Next:** { $ways }.
next-wedges = { $price ->
    [0] Free: { $wedges }
   *[other] for { $price }: { $wedges }
}
next-move = `{ command-move }` ({ $units } ready)
next-conquer = `{ command-conquer }` ({ $places })
next-trade = `{ command-trade }`
next-end_turn = `{ command-end-turn }`
next-no-temple = (For a temple you lack { $lacking }.)
next-no-know-how = (For a know-how you lack { $lacking }.)
next-no-founding = (For `{ command-found }` in { $places } you lack { $lacking }.)
