### Antike Duellum: wie die Dinge heißen.

# Namen der Dinge. Andere Texte verweisen mit denselben Angaben darauf: { duellum-wedge }, { duellum-know-how }.

duellum-wedge = { $wedge ->
    [maneuver-1] { duellum-wedge-short } ①
    [maneuver-2] { duellum-wedge-short } ②
   *[other] { duellum-wedge-short }
}
# Lateinisch in jeder Sprache, wie auf dem Brett.
duellum-wedge-short = { $wedge ->
    [iron] FERRUM
    [temple] TEMPLUM
    [gold] AURUM
    [arming] MILITIA
    [marble] MARMOR
    [know-how] SCIENTIA
   *[maneuver] DUELLUM
}
duellum-know-how = { $advance ->
    [strata] STRATA
    [navigatio] NAVIGATIO
    [moneta] MONETA
    [res_publica] RES PUBLICA
   *[commercium] COMMERCIUM
}
duellum-card = { $card ->
    [earthquake] Erdbeben
    [burglary] Einbruch
    [academy] Akademie
    [fortress] Festung
    [granary] Kornspeicher
    [treasury] Schatzkammer
    [levy] Aushebung
    [allies] Verbündete
    [architect] Baumeister
    [philosopher] Philosoph
    [forced_march] Eilmarsch
    [fair_wind] Günstiger Wind
    [storm] Sturm
    [plague] Seuche
    [masons] Maurer
    [omen] Vorzeichen
    [settlers] Siedler
   *[other] { $name }
}
duellum-card-quoted = „{ $name }“
