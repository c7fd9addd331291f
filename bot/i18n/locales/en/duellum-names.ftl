### Antike Duellum: what things are called.

# Names of things. Other messages refer to these with the same facts: { duellum-wedge }, { duellum-know-how }.

duellum-wedge = { $wedge ->
    [maneuver-1] { duellum-wedge-short } ①
    [maneuver-2] { duellum-wedge-short } ②
   *[other] { duellum-wedge-short }
}
# Both maneuver wedges by one name. Latin in every language, as on the board.
duellum-wedge-short = { $wedge ->
    [iron] FERRUM
    [temple] TEMPLUM
    [gold] AURUM
    [arming] MILITIA
    [marble] MARMOR
    [know-how] SCIENTIA
   *[maneuver] DUELLUM
}
# The same as a heading.
duellum-wedge-title = { $wedge ->
    [iron] Ferrum
    [temple] Templum
    [gold] Aurum
    [arming] Militia
    [marble] Marmor
    [know-how] Scientia
   *[maneuver] Duellum
}
# What a wedge is for, in a word or two behind its name.
duellum-wedge-gloss = { $wedge ->
    [iron] iron
    [temple] temples and walls
    [gold] gold
    [arming] set up units
    [marble] marble
    [know-how] know-how and recruiting
   *[maneuver] move and conquer
}

# Latin in every language, as on the board.
duellum-know-how = { $advance ->
    [strata] STRATA
    [navigatio] NAVIGATIO
    [moneta] MONETA
    [res_publica] RES PUBLICA
   *[commercium] COMMERCIUM
}
# What it does, behind its name.
duellum-know-how-gloss = { $advance ->
    [strata] legions cross two borders
    [navigatio] galleys cross two borders
    [moneta] 1 chip more per production
    [res_publica] your cities defend with 1 more
   *[commercium] you may trade 3 for 2
}

# A card by the name in its file.
duellum-card = { $name }
duellum-card-quoted = { $name }
duellum-card-counted = { $count } × { $name }
duellum-card-both = { $name } ({ $latin })

duellum-walls = { $count } { $count ->
    [one] wall
   *[other] walls
}
duellum-cards = { $count } { $count ->
    [one] card
   *[other] cards
}
duellum-score = { $count } { $count ->
    [one] personage
   *[other] personages
}
# What counts for a navigator.
duellum-sea-areas = { $count } sea { $count ->
    [one] area
   *[other] areas
}
