### Was die Anwendung ablehnt.

# Was abgewiesen wird, ehe ein Befehl oder ein Knopf es ansieht.

gate-server-only = Gespielt wird in den Kanälen eines Servers: Gib Befehle dort ein. Nichts wurde geändert.
gate-too-long = Das ist zu lang: Pro Option lese ich bis zu { $most } Zeichen. Nichts wurde geändert.
gate-unknown-choice = Das geht bei `{ $option }` nicht; nimm etwas aus der Liste. Nichts wurde geändert.
gate-unknown-control = Diesen Knopf kenne ich nicht mehr; nichts wurde geändert. `{ command-status }` und `{ command-game-info }` zeigen, wie es steht.

# Was jetzt nicht geht: warum, und was stattdessen ginge.

refusal-answered-over = { $bot ->
    [yes] Das hat ein Computerspieler für die { nation } gespielt; es gilt wie jeder andere Zug.
   *[no] Die { nation } haben seitdem{ $order ->
        [yes] {" "}laut Anweisung
       *[no] {""}
    } geantwortet, darum geht der ganze Zug nur zurück, wenn sie zustimmen. `{ command-undo }` nimmt zurück, was nach der Antwort kam, und fragt sie dann.
}
refusal-board-unknown = { $ruleset } hat kein Brett „{ $board }“. Möglich: { $allowed }.
refusal-channel-taken = In diesem Kanal läuft schon eine Partie (`{ command-game-info }`). Nimm einen anderen Kanal oder `{ command-game-new }` mit `{ option-thread }`.
refusal-conceded = Du hast die { nation } aufgegeben; der Bot beendet ihre Züge. Zuschauen kannst du weiter mit `{ command-board }` und `{ command-status }`.
refusal-follow-own = Du spielst hier mit und wirst ohnehin aufgerufen. `{ command-reminders }` sagt, wie.
refusal-game-closed = Diese Partie wurde ohne Sieger beendet. `{ command-game-new }` eröffnet eine neue.
refusal-game-lost = Diese Partie ging verloren, als ich aus einer Sicherung wiederhergestellt wurde. `{ command-game-list }` zeigt, wo gespielt wird.
refusal-goal-too-high = { $goal } kann mit diesen Einstellungen niemand erreichen. Wähl ein Ziel von 1 bis { $most }; üblich sind 7 bis 12.
refusal-game-full = { $recorded ->
    [yes] Die Plätze einer importierten Partie können nur Menschen nehmen: `{ command-game-join }` mit einem Volk nimmt einen.
   *[no] { $free ->
        [0] { $count ->
            [2] Beide
           *[other] Alle { $count }
        } Plätze sind besetzt. `{ command-game-list }` zeigt andere Partien; `{ command-game-new }` in einem anderen Kanal eröffnet eine neue.
        [one] Nur noch { $free } Platz ist frei.
       *[other] Nur noch { $free } Plätze sind frei.
    }
}
refusal-game-over = Diese Partie ist zu Ende{ $won ->
    [yes] : Die **{ nation }**{ $player } haben gewonnen
   *[no] {""}
}. Ansehen kannst du sie weiter mit `{ command-status }` und `{ command-replay }`; `{ command-game-new }` eröffnet eine neue.
refusal-game-running = Diese Partie läuft schon. `{ command-game-info }` zeigt, wer mitspielt.
refusal-in-game-already = { $picked ->
    [yes] Du hast die { nation } schon. `{ command-game-leave }` gibt deinen Platz frei.
   *[no] Du bist schon dabei. Mit `{ command-game-join }` und einem Volk wählst du eines; `{ command-game-leave }` gibt deinen Platz frei.
}
refusal-no-bank = Zeit lässt sich nur ansparen, wenn ein Zug eine Dauer hat. Stell auch die ein, z. B. `{ option-deadline }: 12 Stunden`, oder lass `{ option-bank }` weg.
refusal-no-bot = In dieser Partie spielt kein Computerspieler mit. `{ command-game-bot }` nimmt einen dazu.
refusal-nation-drawn = In dieser Partie werden die Völker beim Start gelost. Nimm `{ command-game-join }` ohne Volk.
refusal-nation-misfit = { $pairs ->
    [yes] Bei je zwei Völkern passen die { $wrong } nicht.
   *[no] Mit { $players } Spielern sind die { $wrong } nicht dabei.
} { $names } { $count ->
    [one] muss
   *[other] müssen
} zuerst ein anderes Volk wählen (Knopf **Volk** oder `{ command-game-join }`). { refusal-nations-free }
refusal-nation-taken = { $name } hat die { nation } schon. { refusal-nations-free }
refusal-nation-unknown = Die { $unknown } spielen { $players ->
    [0] in dieser Partie
   *[other] bei { $players } Spielern
} nicht mit. { refusal-nations-free }
refusal-nations-free = { $free ->
    [yes] Noch frei: { $nations }.
   *[no] Es ist kein Volk frei.
}
refusal-no-game = { $elsewhere ->
    [yes] In diesem Kanal gibt es keine Partie. Du spielst in { $channels }.
   *[no] In diesem Kanal gibt es keine Partie. `{ command-game-new }` eröffnet eine; `{ command-game-list }` zeigt, wo gespielt wird.
}
refusal-not-host = { $known ->
    [yes] Das kann nur, wer die Partie leitet: { $host }.
   *[no] Das kann nur, wer die Partie leitet.
}{ $ending ->
    [yes] {" "}Dein eigenes Volk gibst du mit `{ command-game-concede }` auf.
   *[no] {""}
}
refusal-not-in-game = { $lobby ->
    [yes] Nimm erst Platz: mit **{ button-lobby-join }** unter dem Tisch oder mit `{ command-game-join }`.
    [no] Du hast an diesem Tisch keinen Platz. `{ command-game-list }` zeigt andere Partien.
   *[none] Du spielst hier nicht mit. Zuschauen kannst du mit `{ command-board }` und `{ command-status }`; `{ command-game-list }` zeigt andere Partien.
}
refusal-not-started = Diese Partie hat noch nicht begonnen. { $seated ->
    [yes] Du bist dabei; sind alle da, geht es mit **{ button-lobby-start }** unter dem Tisch los.
   *[no] Mit `{ command-game-join }` spielst du mit; sind alle da, geht es mit `{ command-game-start }` los.
}
refusal-seats-not-started = Vor dem Beginn stimmt niemand über Plätze ab: Mit `{ command-game-leave }` gibst du deinen frei, und `{ command-game-settings } { option-confirm }:` die aller, die nicht antworten.
refusal-answered = { $answered ->
    [order] Deine Anweisungen (`{ command-orders }`) haben schon geantwortet.
    [deadline] Deine Zeit zum Antworten war um, also habe ich für dich geantwortet.
   *[done] Das ist schon beantwortet.
}
refusal-not-your-turn = { $own ->
    [yes] Dein Zug geht weiter, sobald die anderen geantwortet haben.
    [answer] Niemand fragt dich gerade, ob du kämpfst.
    [answered] { refusal-answered }
    [asked] Hier hast du nichts zurückzunehmen.
   *[no] Du bist nicht dran.
} { refusal-awaited }
refusal-awaited = { $waiting ->
    [turn] Ich warte auf { $name } ({ nation }).
    [answer] Ich warte, ob { $name } ({ nation }) { IN($place) } kämpft.
    [your-turn] Du bist dran: `{ command-turn }` führt dich durch den Zug.
    [you] Du bist gefragt, ob du { IN($place) } kämpfst: Drück **{ button-fight-fight }** oder **{ button-fight-peace }**.
   *[nobody] `{ command-status }` zeigt, wie es steht.
}
refusal-no-reasons = Begründen kann ich nur Züge von Computerspielern; diesen hat ein Mensch gespielt.
refusal-no-hints-yet = Genau so steht die echte Partie, und an ihrem Tisch gibt es keine Tipps.
refusal-no-hints = An diesem Tisch gibt es keine Tipps: Hier spielen Menschen gegeneinander. { $own ->
    [yes] Du kannst
   *[no] Wer die Partie leitet, kann
} sie für alle erlauben: `{ command-game-settings } { option-hints }:`.
refusal-no-plan = Du hast keinen Plan. Schreib einen mit `{ command-plan }`, während andere spielen.
refusal-no-questions = Diese Wahl gibt es bei { $ruleset } nicht: Es wird nichts gefragt, was sich im Voraus beantworten ließe.
refusal-no-stats = Dazu gibt es keine Statistik: hier noch keine Partie zu Ende gespielt, oder mit `{ command-privacy }` abgemeldet.
refusal-plan-answers = Ein Plan enthält nur deinen eigenen Zug; was andere antworten, ist ihre Sache. Deine Antworten gibst du mit `{ command-orders }` im Voraus.
refusal-plan-length = Eine Variante eines Plans hat 1 bis { $most } Aktionen, z. B. `@temple; T sparta; .`. Deine hat { $length }.
refusal-plan-lines = Ein Plan hat höchstens { $most } Varianten, mit `|` dazwischen. Deiner hat { $count }.
refusal-plan-on-turn = Du bist dran: Mach deinen Zug gleich. `{ command-plan }` ist für die Zeit zwischen deinen Zügen.
refusal-plan-stopped = Dein Plan geht nicht mehr auf. { $problem } Es wurde nichts gespielt.
refusal-plan-too-long = Ab Aktion { $number } geht dein Plan über das Ende deines zweiten Zuges hinaus. Lass das weg.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen: Dieser Zug hat gerade erst begonnen.
refusal-number-of-players = { $fixed ->
    [yes] Diese Partie ist für { $wanted } Spieler; dabei { $players ->
        [one] ist bisher { $players }.
       *[other] sind bisher { $players }.
    }
   *[no] Es braucht { $allowed } Spieler; dabei { $players ->
        [one] ist bisher { $players }.
       *[other] sind bisher { $players }.
    }
} Andere spielen mit `{ command-game-join }` mit; `{ command-game-bot }` fügt Computerspieler hinzu.{ $two ->
    [yes] {" "}Nur ihr zwei? **{ button-lobby-pairs }** unter dem Tisch beginnt sofort.
   *[no] {""}
}
    .span = { $least } bis { $most }
