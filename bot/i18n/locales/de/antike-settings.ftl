### Antike: Einstellungen einer Partie.

# Wörter, die man in Optionen schreiben kann, mit Kommas dazwischen. Verstanden werden die aller Sprachen.

input-variant-expert = experten, experte
input-variant-military = militär, militärisch
input-variant-one-city = eine stadt, eine startstadt
input-variant-four-nations = vier völker
input-variant-doubled = doppelt, verdoppelt
input-variant-draw = gelost, losen
input-variant-goal = ziel
input-variant-two-players = zwei spieler, 2 spieler

# Was sich beim Tippen öffnet: höchstens 100 Zeichen. Was hinter dem Strich steht, ist eine Bemerkung ohne Kommas;
# was davor steht, kann gelesen werden, wenn es in die Option geschrieben wird.

offers-variant-expert = keine Persönlichkeit für alle acht Fortschritte
offers-variant-military = Siegpunkte: ein Feldherr zählt 2
offers-variant-one-city = du beginnst mit einer Stadt: eine von dreien
offers-variant-four-nations = zwei Spieler; je zwei Völker
offers-variant-doubled = zwei Spieler; doppeltes Material
offers-variant-draw = die Völker werden gelost; niemand wählt
offers-variant-goal = wie viele Persönlichkeiten gewinnen

# Was gilt, wenn keine Antwort rechtzeitig kommt.

pace-fallback-peace = Nicht kämpfen
    .inner = nicht kämpfen
pace-fallback-fight = Kämpfen
    .inner = kämpfen

# Was gezählt wird, und Einstellungen, die nicht wie üblich sind, in einer Liste mit Kommas.

variant-four-nations = zwei Spieler mit je zwei Völkern
variant-doubled = zwei Spieler mit doppeltem Material
variant-expert = Experten (keine Persönlichkeit für alle acht Fortschritte)
variant-military = Militär (Siegpunkte, 2 für einen Feldherrn)
variant-one-city = eine Startstadt
variant-goal = Ziel { $goal }
variant-draw = Völker werden gelost
