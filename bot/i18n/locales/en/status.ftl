# `/status`: how things stand.
status-title = { round } · target { $target }
status-over = Finished: the { nation }{ $player } have won.
status-over-nobody = Finished without a winner.
status-turn = { nation }{ $player } to move.
status-pick = { nation }{ $player }: pick a start city.
status-asked = { nation }{ $player } decide whether to fight in { $place }.
status-heading = { $turn }{ nation }{ $player }: { $score } of { $target }
status-purse = { $empty ->
    [yes] Nothing
   *[no] { $purse }
}; { $wedge ->
    [none] stone not on the rondel yet
   *[other] stone on { wedge }
}
status-know-hows = Know-how: { $known }
status-cities = { cities }
    .temples = { $cities } with { temples }
    .named = { $cities }: { $names }
status-units = { $legions } and { $galleys } on the board, { $more-legion } and { $more-galley } in the supply{ $count ->
    [0] {""}
    [one] ; galleys in { $count } province
   *[other] ; galleys in { $count } provinces
}
status-personages = Personages: { $won }
status-owes-chip = Takes a chip instead of a coin at the start of the turn
status-none = none
status-bank = The bank
status-bank-facts = { $coins }, { $temples }; { $personages }
