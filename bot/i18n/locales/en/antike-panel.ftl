### Antike: the pages of the guided turn.

# The guided turn: titles, lines, buttons and menus of the private panel.

panel-pay = Pay with:
panel-pay-default = Default
panel-pay-first = { $resource ->
    [coins] Coins first
    [marble] Marble first
    [iron] Iron first
   *[gold] Gold first
}

panel-stone-title = Round { $round }: move your stone
panel-wedge-free = **{ wedge }**: { $gain }
panel-wedge-paid = **{ wedge }**: { $gain } · costs { $price }
panel-wedge-costs = **{ wedge }**: costs { $price }
panel-wedge-dear = ~~{ wedge }~~: costs { $price }, you have { $held }
panel-wedge-price = { $count ->
    [one] 1 chip
   *[other] { $count } chips
}
panel-brief-most = { $count ->
    [0] none
   *[other] up to { $count }
}
panel-brief-nobody = no units
panel-way-title = Move to { wedge }?
panel-way-asks = **{ wedge }** costs { $price ->
    [one] 1 chip
   *[other] { $price } chips
} ({ $paid }): move?
panel-way-go = Move for { $price }
panel-gain-chips = { $count } { chip }
panel-gain-temples = { $count ->
    [0] no temple affordable
    [one] 1 temple
   *[other] up to { $count } temples
}
panel-gain-units = { $count ->
    [0] no unit possible
    [one] 1 unit
   *[other] up to { $count } units
}
panel-gain-advances = { $named }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
panel-advance-price = { $advance } ({ $price } gold)
panel-gain-no-advance = no know-how affordable
panel-gain-nobody = no units to move
panel-gain-marching = { $count } { $unit ->
    [legion] { $count ->
        [one] legion
       *[other] legions
    }
   *[galley] { $count ->
        [one] galley
       *[other] galleys
    }
} × { $steps } { $steps ->
    [one] move
   *[other] moves
}

panel-temples-title = TEMPLE: build temples
panel-temples = { $most ->
    [0] You cannot build a temple now.
    [one] You can afford 1 temple ({ $price }).
   *[other] You can afford { $most } temples ({ $price } each).
} The bank has { $left } left.
panel-temples-pick = { $most ->
    [one] Choose a city
   *[other] Choose cities
}
panel-temple-yields = gives { $resource ->
    [marble] 3 marble
    [iron] 3 iron
   *[gold] 3 gold
} instead of 1, takes 3 units, defends with 3

panel-advances-title = KNOW-HOW: learn
panel-advances-pick = Choose a know-how to learn
panel-advance-known = ✅ **{ know-how }**
panel-advance-open = ▫️ **{ know-how }** · { $price } gold{ $new ->
    [yes] {" "}· new: earns a scholar
   *[no] {""}
}
panel-advance-dear = ▪️ { know-how } · { $price } gold, { $lacks } short
panel-advance-locked = ▪️ { know-how } · { $price } gold, after { $basic }
panel-advance-offer = { know-how } for { $price }
panel-advance-effect = { $advance ->
    [wheel] legions get 2 moves
    [roads] legions get 3 moves
    [sailing] galleys get 2 moves
    [navigation] galleys get 3 moves
    [market] 1 chip more from each production
    [currency] 2 chips more from each production
    [monarchy] your cities defend with 1 more
   *[democracy] your cities defend with 2 more
}

