# Was abgewiesen wird, ehe ein Befehl oder ein Knopf es ansieht.

gate-server-only = Gespielt wird in den Kanälen eines Servers: Gib Befehle dort ein. Nichts wurde geändert.
gate-too-long = Das ist zu lang: Pro Option lese ich bis zu { $most } Zeichen. Nichts wurde geändert.
gate-unknown-choice = Das geht bei `{ $option }` nicht; nimm etwas aus der Liste. Nichts wurde geändert.
gate-unknown-control = Diesen Knopf kenne ich nicht mehr; nichts wurde geändert. `{ command-status }` und `{ command-game-info }` zeigen, wie es steht.
