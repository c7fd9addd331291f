# `/status`: der Stand der Dinge.
status-title = { round } · Ziel { $target }
status-over = Zu Ende: Die { nation }{ $player } haben gewonnen.
status-over-nobody = Ohne Sieger zu Ende.
status-turn = { nation }{ $player } sind am Zug.
status-pick = { nation }{ $player } wählen eine Startstadt.
status-asked = { nation }{ $player } entscheiden, ob sie in { $place } kämpfen.
status-heading = { $turn }{ nation }{ $player }: { $score } von { $target }
status-purse = { $empty ->
    [yes] Nichts
   *[no] { $purse }
}; { $wedge ->
    [none] Stein noch nicht auf dem Rondell
   *[other] Stein auf { wedge }
}
status-know-hows = Fortschritte: { $known }
status-cities = { cities }
    .temples = { $cities } mit { $count } { $count ->
        [one] Tempel
       *[other] Tempeln
    }
    .named = { $cities }: { $names }
status-units = { $legions } und { $galleys } auf dem Brett, { $more-legion } und { $more-galley } im Vorrat{ $count ->
    [0] {""}
    [one] ; Galeeren in { $count } Provinz
   *[other] ; Galeeren in { $count } Provinzen
}
status-personages = Persönlichkeiten: { $won }
status-owes-chip = Nimmt zu Beginn des Zuges eine Ressource statt einer Münze
status-none = keine
status-bank = Die Bank
status-bank-facts = { $coins }, { $temples }; { $personages }