refusal-practice-alone = Du übst hier allein: Es ist niemand übrig, der gewinnen könnte. `{ command-game-end }` beendet die Partie.
refusal-practice-over = An dieser Stelle ist die Partie zu Ende. Geh einen Zug zurück und probier es von dort.
refusal-practice-misfit = Was du ausprobiert hast, passt nicht mehr zur echten Partie. { $problem } Nichts wurde geändert.
refusal-practice-nothing = Du hast hier noch keinen Zug der { nation-genitive } ausprobiert.
refusal-practice-unlinked = Diese Übungspartie weiß nicht mehr, aus welcher Partie sie stammt. Drück dort noch einmal **{ button-try }**.
refusal-record-malformed = Diese Datei ist keine Aufzeichnung, die ich lesen kann. { $problem }
refusal-record-too-long = Diese Datei ist zu groß für eine Aufzeichnung: { $size } Bytes, ich lese höchstens { $most }.
refusal-record-too-many = Diese Aufzeichnung hat { $actions } Aktionen; mehr als { $most } kann ich nicht übernehmen.
refusal-record-unplayable = Aktion { $number } dieser Aufzeichnung lässt sich nicht spielen. { $problem }
refusal-presence-other = Dieser Knopf ist für { $name }.
refusal-presence-waits = Noch nicht: Ich habe { $names } gefragt, ob sie noch da sind, und warte auf Antwort bis { $moment }. Wer die Partie leitet, kann trotzdem starten.
refusal-rematch-gone = Jemand aus dieser Partie wurde auf eigenen Wunsch vergessen, in dieser Runde geht es also nicht weiter. **{ button-again }** eröffnet eine neue Partie.
refusal-roles-unknown = Auf dem Server ist geregelt, wer Partien eröffnen darf, und in Privatnachrichten sehe ich deine Rollen nicht. Drück **{ button-rematch }** im Kanal der Partie.
refusal-rematch-others = Eine Revanche ist für die, die mitgespielt haben. **{ button-again }** eröffnet eine Partie für alle.
refusal-rematch-over = Dieser Kanal hat schon seine nächste Partie (`{ command-game-info }`).
refusal-report-empty = In dieser Partie hat niemand gezogen; es gibt nichts zu berichten.
refusal-report-open = Den Bericht gibt es, wenn die Partie zu Ende ist.
refusal-report-too-long = Für einen Bericht ist diese Partie zu lang: Sie hat { $actions } Aktionen, höchstens { $most } kann ich auswerten.
refusal-unreplayable = Ich kann diese Partie nicht nachspielen: Seit sie gespielt wurde, haben sich ihr Brett oder die Regeln geändert. Wer diesen Bot betreibt, erfährt mit `antike-bot verify` mehr.
refusal-revealed-over = Dabei wurde Neues aufgedeckt; zurück geht das nur, wenn die anderen zustimmen: `{ command-undo }` fragt sie.
refusal-seats-free = { $count ->
    [one] { $count } Platz ist frei
   *[other] { $count } Plätze sind frei
}: { $nations }. Nimm einen mit `{ command-game-join }` und dem Volk.
refusal-late-over = Das ist schon erledigt: { $extended ->
    [yes] Für diesen Zug gibt es mehr Zeit
   *[no] Der Zug geht weiter, oder jemand anders ist dran
}. `{ command-status }` zeigt, wie es steht.
refusal-late-own = Deine eigene Zeit ist abgelaufen, darum entscheiden die anderen. Deinen Zug kannst du noch spielen.
refusal-may-not-create = Auf diesem Server dürfen nur Mitglieder mit <@&{ $role }> Partien eröffnen (eingestellt mit `{ command-server-games }`). Mitspielen kannst du trotzdem: `{ command-game-join }`.
refusal-too-slow = An diesen Tisch dürfen alle, die neu oder zuverlässig sind. Von deinen letzten { $turns } Zügen { $timed ->
    [0] haben die meisten länger als einen Tag gedauert
   *[other] { $late ->
        [one] kam { $late } zu spät
       *[other] kamen { $late } zu spät
    }
}. `{ command-game-list }` zeigt andere Partien.
refusal-not-away = Du bist nicht abwesend. Fährst du weg? `{ command-away }` mit `{ option-until }`.
refusal-not-here = Auf diesem Server werden Partien in { $channels } eröffnet, oder in Threads dort.
refusal-not-your-reminder = Diese Erinnerung ist für jemand anderen. Mit `{ command-reminders }` stellst du ein, wann und wo ich mich bei dir melde.
refusal-wait-over = Diese Erinnerung ist abgelaufen; dort wartet niemand mehr auf dich.
refusal-paused = Die Partie pausiert (angehalten { $since }), es kann also nichts gespielt werden. `{ command-vote-resume }` fragt die anderen, ob es weitergeht; `{ command-board }` und `{ command-status }` gehen weiterhin.
refusal-not-paused = Die Partie pausiert nicht. `{ command-vote-pause }` fragt die anderen nach einer Pause.
refusal-no-deadline = Gerade läuft keine Frist, es gibt also nichts zu verlängern. `{ command-game-settings }` zeigt die Fristen.
refusal-no-such-player = In dieser Partie spielt niemand mit diesem Namen mit. Dabei sind { $players }.
refusal-expel-bot = { $name } ist ein Computerspieler und bleibt. `{ command-vote-replace }` bietet den Platz Menschen an.
refusal-expel-self = Das bist du selbst. `{ command-game-concede }` gibt dein Volk auf, `{ command-game-leave }` bietet auch deinen Platz an.
refusal-expelled = Die anderen haben dich per Abstimmung ausgeschlossen, darum kannst du nicht wieder mitspielen. `{ command-game-list }` zeigt andere Partien.
refusal-expelled-already = { $name } hat diese Partie schon verlassen. `{ command-vote-replace }` bietet den Platz an.
refusal-vote-alone = Darüber würdest du allein abstimmen. Fragen kannst du erst, wenn die Zugzeit von { $name } abgelaufen ist; `{ command-game-settings }` zeigt die Fristen.
refusal-vote-nobody = Außer dir ist niemand mehr da, der abstimmt. `{ command-game-end }` beendet die Partie.
refusal-vote-open = Darüber wird schon abgestimmt. Stimm unter der Nachricht ab oder warte das Ergebnis ab.
refusal-vote-over = Diese Abstimmung ist vorbei{ $state ->
    [carried] : angenommen
    [rejected] : abgelehnt
    [withdrawn] : zurückgezogen
    [overtaken] : Die Partie ist weitergegangen
    [lapsed] : nicht rechtzeitig entschieden
   *[unknown] {""}
}. `{ command-status }` zeigt, wie es steht.
refusal-vote-not-asked = { $about ->
    [yes] Hier geht es um dich, also entscheiden die anderen.
   *[no] Darüber stimmst du nicht ab, nur die in der Nachricht Genannten.
}
refusal-vote-own = Das ist deine eigene Frage, also antworten die anderen. Mit Nein ziehst du sie zurück.
refusal-vote-again = Du hast schon { $yes ->
    [yes] Ja
   *[no] Nein
} gesagt. Der andere Knopf ändert das.
refusal-seat-changed = { $name } hat seitdem die { nation } übernommen. Zurücknehmen lässt sich nur, was danach kam.
refusal-offer-over = Dieser Platz ist nicht mehr frei. `{ command-game-list }` zeigt andere Partien.
refusal-offer-for-other = Dieser Platz ist für jemand anderen reserviert; der Name steht in der Nachricht.
refusal-seated-already = { $you ->
    [yes] Du spielst schon mit; als Ersatz kommt nur jemand Neues infrage.
   *[no] { $name } spielt schon mit; als Ersatz kommt nur jemand Neues infrage.
}
refusal-stale = { $answered ->
    [no] Dieser Knopf ist veraltet: Die Partie ist weitergegangen.
   *[other] { refusal-answered }
} { refusal-awaited }

# Was nicht ausgeführt werden konnte.

replying-no-command = Diesen Befehl kenne ich so nicht. Tipp `/` und nimm ihn aus der Liste.
replying-my-fault = Bei mir ist etwas schiefgegangen. Versuch es bitte gleich noch einmal; `{ command-status }` zeigt, wie es steht.
replying-nothing-changed = { $problem } Nichts wurde geändert.
replying-restarted = Ich starte gerade neu. Versuch es in einer Minute noch einmal.

# Was hinter dem Knopf „Melden“ unter einer Ablehnung steht: Text zum Kopieren, und wohin damit.

trail = ```
    { $trail }
    ```
    { $sent ->
        [yes] Kopier das, schreib dazu, was du erwartet hast, und schick es an { $address }.
       *[no] Kopier das, schreib dazu, was du erwartet hast, und schick es an die Leute, die diesen Bot betreiben.
    }
trail-button = Melden
refusal-message-unknown = Ich weiß nicht, welches Brett das war: Das ist keine meiner Nachrichten zu einer Partie, oder sie ist zu alt. Nimm eine, die von einem Zug erzählt; `{ command-history }` zeigt alle Züge.
