### `/help`, und was `/rules` über das Spielen hier sagt, nach allen Regelwerken.

# `/help`: das Spiel in einer halben Minute, und wie es weitergeht.

help-ping = { $after ->
    [none] Ich rufe dich, wenn du dran bist.
   *[other] Ich rufe dich, wenn du dran bist; spielt ihr live, erst nach { $after }.
}
help-new = Noch nie gespielt? **Spielen lernen** (`{ command-learn }`) zeigt es dir in zehn Minuten, Knopf für Knopf. **Neue Partie** eröffnet hier einen Tisch: Antike oder, zu zweit, Antike Duellum. Allein? Setz Computerspieler dazu.
help-private = Noch nie gespielt? **Spielen lernen** (`{ command-learn }`) zeigt es dir in zehn Minuten, Knopf für Knopf. `{ command-my-games }` zeigt deine Partien; `{ command-game-new }` eröffnet im Kanal eines Servers einen Tisch.
help-open-table = In diesem Kanal ist ein Tisch offen.
help-running = In diesem Kanal läuft eine Partie: `{ command-status }` zeigt, wie sie steht.
help-your-turn = Du bist hier am Zug.
help-topic = So geht das Spiel: das Ziel in 30 Sekunden
help-which-board = Welches Spiel, und auf welchem Brett?
help-boards = - { $ruleset }: **{ $boards }**
help-words = so geht das spiel, wie spielt man, anleitung, tutorial, hilfe, how to play, anfänger, erste schritte, ziel
button-help-new = Neue Partie
button-help-rules = Regeln

# `/rules`: jedes Thema mit seinem Titel, einer Zeile darüber, höchstens sechs kurzen Zeilen und einem Beispiel. Gefragt
# wird nach dem Titel.

topic-menu = Ein anderes Thema
topic-menu-more = Weitere Themen
topic-menu-other = Regeln von { $ruleset }
topic-hint = -# Mehr dazu: `{ command-rules } { option-topic }: { $title }`
topic-example = *Beispiel:* { $example }
topic-undo = Zurücknehmen
    .summary = { command-undo } und { command-reset-turn }
    .text =
        - `{ command-undo }` nimmt deinen letzten Befehl zurück, `{ command-reset-turn }` deinen ganzen Zug.
        - Beides geht sofort, solange du am Zug bist und sonst niemand gehandelt hat.
        - Sonst müssen alle zustimmen, die gehandelt haben: `{ command-undo }` fragt sie.
        - Solange noch jemand nach einem Kampf gefragt wird, kannst du den Schritt zurücknehmen; die Frage verschwindet mit ihm.
        - Andere sehen nur, was gilt; probier also ruhig etwas aus.
    .example = Nach `{ command-temple }` und `{ command-found }` nimmt `{ command-undo }` nur die Stadt zurück, `{ command-reset-turn }` beides.
topic-table = Der Tisch
    .summary = Plätze, wer leitet und wer was darf
    .text =
        - Wer mit `{ command-game-new }` eine Partie eröffnet, leitet sie. In einem Kanal oder Thread läuft immer nur eine.
        - Mit den Knöpfen unter dem Tisch spielst du mit, wählst ein Volk, setzt Computerspieler dazu und beginnst.
        - `{ command-status }` zeigt, wer dran ist; sonst kann dann niemand handeln.
        - `{ command-game-leave }` bietet deinen Platz jemand anderem an, `{ command-game-concede }` gibt dein Volk auf.
        - Ist `{ option-substitute }` eingestellt, übernimmt in beiden Fällen ein Computerspieler.
        - Wer die Partie leitet oder allein übrig ist, kann sie mit `{ command-game-end }` beenden.
    .example = `{ command-game-new }`, `{ command-game-bot } { option-count }: 2`, `{ command-game-start }`: eine Partie Antike gegen zwei Computerspieler.
topic-time = Zeit
    .summary = Fristen, Aufrufe und Abwesenheit
    .text =
        - Fristen gibt es nur, wenn sie mit `{ command-game-settings }` eingestellt sind.
        - Im Aufruf steht, wie lange du Zeit hast. Ruhestunden, Abwesenheiten und Pausen zählen nicht.
        - Ist deine Zeit um, ist nicht gleich etwas verloren: Die anderen entscheiden, oder es passiert, was eingestellt ist.
        - Mit `{ command-reminders }` stellst du ein, wo und wie oft ich dich rufe, mit `{ command-away }`, dass du weg bist.
    .example = `{ command-away } { option-until }: 3` – drei Tage lang ruft dich niemand, und deine Fristen ruhen.
topic-votes = Abstimmungen
    .summary = was der Tisch gemeinsam entscheidet
    .text =
        - Jeder Befehl von `{ command-vote }` stellt dem Tisch eine Frage, mit Ja und Nein darunter.
        - Mehr als die Hälfte der Gefragten muss zustimmen.
        - Bis zur Entscheidung darfst du es dir anders überlegen. Wer gefragt hat, zieht die Frage mit Nein zurück.
        - Einen offenen Platz bekommst du mit dem Knopf unter seiner Nachricht.
        - Nach einer Woche verfällt eine offene Frage.
    .example = Vier spielen, und einer fragt mit `{ command-vote-pause }`: Zwei der anderen drei müssen Ja sagen.
topic-records = Aufzeichnungen
    .summary = Partien als Dateien, und frühere Züge
    .text =
        - `{ command-game-export }` gibt dir die ganze Partie als Datei.
        - `{ command-game-import }` setzt eine solche Datei in einem anderen Kanal fort; du leitest die Partie dann.
        - Ihre Plätze sind frei: `{ command-game-join }` mit einem Volk nimmt einen, mit `{ command-game-start }` geht es weiter, wo die Datei aufhört.
        - `{ command-history }` zeigt alle früheren Züge; von jedem aus kannst du in einem eigenen Thread etwas anderes probieren.
    .example = Exportiere eine Partie, importiere sie in einem neuen Kanal und spiel ihre letzten Runden mit anderen noch einmal.

# The first message in a server
first-message = 👋 Hallo! Mit mir spielt ihr hier Antike und Antike Duellum, zwei Brettspiele von Mac Gerdts: Alle ziehen, wenn sie gerade Zeit haben; Brett, Regeln und Erinnerungen übernehme ich. Vorher etwas lesen muss niemand: Die Lektionen dauern zehn Minuten.
first-button = Los geht's
first-new = Neue Partie
first-steps = - **{ button-learn }** ist eine Lektion zum Spielen, nur für dich; Regeln brauchst du dafür keine.
    - **{ first-new }** eröffnet einen Tisch in diesem Kanal; Freunde drücken **{ button-lobby-join }**, und Computerspieler füllen freie Plätze.

    `{ command-help }` erzählt mehr, `{ command-rules }` hat die Regeln mit Bildern.
