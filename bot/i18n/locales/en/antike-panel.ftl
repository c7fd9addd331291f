### Antike: the pages of the guided turn.

# The guided turn: titles, lines, buttons and menus of the private panel.

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
panel-temple-button = Build in { $province }
panel-temple-yields = gives { $resource ->
    [marble] 3 marble
    [iron] 3 iron
   *[gold] 3 gold
}

panel-advances-title = KNOW-HOW: learn
panel-advance-known = ✅ **{ know-how }**
panel-advance-open = ▫️ **{ know-how }** · { $price } gold
panel-advance-new = new
    .note = -# New: nobody else knows it, so it earns you a scholar.
    .offer = +1 scholar
panel-advance-dear = ▪️ { know-how } · { $price } gold, { $lacks } short
panel-advance-locked = ▪️ { know-how } · { $price } gold, after { $basic }
panel-advance-offer = { know-how } for { $price }
panel-advance-effect = { $advance ->
    [wheel] legions get 2 moves
    [roads] legions get 3 moves
    [sailing] galleys get 2 moves
    [navigation] galleys get 3 moves
    [market] 1 chip more from each production
    [currency] 2 chips more from each production instead of 1
    [monarchy] your cities defend with 1 more
   *[democracy] your cities defend with 2 more instead of 1
}

panel-arms-title = ARMING: set up units

panel-maneuver-title = MANEUVER
panel-group = { $units } in { $province } ({ $left ->
    [one] 1 move
   *[other] { $left } moves
} left)
panel-ahead = { nation } in { $provinces } may fight ({ $orders ->
    [given] answered at once by their orders
   *[ask] they will be asked
})
# In place of all of these if they would be too long.
panel-ahead-named = { $nations } may fight
panel-ahead-counted = { $count } nations may fight
panel-target-free = no city, { chip } province
panel-target-city = city of the { nation }, defence { $needed }{ $ready ->
    [yes] {""}
   *[no] {" "}· no move left to conquer
}
panel-fights = You can fight (both sides lose the units named):
panel-fight-pick = Choose a fight
panel-fight-button = Fight { nation } in { $province } · { units }
panel-too-weak = { $province } takes { $needed ->
    [one] 1 ready unit
   *[other] { $needed } ready units
}; { $there } { $there ->
    [one] is
   *[other] are
} there.
panel-spent = Your units in { $provinces } have no moves left and can't conquer.
panel-conquest = { $province } ({ $nation }) takes exactly **{ $needed }** of your ready units; they are lost.
panel-conquest-stone = You have no city stone left, so one of your cities is given up for it.
panel-conquest-giving = { $units }, giving up { $city }{ $temple ->
    [yes] {" "}and its temple
   *[no] {""}
}

panel-sites = { $count ->
    [one] A city you can found, { $price }
   *[other] Cities you can found, { $price } each
}{ $ends }:
panel-site = **{ $province }** would give { chip }
panel-site-button = Found { $province }
panel-site-pick = Found cities
panel-sites-dear = You could found { $count ->
    [one] a city
   *[other] { $count } cities
} where your units stand, but you lack { $lacks }.
panel-no-stones = You have no city stones left.
turn-end-brings = { $wins ->
    [yes] **Ending your turn wins the game.** It brings you { $gained }.
   *[no] **Ending your turn brings you { $gained }.**
}
turn-end-brings-any = a personage of your choice
panel-advice-trade = trade, two for one
panel-trade-text = Two of anything for one chip of your choice, as often as you like.

panel-chip-title = A chip for a coin
panel-chip-text = The bank had no coin for you. Take a chip instead:
panel-personage-title = All eight know-hows
panel-personage-text = Choose your personage; your turn ends with it.
panel-cities-title = Pick a start city
panel-cities-text = { $one ->
    [yes] Your nation starts with one of these.
   *[no] Any province without a city will do.
} The game begins when everyone has picked.
panel-cities-pick = Choose a province
panel-answer-title = Do you fight?
panel-fight = Fight
panel-peace = Don't fight
