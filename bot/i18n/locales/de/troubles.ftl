# Was erfährt, wer eine Partie leitet, wenn Nachrichten nicht ankommen.

troubles-permission = Mir fehlen dort Rechte: { permission-view_channel }, { permission-send_messages } (in Threads: { permission-send_messages_in_threads }), { permission-embed_links } oder { permission-attach_files }.
troubles-invisible = Ich kann den Kanal nicht mehr sehen.
troubles-gone = Den Kanal oder Thread gibt es nicht mehr.
troubles-locked = Der Thread ist gesperrt.
troubles-archived = Der Thread ist archiviert und ich kann ihn nicht wieder öffnen.
troubles-other = Discord lehnt sie ab; wer diesen Bot betreibt, findet den Grund im Protokoll.
troubles-place = Partie { $game }: Meine Nachrichten kommen in <#{ $channel }> nicht an. { $why } { $over ->
    [yes] Ich habe es etwa einen Tag lang versucht und aufgegeben; bei der nächsten Nachricht versuche ich es neu.
   *[no] Ich versuche es weiter, immer seltener, etwa einen Tag lang.
} Das sage ich dir nur einmal, weil du die Partie leitest.
troubles-refused = Partie { $game }: Discord hat eine meiner Nachrichten in <#{ $channel }> abgelehnt, sie fehlt dort. Die Partie geht weiter; `{ command-board }` und `{ command-history }` zeigen, was passiert ist. Wer diesen Bot betreibt, findet den Grund im Protokoll. Das sage ich dir nur einmal, weil du die Partie leitest.
troubles-store-away = Meine Datenbank antwortet gerade nicht. Versuch es bitte in einer Minute noch einmal.
troubles-store-busy = Meine Datenbank ist gerade belegt, vielleicht durch eine Sicherung. Versuch es bitte in einer Minute noch einmal.
troubles-store-full = Ich kann nicht in meine Datenbank schreiben; vielleicht ist die Festplatte voll. Wer diesen Bot betreibt, muss Platz schaffen; dann versuch es noch einmal.
troubles-store-damaged = Meine Datenbank ist nicht lesbar. Wer diesen Bot betreibt, muss ihn anhalten und eine Sicherung an ihre Stelle legen.
troubles-store-gone = Die Datei meiner Datenbank wurde verschoben oder ersetzt, während ich sie benutze. Wer diesen Bot betreibt, muss sie zurücklegen, oder mich vorher anhalten; dann versuch es noch einmal.
troubles-discord = Discord hat gerade Probleme, ich konnte das nicht zu Ende bringen. Versuch es bitte in einer Minute noch einmal.
troubles-answer-refused = Discord hat meine Antwort abgelehnt, darum siehst du sie nicht. Was du getan hast, ist gespeichert: `{ command-turn }` zeigt, wie es steht.
troubles-thread-refused = Discord lässt mich hier keinen Thread anlegen: „{ $problem }“. Nichts wurde geändert. Wer den Server verwaltet, kann meiner Rolle **{ $missing }** geben.
troubles-thread-later = Discord hat gerade Probleme, einen Thread anzulegen; nichts wurde geändert. Versuch es bitte in einer Minute noch einmal.
troubles-person = Ich kann { $name } nicht privat schreiben, darum rufe ich hier. `{ command-reminders }` ändert das.
