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
duellum-know-how = { $advance ->
    [strata] STRATA
    [navigatio] NAVIGATIO
    [moneta] MONETA
    [res_publica] RES PUBLICA
   *[commercium] COMMERCIUM
}
# What it does, behind its name.
duellum-card = { $name }
duellum-card-quoted = { $name }
