### Antike: `/rules` and `/help`.

# `/help`: the game in half a minute, and the ways on.

help-text = **Antike in 30 seconds**
    Lead a people of the ancient world. The first to collect enough **personages** wins: 10 with three players, 9 with four, 8 with five, 7 with six. The picture shows what brings you one.
    On your turn you move your stone on the rondel – three steps are free – and use the wedge it lands on: take marble, iron or gold, build temples, set up units, learn know-how, or move and conquer. Then you may found cities.
    { help-ping } **Take your turn** guides you through it with buttons. No hurry: you have hours or days.

# `/rules`: each topic with its title, one line about it, six short lines at most, and an example. People ask for a
# topic by its key or by its title.

topic-turn = A turn
    .summary = what you do, step by step
    .text =
        - Move your stone on the rondel, then use its wedge: all of it, a part, or nothing.
        - After that you may found cities wherever your units stand.
        - `{ command-end-turn }` ends your turn; personages you earned are added automatically.
        - `{ command-moves }` shows what you can do at any moment.
    .example = move the stone to MARBLE, take 4 marble, found a city where you have a galley, end the turn.
    .picture = The rondel. The Greek stone lies on IRON; each wedge shows what it costs to get there.
topic-rondel = The rondel
    .summary = moving your stone, and what it costs
    .text =
        - The stone moves clockwise: IRON, TEMPLE, GOLD, MANEUVER ①, ARMING, MARBLE, KNOW-HOW, MANEUVER ②.
        - Three steps are free; each further step costs a chip or coin of your choice.
        - It has to move, by eight steps at most: all the way round.
        - On your first turn you start anywhere for free.
        - Any number of stones may be on one wedge.
        - Press **Take your turn**, or type the wedge's name, such as `{ command-temple }`.
    .example = IRON to ARMING is four steps, so it costs 1.
    .picture = The rondel with the Greek stone on IRON. TEMPLE, GOLD and MANEUVER ① cost nothing, ARMING 1, MARBLE 2, KNOW-HOW 3, MANEUVER ② 4, all the way round 5.
topic-production = Production
    .summary = MARBLE, IRON and GOLD
    .text =
        - `{ command-marble }`, `{ command-iron }` and `{ command-gold }` give you chips of that kind.
        - Each of your cities in a province of that kind gives 1, or 3 if it has a temple.
        - Market adds 1 in all, Currency makes that 2, even if you have no such city.
        - Chips never run out.
    .example = with two gold cities, one of them with a temple, and Market, `{ command-gold }` gives 3 + 1 + 1 = 5 gold.
    .picture = The card of the Greeks: their marble, iron, gold and coins, and beside each what its wedge would give now.
topic-temple = TEMPLE
    .summary = building temples
    .text =
        - A temple costs 5 marble and goes into one of your cities, one per city.
        - Build as many at once as you can pay for: `{ command-temple }` takes a list. The bank has 20.
        - A city with a temple gives 3 chips instead of 1, takes 3 new units a turn instead of 1, and defends with 3 instead of 1.
        - Every 3 temples earn you a citizen.
    .example = 8 marble and 2 coins pay for two temples.
    .picture = Greece: temples stand in Athen and Sparta, none in Pella and Dyrrhachion.
topic-arming = ARMING
    .summary = setting up legions and galleys
    .text =
        - Each new unit costs 1 iron and appears in one of your cities.
        - A city takes 1 unit a turn, or 3 with a temple, legions and galleys together.
        - Galleys need a border there that galleys can cross, legions one for legions.
        - You have 17 of each; lost ones can be set up again.
        - To type it: `{ command-arming } 2L sparta, 1G knossos`.
    .example = with 3 iron you set up 3 legions in a city with a temple, or 1 each in three cities without.
    .picture = Greece: 2 legions and 1 galley in Athen, which has a temple, and 1 legion in Pella, which has none.