panel-arms-title = ARMING: set up units
panel-arms-none = 1 iron per unit (a coin works too). Nothing is final yet.
panel-arms-chosen = { $units } in { $city }
panel-arms-sum = **Chosen:** { $chosen }. That leaves you { $iron } iron and { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
panel-arms-nothing = nothing chosen
panel-arms-city = **{ $city }**: { $chosen } · { $left ->
    [0] full this turn
   *[other] room for { $left } more
}
panel-plus = { $unit ->
    [legion] + legion
   *[galley] + galley
}
panel-minus = { $unit ->
    [legion] - legion
   *[galley] - galley
}
panel-arms-do = { $count ->
    [one] Set up 1 unit
   *[other] Set up { $count } units
}
panel-arms-clear = Clear

panel-maneuver-title = MANEUVER
panel-group = { $units } in { $province } ({ $left ->
    [one] 1 move
   *[other] { $left } moves
} left)
panel-groups = Who moves?
panel-group-pick = Choose a group
panel-group-button = { $count } { $unit ->
    [legion] { $count ->
        [one] legion
       *[other] legions
    }
   *[galley] { $count ->
        [one] galley
       *[other] galleys
    }
} { $province } · { $left ->
    [one] 1 move
   *[other] { $left } moves
}
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
panel-ahead = { nation } in { $provinces } may fight ({ $orders ->
    [given] answered at once by their orders
   *[ask] they will be asked
})
panel-target-free = free, { chip }
panel-target-city = city of the { nation }, defence { $needed }
panel-target-own = your city
panel-fights = Fights you can pick:
panel-fight-pick = Choose a fight
panel-fight-button = Fight { nation } in { $province } ({ $unit ->
    [legion] legions
   *[galley] galleys
})
panel-conquests = Cities you can conquer (after that, no more moves):
panel-conquer-pick = Choose a city to conquer
panel-conquer-button = Conquer { $province } · { $needed ->
    [one] 1 unit
   *[other] { $needed } units
}
panel-too-weak = { $province } takes { $needed ->
    [one] 1 ready unit
   *[other] { $needed } ready units
}; { $there } { $there ->
    [one] is
   *[other] are
} there.
panel-last-city = { $province } is the last city of the { nation } and cannot be conquered.
panel-conquest-title = Conquer
panel-conquest = { $province } ({ $nation }) takes exactly **{ $needed }** of your ready units; they are lost.
panel-conquest-pick = Which units?
panel-conquest-giving = { $units }, giving up { $city }

panel-sites = { $count ->
    [one] A city you can found, { $price }:
   *[other] Cities you can found, { $price } each:
}
panel-site = **{ $province }** would give { $resource ->
    [marble] marble
    [iron] iron
   *[gold] gold
}
panel-site-button = Found { $province }
panel-site-pick = Found cities
panel-sites-dear = You could found { $count ->
    [one] a city
   *[other] { $count } cities
} where your units stand, but you lack { $lacks }.
panel-no-stones = You have no city stones left.
panel-advice = **You could still:**
panel-advice-conquer = conquer { $provinces }
panel-advice-found = found { $count ->
    [one] 1 city
   *[other] { $count } cities
} for { $price }: { $provinces }
panel-advice-temple = build { $count ->
    [one] 1 temple
   *[other] { $count } temples
} for { $price }: { $provinces }
panel-advice-learn = learn { know-how } for { $price }
panel-advice-arm = set up { $count ->
    [one] 1 unit
   *[other] { $count } units
} for { $price }
panel-advice-move = move { $units }
panel-advice-trade = trade, two for one
panel-more-places = { $count } more
panel-back-to = { $page ->
    [temples] ◀ Temples
    [advances] ◀ Know-how
    [arms] ◀ Arming
   *[maneuver] ◀ Units
}
panel-trade = Trade
panel-trade-title = Trade
panel-trade-text = Two of anything for one chip of your choice, as often as you like.
panel-trade-pick = Give and take
panel-trade-option = { $give } → { $take }

panel-chip-title = A chip for a coin
panel-chip-text = The bank had no coin for you. Take a chip instead:
panel-chip = { $resource ->
    [marble] 1 marble
    [iron] 1 iron
   *[gold] 1 gold
}
panel-personage-title = All eight know-hows
panel-personage-text = Choose your personage; your turn ends with it.
panel-personage = { $personage ->
    [king] King
    [scholar] Scholar
    [general] General
    [citizen] Citizen
   *[navigator] Navigator
}
panel-cities-title = Pick a start city
panel-cities-text = Any province without a city will do. The game begins when everyone has picked.
panel-cities-pick = Choose a province
panel-answer-title = Do you fight?
panel-fight = Fight
panel-peace = Don't fight
