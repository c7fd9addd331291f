### Pictures: what their descriptions and what is written into them have in every ruleset.

alt-more = Everything as text: { command-board } view: words.
alt-won = { nation }{ $player } have won.
alt-over = The game is over.
alt-to-move = { nation }{ $player } to move.
alt-close = Close-up: { $what ->
    [since] where something has just happened
   *[nation] the cities and units of the { nation-genitive }
}.
alt-standing = { nation }: { $cities }, { $temples }, { $score } of { $target }.
alt-holders = { nation }: { $held }.
    .cities = { $count ->
        [one] city
       *[other] cities
    } { $places }
    .temple = { $place } (temple)
    .units = { unit-many } { $places }
    .nothing = nothing on the board
alt-latest = { $first ->
    [yes] Last
   *[no] Before that
}: { $change }
picture-elsewhere = Also changed: { $places }
picture-goal = Personages win the game
picture-bank = BANK
picture-way = { $personage ->
    [king] every 5 cities
    [scholar] each new know-how
    [general] a temple destroyed
    [citizen] every 3 temples
   *[navigator] galleys in 7 places
}
picture-turn = { round } · { nation-short }{ $player }
picture-answer = { picture-turn } · { NATION($awaited, case: "short") } answer
picture-asked = { round } · { nation-short } answer
picture-won = { round } · { nation-short }{ $player } won
picture-over = { round } · the game is over
