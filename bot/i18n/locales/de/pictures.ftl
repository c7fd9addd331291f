### Bilder: was ihre Beschreibungen und Beschriftungen in jedem Regelwerk haben.

alt-more = Alles als Text: { command-board } { option-view }: Worte.
alt-won = Die { nation }{ $player } haben gewonnen.
alt-over = Die Partie ist zu Ende.
alt-to-move = Am Zug: { nation }{ $player }.
alt-close = Ausschnitt: { $what ->
    [since] wo zuletzt etwas passiert ist
   *[nation] die Städte und Einheiten der { nation-genitive }
}.
alt-standing = { nation }: { $cities }, { $temples }, { $score } von { $target }.
alt-holders = { nation }: { $held }.
    .cities = { $count ->
        [one] Stadt
       *[other] Städte
    } { $places }
    .temple = { $place } (Tempel)
    .units = { unit-many } { $places }
    .nothing = nichts auf dem Brett
alt-latest = { $first ->
    [yes] Zuletzt
   *[no] Davor
}: { $change }
picture-elsewhere = Auch verändert: { $places }
picture-goal = Persönlichkeiten zählen
picture-bank = BANK
picture-way = { $personage ->
    [king] je 5 Städte
    [scholar] neuer Fortschritt
    [general] zerstörter Tempel
    [citizen] je 3 Tempel
   *[navigator] an 7 Orten Galeeren
}
picture-turn = { round } · { nation-short }{ $player }
picture-answer = { picture-turn } · { NATION($awaited, case: "short") } antworten
picture-asked = { round } · { nation-short } antworten
picture-won = { round } · { nation-short }{ $player } haben gewonnen
picture-over = { round } · die Partie ist zu Ende
