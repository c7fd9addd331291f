# The description of a picture, for those who cannot see it.
alt-more = Everything as text: { command-board } view: words.
alt-start = Antike, { $board } board, { round-inner }.
alt-won = { nation }{ $player } have won.
alt-over = The game is over.
alt-to-move = { nation }{ $player } to move.
alt-to-pick = { nation }{ $player } pick a start city.
alt-asked = { nation } decide whether to fight.
alt-close = Close-up: { $what ->
    [nation] the cities and units of the { nation-genitive }
    [since] where something has just happened
   *[mover] the cities and units of the player to move
}.
alt-standing = { nation }: { $cities }, { $temples }, { $score } of { $target }.
alt-strength = { nation } have { $units }; { $chips }{ $wedge ->
    [none] {""}
   *[other] ; on { wedge }
}.
    .chips = { $marble } marble, { $iron } iron, { $gold } gold, { coins }
alt-holders = { nation }: { $held }.
    .cities = cities { $places }
    .temple = { $place } (temple)
    .units = { unit-many } { $places }
    .nothing = nothing on the board
alt-latest = { $first ->
    [yes] Last
   *[no] Before that
}: { $change }
