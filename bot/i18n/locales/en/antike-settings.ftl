### Antike: settings of a game.

# Words that people may write into options, with commas between them. Those of all languages are understood.

input-variant-expert = expert
input-variant-military = military
input-variant-one-city = one city, one start city
input-variant-four-nations = four nations
input-variant-doubled = doubled
input-variant-draw = draw
input-variant-goal = goal
input-variant-two-players = two players, 2 players

# What opens while somebody types: at most 100 characters each. What stands behind a dash is a remark, without commas;
# what stands in front of it can be read when it is written into the option.

offers-variant-expert = no personage for all eight know-hows
offers-variant-military = victory points: a general counts 2
offers-variant-one-city = you start with one city: your pick of three
offers-variant-four-nations = two players; two nations each
offers-variant-doubled = two players; twice the material
offers-variant-draw = nations are drawn; nobody picks
offers-variant-goal = how many personages win

# What counts where no answer comes in time.

pace-fallback-peace = Don't fight
    .inner = don't fight
pace-fallback-fight = Fight
    .inner = fight

# What the score counts, and settings that are not as usual, in a list with commas.

variant-four-nations = two players with two nations each
variant-doubled = two players with doubled material
variant-expert = expert (no personage for all eight know-hows)
variant-military = military (victory points, 2 for a general)
variant-one-city = one start city
variant-goal = goal { $goal }
variant-draw = nations are drawn
