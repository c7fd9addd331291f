### Antike Duellum: `/rules` and `/help`.

# `/help`: the game in half a minute.

duellum-help = **Antike Duellum in 30 seconds**
    Two nations race for **personages**: the first with { $goal } wins. The picture shows what brings you one.
    On your turn you move your stone on the rondel – three steps are free – and use the wedge it lands on: take marble, iron or gold, build temples and walls, recruit units and set them up, learn know-how, or move and conquer. Then you may found cities.
    Every personage you gain, and each turn in which you take a city, gives your opponent an event card. All cards lie open.
    { help-ping } **Take your turn** guides you through it with buttons. No hurry: you have hours or days.

# `/rules`: each topic with its title, one line about it, a few short lines, and an example. People ask for a topic by
# its key or by its title.

duellum-topic-end = How you win
    .summary = 9 personages, and what brings them
    .text =
        - Whoever ends a turn with 9 personages wins at once. Another number can be agreed on when the game is opened.
        - Every 5 cities earn a king, every 3 temples a citizen, galleys in 7 sea areas a navigator.
        - A know-how your opponent doesn't own earns a scholar, a temple you destroy a general.
        - Personages come at the end of your own turn and are never lost.
        - Each one gives your opponent an event card: being ahead has a price.
    .example = you have 8 and learn a know-how your opponent doesn't own: the scholar at the end of your turn is the ninth, and you win.
    .picture = The five personages and what earns each: a king for every 5 cities, a scholar for each know-how your opponent doesn't own, a general for a temple destroyed, a citizen for every 3 temples, a navigator for galleys in 7 sea areas.
duellum-topic-turn = A turn
    .summary = what you do, step by step
    .text =
        - If cards are due to you, take them first.
        - Move your stone on the rondel, then use its wedge: all of it, a part, or nothing.
        - After that you may found cities. Founding ends the wedge's action.
        - `{ command-end-turn }` ends your turn; know-how and personages you earned become yours now.
        - Nobody is ever asked anything during the other one's turn: battles happen by themselves.
        - `{ command-moves }` shows what you can do at any moment.
    .example = move the stone to MARMOR, take 2 marble and a coin, found a city where you have a galley, end the turn.
    .picture = The rondel. The Roman stone lies on FERRUM; each wedge shows what it costs to get there.
duellum-topic-rondel = The rondel
    .summary = moving your stone, and what it costs
    .text =
        - The stone moves clockwise: FERRUM (iron), TEMPLUM (temples, walls), AURUM (gold), DUELLUM ① (moving), MILITIA (setting up units), MARMOR (marble), SCIENTIA (know-how), DUELLUM ②.
        - Three steps are free; each further step costs a chip or coin of your choice.
        - It has to move, by eight steps at most: all the way round.
        - On your first turn you start anywhere for free.
        - Both stones may be on one wedge.
    .example = FERRUM to MILITIA is four steps, so it costs 1.
    .picture = The rondel with the Roman stone on FERRUM. TEMPLUM, AURUM and DUELLUM ① cost nothing, MILITIA 1, MARMOR 2, SCIENTIA 3, DUELLUM ② 4, all the way round 5.
duellum-topic-production = Production
    .summary = MARMOR, FERRUM and AURUM
    .text =
        - `{ command-marble }`, `{ command-iron }` and `{ command-gold }` give you chips of that kind: 1 for each of your cities that produces it, 3 if it has a temple.
        - MONETA adds 1, even if you have no such city.
        - In addition you get 1 coin. If the bank has none, you take 1 chip of your choice instead.
        - Which city produces what is decided when it is founded, and never changes.
    .example = with three gold cities, one of them with a temple, and MONETA, `{ command-gold }` gives 3 + 1 + 1 + 1 = 6 gold and a coin.
    .picture = The card of the Romans: their marble, iron, gold and coins, and beside each chip what its wedge would give now.
duellum-topic-temple = TEMPLUM
    .summary = building temples and walls
    .text =
        - A temple costs 6 marble, plus 1 coin for each temple next to it, yours or not. Chips don't pay that coin.
        - One temple per city; the bank has 12. Every 3 temples earn you a citizen.
        - A city with a temple gives 3 chips instead of 1, takes 3 new units a turn instead of 1, and defends with 3 instead of 1.
        - A wall costs 1 marble and adds 1 to the city's defence. One per city.
        - You have one wall from the start and get more with personages.
    .example = Roma and Neapolis are neighbours without a temple nearby: 12 marble and 1 coin build both.
    .picture = Italy: Roma and Croton have a temple and a stone wall around the city, Ancona and Brundisium neither.
