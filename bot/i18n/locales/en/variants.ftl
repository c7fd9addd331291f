# What the score counts, and settings that are not as usual, in a list with commas.

score-word = { $counts ->
    [points] victory point
   *[personages] personage
}
score-count = { $count } { $counts ->
    [points] { $count ->
        [one] victory point
       *[other] victory points
    }
   *[personages] { $count ->
        [one] personage
       *[other] personages
    }
}

variant-four-nations = two players with two nations each
variant-doubled = two players with doubled material
variant-expert = expert (no personage for all eight know-hows)
variant-military = military (victory points, 2 for a general)
variant-one-city = one start city
variant-goal = goal { $goal }
variant-draw = nations are drawn
