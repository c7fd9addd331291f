# Private Antworten auf Befehle und Knöpfe, und was der Tisch davon hört.

replying-no-command = Diesen Befehl kenne ich in dieser Form nicht. Tipp `/` und nimm ihn aus der Liste.
replying-my-fault = Bei mir ist etwas schiefgegangen. `{ command-status }` zeigt, wie es steht; versuch es bitte gleich noch einmal.
replying-nothing-changed = { $problem } Nichts wurde geändert.

replying-chip-first = Die Bank hatte keine Münze für dich. Nimm stattdessen eine Ressource, dann gib den Befehl noch einmal:
replying-personage-first = Alle acht Fortschritte gehören dir. Wähle deine Persönlichkeit, dann endet der Zug:

replying-undo = ↩ Zurücknehmen
replying-table-in = Dein Tisch steht in { $thread }.
replying-table-speaks = Am Tisch wird { pace-language } gesprochen; `{ command-game-settings } { option-language }:` ändert das.
replying-thread = Antike mit { $name }
replying-no-thread = Threads gibt es nur in Textkanälen. Lass `{ option-thread }` weg, dann spielt ihr gleich hier.
replying-nation = die **{ nation }**
replying-sure-leave = Willst du diese Partie wirklich verlassen? Der Bot beendet deine Züge, bis jemand deinen Platz nimmt; er wird allen hier angeboten.
replying-sure-concede = Willst du wirklich aufgeben? Dein Volk bleibt auf dem Brett, und der Bot beendet seine Züge.
replying-sure-end = Willst du diese Partie wirklich für alle beenden, ohne Sieger?
replying-conceded = Du hast aufgegeben.
replying-left-game = Du hast die Partie verlassen.
replying-ended = Die Partie ist beendet.
replying-no-such-game = Diese Partie gibt es auf diesem Server nicht.
replying-not-deserted = Den Kanal dieser Partie gibt es noch: Nimm `{ command-game-end }` in <#{ $channel }>.
replying-other-game = Jene Partie ist zu Ende; nichts wurde geändert.

replying-record = Die Aufzeichnung dieser Partie bis hierher:
replying-no-file = Discord hat mir diese Datei nicht gegeben. Häng sie bitte noch einmal an.
replying-brought-here = Die Partie aus dieser Aufzeichnung steht jetzt hier: `{ command-board }` und `{ command-history }` zeigen sie.
replying-brought = { $name } hat eine Partie mitgebracht.

replying-no-moves = Die Partie ist zu Ende; es gibt nichts mehr zu tun.
replying-not-your-turn = Du bist nicht am Zug. Das können die { nation } ({ $name }) jetzt tun:
replying-nothing-yet = Noch ist nichts geschehen.
replying-which-region = Welche Gegend? Nenn eine Provinz in `{ option-region }`.
replying-from-where = Von wo? Nenn in `{ option-region }` die Provinz der Einheiten.
replying-all-words = Das ganze Brett in Worten
replying-one-file = Alles in einer Datei:
replying-topic = { $title }: { $summary }

replying-no-replay = Es gibt noch nichts zu zeigen: Niemand hat einen Zug gemacht.
replying-replay-at = Zeichne Zug { $number } von { $count } …
replying-replay-waits = Erst sind andere Wiederholungen an der Reihe …
replying-many-replays = Gerade werden zu viele Wiederholungen gezeichnet. Frag bitte in ein paar Minuten noch einmal.
replying-restarted = Ich werde gerade neu gestartet. Frag bitte in einer Minute noch einmal.
replying-public = Hier kommt es, für alle.