duellum-topic-arming = MILITIA
    .summary = setting up units from your recruitment box
    .text =
        - Units come from your recruitment box; SCIENTIA fills it. Lost units go back there.
        - Each unit costs 2 iron and appears in one of your cities.
        - A city takes 1 unit a turn, or 3 with a temple, legions and galleys together.
        - Only what lay in the box when your turn began can be set up.
        - Where your opponent's units of the same kind stand, they fight at once, 1 for 1.
        - To type it: `{ command-arming } 2L roma, 1G ancona`.
    .example = a legion of your opponent stands in Ancona, which has your temple: you set up 2 for 4 iron, one falls with theirs, one stays.
    .picture = The card of the Romans: below, their recruitment box with 3 legions and 1 galley, beside it what is left in their supply.
duellum-topic-know-how = SCIENTIA
    .summary = the five know-hows, and recruiting
    .text =
        - STRATA: legions cross two borders. NAVIGATIO: galleys do. MONETA: 1 chip more per production. RES PUBLICA: your cities defend with 1 more. COMMERCIUM: you may trade.
        - The price is in gold, and lower for one your opponent owns. One they don't own earns you a scholar.
        - It is yours, and works, from the end of your turn on.
        - On the same wedge you recruit: units from your supply into your box, 1 gold a legion, 2 a galley.
        - To type it: `{ command-know-how }` with `strata`.
    .example = with 5 gold you recruit 3 legions and 1 galley. On MILITIA you can set them up in a later turn.
    .picture = The five know-hows with both prices of each, the first for one your opponent doesn't own, and the stones of their owners.
duellum-topic-maneuver = DUELLUM: moving
    .summary = moving units, and battles
    .text =
        - Both DUELLUM wedges do the same: first all moves, then conquests.
        - Each unit crosses one border, two with STRATA or NAVIGATIO. Legions cross borders by land, galleys by sea; some let both through.
        - Legions of both nations never stand together, nor galleys: where they meet, they fight at once, 1 for 1, and the losses go into the boxes. Nobody is asked.
        - What survives goes on with the moves it has left.
        - `{ command-move } 1G ancona aquileia`, or a whole way with `a > b > c`.
    .example = three galleys with NAVIGATIO meet one: one of each falls, two sail on.
    .picture = A Roman galley in Mare Ligusticum: the number on each province is how many moves it takes to get there. In Mare Tyrrhenum, where 2 Carthaginian galleys lie, an exclamation mark warns of a battle.
duellum-topic-conquest = DUELLUM: conquest
    .summary = taking cities
    .text =
        - A city's defence: 1, or 3 with a temple; +1 for each of its owner's units there, +1 with a wall, +1 for RES PUBLICA.
        - `{ command-conquer }` sends exactly that many of your units there back to your box, moved or not.
        - The city keeps what it produces. Its temple and wall are gone, its owner's units there go to their box; a destroyed temple earns you a general.
        - After your first conquest nothing moves this turn.
        - Whoever lost a city takes 1 event card, once per turn. Nobody can lose their last city.
    .example = a city with a temple, a wall and RES PUBLICA takes 3 + 1 + 1 = 5 units.
    .picture = Agrigentum: a Carthaginian city with a temple, and 4 Roman legions that have come to take it.
duellum-topic-founding = Founding cities
    .summary = new cities where your units stand
    .text =
        - After the wedge's action you may found a city on any free site where you have a unit. The unit stays.
        - You choose what it produces: marble, iron or gold, as long as the bank has such a city (12, 12 and 10).
        - It costs 1 marble, 1 iron and 1 gold, plus 1 coin for each city next to it that produces the same. Chips don't pay that coin.
        - `{ command-found } genua:gold, massilia:iron`. Every 5 cities earn you a king.
    .example = a gold city in Ancona, next to two gold cities, costs the three chips and 2 coins; as an iron city just the chips.
    .picture = Neapolis: a Roman legion on a free city site, between Roma, which produces gold, and Ancona and Brundisium.
duellum-topic-coins = Coins
    .summary = as good as any chip
    .text =
        - Each production gives you a coin, as long as the bank has any.
        - A coin pays for any 1 marble, iron or gold, even if you have the chip.
        - What neighbours add to the price of temples and cities is paid with coins only.
        - Coins you spend go back to the bank. Whoever doesn't begin gets 1 coin at the start.
    .example = a temple costs 6 marble; 4 marble and 2 coins pay for it.
duellum-topic-trade = Trade
    .summary = three for two, with COMMERCIUM
    .text =
        - Once you own COMMERCIUM, you may trade with the bank any time in your turn.
        - Any three chips or coins become any two of marble, iron and gold, as often as you like.
        - You can't get coins this way.
        - `{ command-trade }` takes what you give and what you want, such as `3g` for `1m 1i`.
    .example = `4g 2m` for `4i`: 4 gold and 2 marble become 4 iron.
