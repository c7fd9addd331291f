# One's own reminders and absences.

wishes-place-channel = In the game's channel
    .inner = in the game's channel
wishes-place-dm = By direct message
    .inner = by direct message
wishes-place-both = Both
    .inner = both

wishes-losses-quiet = Only in the channel
    .inner = only in the channel
wishes-losses-dm = Also by direct message
    .inner = also by direct message
wishes-picture-table = Same as the table
    .inner = same as the table
wishes-picture-phone = For a phone: what changed, large
    .inner = for a phone (what changed, large)
wishes-picture-board = The whole board
    .inner = the whole board
wishes-picture = Picture under your calls: { $picture }

wishes-heading = **How I ping you, in all your games:**
wishes-where = Where: { $place }
wishes-reminders = Reminders until you act: every { $unit ->
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
wishes-no-reminders = Reminders until you act: none
wishes-quiet = Quiet hours: { $begin } to { $end } ({ $zone }). During them I won't ping you and deadlines pause.
wishes-no-quiet = Quiet hours: none set. During quiet hours I won't ping you and deadlines pause.
wishes-is-away = You're away until { $moment }. `{ command-away }` again when you're back.
wishes-zone-hint = These hours are in UTC. `{ option-zone }` sets your time zone.

wishes-away = 🧳 { $name } is away until { $moment }. Their deadline is paused until then.
wishes-back = 🧳 { $name } is back.
wishes-absence = You're away until { $moment }: I won't ping you, and your deadlines pause.{ wishes-told } `{ command-away }` once more when you're back.
wishes-returned = Welcome back!{ wishes-told }
wishes-told = { $tables ->
    [0] {""}
    [one] {" "}{ $tables } table has been told.
   *[other] {" "}{ $tables } tables have been told.
}
wishes-until-when = Say until when: `{ command-away } { option-until }: 3` for three days, or the date you're back.
wishes-muted = No more reminders until your next turn. `{ command-reminders }` sets how often they come.
