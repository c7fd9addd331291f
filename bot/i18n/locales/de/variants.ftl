# Was gezählt wird, und Einstellungen, die nicht wie üblich sind, in einer Liste mit Kommas.

score-word = { $counts ->
    [points] Siegpunkt
   *[personages] Persönlichkeit
}
score-count = { $count } { $counts ->
    [points] { $count ->
        [one] Siegpunkt
       *[other] Siegpunkte
    }
   *[personages] { $count ->
        [one] Persönlichkeit
       *[other] Persönlichkeiten
    }
}

variant-four-nations = zwei Spieler mit je zwei Völkern
variant-doubled = zwei Spieler mit doppeltem Material
variant-expert = Experten (keine Persönlichkeit für alle acht Fortschritte)
variant-military = Militär (Siegpunkte, 2 für einen Feldherrn)
variant-one-city = eine Startstadt
variant-goal = Ziel { $goal }
variant-draw = Völker werden gelost
