# What happened, a sentence an event.

events-round-began = Round { $round } begins.
events-coin-taken = The { nation } take a coin.
events-coins-taken = The { $nations } take a coin.
events-coins-all = Each nation takes a coin.
events-chip-owed = The bank has no coin for the { nation-dative }: they take a chip on their turn.
events-turn-began = The { nation } begin their turn.
events-chip-taken = The { nation } take 1 { chip } instead of a coin.
events-stone-moved = The { nation } move their stone to { wedge }{ $count ->
    [0] {""}
   *[other] , { steps }{ events-cost }
}.
events-produced = The { nation } produce { $amount } { chip }.
events-temple-built = The { nation } build a temple in { $place }{ events-cost }.
events-armed = The { nation } set up { $units } in { $place }{ events-cost }.
events-learned = The { nation } learn { know-how }{ events-cost }.{ $new ->
    [yes] {" "}It is new: a scholar comes at the end of the turn.
   *[no] {""}
}
events-moved = { units } of the { nation-genitive }: { $origin } → { $target } ({ $left ->
    [0] no moves
    [one] { $left } move
   *[other] { $left } moves
} left).
events-fight-asked = The { nation } are asked whether they fight the { unit-many } of the { NATION($mover) } in { $place }.
events-answered = The { nation } { $fight ->
    [yes] demand a fight
   *[no] do not fight
}.
events-fought = The { nation } and the { NATION($other) } fight in { $place } and lose { units } each.
events-conquered = The { nation } conquer { $place } from the { NATION($loser, case: "dative") } with { $units }.{ $lost ->
    [no] {""}
   *[yes] {" "}Lost with it: { $losses }.
}{ $temple ->
    [yes] {" "}The temple is destroyed.
   *[no] {""}
}
events-city-given-up = The { nation } give up { $place } for its city stone{ $temple ->
    [yes] ; its temple returns to the bank
   *[no] {""}
}.
events-city-founded = The { nation } found a city in { $place }{ events-cost }.
events-city-picked = The { nation } pick { $place } as a start city.
events-traded = The { nation } trade { $give } for { $take }.
events-turn-ended = The { nation } end their turn.
events-personage-won = The { nation } win { personages-accusative }{ $eight ->
    [yes] {" "}for all eight know-hows
   *[no] {""}
}.
events-personage-missed = The { nation } earned { personages-accusative }, but none is left.
events-personage-offered = The { nation } choose a personage for all eight know-hows: { $personages }.
events-game-won = The { nation } win the game: { $reason ->
    [temple] all personages were gone, and this is the next temple destroyed
   *[target] the target is reached
}.

# What was paid, behind what for; nothing where it was free.
events-cost = { $free ->
    [yes] {""}
   *[no] {" "}for { $paid }
}
