# Was keine Notation ist. `$word` und `$text` hat jemand geschrieben.

notation-not-understood = „{ $text }“ verstehe ich nicht: { $why }.
notation-possible = Möglich: { $forms }.
notation-example = `{ $example }` ({ $meaning })
notation-usage = { $meaning }, so geschrieben: { $examples }.

notation-one-action = hier soll eine Aktion stehen, und es { $count ->
    [0] ist keine
   *[other] sind { $count }
}
notation-no-action = so beginnt keine Aktion
notation-not-there = „{ $word }“ gehört nicht dorthin
notation-not-movers = „{ $word }“ sind keine gleichartigen Einheiten wie `2L` oder `1G:2`
notation-not-step = „{ $word }“ ist kein einzelner Schritt von einer Provinz in eine andere
notation-not-province = „{ $word }“ kann keine Provinz sein wie `athen` oder `leptis_magna`
notation-not-one-of = „{ $word }“ ist { notation-what } ({ $names })
notation-not-units = „{ $word }“ ist keine Zahl von Einheiten wie `2L`, `1G` oder `2L1G`
notation-not-amount = „{ $word }“ sind keine Ressourcen wie `2g` oder `4m1c`
notation-not-losses = „{ $word }“ sind keine Verluste nach übrigen Aktionen, 0 bis 3
notation-twice-left = „{ $word }“ nennt dieselben übrigen Aktionen zweimal
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

notation-form-rondel = der Stein
notation-form-temple = ein Tempel
notation-form-arm = Rüsten
notation-form-learn = ein Fortschritt
notation-form-move = Einheiten ziehen
notation-form-answer = eine Antwort
notation-form-fight = ein Kampf
notation-form-conquer = eine Eroberung
notation-form-found = eine Gründung
notation-form-trade = ein Tausch
notation-form-take_chip = die geschuldete Ressource
notation-form-choose_personage = die gewählte Persönlichkeit
notation-form-pick_city = eine gewählte Startstadt
notation-form-end_turn = das Ende des Zuges
