### Nachrichten im Kanal einer Partie, und was gesagt wird, wo sie nicht ankommen.

# Warum der Bot gehandelt hat, vor dem, was er getan hat.

causes-conceded = Ohne Spieler: { $sentence }
causes-order = Laut Anweisung: { $sentence }
causes-plan = Wie geplant: { $sentence }
causes-deadline = Zeit abgelaufen: { $sentence }
causes-bot = Computerspieler: { $sentence }
causes-named = { $name }: { $sentence }
causes-single = Einzige Möglichkeit: { $sentence }

# Was gesagt wird, wenn der Bot auf eine Sicherung zurückgesetzt wird.

keeping-set-back = Ich wurde aus einer Sicherung vom { $moment } wiederhergestellt. Alles danach ist verloren: Die Partie ist jetzt so, wie du sie hier siehst, und ältere Knöpfe gehen nicht mehr.

# Was der Bot im Kanal einer Partie sagt. Aufrufe folgen einer Erwähnung: «@Ada, Partie 7: Du bist dran …».

public-turn = Du bist dran (**{ nation }**, { round-inner }).
public-plan = { $call } { $news ->
    [played] Dein Plan ist gespielt, so weit er reicht; den Rest spielst du selbst.
    [ready] Dein Plan liegt bereit: Spiel ihn, oder tu etwas anderes.
    [due] Dein Plan passt noch: Erledige erst das, dann spielst du ihn mit `{ command-plan }`.
   *[stopped] Dein Plan geht nicht mehr auf und wurde angehalten; `{ command-plan }` sagt, warum.
}
public-begun = 🏛️ { $round ->
    [0] Die Partie beginnt.
    [1] Die Partie beginnt.
   *[other] Die Partie geht in Runde { $round } weiter.
} Zugreihenfolge: { $order }.
public-goal = Wer zuerst { $goal } hat, gewinnt.
public-earlier-turns = -# Frühere Züge: `{ command-history }`
public-score = { $scores } (Ziel { $target })
public-again = -# `{ command-history }` erzählt die Partie; `{ command-replay } { option-page }:` macht daraus eine Datei zum Herumzeigen.
public-standing = { $winner ->
    [yes] 🏆
   *[no] -
} **{ nation }**{ $player } **{ $score }**: { $won }
public-won-nobody = Schluss. 🏛️ Niemand hat gewonnen.
public-won-last = Schluss! 🏛️ Die **{ nation }**{ $player } haben gewonnen; alle anderen sind raus.
public-go-on = Du bist wieder dran.

public-conceded = { $name } ({ $nations }) { $expelled ->
    [yes] muss die Partie verlassen, so hat der Tisch abgestimmt
   *[no] hat aufgegeben
}.
    .bot = { public-conceded } Der Bot beendet ab jetzt die Züge der { $nations } und kämpft gegen niemanden.
    .won = { public-conceded } Schluss: 🏛️ Die **{ NATION($winner) }** ({ $left }) haben gewonnen; alle anderen sind raus.
public-closed = { $host } hat diese Partie ohne Sieger beendet.
public-closed-by-table = Der Tisch hat diese Partie ohne Sieger beendet.
public-closed-by-host = Diese Partie ist ohne Sieger beendet worden.

# Was Züge gebracht haben: die Verluste der Spieler, dann ein Zug unter seiner Überschrift oder je eine Zeile.
turns-heading = **{ nation }**{ $player }, { round-inner }{ turns-why }:
turns-line = - **{ nation }**{ $player }{ turns-why }:
turns-why = { $reason ->
    [conceded] , ohne Spieler
    [plan] , wie geplant
    [partly] , teilweise wie geplant
    [deadline] , die Zeit war um
    [bot] , von einem Computerspieler gespielt
   *[none] {""}
}
turns-nothing = Zug beendet
turns-more = und { $count } weitere { $count ->
    [one] Aktion
   *[other] Aktionen
}
turns-earlier = - … (`{ command-history }` zeigt, was davor war)
turns-lost = ⚠️ Die **{ nation }**{ $player } haben verloren:
turns-you-lost = ⚠️ Du hast verloren: { $losses }.
turns-lost-units = { $units } in Kämpfen gegen die { NATION($other) }

# Was erfährt, wer eine Partie leitet, wenn Nachrichten nicht ankommen.

troubles-permission = Mir fehlt dort mindestens eines dieser Rechte: { permission-view_channel }, { permission-send_messages } (in Threads: { permission-send_messages_in_threads }), { permission-embed_links } und { permission-attach_files }.
troubles-invisible = Ich kann den Kanal nicht mehr sehen.
troubles-gone = Den Kanal oder Thread gibt es nicht mehr.
troubles-locked = Der Thread ist gesperrt.
troubles-archived = Der Thread ist archiviert und ich kann ihn nicht wieder öffnen.
troubles-other = Discord lehnt sie ab; wer diesen Bot betreibt, findet den Grund im Protokoll.
troubles-place = Partie { $game }: Meine Nachrichten kommen in <#{ $channel }> nicht an. { $why } { $over ->
    [yes] Ich habe es etwa einen Tag lang versucht und aufgegeben; bei der nächsten Nachricht versuche ich es neu.
   *[no] Ich versuche es weiter, immer seltener, etwa einen Tag lang.
}{ $timed ->
    [yes] {" "}{ waiting-time-kept } Bis das behoben ist, kann die Partie stillstehen.
   *[no] {""}
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
