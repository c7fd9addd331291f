# Die Beschreibung eines Bildes, für alle, die es nicht sehen.
alt-more = Alles als Text: { command-board } { option-view }: Worte.
alt-start = Antike, Brett { $board }, { round-inner }.
alt-won = Die { nation }{ $player } haben gewonnen.
alt-over = Die Partie ist zu Ende.
alt-to-move = Am Zug: { nation }{ $player }.
alt-to-pick = Wählen eine Startstadt: { nation }{ $player }.
alt-asked = Die { nation } entscheiden, ob sie kämpfen.
alt-close = Ausschnitt: { $what ->
    [nation] die Städte und Einheiten der { nation-genitive }
    [since] wo zuletzt etwas passiert ist
   *[mover] die Städte und Einheiten des Volkes am Zug
}.
alt-standing = { nation }: { $cities }, { $temples }, { $score } von { $target }.
alt-strength = { nation } haben { $units }; { $chips }{ $wedge ->
    [none] {""}
   *[other] ; auf { wedge }
}.
    .chips = { $marble } Marmor, { $iron } Eisen, { $gold } Gold, { coins }
alt-holders = { nation }: { $held }.
    .cities = Städte { $places }
    .temple = { $place } (Tempel)
    .units = { unit-many } { $places }
    .nothing = nichts auf dem Brett
alt-latest = { $first ->
    [yes] Zuletzt
   *[no] Davor
}: { $change }
