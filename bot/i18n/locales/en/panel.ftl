### The guided turn, in every ruleset.

# The guided turn: titles, lines, buttons and menus of the private panel.

panel-open = Take your turn
panel-answer = Answer
panel-ribbon = Preview · turn not ended yet
panel-holds = **You have:** { $held }.
panel-lost = ⚠️ **Lost since your last turn:** { $losses }.
panel-stale = This panel was out of date, so nothing was done. Here is where you stand now.
panel-undo = ↩ Undo step
panel-undo-ask = ↩ Ask to undo
panel-reset = ⟲ { $stops ->
    [yes] Undo what I can
   *[no] Reset turn
}
panel-on = Review turn
panel-other = ◀ Back
panel-page = Page { $page } of { $pages }

panel-more-title = End your turn?
panel-your-turn = **Your turn so far:**
    { $summary }
panel-earlier = - … { $count } earlier
panel-end-turn = End turn
panel-waiting-title = Not your turn
panel-conceded-title = You gave up; the bot ends your turns
panel-asking-title = Waiting for an answer
panel-waits-for = Waiting for { $name } (**{ nation }**).
panel-look-again = Refresh
panel-over-title = The game is over
panel-over = Nothing left to do here. `{ command-replay }` shows the game again.
panel-paused-title = The game is paused
panel-paused = Nobody can play until the game is resumed.

panel-pay = Pay with{ $coins ->
    [yes] {" "}(a coin stands for any chip)
   *[no] {""}
}:
panel-pay-default = { $coins ->
    [yes] Coins last
   *[no] Any
}
panel-pay-first = { $resource ->
    [coins] Coins first
    [marble] Marble first
    [iron] Iron first
   *[gold] Gold first
}
panel-stone-title = Round { $round }: move your stone
panel-wedge-gain = **{ $wedge }**: { $gain }
panel-wedges-dear = { $count ->
    [one] The wedge you can't choose costs
   *[other] The wedges you can't choose cost
} more than you have ({ $held }).
panel-wedge-price = costs { $count }
panel-brief-most = { $count ->
    [0] none
   *[other] up to { $count }
}
panel-brief-needs = needs { $price }
panel-brief-no-units = no units
panel-way-title = Move to { $wedge }?
panel-way-asks = The way to **{ $wedge }** costs { $price } ({ $paid }).
panel-way-gain = You get { $gain }.
panel-way-go = Move for { $price }
panel-temple-brings = Each temple: 3 chips instead of 1, 3 new units a turn, defence 3.
panel-gain-temples = { $count ->
    [0] { $dear ->
        [yes] no temple affordable
       *[no] no temple possible
    }
    [one] 1 temple
   *[other] up to { $count } temples
}
panel-gain-units = { $count ->
    [0] { $dear ->
        [yes] no unit affordable
       *[no] no unit possible
    }
    [one] 1 unit
   *[other] up to { $count } units
}
panel-gain-priced = { $count ->
    [0] { $gain } ({ $wedge ->
        [know-how] from { $price }
       *[other] { $price }
    })
    [one] { $gain } ({ $price })
   *[other] { $gain } ({ $price } each)
}
panel-advance-price = { $advance } ({ $price } gold)
panel-gain-no-advance = { $dear ->
    [yes] no know-how affordable
   *[no] no know-how left
}
panel-gain-nobody = no units to move
panel-gain-marching = { units } × { $steps } { $steps ->
    [one] move
   *[other] moves
}
panel-arms-none = { $price } per unit (a coin stands for 1 iron). What you choose isn't saved until you set it up.
panel-arms-chosen = { $units } in { $city }
panel-arms-sum = **Chosen:** { $chosen }. That leaves you { $iron } iron and { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
panel-arms-city = **{ $city }**{ $some ->
    [yes] : { $chosen }
   *[no] {""}
} · { $left ->
    [0] full this turn
   *[other] room for { $left }{ $some ->
        [yes] {" "}more
       *[no] {""}
    }{ $kinds ->
        [legion] , legions only
        [galley] , galleys only
        [no-galley] , no galley left
        [no-legion] , no legion left
        [none] , but no unit is left
       *[both] {""}
    }
}
panel-plus = { $unit ->
    [legion] + legion
   *[galley] + galley
}
panel-minus = { $unit ->
    [legion] - legion
   *[galley] - galley
}
panel-fill = Fill: { $units }
panel-arms-do = { $count ->
    [one] Set up 1 unit
   *[other] Set up { $count } units
}
panel-arms-clear = Clear
# There are more, but no button can hold them.
panel-arms-first = Set these up first, then go on with the rest.
panel-groups = Who moves?
panel-group-pick = Choose a group
panel-all-moved = None of your units can move any more.
panel-movement-over = No more moves: a city was conquered or founded.
panel-group-title = Where to?
panel-how-many = How many go?
panel-count = { $all ->
    [yes] all { $count }
   *[no] { $count }
}
panel-where = { $units } to …
panel-target = { $province } · { $steps ->
    [one] 1 move
   *[other] { $steps } moves
}
panel-target-own = your city
panel-conquests = Cities you can conquer (after that, no more moves):
panel-conquer-pick = Choose a city to conquer
panel-conquer-button = Conquer { $province } · costs { $needed ->
    [one] 1 unit
   *[other] { $needed } units
}
panel-last-city = { $province } is the last city of the { nation } and cannot be conquered.
panel-conquest-title = Conquer
panel-conquest-pick = Which units?
# Behind cities that can be founded, where that ends something that could still be done.
panel-founding-ends = { $ends ->
    [moves] {" "}(ends your moves and conquests; { $units } can still move)
   *[wedge] {" "}(this ends the wedge's action)
}
panel-advances-pick = Choose a know-how to learn
panel-advice = **You could still:**
panel-advice-conquer = conquer { $provinces }
panel-advice-learn = learn { $offers }
panel-advice-temple = build { $count ->
    [one] 1 temple
   *[other] { $count } temples
} for { $price }: { $provinces }
panel-advice-arm = set up { $count ->
    [one] 1 unit
   *[other] { $count } units
} for { $price }
panel-advice-move = move { $units }
panel-back-to = { $page ->
    [temples] ◀ Temples
    [advances] ◀ Know-how
    [arms] ◀ Arming
   *[maneuver] ◀ Units
}
panel-trade = Trade
panel-trade-title = Trade
panel-trade-pick = Give and take
panel-trade-give = What do you give?
panel-trade-take = For { $give } you take:
# Where one menu cannot hold all lines, behind what it is for.
panel-part = { $hint } ({ $number } of { $count })
panel-trade-option = { $give } → { $take }
panel-chip = { $resource ->
    [marble] 1 marble
    [iron] 1 iron
   *[gold] 1 gold
}
panel-group-button = { units } { $province } · { $left ->
    [one] 1 move
   *[other] { $left } moves
}
