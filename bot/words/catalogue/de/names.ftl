# Namen der Dinge. Andere Texte verweisen mit denselben Angaben darauf: { nation }, { wedge }, { legions }.

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

wedge = { $wedge ->
    [iron] EISEN
    [temple] TEMPEL
    [gold] GOLD
    [maneuver-1] MANÖVER (bei GOLD)
    [arming] RÜSTUNG
    [marble] MARMOR
    [know-how] WISSEN
   *[maneuver-2] MANÖVER (bei WISSEN)
}

know-how = { $advance ->
    [wheel] Rad
    [roads] Straßen
    [sailing] Segel
    [navigation] Navigation
    [market] Markt
    [currency] Münzen
    [monarchy] Monarchie
   *[democracy] Demokratie
}

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
legions = { $count } { $count ->
    [one] Legion
   *[other] Legionen
}
galleys = { $count } { $count ->
    [one] Galeere
   *[other] Galeeren
}
nothing = nichts
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
