# Was abgewiesen wird, ehe ein Befehl oder ein Knopf es ansieht.

gate-server-only = Gespielt wird in den Kanälen eines Servers: Befehle gehören dorthin. Nichts wurde geändert.
gate-too-long = Das ist zu lang: In einer Option lese ich bis zu { $most } Zeichen. Nichts wurde geändert.
gate-unknown-choice = Das kann bei `{ $option }` nicht gewählt werden; die Liste zeigt, was geht. Nichts wurde geändert.
gate-unknown-control = Diesen Knopf kenne ich nicht mehr; nichts wurde geändert. `{ command-status }` und `{ command-game-info }` zeigen, wie es steht.
