# What can be done next, at the end of private replies.

next-take-chip = **Next:** take the chip the bank owes you; any wedge's command, like `{ command-marble }`, offers it.
next-personage = **Next:** choose a personage; `{ command-end-turn }` offers them.
next-answer = **Next:** `{ command-answer }`: fight, or not.
next-pick = **Next:** { $how }
next-rondel = **Next:** move your stone. { $wedges }.
next-ways = **Next:** { $ways }.

# How a start city is picked; it also goes on from «for the Greeks, ».
pick-among = pick a start city with `{ command-found }`: { $places }.
pick-anywhere = pick a start city with `{ command-found }`, in any province without a city. `{ command-moves }` lists them.

# Wedges by price, one after another with semicolons between them.
next-wedges = { $price ->
    [0] Free: { $wedges }
   *[other] for { $price }: { $wedges }
}

next-temple = `{ command-temple }` ({ $price }: { $places })
next-arm = `{ command-arming }` (1 iron per unit: { $places })
next-learn = `{ command-know-how }` ({ $advances })
next-move = `{ command-move }` ({ $units } ready)
next-fight = `{ command-fight }` ({ $places })
next-conquer = `{ command-conquer }` ({ $places })
next-found = `{ command-found }` ({ $places })
next-trade = `{ command-trade }`
next-end_turn = `{ command-end-turn }`

next-no-temple = (For a temple you lack { $lacking }.)
next-no-know-how = (You can't afford any know-how.)
next-no-founding = (For `{ command-found }` in { $places } you lack { $lacking }.)