topic-know-how = KNOW-HOW
    .summary = the eight advances, their prices and effects
    .text =
        - Wheel, Sailing, Market and Monarchy cost 7 gold, or 3 if another nation has them.
        - Roads, Navigation, Currency and Democracy cost 10 or 5, and need Wheel, Sailing, Market and Monarchy first.
        - One that no other nation has earns you a scholar.
        - Legions get 2 moves with Wheel, 3 with Roads; galleys with Sailing and Navigation.
        - Market and Currency add 1 or 2 chips per production, Monarchy and Democracy 1 or 2 to your cities' defence.
        - All eight earn one more personage, and you may trade.
    .example = nobody has Sailing, so it costs 7 gold and earns a scholar; the next nation pays 3.
    .picture = The chart of the eight know-hows with what each costs now, and who has it.
topic-maneuver = MANEUVER
    .summary = moving units
    .text =
        - Both MANEUVER wedges do the same.
        - Each unit has one move, more with know-how; each border it crosses uses one.
        - Legions cross borders by land, galleys by sea; some borders let both through.
        - Move in any order, alone or in groups: `{ command-move } 1G sparta knossos`, or a whole way with `a > b > c`.
        - First all moves and fights, then conquests.
    .example = with Sailing, a galley at Sparta can go to Knossos and on to Paphos; without it, only to Knossos.
    .picture = A galley at Sparta with Sailing: the number on each province is how many moves it takes to get there.
topic-fights = Fights
    .summary = legions against legions, galleys against galleys
    .text =
        - Only the same kind of unit fights. Each side loses as many as the weaker side has there.
        - On your MANEUVER you may `{ command-fight }` any time before conquering; it uses no move.
        - Enter a province where others have the same kind, and they are asked whether they fight. Your turn waits.
        - That is the only moment when others can start a fight.
        - Units with no moves left fight too, and are lost first.
    .example = 3 legions meet 2: both sides lose 2, and 1 is left.
    .picture = Bycantium: 3 Greek legions and 2 Persian ones.
topic-conquest = Conquest
    .summary = taking cities
    .text =
        - A city's defence: 1, or 3 with a temple, +1 for each of its owner's units there, +1 for Monarchy or +2 for Democracy.
        - `{ command-conquer }` costs exactly that many of your units there that have a move left.
        - The city is yours. Its temple and its owner's units there are gone; a destroyed temple earns you a general.
        - After your first conquest nothing moves or fights this turn.
        - Nobody can lose their last city.
    .example = a city with a temple and 1 legion, whose owner has Monarchy, takes 3 + 1 + 1 = 5 units.
    .picture = Ephesos: a Persian city with a temple and 1 legion, and 5 Greek legions that have come to take it.
topic-founding = Founding cities
    .summary = new cities where your units stand
    .text =
        - After the wedge's action you may found a city wherever you have a unit and there is no city.
        - It costs 1 marble, 1 iron and 1 gold. The unit stays; other nations' units don't matter.
        - `{ command-found }` takes a list; after it the wedge's action is over.
        - You can own 25 cities. Every 5 earn you a king.
    .example = 1 marble, 1 gold and 1 coin pay for a city: the coin replaces the iron.
    .picture = Knossos: a Greek galley where no city stands yet.
topic-coins = Coins
    .summary = one each round, as good as any chip
    .text =
        - When a round begins, each nation takes a coin from the bank.
        - A coin pays for any 1 marble, iron or gold, even if you have the chip.
        - Coins you spend go back to the bank.
        - If the bank has none for you, you take a chip of your choice when your turn begins.
    .example = a temple costs 5 marble; 3 marble and 2 coins pay for it.
topic-payments = Payments
    .summary = the option { option-pay }
    .text =
        - Without `{ option-pay }` you pay with the chips asked for, and with coins for what is missing.
        - With it you choose: `4m 1c` is 4 marble and 1 coin. It has to be exactly the price.
        - Where a command moves your stone and buys something, `{ option-pay }` is the sum of both.
        - The list that opens as you type shows what you can afford.
    .example = you have 5 marble and 1 coin, and want to keep a marble: pay for a temple with `4m 1c`.
