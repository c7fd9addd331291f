### Antike Duellum: what can be done, and what has happened.

# What somebody does, as a phrase that goes on from «Possible: »; .cannot is the sentence of a refusal, to which
# a colon and the reason are added.

duellum-action-take_card = take { $card }
    .cannot = The { nation } cannot { duellum-action-take_card }
duellum-action-rondel = move the stone to { $wedge }{ $resource ->
    [none] {""}
   *[other] {" "}and take 1 { chip } for the coin
}
    .cannot = The { nation } cannot { duellum-action-rondel }
duellum-action-wall = build a wall in { $place }
    .cannot = The { nation } cannot { duellum-action-wall }
duellum-action-recruit = recruit { $units }
    .cannot = The { nation } cannot { duellum-action-recruit }
duellum-action-found = found { $chip ->
    [iron] an iron
   *[other] a { $chip }
} city in { $place }
    .cannot = The { nation } cannot { duellum-action-found }
duellum-action-unit-at = { unit-one } in { $place }
duellum-action-play_card = play { $card }{ $choice ->
    [none] {""}
   *[other] {" "}({ $choice })
}
    .cannot = The { nation } cannot { duellum-action-play_card }

# The same without saying where and what.
duellum-action-name = { $type ->
    [take_card] take the cards due
    [rondel] move the stone
    [temple] build a temple
    [wall] build a wall
    [arm] set up units
    [learn] learn a know-how
    [recruit] recruit units
    [move] move units
    [conquer] conquer a city
    [found] found a city
    [trade] trade 3 for 2 with the bank
    [play_card] play a card
   *[end_turn] end the turn
}

# What happened, a sentence an event.

duellum-events-cards-due = The { nation } take { duellum-cards }{ duellum-due-why }.
# Why cards are due to a nation: behind «take 2 cards».
duellum-due-why = { $why ->
    [city] {" "}because the { NATION($rival) } conquered
    [personages] {" "}because the { NATION($rival) } gained { $gained } { $gained ->
        [one] personage
       *[other] personages
    }
   *[both] {" "}because the { NATION($rival) } conquered and gained { $gained } { $gained ->
        [one] personage
       *[other] personages
    }
}
duellum-events-card-taken = { events-who } take { $card }{ $drawn ->
    [none] ; no card is left to replace it
   *[other] ; { $drawn } comes on display
}.{ $reshuffled ->
    [yes] {" "}The pile was empty, so the discards were shuffled into a new one.
   *[no] {""}
}
duellum-events-cards-lapsed = No card is left on display, so { $you ->
    [yes] you don't get the { $count } due to you
   *[no] the { nation } don't get the { $count } due to them
}.
duellum-events-stone-moved = { $you ->
    [yes] You move your
   *[no] The { nation } move their
} stone to { duellum-wedge }{ $count ->
    [0] {""}
   *[other] , { steps }{ events-cost }
}.
duellum-events-produced = { events-who } produce { $amount ->
    [0] no { chip }
   *[other] { $amount } { chip }
} and take { $extra }{ $coin ->
    [yes] {""}
   *[no] , since the bank has no coin
}.
duellum-events-wall-built = { events-who } build a wall in { $place }{ events-cost }.
duellum-events-learned = { events-who } learn { duellum-know-how }{ events-cost } (works from the end of the turn on{ $new ->
    [yes] { $you ->
        [yes] ; new, earns a scholar
       *[no] {""}
    }
   *[no] {""}
}).
duellum-events-recruited = { events-who } recruit { $units }{ events-cost }.
duellum-events-conquered = { events-who } conquer { $place } from the { NATION($loser, case: "dative") } with { $units }{ $fortress ->
    [none] {""}
   *[other] {" "}({ $more } of them for { $fortress }, now discarded)
}.{ $lost ->
    [no] {""}
   *[yes] {" "}The { NATION($loser) } lose { $losses } there.
}{ $temple ->
    [yes] {" "}The temple is destroyed.
   *[no] {""}
}{ $wall ->
    [yes] {" "}The wall falls.
   *[no] {""}
}
duellum-events-city-founded = { events-who } found { $resource ->
    [iron] an
   *[other] a
} { chip } city in { $place }{ events-cost }.
duellum-events-card-played = { $you ->
    [yes] You play { $card }{ $effect ->
        [lose_coins] : the { NATION($rival) } lose { $lost }
        [chips_per_know_how] {" "}and take { $gained }
        [take_chips] {" "}and take { $gained }
        [take_coins] {" "}and take { $gained }
        [temple_discount] : your next temple this turn costs { $count } marble less
        [know_how_discount] : your next know-how this turn costs { $count } gold less
        [extra_step] : your { unit-many } may cross one border more
        [free_steps] : your way on the rondel costs nothing this turn
        [settle] : once this turn you may found a city where you have no unit
       *[other] {""}
    }
   *[no] The { nation } play { $card }{ $effect ->
        [lose_coins] : the { NATION($rival) } lose { $lost }
        [chips_per_know_how] {" "}and take { $gained }
        [take_chips] {" "}and take { $gained }
        [take_coins] {" "}and take { $gained }
        [temple_discount] : their next temple this turn costs { $count } marble less
        [know_how_discount] : their next know-how this turn costs { $count } gold less
        [extra_step] : their { unit-many } may cross one border more
        [free_steps] : their way on the rondel costs nothing this turn
        [settle] : once this turn they may found a city where they have no unit
       *[other] {""}
    }
}.
duellum-events-unit-removed = { units } of the { nation-genitive } in { $place } returns to the recruitment box.
duellum-events-wall-destroyed = { $you ->
    [yes] Your wall
   *[no] The wall of the { nation-genitive }
} in { $place } is destroyed.
duellum-events-personage-won = { events-who } win { personages-accusative }.
duellum-events-walls-gained = { events-who } get { $count ->
    [one] a wall
   *[other] { $count } walls
} for { $you ->
    [yes] your
   *[no] their
} personages.
duellum-events-game-won = { events-who } win the game: the goal is reached.

