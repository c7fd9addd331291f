# Wie schnell eine Partie gespielt wird, und wer auf einem Server Partien eröffnen darf.

pace-timeout-ask = Der Tisch entscheidet
    .inner = der Tisch entscheidet
pace-timeout-extend = Noch einmal so viel Zeit
    .inner = noch einmal so viel Zeit
pace-timeout-skip = Der Bot beendet den Zug
    .inner = der Bot beendet den Zug
pace-fallback-peace = Nicht kämpfen
    .inner = nicht kämpfen
pace-fallback-fight = Kämpfen
    .inner = kämpfen
pace-who-players = Die anderen am Tisch (einen Zug beenden: zwei, oder wer die Partie leitet)
    .inner = die anderen am Tisch (einen Zug beenden: zwei, oder wer die Partie leitet)
pace-who-host = Nur wer die Partie leitet
    .inner = nur wer die Partie leitet
pace-substitute-off = Der Bot beendet die Züge und tut nur das Nötigste
    .inner = der Bot beendet die Züge und tut nur das Nötigste
pace-substitute-easy = Ein leichter Computerspieler spielt weiter
    .inner = ein leichter Computerspieler spielt weiter
pace-substitute-medium = Ein mittlerer Computerspieler spielt weiter
    .inner = ein mittlerer Computerspieler spielt weiter
pace-substitute-hard = Ein schwerer Computerspieler spielt weiter
    .inner = ein schwerer Computerspieler spielt weiter
pace-language = { $language ->
    [de] Deutsch
   *[en] Englisch
}
    .own = { $language ->
        [de] Deutsch
       *[en] English
    }

pace-picture-phone = Fürs Handy: was sich geändert hat, groß
    .inner = fürs Handy (was sich geändert hat, groß)
pace-picture-board = Das ganze Brett
    .inner = das ganze Brett
pace-picture = **Bild unter einem Aufruf:** { $picture }. Wer mit `{ command-reminders }` ein anderes gewählt hat, bekommt seins
pace-picture-changed = ⚙️ Bild unter einem Aufruf ab jetzt: { $picture }.

pace-none = keine
pace-turn = **Frist je Zug:** { $length }
pace-turn-timeout = **Frist je Zug:** { $length }. Wenn sie abläuft: { $timeout }
pace-decides = **Wer entscheidet:** { $who }
pace-answer = **Frist zum Antworten (kämpfen oder nicht):** { $length }
pace-answer-fallback = **Frist zum Antworten (kämpfen oder nicht):** { $length }. Kommt keine Antwort: { $fallback }, außer die eigenen Anweisungen sagen etwas anderes
pace-substitute = **Wenn jemand aufgibt:** { $substitute }
pace-spoken = **Sprache:** { pace-language }
pace-heading = **Zeiteinstellungen**
pace-note = In Ruhestunden, Abwesenheiten und Pausen ruhen die Fristen.

pace-changed = ⚙️ { $name } hat die Zeiteinstellungen geändert:
pace-changed-by-host = ⚙️ Die Zeiteinstellungen sind geändert:
pace-language-changed = ⚙️ { $name } hat die Sprache dieses Tisches auf { pace-language } gestellt.
pace-language-changed-by-host = ⚙️ Die Sprache dieses Tisches ist jetzt { pace-language }.
pace-deadline-changed = ⏳ Die Frist ist geändert; der Zug geht weiter.

pace-server-anywhere = Partien { $role ->
    [none] dürfen alle
   *[other] darf, wer { $role } hat,
} überall eröffnen. Wer „Server verwalten“ darf, ist davon ausgenommen.
pace-server-places = Partien { $role ->
    [none] dürfen alle
   *[other] darf, wer { $role } hat,
} in { $channels } und den Threads dort eröffnen. Wer „Server verwalten“ darf, ist davon ausgenommen.
pace-server-refused = `{ command-server-games }` ist nur für Mitglieder, die diesen Server verwalten dürfen. Nichts wurde geändert.
