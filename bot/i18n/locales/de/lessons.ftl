# `/learn`: was um eine Lektion herum steht. Die Lektionen selbst stehen in data/lessons.
lesson-title = Lektion { $number } · { $title } ({ $page }/{ $pages })
lesson-next = Weiter ▶
lesson-back = ◀ Vorige Seite
lesson-all = Alle Lektionen
lesson-reached = ✅ Richtig.
lesson-hint = 💡 Hier: { $steps }.
lesson-refused = ⚠️ { $why }
lesson-other = ↪ { $why }
lesson-not-meant = Das ist erlaubt, aber auf dieser Seite geht es um etwas anderes.

# Die Liste aller Lektionen, und was hinter der letzten Seite einer Lektion kommt.
lesson-list-title = Spielen lernen
lesson-list-text = Kurze Lektionen auf einem echten Brett, je etwa zwei Minuten. Was du hier drückst, ändert an keiner Partie etwas, und du kannst jederzeit aufhören und später weitermachen.
lesson-list-ruleset = **{ $ruleset }** · { $done } von { $count } Lektionen geschafft
lesson-list-begin = { $ruleset }: Lektion { $number } ▶
lesson-list-continue = { $ruleset }: Lektion { $number }, Seite { $page } ▶
lesson-list-menu = Alle Lektionen
lesson-list-option = { $finished ->
    [yes] ✓{" "}
   *[no] {""}
}{ $number } · { $title }
lesson-following = Lektion { $number }: { $title } ▶
lesson-play = Gegen leichte Computerspieler spielen
lesson-game-hint = Jeder Zug beginnt mit einem Tipp; mehr sagt darunter **{ button-hint }**.
lesson-play-how = Bereit für eine Partie { $ruleset }? Auf einem Server mit diesem Bot eröffnet `{ command-game-new }{ $usual ->
        [yes] {""}
       *[no] {" "}{ option-ruleset }: { $ruleset }
    }` einen Tisch. Drück { $bots ->
        [1] {""}
        [2] zweimal{" "}
       *[other] { $bots }-mal{" "}
    }**Computerspieler dazu** und wähl **Leicht**, dann starte.
lesson-gone = Diese Lektion hat sich geändert. Hier sind alle, die es gibt.
lesson-not-kept = -# Ich konnte mir deine Seite gerade nicht merken; die Knöpfe gehen trotzdem.
button-learn = Spielen lernen
