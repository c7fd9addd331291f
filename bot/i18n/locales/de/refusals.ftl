# Was jetzt nicht geht: warum, und was stattdessen ginge.

refusal-answered-over = { $bot ->
    [yes] Das hat ein Computerspieler für die { nation } gespielt; es gilt wie jeder andere Zug.
   *[no] Die { nation } haben seitdem{ $order ->
        [yes] {" "}nach ihren Anweisungen
       *[no] {""}
    } geantwortet; das lässt sich nicht mehr zurücknehmen. Nur was du nach einer Antwort tust, kannst du zurücknehmen.
}
refusal-board-unknown = Ein Brett „{ $board }“ gibt es nicht. Möglich: { $allowed }.
refusal-channel-taken = In diesem Kanal läuft schon eine Partie; `{ command-game-info }` erzählt davon. Nimm einen anderen Kanal oder `{ command-game-new }` mit `{ option-thread }`.
refusal-conceded = Du hast die { nation } aufgegeben; der Bot beendet ihre Züge. `{ command-board }` und `{ command-status }` zeigen die Partie weiterhin.
refusal-game-closed = Diese Partie wurde ohne Sieger beendet. `{ command-game-new }` eröffnet eine neue.
refusal-goal-too-high = { $goal } kann mit diesen Einstellungen niemand erreichen. Wähl ein Ziel von 1 bis { $most }; üblich sind 7 bis 12.
refusal-game-full = Alle { $count } Plätze an diesem Tisch sind besetzt. `{ command-game-list }` zeigt andere Partien, `{ command-game-new }` in einem anderen Kanal eröffnet eine.
refusal-game-over = Diese Partie ist zu Ende{ $won ->
    [yes] : **{ nation }**{ $player } haben gewonnen
   *[no] {""}
}. `{ command-status }` und `{ command-replay }` zeigen sie weiterhin; `{ command-game-new }` eröffnet eine neue.
refusal-game-running = Diese Partie hat schon begonnen. `{ command-game-info }` sagt, wer mitspielt.
refusal-in-game-already = { $picked ->
    [yes] Du hast die { nation } schon. `{ command-game-leave }` gibt deinen Platz frei.
   *[no] Du sitzt schon an diesem Tisch. `{ command-game-join }` mit einem Volk wählt eines; mit `{ command-game-leave }` stehst du auf.
}
refusal-no-bot = An diesem Tisch sitzt kein Computerspieler. `{ command-game-bot }` setzt einen dazu.
refusal-nation-drawn = In dieser Partie werden die Völker zu Beginn gelost. `{ command-game-join }` ohne Volk nimmt einen Platz.
refusal-nation-misfit = Mit { $players } Spielern sind die { $wrong } nicht dabei. { $names } { $count ->
    [one] muss
   *[other] müssen
} zuerst ein anderes Volk wählen (Knopf **Volk** am Tisch oder `{ command-game-join }`). { refusal-nations-free }
refusal-nation-taken = { $name } hat die { nation } schon. { refusal-nations-free }
refusal-nation-unknown = Die { $unknown } spielen { $players ->
    [0] in dieser Partie
   *[other] bei { $players } Spielern
} nicht mit. { refusal-nations-free }
refusal-nations-free = { $free ->
    [yes] Frei sind die { $nations }.
   *[no] Es ist kein Volk frei.
}
refusal-no-game = { $elsewhere ->
    [yes] In diesem Kanal gibt es keine Partie. Du spielst in { $channels }.
   *[no] In diesem Kanal gibt es keine Partie. `{ command-game-new }` eröffnet eine; `{ command-game-list }` zeigt, wo gespielt wird.
}
refusal-not-asked = Niemand fragt dich gerade, ob du kämpfst. { refusal-awaited }
refusal-not-host = { $known ->
    [yes] Das kann nur, wer die Partie leitet: { $host }.
   *[no] Das kann nur, wer die Partie leitet.
} `{ command-game-concede }` gibt dein eigenes Volk auf.
refusal-not-in-game = Du spielst hier nicht mit. `{ command-board }` und `{ command-status }` zeigen die Partie; `{ command-game-list }` zeigt andere Partien.
refusal-not-started = Diese Partie hat noch nicht begonnen. `{ command-game-join }` nimmt einen Platz, `{ command-game-start }` beginnt, sobald alle da sind.
refusal-not-your-turn = { $own ->
    [yes] Dein Zug geht weiter, sobald die anderen geantwortet haben.
    [answer] Niemand fragt dich gerade, ob du kämpfst.
   *[no] Du bist nicht am Zug.
} { refusal-awaited }
refusal-awaited = { $waiting ->
    [turn] Ich warte auf die { nation } ({ $name }).
    [answer] Ich warte darauf, dass die { nation } ({ $name }) sagen, ob sie in { $place } kämpfen.
   *[nobody] `{ command-status }` zeigt, wie es steht.
}
refusal-no-plan = Kein Plan von dir wartet. Mit `{ command-plan }` schreibst du einen, während andere spielen.
refusal-no-stats = Über diese Person gibt es keine Statistik: Sie hat hier noch keine Partie zu Ende gespielt, oder sie hat sich mit `{ command-privacy }` abgemeldet.
refusal-plan-answers = Ein Plan enthält nur deinen eigenen Zug; was andere antworten, ist ihre Sache. Mit `{ command-orders }` sagst du im Voraus, was du antwortest.
refusal-plan-length = Ein Plan hat 1 bis { $most } Aktionen, etwa `@temple; T athen; .`. Dieser hat { $length }.
refusal-plan-on-turn = Du bist am Zug: Nimm gleich die Befehle. `{ command-plan }` ist für die Zeit bis zu deinem nächsten Zug.
refusal-plan-stopped = Dein Plan passt nicht mehr. { $problem } Es wurde nichts gespielt.
refusal-plan-too-long = Ab Aktion { $number } geht dein Plan über das Ende des Zuges hinaus. Lass das weg.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen: Dieser Zug hat gerade erst begonnen.
refusal-number-of-players = { $fixed ->
    [yes] Diese Partie ist für { $wanted } Spieler, und am Tisch { $players ->
        [one] sitzt { $players }.
       *[other] sitzen { $players }.
    }
   *[no] Eine Partie braucht { $allowed } Spieler, und da { $players ->
        [one] ist { $players }.
       *[other] sind { $players }.
    }
} `{ command-game-join }` nimmt einen Platz.
refusal-practice-alone = Du übst hier allein: Es ist niemand übrig, der gewinnen könnte. `{ command-game-end }` beendet die Partie.
refusal-practice-over = An dieser Stelle ist die Partie zu Ende. Geh einen Zug zurück und probiere es von dort.
refusal-record-malformed = Diese Datei ist keine Aufzeichnung, die ich lesen kann. { $problem }
refusal-record-too-long = Diese Datei ist zu lang für eine Aufzeichnung: Sie hat { $size } Bytes, gelesen werden höchstens { $most }.
refusal-record-too-many = Diese Aufzeichnung hat { $actions } Aktionen; übernommen werden höchstens { $most }.
refusal-record-unplayable = Aktion { $number } dieser Aufzeichnung kann nicht gespielt werden. { $problem }
refusal-seats-free = { $count ->
    [one] { $count } Platz dieser Partie ist frei
   *[other] { $count } Plätze dieser Partie sind frei
}: { $nations }. `{ command-game-join }` mit dem Volk nimmt einen.
refusal-late-over = Das ist schon erledigt: Der Zug geht weiter oder ist weitergegeben. `{ command-status }` zeigt, wie es steht.
refusal-late-own = Es ist deine eigene Zeit, die abgelaufen ist; darüber entscheiden die anderen. Deinen Zug kannst du noch spielen.
refusal-may-not-create = Auf diesem Server eröffnen nur Mitglieder mit <@&{ $role }> Partien; so hat es die Verwaltung des Servers mit `{ command-server-games }` eingestellt. Mitspielen kannst du trotzdem, mit `{ command-game-join }`.
refusal-not-away = Du bist nicht abwesend. `{ command-away }` mit `{ option-until }` sagt, bis wann du es sein wirst.
refusal-not-here = Auf diesem Server werden Partien in { $channels } eröffnet, oder in Threads dort.
refusal-not-your-reminder = Diese Erinnerung gilt jemand anderem. Mit `{ command-reminders }` stellst du ein, wie ich dich rufe.
refusal-wait-over = Das ist vorbei: Dort wartet niemand mehr auf dich.
refusal-paused = Die Partie pausiert (angehalten { $since }); es kann nichts eingegeben werden. `{ command-vote-resume }` fragt den Tisch, ob es weitergeht; `{ command-board }` und `{ command-status }` zeigen, wie es steht.
refusal-not-paused = Die Partie pausiert nicht. `{ command-vote-pause }` fragt den Tisch danach.
refusal-no-deadline = Im Moment läuft keine Frist, die sich verlängern ließe. `{ command-game-settings }` zeigt die Fristen.
refusal-no-such-player = Einen solchen Spieler gibt es an diesem Tisch nicht. Hier sitzen { $players }.
refusal-expel-self = Das bist du selbst. `{ command-game-concede }` gibt dein Volk auf, `{ command-game-leave }` bietet auch deinen Platz an.
refusal-expelled = Dieser Tisch hat beschlossen, dass du ihn verlässt; einen Platz kannst du hier nicht nehmen. `{ command-game-list }` zeigt andere Partien.
refusal-expelled-already = { $name } hat diese Partie schon verlassen. `{ command-vote-replace }` bietet den Platz an.
refusal-vote-alone = Das würdest du allein entscheiden. Gefragt werden kann erst, wenn die Zugzeit von { $name } abgelaufen ist; `{ command-game-settings }` zeigt die Fristen.
refusal-motion-open = Das wird der Tisch schon gefragt; stimm unter jener Nachricht ab oder warte das Ergebnis ab.
refusal-motion-over = Das ist entschieden{ $state ->
    [carried] : Es wurde angenommen
    [rejected] : Es wurde abgelehnt
    [withdrawn] : Es wurde zurückgezogen
    [overtaken] : Die Partie ist weitergegangen
    [lapsed] : Es wurde nicht rechtzeitig entschieden
   *[unknown] {""}
}. `{ command-status }` zeigt, wie es steht.
refusal-motion-not-asked = { $about ->
    [yes] Hier geht es um dich, also entscheiden die anderen.
   *[no] Du wirst hier nicht gefragt; gefragt sind die in der Nachricht Genannten.
}
refusal-motion-own = Das ist deine eigene Frage; die anderen beantworten sie. Mit Nein ziehst du sie zurück.
refusal-motion-again = Du hast schon { $yes ->
    [yes] Ja
   *[no] Nein
} gesagt. Der andere Knopf ändert es.
refusal-seat-changed = { $name } hat seitdem die { nation } übernommen: Das bleibt. Zurücknehmen lässt sich nur, was danach kam.
refusal-offer-over = Dieser Platz ist nicht mehr zu haben. `{ command-game-list }` zeigt andere Partien.
refusal-offer-for-other = Dieser Platz ist für jemand anderen reserviert, der in der Nachricht genannt ist.
refusal-offer-own = Das ist dein eigener Platz; du spielst weiter, bis ihn jemand nimmt.
refusal-seated-already = { $you ->
    [yes] Du hast schon einen Platz an diesem Tisch; Ersatz ist nur, wer neu dazukommt.
   *[no] { $name } sitzt schon an diesem Tisch; Ersatz ist nur, wer neu dazukommt.
}
refusal-stale = Dieser Knopf ist veraltet: Die Partie ist seitdem weitergegangen. { refusal-awaited }
