### Einstellungen einer Partie und eines Servers, und die Rechte von Discord.

# Wie schnell eine Partie gespielt wird, und wer auf einem Server Partien eröffnen darf.

pace-timeout-ask = Der Tisch entscheidet
    .inner = der Tisch entscheidet
pace-timeout-extend = Noch einmal so viel Zeit
    .inner = noch einmal so viel Zeit
pace-timeout-skip = Der Bot beendet den Zug
    .inner = der Bot beendet den Zug
pace-who-players = Die anderen (einen Zug beenden zwei von ihnen, die einzige andere Person oder wer die Partie leitet)
    .inner = die anderen (einen Zug beenden zwei von ihnen, die einzige andere Person oder wer die Partie leitet)
pace-who-other =
    .inner = die andere Person oder wer die Partie leitet
pace-who-host = Nur wer die Partie leitet
    .inner = nur wer die Partie leitet
pace-substitute-off = Der Bot beendet die Züge und tut nur das Nötigste
    .inner = der Bot beendet die Züge und tut nur das Nötigste
pace-substitute-easy = Ein Computerspieler (leicht) spielt weiter
    .inner = ein Computerspieler (leicht) spielt weiter
pace-substitute-medium = Ein Computerspieler (mittel) spielt weiter
    .inner = ein Computerspieler (mittel) spielt weiter
pace-substitute-hard = Ein Computerspieler (schwer) spielt weiter
    .inner = ein Computerspieler (schwer) spielt weiter

pace-picture-phone = Fürs Handy: was sich geändert hat, groß
    .inner = fürs Handy (was sich geändert hat, groß)
pace-picture-board = Das ganze Brett
    .inner = das ganze Brett
pace-hints = **Tipps:** Alle dürfen in ihrem Zug `{ command-hint }` benutzen; der Tisch sieht es
pace-puzzle = **Tägliches Rätsel:** hier um { $hour } ({ $zone }); Antworten sieht nur, wer sie gibt
pace-picture = **Bild unter einem Aufruf:** { $picture }. Wer mit `{ command-reminders }` ein anderes gewählt hat, bekommt seins

pace-none = keine
pace-turn = **Frist je Zug:** { $length }
pace-turn-timeout = **Frist je Zug:** { $length }. Wenn sie abläuft: { $timeout }
pace-daily = täglich um { $hour } Uhr ({ $zone })
pace-utc = -# { $hour } Uhr gilt in UTC, denn keine Zeitzone ist gesetzt. `{ command-game-settings } { option-zone }:` setzt deine.
pace-bank = **Zeitguthaben:** Was übrig bleibt, wird für spätere Züge angespart, höchstens { $length }
pace-rest = **Ruhetage:** { $days } ({ $zone }); dann läuft keine Zeit
pace-decides = **Wer entscheidet:** { $who }
pace-answer = **Frist zum Antworten, wenn andere am Zug sind:** { $length }
pace-answer-fallback = **Frist zum Antworten, wenn andere am Zug sind:** { $length }. Kommt keine Antwort: { $fallback }, außer die eigenen Anweisungen sagen etwas anderes
pace-substitute = **Wenn jemand aufgibt:** { $substitute }
pace-absent-free = Der Platz ist wieder frei
    .inner = ist wieder frei
pace-absent-easy = Ein Computerspieler (leicht) bekommt den Platz
    .inner = geht an einen Computerspieler (leicht)
pace-absent-medium = Ein Computerspieler (mittel) bekommt den Platz
    .inner = geht an einen Computerspieler (mittel)
pace-absent-hard = Ein Computerspieler (schwer) bekommt den Platz
    .inner = geht an einen Computerspieler (schwer)
pace-confirm = **Wenn der Tisch voll ist:** { $length ->
    [none] niemand wird gefragt, ob er noch da ist
   *[other] Wer { $seen } lang nicht hier war, wird gefragt, ob er noch da ist. Kommt binnen { $length } keine Antwort, gilt für den Platz: Er { $absent }
}
pace-spoken = **Sprache:** { $language }
pace-heading = **Einstellungen dieser Partie**
pace-note = In Ruhestunden, an Ruhetagen, in Abwesenheiten und Pausen ruhen die Fristen.

pace-never = ⚠ Die Frist kommt nie für { $names }: Die Ruhetage dieser Partie und die eigenen Tage und Ruhestunden lassen keine Zeit übrig, die zählt.
# Was der Tisch von einer Änderung hört: nur sie.
pace-changed = ⚙️ { $known ->
    [yes] { $name } hat die Einstellungen geändert.
   *[no] Die Einstellungen sind geändert.
} { $what }.
pace-set = { $what ->
    [deadline] Frist: { $value } je Zug
    [daily] Frist: { $value }
    [no-deadline] Frist: keine
    [timeout] Wenn die Zeit abläuft: { $value }
    [who] Wer entscheidet, wenn die Zeit abläuft: { $value }
    [answers] Frist zum Antworten: { $value }
    [fallback] Wenn keine Antwort kommt: { $value }
    [substitute] Wenn jemand aufgibt: { $value }
    [bank] Zeitguthaben: höchstens { $value }
    [no-bank] Zeitguthaben: aus
    [rest] Ruhetage: { $value }
    [no-rest] Ruhetage: keine
    [zone] Zeitzone: { $value }
    [hints] Tipps: { $value ->
        [yes] für alle erlaubt
       *[no] aus
    }
    [puzzle] Tägliches Rätsel: { $value }
    [no-puzzle] Tägliches Rätsel: aus
    [confirm] Zeit für „Ich bin da“: { $value }
    [absent] Ein Platz ohne „Ich bin da“: { $value }
    [language] Sprache: { $value }
   *[picture] Bild unter einem Aufruf: { $value }
}
pace-deadline-changed = ⏳ Die Frist ist geändert; der Zug geht weiter.

pace-server-anywhere = Partien { $role ->
    [none] dürfen alle
   *[other] darf, wer { $role } hat oder „Server verwalten“ darf,
} überall eröffnen.
pace-server-places = Partien { $role ->
    [none] dürfen alle
   *[other] darf, wer { $role } hat,
} in { $channels } und den Threads dort eröffnen. Wer „Server verwalten“ darf, kann es überall.
pace-server-refused = `{ command-server-games }` ist nur für Mitglieder, die diesen Server verwalten dürfen. Nichts wurde geändert.

# Die Rechte von Discord, mit den Namen, die Discord zeigt, wenn man einen Server verwaltet.

permission-view_channel = Kanal ansehen
permission-embed_links = Links einbetten
permission-attach_files = Dateien anhängen
permission-read_message_history = Nachrichtenverlauf anzeigen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-create_public_threads = Öffentliche Threads erstellen
permission-create_private_threads = Private Threads erstellen
permission-manage_guild = Server verwalten
permissions-missing = Mir fehlen in diesem Kanal Rechte: **{ $missing }**. Nichts wurde geändert. Wer den Server verwaltet, kann sie meiner Rolle geben, oder du spielst in einem anderen Kanal.
