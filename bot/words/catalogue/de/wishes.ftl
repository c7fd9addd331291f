# Die eigenen Erinnerungen und Abwesenheiten.

wishes-place-channel = Im Kanal der Partie
    .inner = im Kanal der Partie
wishes-place-dm = Per Direktnachricht
    .inner = per Direktnachricht
wishes-place-both = Beides
    .inner = beides

wishes-losses-quiet = Nur in dem, was alle lesen
    .inner = nur in dem, was alle lesen
wishes-losses-dm = Auch als Direktnachricht
    .inner = auch als Direktnachricht

wishes-heading = **Wie ich dich rufe, in allen deinen Partien:**
wishes-where = Wo: { $place }
wishes-reminders = Erinnerungen, solange du nichts getan hast: { $unit ->
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
wishes-no-reminders = Erinnerungen, solange du nichts getan hast: keine
wishes-quiet = Ruhestunden: { $begin } bis { $end } ({ $zone }). Dann rufe ich dich nicht, und keine Frist läuft.
wishes-no-quiet = Ruhestunden: keine. In Ruhestunden rufe ich dich nicht, und keine Frist läuft.
wishes-is-away = Du bist abwesend bis { $moment }. Noch einmal `{ command-away }`, wenn du wieder da bist.
wishes-zone-hint = Das sind Stunden in UTC. `{ option-zone }` stellt deine eigene Zeitzone ein.

wishes-away = 🧳 { $name } ist abwesend bis { $moment }. So lange steht die eigene Uhr still.
wishes-back = 🧳 { $name } ist wieder da.
wishes-absence = Du bist abwesend bis { $moment }: Ich rufe dich nicht, und keine deiner Fristen läuft.{ wishes-told } Noch einmal `{ command-away }`, und du bist wieder da.
wishes-returned = Willkommen zurück!{ wishes-told }
wishes-told = { $tables ->
    [0] {""}
    [one] {" "}Ich sage es { $tables } Tisch.
   *[other] {" "}Ich sage es { $tables } Tischen.
}
wishes-until-when = Sag, bis wann: `{ command-away } { option-until }: 3` für drei Tage, oder das Datum, an dem du wieder da bist.
wishes-muted = Ich erinnere dich nicht mehr, bis du das nächste Mal an der Reihe bist. Mit `{ command-reminders }` stellst du ein, wie oft ich es tue.