duellum-topic-payments = Payments
    .summary = the option { option-pay }
    .text =
        - Without `{ option-pay }` you pay with the chips asked for, and with coins for what is missing.
        - With it you choose: `5m 1c` is 5 marble and 1 coin. It has to be exactly the price.
        - Where a command moves your stone and buys something, `{ option-pay }` is the sum of both.
        - The list that opens as you type shows what you can afford.
    .example = you have 6 marble and 1 coin, and want to keep a marble for a wall: pay for the temple with `5m 1c`.
duellum-topic-personages = Personages
    .summary = what wins the game, and brings walls
    .text =
        - King: 5, 10, 15 … cities. Citizen: 3, 6, 9, 12 temples. Navigator: 7, 14 sea areas with a galley of yours; those with a galley symbol count 2.
        - Scholar: a know-how your opponent doesn't own. General: a temple destroyed in a conquest.
        - You get them at the end of your own turn, while there are any, and never lose them. Each number counts once.
        - Your 1st, 2nd, 3rd, 5th and 7th personage bring you a wall each.
        - For each personage your opponent takes an event card.
    .example = your tenth city earns the second king; lose it and found another, and no third comes.
    .picture = The five personages and what earns each: a king for every 5 cities, a scholar for each know-how your opponent doesn't own, a general for a temple destroyed, a citizen for every 3 temples, a navigator for galleys in 7 sea areas.
duellum-topic-cards = Event cards
    .summary = taking them, playing them, all of them open
    .text =
        - Three cards lie open. For each personage your opponent gains you take one at the start of your turn, and one if they took cities of yours.
        - Taking is not optional; the card is replaced from the pile at once.
        - Both hands are open. You play cards in your own turn, as many as you like, also one just taken; each says when.
        - A card that would change nothing can't be played. Played cards are discarded; the discards become the next pile.
        - Taking a card or ending the turn can only be undone if your opponent agrees.
        - Most cards are our own: each topic says so.
    .example = your opponent destroys a temple and takes two cities: you take 2 cards, one for the general, one for the cities.
    .picture = The display: Burglary, Levy and Masons lie open, each with its effect in a few words and when it may be played.
duellum-topic-boards = Boards and prices
    .summary = what is printed, and what is our own
    .text =
        - Punic: Romans and Carthaginians around the western Mediterranean. Hellenic: Greeks and Persians around the Aegean.
        - A city can stand only on a city site, one per province. Seas have none; some lands, like mountains, are only crossed.
        - The rules and the wedges are those of the printed game, and so are the names of the cities (on Hellenic, of ten).
        - Which provinces border on each other, start cities, know-how prices, the number of coins and most event cards are our own: the printed ones are not public. Whoever owns the game can replace them with files.
        - Who begins is drawn by lot.
    .example = `{ command-board } { option-region }: roma` shows a province with its borders.
duellum-topic-plans = Plans
    .summary = your turn in advance
    .text =
        - `{ command-plan }` writes your next turn in advance. It is played on your turn if it still works; otherwise I ping you as usual.
        - Up to four lines with `|` between them: I play the first that still works. What you write behind `.` is your turn after that.
        - While cards are due to you, no plan plays by itself: take them, then play it with `{ command-plan }`. A plan may also name the card it takes, e.g. `+levy`; then it always waits for you.
        - Only you see it. There is nothing to answer in advance: nobody is asked during the other one's turn.
    .example = the plan `@temple; T roma; .` moves the stone to TEMPLUM, builds a temple in Roma, and ends the turn.

duellum-topic-card-when = { $when ->
    [reaction] Plays itself.
   *[other] Played { duellum-card-when }.
}
duellum-topic-card-not = { $effect ->
    [destroy_wall] Not if no wall stands on the board.
    [lose_coins] Not if they have fewer than 2 coins.
    [chips_per_know_how] Not if they own none.
    [take_coins] Not if the bank has none.
    [recruit] Not if your supply is empty.
    [place_unit] Only a unit that lay in the box when your turn began.
    [extra_step] Not if you have no { unit-one } on the board.
    [remove_unit] Not if they have no { unit-one } on the board.
    [build_wall] Not if you have no wall left, or no city without one.
    [free_steps] Not on your first turn, and once per turn.
    [temple_discount] What isn't used by the end of the turn is lost.
    [know_how_discount] What isn't used by the end of the turn is lost.
    [settle] What isn't used by the end of the turn is lost.
   *[other] {""}
}
duellum-topic-card-copies = { $count } of the { $total } cards.
duellum-topic-card-source = { $source ->
    [own] This card is our own, not from the printed game.
    [name] The name is from the printed game, the effect is our own.
   *[other] Source: { $told }
}

# Instead of a standing order.
duellum-no-orders = In Antike Duellum nobody is asked during the other one's turn: where units meet, they fight by themselves. So there is nothing to answer in advance; `{ command-plan }` plans your next turn.