# What has changed, in a few words without the acting nation.

duellum-change-card-taken = take { $card }
duellum-change-wall-built = wall in { $place }
duellum-change-learned = learn { duellum-know-how }{ $new ->
    [yes] , new
   *[no] {""}
}
duellum-change-recruited = recruit { $units }
duellum-change-conquered = conquer { $place } from the { NATION($loser, case: "dative") } with { $units }{ $fortress ->
    [none] {""}
   *[other] {" "}despite { $fortress }
}{ $lost ->
    [yes] , { $losses } lost with it
   *[no] {""}
}{ $temple ->
    [yes] , temple destroyed
   *[no] {""}
}
duellum-change-city-founded = found { $place } ({ chip })
duellum-change-card-played = play { $card }{ $effect ->
    [lose_coins] : the { NATION($rival) } lose { $lost }
    [chips_per_know_how] , +{ $gained }
    [take_chips] , +{ $gained }
    [take_coins] , +{ $gained }
   *[other] {""}
}
duellum-change-unit-removed = { unit-one } of the { nation-genitive } in { $place } sent home
duellum-change-wall-destroyed = wall of the { nation-genitive } in { $place } destroyed
duellum-change-walls-gained = get { duellum-walls }

# `/moves`: all that can be done now. Headings, and a line for each possibility.

duellum-moves-take_card = **First take { duellum-cards }** (`{ command-card-take }`)
duellum-moves-rondel = **Move your stone**
    .entry = { duellum-wedge } ({ duellum-wedge-gloss }): { $price }{ $brings ->
        [more] {" "}· { $gain }
        [coin] , gives { $amount } { chip } and 1 coin
       *[chip] , gives { $amount } { chip } and a chip of your choice, since the bank has no coin
    } ({ $command })
duellum-at = { $price }: { $places }
duellum-moves-temple = **`{ command-temple }`**, 1 coin more for each temple next door
duellum-moves-wall = **Walls** (`{ command-wall }`) for { $price }{ $count ->
    [one] {""}
   *[other] {" "}each
}
duellum-moves-arm = **`{ command-arming }`** for { $price } per unit; ready in your box: { $box }
    .entry = { $place }: up to { $left }, { $kinds }
duellum-ready = { $legions } and { $galleys }
duellum-moves-learn = **`{ command-know-how }`**
    .entry = { duellum-know-how } ({ duellum-know-how-gloss }) for { $price }{ $new ->
        [yes] , new: earns a scholar
       *[no] {""}
    }
duellum-moves-recruit = **Recruit** into your box (`{ command-recruit }`)
    .entry = up to { units }, { $price } each
duellum-moves-battle = { $place } (battle: { units })
duellum-moves-conquer = **`{ command-conquer }`**
    .entry = { $place } from the { NATION($owner, case: "dative") }: { any-units }{ $fortress ->
        [none] {""}
       *[other] , { $more } of them for { $fortress }
    }
duellum-moves-found = **`{ command-found }`**, 1 coin more for each city next door with the same resource
    .entry = { $place }: { $prices }
    .price = { $chips } for { $price }
duellum-moves-play_card = **Play a card** (`{ command-card-play }`)
duellum-moves-choices = { $line } [{ $choices }]
duellum-moves-trade = **`{ command-trade }`**: { $give } of anything for { $take } marble, iron or gold.

# What can be done next, at the end of private replies.

# Behind «take 1 gold, since the bank has no coin».
duellum-reply-chip = For another chip: `{ command-undo }`, then `{ $command } { option-chip }:`.
duellum-next-take-card = **Next:** take { duellum-cards } first (`{ command-card-take }`): { $cards }.
duellum-next-before = Before that, if you like: { $ways }.
duellum-next-temple = `{ command-temple }` ({ $places })
duellum-next-wall = a wall with `{ command-wall }` ({ $price }: { $places })
duellum-next-arm = `{ command-arming }` ({ $price } per unit: { $places })
duellum-next-learn = `{ command-know-how }` ({ $advances })
    .entry = { duellum-know-how } for { $price }
duellum-next-recruit = recruit with `{ command-recruit }` ({ $prices })
    .entry = { unit-one } { $price }
duellum-next-conquest = { $place }: { any-units }
duellum-next-found = `{ command-found }` (from { $places }{ $ends ->
    [moves] ; ends your moves and conquests
    [wedge] ; ends the wedge's action
   *[nothing] {""}
})
duellum-next-play_card = play a card with `{ command-card-play }` ({ $cards })
duellum-next-box-waits = (What is in your recruitment box came there this turn; you can set it up next turn.)
duellum-next-box-empty = (Your recruitment box is empty; SCIENTIA fills it.)
