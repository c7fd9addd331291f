# Die eigenen Erinnerungen und Abwesenheiten.

wishes-place-channel = Im Kanal der Partie
    .inner = im Kanal der Partie
wishes-place-dm = Per Direktnachricht
    .inner = per Direktnachricht
wishes-place-both = Beides
    .inner = beides

wishes-losses-quiet = Nur im Kanal
    .inner = nur im Kanal
wishes-losses-dm = Auch als Direktnachricht
    .inner = auch als Direktnachricht
wishes-picture-table = Wie am Tisch eingestellt
    .inner = wie am Tisch eingestellt
wishes-picture-phone = Fürs Handy: was sich geändert hat, groß
    .inner = fürs Handy (was sich geändert hat, groß)
wishes-picture-board = Das ganze Brett
    .inner = das ganze Brett
wishes-picture = Bild unter deinen Aufrufen: { $picture }

wishes-heading = **Wie ich dich rufe, in allen deinen Partien:**
wishes-where = Wo: { $place }
wishes-reminders = Erinnerungen, bis du handelst: { $unit ->
    [day] { $count ->
        [one] jeden Tag
       *[other] alle { $count } Tage
    }
    [hour] { $count ->
        [one] jede Stunde
       *[other] alle { $count } Stunden
    }
   *[minute] { $count ->
        [one] jede Minute
       *[other] alle { $count } Minuten
    }
}
wishes-losses = Wenn du eine Stadt verlierst: { $how }
wishes-no-reminders = Erinnerungen, bis du handelst: keine
wishes-quiet = Ruhestunden: { $begin } bis { $end } ({ $zone }). Dann rufe ich dich nicht, und deine Fristen ruhen.
wishes-no-quiet = Ruhestunden: keine eingestellt. In Ruhestunden rufe ich dich nicht, und deine Fristen ruhen.
wishes-is-away = Du bist abwesend bis { $moment }. Noch einmal `{ command-away }`, wenn du wieder da bist.
wishes-zone-hint = Das sind Stunden in UTC. `{ option-zone }` stellt deine eigene Zeitzone ein.

wishes-away = 🧳 { $name } ist abwesend bis { $moment }. So lange ruht die Frist.
wishes-back = 🧳 { $name } ist wieder da.
wishes-absence = Du bist abwesend bis { $moment }: Ich rufe dich nicht, und deine Fristen ruhen.{ wishes-told } Noch einmal `{ command-away }`, wenn du zurück bist.
wishes-returned = Willkommen zurück!{ wishes-told }
wishes-told = { $tables ->
    [0] {""}
    [one] {" "}{ $tables } Tisch weiß Bescheid.
   *[other] {" "}{ $tables } Tische wissen Bescheid.
}
wishes-until-when = Sag, bis wann: `{ command-away } { option-until }: 3` für drei Tage, oder das Datum, an dem du wieder da bist.
wishes-muted = Keine Erinnerungen mehr, bis du das nächste Mal am Zug bist. Mit `{ command-reminders }` stellst du ein, wie oft sie kommen.
