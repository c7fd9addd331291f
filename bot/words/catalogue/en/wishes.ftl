# One's own reminders and absences.

wishes-place-channel = In the game's channel
    .inner = in the game's channel
wishes-place-dm = By direct message
    .inner = by direct message
wishes-place-both = Both
    .inner = both

wishes-losses-quiet = Only in what everybody reads
    .inner = only in what everybody reads
wishes-losses-dm = By direct message too
    .inner = by direct message too

wishes-heading = **How I call you, in all your games:**
wishes-where = Where: { $place }
wishes-reminders = Reminders while you have not acted: every { $unit ->
    [day] { $count ->
        [one] day
       *[other] { $count } days
    }
    [hour] { $count ->
        [one] hour
       *[other] { $count } hours
    }
   *[minute] { $count ->
        [one] minute
       *[other] { $count } minutes
    }
}
wishes-losses = When you lose a city: { $how }
wishes-no-reminders = Reminders while you have not acted: never
wishes-quiet = Quiet hours: { $begin } to { $end } ({ $zone }). I do not call you then, and no deadline runs.
wishes-no-quiet = Quiet hours: none. I do not call you then, and no deadline runs.
wishes-is-away = You are away until { $moment }. `{ command-away }` again when you are back.
wishes-zone-hint = These are hours in UTC. `{ option-zone }` sets your own time zone.

wishes-away = 🧳 { $name } is away until { $moment }. Their clock stands still until then.
wishes-back = 🧳 { $name } is back.
wishes-absence = You are away until { $moment }: I do not call you, and no deadline of yours runs.{ wishes-told } `{ command-away }` once more, and you are back.
wishes-returned = Welcome back!{ wishes-told }
wishes-told = { $tables ->
    [0] {""}
    [one] {" "}I tell { $tables } table.
   *[other] {" "}I tell { $tables } tables.
}
wishes-until-when = Say until when: `{ command-away } { option-until }: 3` for three days, or the date on which you are back.
wishes-muted = I do not remind you again until it is your turn the next time. `{ command-reminders }` sets how often I do.
