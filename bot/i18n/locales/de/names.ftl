# Namen der Dinge. Andere Texte verweisen mit denselben Angaben darauf: { nation }, { wedge }, { legions }.
# Ein zweites Volk im Satz kommt mit NATION($other) oder NATION($other, case: "dative") hinein.

nation = { $nation ->
    [greeks] Griechen
    [romans] Römer
    [germans] Germanen
    [phoenicians] Phönizier
    [carthaginians] Karthager
    [persians] Perser
    [arabs] Araber
    [egyptians] Ägypter
   *[babylonians] Babylonier
}
nation-dative = { $nation ->
    [greeks] Griechen
    [romans] Römern
    [germans] Germanen
    [phoenicians] Phöniziern
    [carthaginians] Karthagern
    [persians] Persern
    [arabs] Arabern
    [egyptians] Ägyptern
   *[babylonians] Babyloniern
}
nation-genitive = { nation }
the-nation = die { nation }
    .bold = die **{ nation }**
nation-short = { nation }

resource = { $resource ->
    [coins] { coins }
   *[other] { $count } { chip }
}
chip = { $resource ->
    [marble] Marmor
    [iron] Eisen
   *[gold] Gold
}
coins = { $count } { $count ->
    [one] Münze
   *[other] Münzen
}
resources = { $count } { $count ->
    [one] Ressource
   *[other] Ressourcen
}

legions = { $count } { $count ->
    [one] Legion
   *[other] Legionen
}
galleys = { $count } { $count ->
    [one] Galeere
   *[other] Galeeren
}
units = { $unit ->
    [legion] { legions }
   *[galley] { galleys }
}
unknown-name = „{ $written }“

unit-one = { $unit ->
    [legion] Legion
   *[galley] Galeere
}
unit-many = { $unit ->
    [legion] Legionen
   *[galley] Galeeren
}
unit-heading = { unit-many }
any-units = { $count } { $count ->
    [one] Einheit
   *[other] Einheiten
}
no-units = keine Einheiten
zero-units = 0 Einheiten

# Ein Ort mit „in“, das mit einem Artikel verschmelzen kann: IN($place), am Satzanfang IN($place, start: "yes"). `$first`
# ist das erste Wort des Namens.
place-in = { $first ->
    [Mare] im
    [Atlas] im
    [Pindus] im
    [Taurus] im
    [Olympus] am
    [Alpes] in den
    [Pyrenaei] in den
    [Propontis] in der
    [Rhodope] in der
   *[other] in
} { $place }

cities = { $count } { $count ->
    [one] Stadt
   *[other] Städte
}
temples = { $count } Tempel
steps = { $count } { $count ->
    [one] Schritt
   *[other] Schritte
}
actions = { $count ->
    [0] kein Schritt
    [one] { $count } Schritt
   *[other] { $count } Schritte
}

personage = { $personage ->
    [king] König
    [scholar] Gelehrter
    [general] Feldherr
    [citizen] Bürger
   *[navigator] Seefahrer
}
personage-title = { personage }
personage-many = { $personage ->
    [king] Könige
    [scholar] Gelehrte
    [general] Feldherren
    [citizen] Bürger
   *[navigator] Seefahrer
}
personages = { $count } { $count ->
    [one] { personage }
   *[other] { personage-many }
}
personage-accusative = { $personage ->
    [scholar] Gelehrten
    [general] Feldherrn
   *[other] { personage }
}
personages-accusative = { $count } { $count ->
    [one] { personage-accusative }
   *[other] { personage-many }
}

round = { $round ->
    [0] Startstädte
   *[other] Runde { $round }
}
round-inner = { round }

more = { $count } weitere
nothing = nichts
nobody = niemand

# Was gezählt wird.

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

# Preise und Mengen in Kürze, wo viele hintereinander stehen.

price-free = umsonst
price-any = { $count } { $count ->
    [one] Ressource
   *[other] Ressourcen
}
price-way = { $price } für den Weg
price-with-way = { $things } + { $price } für den Weg

# Bretter und Regelwerke.

board-east = Ost
board-hellenic = Hellas
board-punic = Punien
board-west = West
ruleset-antike = Antike (2005), zu dritt bis sechst, oder zu zweit mit je zwei Völkern
    .short = Antike
ruleset-duellum = Antike Duellum (2012), zu zweit, mit Ereigniskarten und Stadtmauern
    .short = Antike Duellum

# Wo nichts und niemand genannt ist.

waiting-somebody = Jemand

length-none = keine Zeit

wedge-which = { $wedge ->
    [maneuver-1] ①
   *[maneuver-2] ②
}
