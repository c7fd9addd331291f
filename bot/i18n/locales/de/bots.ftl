# Computerspieler.

bots-choice-easy = Leicht: freundlich, gut für die erste Partie
bots-choice-medium = Mittel
bots-choice-hard = Schwer
bots-choice-none = Keiner: den letzten entfernen
bots-level = { $level ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
}
bots-name = { $name } ({ bots-level })
bots-left = Ein Computerspieler ist gegangen.
bots-seated = { $names } { $count ->
    [one] setzt
   *[other] setzen
} sich dazu.
bots-handed-over = { $bot } spielt jetzt { $nations } für { $name }.
bots-stand-in = ⏳ Ein Computerspieler ({ bots-level }) spielt diesen Zug für { $name } ({ nation }).
bots-nation = die { nation }
