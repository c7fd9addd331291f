### Antike: die Stellung in Worten.

# Das ganze Brett in Worten.

# Einzelne Provinzen, wie weit Einheiten kommen, und was über einem Bild steht.

province-what = { $place } ({ chip }): { $owned ->
    [city] Stadt der { NATION($owner) }
    [temple] Stadt der { NATION($owner) } mit Tempel
   *[none] keine Stadt
}{ $forces }.

# `/status`: der Stand der Dinge.

status-pick = { nation }{ $player } wählen eine Startstadt.
status-asked = { nation }{ $player } entscheiden, ob sie in { $place } kämpfen.
status-purse = { $empty ->
    [yes] Nichts
   *[no] { $purse }
}; { $wedge ->
    [none] Stein noch nicht auf dem Rondell
   *[other] Stein auf { wedge }
}
status-units = { $legions } und { $galleys } auf dem Brett, { $more-legion } und { $more-galley } im Vorrat{ $count ->
    [0] {""}
    [one] ; Galeeren in { $count } Provinz
   *[other] ; Galeeren in { $count } Provinzen
}
status-owes-chip = Nimmt zu Beginn des Zuges eine Ressource statt einer Münze
status-bank-facts = { $coins }, { $temples }; { $personages }

# Auf den Seiten, auf denen es mehr werden.
progress = { $enough ->
    [yes] { $personage ->
        [king] Städte: { $count }, genug für einen König.
        [citizen] Tempel: { $count }, genug für einen Bürger.
       *[navigator] Galeeren in { $count } Provinzen, genug für einen Seefahrer.
    }
   *[no] { $personage ->
        [king] Städte: { $count } von { $next } für einen König.
        [citizen] Tempel: { $count } von { $next } für einen Bürger.
       *[navigator] Galeeren in { $count } von { $next } Provinzen für einen Seefahrer.
    }
}
progress-know-hows = Fortschritte: { $count } von 8; der achte bringt eine Persönlichkeit extra.
