# Was keine Notation ist. `$word` und `$text` hat jemand geschrieben.

notation-not-understood = „{ $text }“ kann ich nicht lesen: { $why }.
notation-examples = { $count ->
    [one] Beispiel
   *[other] Beispiele
}: { $examples }

notation-one-action = ich brauche genau eine Aktion, { $count ->
    [0] aber da ist keine
   *[other] aber da sind { $count }
}
notation-no-action = so fängt keine Aktion an
notation-not-there = „{ $word }“ gehört nicht dorthin
notation-not-movers = „{ $word }“ sind keine gleichartigen Einheiten wie `2L` oder `1G:2`
notation-not-step = „{ $word }“ ist kein einzelner Schritt in die nächste Provinz
notation-not-province = „{ $word }“ ist keine Provinz
notation-not-one-of = „{ $word }“ ist { notation-what } ({ $names })
notation-not-units = „{ $word }“ ist keine Zahl von Einheiten wie `2L` oder `2L1G`
notation-not-amount = „{ $word }“ ist keine Menge wie `2g` oder `4m1c`
notation-not-losses = „{ $word }“ sind keine Verluste nach übrigen Schritten (0 bis 3)
notation-twice-left = „{ $word }“ nennt dieselben übrigen Schritte zweimal
notation-twice = „{ $word }“ nennt dieselbe Art zweimal
notation-missing = es fehlt { $what ->
    [province] eine Provinz
    [wedge] ein Feld des Rondells
    [know-how] ein Fortschritt
    [nation] ein Volk
    [answer] eine Antwort
    [chip] eine Ressource
    [personage] eine Persönlichkeit
    [units] eine Zahl von Einheiten
    [unit] die Art der Einheit
    [way] der Weg
   *[other] etwas
}
notation-what = { $what ->
    [wedge] kein Feld des Rondells
    [know-how] kein Fortschritt
    [nation] kein Volk
    [answer] keine Antwort
    [chip] keine Ressource
    [personage] keine Persönlichkeit
    [unit] keine Art von Einheit
   *[other] nichts davon
}
