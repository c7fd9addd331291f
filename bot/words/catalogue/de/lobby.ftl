# Partien vor dem Beginn, und wie Listen sie zeigen.
lobby-heading = **Antike** · Partie { $id } · Brett { $board } · { $size }
lobby-players = { $count } Spieler
lobby-any-players = 3 bis 6 Spieler
lobby-nations = { $count } Völker
lobby-variant = Variante: { $settings }.
lobby-seat = - { $name }: { $nations }{ $conceded ->
    [yes] {" "}(aufgegeben)
   *[no] {""}
}
lobby-drawn = Volk wird zu Beginn gelost
lobby-free-seat = frei (in der Aufzeichnung: { $name })
lobby-seats-free = { $count ->
    [one] { $count } Platz dieser aufgezeichneten Partie ist frei
   *[other] { $count } Plätze dieser aufgezeichneten Partie sind frei
}: `{ command-game-join }` mit einem Volk nimmt einen; dann geht es mit `{ command-game-start }` weiter.
lobby-lacking = { $count ->
    [one] Es fehlt noch { $count } Spieler
   *[other] Es fehlen noch { $count } Spieler
}: `{ command-game-join }`.
lobby-full = Alle Plätze sind besetzt: `{ command-game-start }` beginnt.
lobby-enough = `{ command-game-start }` beginnt in dieser Besetzung, oder es kommen mit `{ command-game-join }` noch mehr dazu.

game-won = Zu Ende: Die **{ nation }** haben gewonnen, { $reason ->
    [target] sie haben das Ziel erreicht
    [temple] sie haben den entscheidenden Tempel zerstört
   *[concession] sie sind übrig geblieben
}.
game-ended = Ohne Sieger beendet.
game-order = Im Uhrzeigersinn, vom Startvolk an: { $nations }.
game-waiting = Gewartet wird auf { $name } ({ nation }).

listed-none = Auf diesem Server gibt es noch keine Partie. `{ command-game-new }` eröffnet eine.
listed-game = - <#{ $channel }> Partie { $id }: { $who }; { $state }
listed-waiting = { round-inner }, gewartet wird auf { $name }
listed-lobby = sammelt Spieler