topic-trade = Trade
    .summary = two for one, with all eight know-hows
    .text =
        - Once you have all eight know-hows, you may trade with the bank any time in your turn.
        - Any two chips or coins become 1 marble, iron or gold, as often as you like.
        - You can't get coins this way.
        - `{ command-trade }` takes what you give and what you want, such as `2g 2c` for `1m 1i`.
    .example = `6g` for `1m 2i`: 6 gold become 1 marble and 2 iron.
topic-personages = Personages
    .summary = what wins the game
    .text =
        - Every 5 cities earn a king, every 3 temples a citizen, galleys in every 7 provinces a navigator.
        - A know-how no other nation has earns a scholar, a temple destroyed in a conquest a general.
        - You get them at the end of your own turn, while the bank has any, and never lose them.
        - Each number counts once: losing cities and getting them back earns nothing.
        - The eighth know-how earns one more, of the kind the bank has most of.
    .example = your tenth city earns the second king; lose it and found another, and no third comes.
    .picture = The five personages and what earns each: a king for every 5 cities, a scholar for each know-how nobody has yet, a general for a temple destroyed, a citizen for every 3 temples, a navigator for galleys in 7 provinces.
topic-end = How you win
    .summary = personages, and how many of them
    .text =
        - Collect personages: 10 with three nations, 9 with four, 8 with five, 7 with six, unless a variant says otherwise.
        - Every 5 cities earn a king, every 3 temples a citizen, galleys in every 7 provinces a navigator.
        - A know-how no other nation has earns a scholar, a temple you destroy a general.
        - Whoever ends a turn with enough wins at once; the round isn't finished.
        - If all 35 are gone by then, the next nation to destroy a temple wins.
    .example = with four nations you have 8; a new know-how earns the ninth as you end your turn, and you win.
    .picture = The five personages and what earns each: a king for every 5 cities, a scholar for each know-how nobody has yet, a general for a temple destroyed, a citizen for every 3 temples, a navigator for galleys in 7 provinces.
topic-variants = Variants
    .summary = other ways to play
    .text =
        - `{ command-game-new } { option-variant }` takes a list, like `expert, goal 12`.
        - *expert*: no personage for all eight know-hows.
        - *military*: as *expert*, but you count points, 2 for a general, 1 for any other. 13, 11, 9 or 8 win with three to six nations.
        - *one city*: you start with one city; `{ command-found }` picks it before the first round.
        - *goal* and a number: that many win. 12 makes a long game for three nations.
        - *draw*: nobody picks a nation, they are drawn.
    .example = with *military*, 3 generals and 2 kings are 8 points.
topic-two-players = Two players
    .summary = two nations each, or doubled material
    .text =
        - `{ command-game-new }` with *four nations*: you play two nations each, with turns, chips and personages of their own.
        - The first nation with 9 personages wins for its player.
        - With *doubled*: one nation each, with 34 legions, 34 galleys and 50 city stones; 15 personages win.
        - A coin flip says who begins. You take turns picking any free province with `{ command-found }`, until both have three cities.
    .example = with *four nations* on the East board one has Greeks and Arabs, the other Phoenicians and Persians.
topic-orders = Orders and plans
    .summary = answers and turns in advance
    .text =
        - `{ command-orders }` answers for you when units enter where you have the same kind: always, against one nation, or in one province.
        - The most specific order applies; without one I ask you.
        - `{ command-plan }` writes your next turn in advance. It is played on your turn if it still works; otherwise I ping you as usual.
        - Up to four lines with `|` between them: I play the first that still works. What you write behind `.` is your turn after that.
        - Only you see your orders and your plan.
    .example = the plan `@temple; T sparta; .` moves the stone to TEMPLE, builds a temple in Sparta, and ends the turn.
