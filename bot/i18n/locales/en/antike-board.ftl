### Antike: the position in words.

# The whole board in words.

# Single provinces, how far units get, and what stands above a picture.

province-what = { $place } ({ chip }): { $owned ->
    [city] city of the { NATION($owner) }
    [temple] city of the { NATION($owner) } with a temple
   *[none] no city
}{ $forces }.

# `/status`: how things stand.

status-pick = { nation }{ $player }: pick a start city.
status-asked = { nation }{ $player } decide whether to fight in { $place }.
status-purse = { $empty ->
    [yes] Nothing
   *[no] { $purse }
}; { $wedge ->
    [none] stone not on the rondel yet
   *[other] stone on { wedge }
}
status-units = { $legions } and { $galleys } on the board, { $more-legion } and { $more-galley } in the supply{ $count ->
    [0] {""}
    [one] ; galleys in { $count } province
   *[other] ; galleys in { $count } provinces
}
status-owes-chip = Takes a chip instead of a coin at the start of the turn
status-bank-facts = { $coins }, { $temples }; { $personages }

# On the pages on which they grow.
progress = { $enough ->
    [yes] { $personage ->
        [king] Cities: { $count }, enough for a king.
        [citizen] Temples: { $count }, enough for a citizen.
       *[navigator] Galleys in { $count } provinces, enough for a navigator.
    }
   *[no] { $personage ->
        [king] Cities: { $count } of { $next } for a king.
        [citizen] Temples: { $count } of { $next } for a citizen.
       *[navigator] Galleys in { $count } of { $next } provinces for a navigator.
    }
}
progress-know-hows = Know-hows: { $count } of 8; the eighth earns an extra personage.
