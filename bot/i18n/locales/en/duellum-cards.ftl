### Antike Duellum: event cards.

# What a card does, said to whoever holds it, by what its file says of it; `.brief` in a few words, on display and in pictures.

duellum-effect-destroy_wall = Choose a wall on the board, yours or your opponent's: it is destroyed and goes back to its owner.
    .brief = destroy 1 wall
    .example = the wall of Roma is gone, and the city defends with 1 less; its owner can build it again.
duellum-effect-lose_coins = Your opponent loses half of their coins, rounded down: 2 of 5.
    .brief = opponent loses half their coins
    .example = your opponent has 5 coins and keeps 3.
duellum-effect-chips_per_know_how = Take 1 { chip } for each know-how that your opponent owns.
    .brief = 1 { chip } per know-how of the opponent
    .example = your opponent owns three know-hows: you take 3 { chip }, and can spend them at once.
duellum-effect-defence = When your opponent conquers one of your cities for the first time in a turn, it takes { $count } more units. Then the card is discarded.
    .brief = first city attacked: +{ $count } defence
    .example = Croton would take 1 unit; with this card it takes { $count } more. The next city of the same turn isn't protected.
duellum-effect-take_chips = Take { $count } { $count ->
    [one] chip
   *[other] chips
} of your choice.
    .brief = take { $count } { $count ->
        [one] chip
       *[other] chips
    }
    .example = you are short of marble and iron, so you choose those.
duellum-effect-take_coins = Take { coins } from the bank, as far as it has any.
    .brief = take { coins }
    .example = the bank has only 1 coin left: you take that one.
duellum-effect-recruit = Put up to { any-units } from your supply into your recruitment box for free. You can set them up from your next turn on.
    .brief = recruit up to { any-units }
    .example = you take 1 legion and 1 galley, or one kind only.
duellum-effect-place_unit = Set up 1 unit from your recruitment box in one of your cities for free. It doesn't count towards what that city takes per turn.
    .brief = set up 1 unit for free
    .example = the legion appears in Ancona before you move your stone, and can march the same turn.
duellum-effect-temple_discount = Your next temple this turn costs { $count } marble less.
    .brief = next temple: { $count } marble less
    .example = a temple for 6 marble costs { $count } less; what neighbouring temples add stays.
duellum-effect-know_how_discount = Your next know-how this turn costs { $count } gold less.
    .brief = next know-how: { $count } gold less
    .example = a know-how for 7 gold costs { $count } less.
duellum-effect-extra_step = Each of your { unit-many } on the board may cross one border more in this maneuver, even if it has moved already.
    .brief = { unit-many } move 1 border further
    .example = your { unit-many } that stopped after one border go on for another.
duellum-effect-remove_unit = Choose a province with a { unit-one } of your opponent: 1 { unit-one } there returns to the recruitment box.
    .brief = send 1 enemy { unit-one } home
    .example = the way to a city is free again.
duellum-effect-build_wall = Build a wall from your supply in one of your cities for free.
    .brief = build 1 wall for free
    .example = you build it just before you end your turn, without a marble.
duellum-effect-free_steps = Your steps on the rondel cost nothing this turn.
    .brief = rondel steps are free
    .example = from FERRUM you go on to FERRUM again, all the way round, and pay nothing.
duellum-effect-settle = Once this turn you may found a city where you have no unit: next to one of your cities, and with no unit of your opponent there. The price stays the same.
    .brief = found a city without a unit
    .example = Genua lies next to your Roma: you found a city there without a legion.

duellum-card-line = { $name }: { $effect }
duellum-card-within = { $name } ({ $effect })
# What a card does and when it is played; most are at any time of their owner's turn.
duellum-card-timed = { $effect }{ $when ->
    [before-rondel] {"; "}play before moving the stone
    [temple] {"; "}play on TEMPLUM
    [know-how] {"; "}play on SCIENTIA
    [movement] {"; "}play while moving units
    [reaction] {"; "}plays itself
   *[turn] {""}
}
# What a card would do now, with what it would give or take where its text leaves that open.
duellum-card-now = { $effect }{ $amount ->
    [none] {""}
   *[other] {" "}(now { $amount })
}
# A site where only a card lets one found, or what a city there costs.
duellum-card-settled = { $site } · by { $card }
duellum-card-times = {" "}(×{ $count })
duellum-display-empty = no card on display

# `/card show`.

duellum-cards-display = **On display**
duellum-cards-hand = **{ nation }**
duellum-cards-discards = **Discards:** { $cards }
duellum-cards-pile = **In the pile** ({ $count }, order unknown): { $cards }
    .empty = **In the pile:** none{ $discards ->
        [yes] ; the discards are shuffled when the next card is drawn
       *[no] {""}
    }
duellum-cards-none = none
