### The report of a game that is over.

report-title = So lief die Partie
report-chances = Gewinnchancen
report-rounds = Runde
report-headline = Die { nation } gewinnen · Runde { $round }
report-headline-open = Runde { $round } · läuft noch
report-headline-nobody = Niemand gewinnt · Runde { $round }
report-turning-points = Wendepunkte
report-try = Ab hier ausprobieren: { $number }
report-best-turns = Beste Züge
report-turn = { $round ->
    [0] Startstadt
   *[other] Runde { $round }
}, { nation }{ $player }
report-shift = { $name } { $before } → { $after } %
report-shift-drawn = { $name } { $before } auf { $after } %
report-share = { $name } { $chance } %
report-decided = Die { $mark }{ nation }{ $mark }{ $player } lagen ab Runde { $round } (Zug { $turn } von { $count }) immer vorn.
report-decided-always = Die { $mark }{ nation }{ $mark }{ $player } lagen vom ersten bis zum letzten Zug vorn.
report-decided-last = Offen bis zum Schluss: Die { $mark }{ nation }{ $mark }{ $player } kamen erst im allerletzten Zug nach vorn.
report-given-up = Die { $mark }{ nation }{ $mark }{ $player } lagen { $ahead ->
    [yes] vorn, als { $others } aufgaben.
   *[no] am Ende nicht vorn; sie gewannen, weil { $others } aufgaben.
}
report-gave-up = { $others } gaben auf.
report-others = die anderen
report-nobody = Niemand hat gewonnen.
report-open = Die Partie läuft noch.
report-most = Am Ende hatten sie { $rival ->
    [none] die meisten
   *[other] mehr
} { $what }.
report-most-of = { $what ->
    [cities] Städte
    [temples] Tempel
    [personages] Persönlichkeiten
    [points] Siegpunkte
   *[other] { $what }
} ({ $count }{ $rival ->
    [none] {""}
   *[other] {" "}gegen { $rival }
})
report-count = { $what ->
    [cities] Städte
    [temples] Tempel
    [personages] Persönlichkeiten
    [points] Siegpunkte
   *[other] { $what }
}
report-note = Die Chancen sagen, was starke Computerspieler aus der Stellung machen würden.

report-alt = Gewinnchancen im Lauf einer Partie auf dem Brett { $board }: { $turns } { $turns ->
    [one] Zug
   *[other] Züge
}, { $rounds } { $rounds ->
    [one] Runde
   *[other] Runden
}.
report-alt-point = Wendepunkt { $number }: { $turn }: { $deed }; { $shift }.
report-alt-chances = Vor Zug { $turn }: { $chances }.
report-alt-count = { $what } am Ende: { $counts }.
