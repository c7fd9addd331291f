### The report of a game that is over.

report-title = How the game went
report-chances = Chances to win
report-rounds = Round
report-headline = The { nation } won · round { $round }
report-headline-open = Round { $round } · not over
report-headline-nobody = Nobody won · round { $round }
report-turning-points = Turning points
report-try = Try from here: { $number }
report-best-turns = Best turns
report-turn = { $round ->
    [0] Start city
   *[other] Round { $round }
}, { nation }{ $player }
# A name, or a turn, and how the chances have changed: «Greeks 28 → 35%».
report-shift = { $name } { $before } → { $after }%
report-shift-drawn = { $name } { $before } to { $after }%
report-share = { $name } { $chance }%
report-decided = The { $mark }{ nation }{ $mark }{ $player } were ahead for good from round { $round } on (turn { $turn } of { $count }).
report-decided-always = The { $mark }{ nation }{ $mark }{ $player } were ahead from the first turn to the last.
report-decided-last = Open to the end: the { $mark }{ nation }{ $mark }{ $player } came from behind in the very last turn.
report-given-up = The { $mark }{ nation }{ $mark }{ $player } were { $ahead ->
    [yes] ahead when { $others } gave up.
   *[no] not ahead at the end; they won because { $others } gave up.
}
report-gave-up = { $others } gave up.
report-others = the others
report-nobody = Nobody won.
report-open = The game is not over.
report-most = At the end they had { $rival ->
    [none] the most
   *[other] more
} { $what }.
report-most-of = { $what ->
    [cities] cities
    [temples] temples
    [personages] personages
    [points] victory points
   *[other] { $what }
} ({ $count }{ $rival ->
    [none] {""}
   *[other] {" "}to { $rival }
})
report-count = { $what ->
    [cities] Cities
    [temples] Temples
    [personages] Personages
    [points] Victory points
   *[other] { $what }
}
report-note = Chances are what strong computer players would make of the position.

# For those who cannot see the picture.

report-alt = Chances to win over a game on the { $board } board: { $turns } { $turns ->
    [one] turn
   *[other] turns
}, { $rounds } { $rounds ->
    [one] round
   *[other] rounds
}.
report-alt-point = Turning point { $number }: { $turn }: { $deed }; { $shift }.
report-alt-chances = Before turn { $turn }: { $chances }.
report-alt-count = { $what } at the end: { $counts }.
