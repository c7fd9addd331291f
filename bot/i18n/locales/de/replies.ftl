### Private Antworten.

# Private Antworten auf das, was ein Spieler getan hat.

reply-purse = **Du hast:** { $purse }.
reply-pay-otherwise = Mit `{ command-undo }` und dann `{ $command } { option-pay }: { $pay }` reicht es für { $bought ->
    [temple] einen Tempel
    [wall] eine Mauer
    [arm] eine Einheit
    [learn] einen Fortschritt
   *[recruit] das Rekrutieren
}.
# Im Privaten, wo es die Befehle eines Zuges nicht gibt.
reply-next-private = **Weiter:** **{ panel-open }** oder `{ command-turn }`.
reply-turn-of = Jetzt sind die { nation }{ $player } dran.
reply-goes-on = Die { nation }{ $player } setzen ihren Zug fort.
reply-turn-of-player = Jetzt ist { $name } dran.
reply-repeated = Das war schon erledigt; nichts ist doppelt passiert.
reply-more-lines = … und { $count } weitere (`{ command-history }` zeigt alles).
reply-taken-back = Zurückgenommen: { $actions }.
reply-stays = { $asks ->
    [yes] Was davor war, bleibt, wenn die anderen nicht zustimmen{ $direct ->
        [yes] {""}
       *[no] {" "}(`{ command-undo }` fragt sie)
    }.
   *[no] Was davor gespielt wurde, bleibt.
}

# Private Antworten auf Befehle und Knöpfe, und was der Tisch davon hört.

replying-undo = ↩ Zurücknehmen
replying-table-in = Deine Partie ist in { $thread }.
replying-table-speaks = Die Sprache dieser Partie ist { $language }; ändern kannst du sie mit `{ command-game-settings } { option-language }:`.
replying-thread = { $ruleset } mit { $name }
replying-no-thread = Threads kann ich nur in Textkanälen anlegen. Lass `{ option-thread }` weg, dann spielst du gleich hier.
replying-sure-leave = Diese Partie wirklich verlassen? { $level ->
    [off] Dein Platz wird allen hier angeboten; bis ihn jemand nimmt, beendet der Bot deine Züge.
   *[other] Ein Computerspieler ({ bots-level }) übernimmt deinen Platz endgültig.
}
replying-sure-concede = Wirklich aufgeben? { $level ->
    [off] { $left ->
        [one] Dann ist die Partie zu Ende, und { $name } gewinnt.
       *[more] Das ist endgültig: Dein Volk bleibt auf dem Brett, und der Bot beendet seine Züge. Mit `{ command-game-leave }` bietest du deinen Platz anderen an.
    }
   *[other] Ein Computerspieler ({ bots-level }) übernimmt deinen Platz endgültig.
}
replying-bots-alone = Dann sind nur noch Computerspieler übrig, und sie spielen weiter; `{ command-game-end }` beendet die Partie.
replying-sure-end = Diese Partie wirklich für alle beenden, ohne Sieger?
replying-conceded = Du hast aufgegeben.
replying-left-game = Du hast die Partie verlassen.
replying-ended = Du hast die Partie beendet.
replying-no-such-game = Diese Partie gibt es auf diesem Server nicht.
replying-not-deserted = Den Kanal dieser Partie gibt es noch: Nimm `{ command-game-end }` in <#{ $channel }>.
replying-other-game = Diese Partie ist zu Ende; nichts wurde geändert.

replying-record = Die Aufzeichnung dieser Partie bis hierher:
replying-no-file = Discord hat mir diese Datei nicht gegeben. Häng sie bitte noch einmal an.
replying-brought-here = Importiert. Ansehen kannst du dir alles mit `{ command-board }` und `{ command-history }`.
replying-brought = { $name } hat eine Partie importiert.

replying-no-moves = Die Partie ist zu Ende; es gibt nichts mehr zu tun.
replying-not-your-turn = { $own ->
    [yes] Dein Zug geht weiter, sobald { $name } ({ nation }) geantwortet hat.
   *[no] Du bist nicht dran.
} Das kann { $name } ({ nation }) jetzt tun:
replying-nothing-yet = Noch ist nichts passiert.
replying-which-region = Welche Gegend? Nenn eine Provinz in `{ option-region }`.
replying-from-where = Von wo? Nenn in `{ option-region }` die Provinz der Einheiten.
replying-all-words = Das ganze Brett in Worten
replying-one-file = Alles in einer Datei:
replying-topic = { $title }: { $summary }

replying-no-replay = Noch gibt es nichts zu zeigen: Niemand hat einen Zug gemacht.
replying-replay-at = Zeichne Zug { $number } von { $count } …
replying-replay-waits = Warte auf andere Wiederholungen …
replying-own-replay = Deine letzte Wiederholung ist noch nicht fertig. Versuch es wieder, sobald sie da ist.
replying-replay-too-long = Diese Partie hat { $turns } Züge, eine Wiederholung zeigt höchstens { $most }: `{ command-replay } { option-turns }:` zeigt die letzten.
replying-page-too-long = Für eine Seite ist diese Partie zu lang: Sie hat { $actions } Aktionen, eine Seite zeigt höchstens { $most }.
replying-many-replays = Gerade zeichne ich zu viele Wiederholungen. Versuch es in ein paar Minuten noch einmal.
replying-public = Hier kommt es, für alle.
replying-page = Die ganze Partie als Seite: Öffne die Datei in einem Browser.

# Was `/brett` anbietet.

view-overview = Überblick: das ganze Brett
view-phone = Handy: groß, für einen schmalen Bildschirm
view-close = Ausschnitt: was sich geändert hat, groß, mit dem Stand
view-region = Gegend: eine Provinz und ihre Nachbarn
view-changes = Änderungen: seit deinem letzten Zug
view-reach = Reichweite: wie weit Einheiten von dort kommen
view-words = Worte: alles als Text
view-legion = Legionen
view-galley = Galeeren
