### Antike: what can be done, and what has happened.

# What somebody does, as a phrase that goes on from «Possible: »; .cannot is the sentence of a refusal, to which
# a colon and the reason are added.

action-rondel = move the stone to { $wedge }
    .cannot = The { nation } cannot { action-rondel }
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
action-found = found a city in { $place }
    .cannot = The { nation } cannot { action-found }
action-take_chip = take 1 { $chip } instead of the coin
    .cannot = The { nation } cannot { action-take_chip }
action-choose_personage = choose the { personage }
    .cannot = The { nation } cannot { action-choose_personage }
action-pick_city = pick { $place } as a start city
    .cannot = The { nation } cannot { action-pick_city }

# The same without saying where and what.
action-name = { $type ->
    [rondel] move the stone
    [temple] build a temple
    [arm] set up units
    [learn] learn a know-how
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

# What happened, a sentence an event.

events-coin-taken = The { nation } take a coin.
events-coins-taken = The { $nations } take a coin.
events-coins-all = Each nation takes a coin.
events-chip-owed = The bank has no coin for the { $nations }: { $count ->
    [one] they take
   *[other] each takes
} a chip on their turn.
events-chip-taken = { events-who } take 1 { chip } instead of a coin.
events-stone-moved = { $you ->
    [yes] You move your
   *[no] The { nation } move their
} stone to { wedge }{ $count ->
    [0] {""}
   *[other] , { steps }{ events-cost }
}.
events-produced = { events-who } produce { $amount ->
    [0] no { chip }
   *[other] { $amount } { chip }
}.
events-learned = { events-who } learn { know-how }{ events-cost }.{ $new ->
    [yes] { $you ->
        [yes] {" "}It is new: a scholar comes at the end of the turn.
       *[no] {""}
    }
   *[no] {""}
}
events-fight-asked = The { nation } are asked whether they fight the { unit-many } of the { NATION($mover) } in { $place }.
events-answered = { events-who } { $fight ->
    [yes] demand a fight
   *[no] do not fight
}.
events-conquered = { events-who } conquer { $place } from the { NATION($loser, case: "dative") } with { $units }.{ $lost ->
    [no] {""}
   *[yes] {" "}The { NATION($loser) } lose { $losses } there.
}{ $temple ->
    [yes] {" "}The temple is destroyed.
   *[no] {""}
}
events-city-given-up = { events-who } give up { $place } for its city stone{ $temple ->
    [yes] ; its temple returns to the bank
   *[no] {""}
}.
events-city-founded = { events-who } found a city in { $place }{ events-cost }.
events-city-picked = { events-who } pick { $place } as a start city.
events-personage-won = { events-who } win { personages-accusative }{ $eight ->
    [yes] {" "}for all eight know-hows
   *[no] {" "}({ $personage ->
        [king] one per { $every } cities
        [scholar] one per new know-how
        [general] one per temple destroyed
        [citizen] one per { $every } temples
       *[navigator] one per { $every } provinces with galleys
    })
}.
events-personage-offered = { events-who } choose a personage for all eight know-hows: { $personages }.
events-game-won = { events-who } win the game: { $reason ->
    [temple] all personages were gone, and this is the next temple destroyed
   *[target] the goal is reached
}.

# What was paid, behind what for; nothing where it was free.

# `/moves`: all that can be done now. Headings, and a line for each possibility.

moves-temple = **`{ command-temple }`** for { $price }{ $count ->
    [one] {""}
   *[other] {" "}each
}
moves-arm = **`{ command-arming }`** for 1 iron per unit
    .entry = { $place }: up to { $left }, { $kinds }
moves-learn = **`{ command-know-how }`**
    .entry = { know-how } for { $price }{ $new ->
        [yes] , new: earns a scholar
       *[no] {""}
    }
moves-fight = **`{ command-fight }`**
    .entry = { $place }: { unit-many } against the { NATION($other) }, { $count } lost on each side
moves-answer = **`{ command-answer }`**: fight, or not.
moves-conquer = **`{ command-conquer }`**
    .entry = { $place } from the { NATION($owner, case: "dative") }: { any-units }{ $stone ->
        [yes] , and you give up a city
       *[no] {""}
    }
moves-found = **`{ command-found }`** for { $price }{ $count ->
    [one] {""}
   *[other] {" "}each
}
moves-take_chip = **Take a chip** the bank owes you: any wedge's command offers it.
moves-trade = **`{ command-trade }`**: two of anything for 1 marble, iron or gold.
moves-choose_personage = **Choose a personage**: `{ command-end-turn }` offers them.
moves-pick_city = **`{ command-found }`** picks a start city
    .entry = { chip }: { $places }

# What can be done next, at the end of private replies.

next-take-chip = **Next:** take the chip the bank owes you; any wedge's command, like `{ command-marble }`, offers it.
next-personage = **Next:** choose a personage; `{ command-end-turn }` offers them.
next-answer = **Next:** `{ command-answer }`: fight, or not.
next-pick = **Next:** { $how }

# How a start city is picked; it also goes on from «for the Greeks, ».
pick-among = pick a start city with `{ command-found }`: { $places }.
    .call = pick a start city: { $places }.
pick-anywhere = pick a start city with `{ command-found }`, in any province without a city. `{ command-moves }` lists them.
    .call = pick a start city, in any province without a city.

# Wedges by price, one after another with semicolons between them.
next-temple = `{ command-temple }` ({ $price }: { $places })
next-arm = `{ command-arming }` (1 iron per unit: { $places })
next-learn = `{ command-know-how }` ({ $advances })
    .entry = { $price }: { $advances }
next-fight = `{ command-fight }` ({ $places })
next-found = `{ command-found }` ({ $price }: { $places }{ $ends ->
    [moves] ; ends your moves and conquests
    [wedge] ; ends the wedge's action
   *[nothing] {""}
})

moves-rondel = **Move your stone**
    .entry = { wedge }: { $price }{ $brings ->
        [chips] , gives { $amount }
       *[more] {" "}· { $gain }
    } ({ $command })
