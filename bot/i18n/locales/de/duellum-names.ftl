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
duellum-wedge-title = { $wedge ->
    [iron] Ferrum
    [temple] Templum
    [gold] Aurum
    [arming] Militia
    [marble] Marmor
    [know-how] Scientia
   *[maneuver] Duellum
}
duellum-wedge-gloss = { $wedge ->
    [iron] Eisen
    [temple] Tempel und Mauern
    [gold] Gold
    [arming] Einheiten aufstellen
    [marble] Marmor
    [know-how] Fortschritte und Rekruten
   *[maneuver] ziehen und erobern
}

duellum-know-how = { $advance ->
    [strata] STRATA
    [navigatio] NAVIGATIO
    [moneta] MONETA
    [res_publica] RES PUBLICA
   *[commercium] COMMERCIUM
}
duellum-know-how-gloss = { $advance ->
    [strata] Legionen ziehen zwei Grenzen weit
    [navigatio] Galeeren ziehen zwei Grenzen weit
    [moneta] 1 Ressource mehr je Produktion
    [res_publica] deine Städte verteidigen sich mit 1 mehr
   *[commercium] du kannst drei gegen zwei tauschen
}

# Karten, die wir kennen, haben deutsche Namen; andere heißen wie in ihrer Datei.
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
duellum-card-counted = { $count } × { $name }
duellum-card-both = { $name } ({ $latin })

duellum-walls = { $count } { $count ->
    [one] Mauer
   *[other] Mauern
}
duellum-cards = { $count } { $count ->
    [one] Karte
   *[other] Karten
}
duellum-score = { $count } { $count ->
    [one] Persönlichkeit
   *[other] Persönlichkeiten
}
# Was für einen Seefahrer zählt.
duellum-sea-areas = { $count } { $count ->
    [one] Seegebiet
   *[other] Seegebiete
}
