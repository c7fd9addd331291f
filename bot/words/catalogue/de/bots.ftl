# Computerspieler.

bots-choice-easy = Leicht: freundlich, und in einer ersten Partie zu schlagen
bots-choice-medium = Mittel
bots-choice-hard = Schwer
bots-choice-none = Niemand: den letzten wegnehmen
bots-level = { $level ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
}
bots-name = { $name } ({ bots-level })
bots-left = Ein Computerspieler verlässt den Tisch.
bots-seated = { $names } { $count ->
    [one] setzt
   *[other] setzen
} sich dazu.
bots-handed-over = { $bot } spielt jetzt { $nations } anstelle von { $name }.
bots-stand-in = Ein Computerspieler ({ bots-level }) übernimmt diesen Zug der { nation-genitive } für { $name }.
bots-nation = die { nation }
