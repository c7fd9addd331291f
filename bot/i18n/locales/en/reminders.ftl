### Reminders, absences, deadlines.

# When a turn's time has run out.
# To the one whose time is up, behind a mention: «@Ada, game 7: your time is up …».

timeouts-time-up = your time is up. Nothing is lost: you can still play until somebody decides otherwise.
timeouts-ran-out = ⏳ { $who } ({ nation }) ran out of time ({ $hour ->
    [none] { $length }
   *[other] due at { $hour }
}).
timeouts-more = { $hour ->
    [none] { $length } more
   *[other] more time
}
timeouts-nobody = Nobody else at the table can decide, so the game waits.
timeouts-alone = { $you ->
    [yes] { $host ->
        [yes] As the host you
       *[no] You
    }
   *[no] { $host ->
        [yes] The host, { $who },
       *[no] { $who }
    }
} can give { timeouts-more }, end the turn (the bot does only what it must) or let a computer player take it; { timeouts-substitute }
timeouts-others = Any other player ({ $others }) can give { timeouts-more }. { timeouts-end } { $needed ->
    [one] one
   *[other] two
} of them; { timeouts-substitute }
timeouts-others-or-host = Any other player{ $others ->
    [none] {""}
   *[other] {" "}({ $others })
} can give { timeouts-more }. { timeouts-end } { $you ->
    [yes] you, as the host
   *[no] the host, { $host }
}{ $needed ->
    [0] {""}
    [one] , or one other player
   *[other] , or two others
}; { timeouts-substitute }
timeouts-end = Ending the turn (the bot does only what it must) or handing it to a computer player takes
timeouts-substitute = a substitute takes a vote.

timeouts-agreed = { $names } { $count ->
    [one] agrees
   *[other] agree
} to { $choice ->
    [bot] let a computer player take this turn
   *[skip] end the turn
}; { $missing ->
    [one] { $missing } more player
   *[other] { $missing } more players
} needed.
timeouts-ending = Agreed: the bot ends the turn as soon as { $asked } { $count ->
    [one] has
   *[other] have
} answered.
timeouts-extended = ⏳ { $host ->
    [yes] The host
   *[no] { $by }
} has given { $who } { timeouts-more }{ $how ->
    [until] , until { $moment }
    [after] , starting when { $asked } { $count ->
        [one] has
       *[other] have
    } answered
   *[now] {""}
}.
timeouts-extended-by-itself = your time ran out; by this game's settings it was extended automatically. { $call }
timeouts-noted = Noted. { $missing ->
    [one] { $missing } more player
   *[other] { $missing } more players
} must agree before { $choice ->
    [bot] a computer player takes this turn
   *[skip] the bot ends the turn
}.
timeouts-time-now = Done. The time now runs until { $moment }.
timeouts-time-after = Done. The time starts when { $asked } { $count ->
    [one] has
   *[other] have
} answered.
timeouts-turn-ended = The bot has ended the turn.
timeouts-turn-taken = A computer player takes this turn.

# What people are told while a game waits for them. Calls follow a mention: «@Ada, game 7: it is your turn …».

waiting-called = { $names }, game { $game }: { $words }
waiting-privately = Game { $game } in <#{ $channel }>: { $words }

# In private ($you) they follow the game's name: «Game 7 in #table: ✓ you have played.»
waiting-done-ended = ✓ { $you ->
    [yes] you don't
   *[no] { $name } doesn't
} have to act any more: the game has ended.
waiting-done-taken-over = ✓ { $name } has taken over.
waiting-done-conceded = ✓ { waiting-has } conceded.
waiting-done-deadline = ⏳ { $you ->
    [yes] your
   *[no] { $name }'s
} time ran out; the bot has { $kind ->
    [turn] ended the turn
   *[answer] answered
}.
waiting-done-bot = ✓ { $you ->
    [yes] a computer player has played for you
   *[no] A computer player has played for { $name }
}.
waiting-done = ✓ { waiting-has } { $kind ->
    [turn] played
   *[answer] answered
}.
waiting-has = { $you ->
    [yes] you have
   *[no] { $name } has
}

waiting-clock-paused = ⏸️ The game is paused, and so are all deadlines.
waiting-time-kept = Whoever I can't reach loses no time.
waiting-unreached = ⚠️ My messages don't get through to the game's channel. { waiting-time-kept }
waiting-clock = ⏳ { $you ->
    [yes] { $kind ->
        [turn] Turn
       *[answer] Answer
    }
   *[no] { $name }'s { $kind ->
        [turn] turn is
       *[answer] answer is
    }
} due { $moment }{ $saved }.
waiting-time-up = ⏳ { $you ->
    [yes] Your
   *[no] { $name }'s
} time is up; { $undecided }.
waiting-undecided = nothing is decided yet
waiting-saved = {", "}including { $length } saved
waiting-reminder = { $call } Reminder: waiting since { $moment }.
waiting-warning = your time is running out. { $call }

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
wishes-picture = Picture with your pings: { $picture }
wishes-contrast = Colours of your pictures: { $contrast ->
    [yes] high contrast
   *[no] standard
}

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
wishes-quiet = Quiet hours: { $begin } to { $end } ({ $zone })
wishes-no-quiet = Quiet hours: none
wishes-rest = Rest days: { $days } ({ $zone })
wishes-note = During quiet hours and on rest days I won't ping you, and deadlines pause.
wishes-is-away = You're away until { $moment }. `{ command-away }` again when you're back.
wishes-zone-hint = These times are in UTC. `{ option-zone }` sets your time zone.

wishes-away = 🧳 { $you ->
    [yes] { wishes-is-away }
   *[no] { $name } is away until { $moment }.
}
wishes-away-paused = Their deadline is paused until then.
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

wishes-never = ⚠ Your deadline never comes in { $count ->
    [one] game
   *[other] games
} { $games }: your days and quiet hours and the rest days there leave no time that counts. Leave a day free.
