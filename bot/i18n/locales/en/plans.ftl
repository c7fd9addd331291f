### Plans and standing orders, in every ruleset.

# Standing orders, for their owner alone.

orders-line = - { $about }: { $what }
orders-nation = the { nation-dative }
orders-place = in { $place }
orders-nation-place = the { nation-dative } in { $place }
orders-everybody = everybody
orders-everybody-else = everybody else
# Where an order for a place, whoever comes there, is among the others.
orders-otherwise = otherwise
orders-note = The first that fits applies. `{ command-orders } { option-answer }:` sets or removes one, for a `{ option-nation }`, a `{ option-province }`, both or neither. Only you see them.
orders-noted = Noted.
orders-applied = Noted; it has also answered the question you were asked.
orders-not-playing = The { nation } aren't in this game.
orders-choice-ask = Ask me
orders-choice-forget = Remove this order
orders-choice-forget-all = Remove all my orders

# Plans, for their writers alone.

plans-heading = **Your plan ({ nation }):** { $state }
plans-draft = **Planned so far ({ nation }):**
plans-state-waiting = { $lines ->
    [one] it is played on your turn if it still works.
   *[other] on your turn I play the first line that still works.
}
plans-state-prepare = { $lines ->
    [one] you see it on your turn if it still works; one press plays it.
   *[other] on your turn you see the first line that still works; one press plays it.
}
plans-state-ready = it still works. One press plays it.
# A plan that waits for its author while something else is due first; $first says what.
plans-state-due = it still works. { $first } Then one press plays it.
plans-state-running = being played; waiting for others to answer.
plans-state-stopped = { $begun ->
    [yes] stopped.
   *[no] not played.
}
plans-step = { $number }. `{ $line }`: { $said }{ $done ->
    [yes] {" "}✓
   *[no] {""}
}
plans-line = **Line { $number }**
plans-then = *The turn after:*
plans-more = … and { $count } more.
plans-total = **Total cost:** { $price }.
plans-replaced = Replaces your plan `{ $line }`.
plans-none = No plan yet. While others play, `{ command-turn }` lets you plan your next turn with buttons. Or type it: `{ command-plan } { option-turn }: { $example }`
plans-forgotten = Your plan is gone.
plans-not-kept = The plan was not saved.
plans-refused = { $number ->
    [0] That is line { $line } of your plan.
   *[other] That is action { $number } of { $line ->
        [0] your plan.
       *[other] line { $line }.
    }
} The plan was not saved.
plans-passed = - Line { $number }, `{ $line }`: { $change }
plans-chosen = In round { $round }, line { $number } of your plan was the first that worked: `{ $line }`.
plans-unread = That is line { $number } of your plan.
plans-something-else = To do something else, take your turn as usual.
plans-mode-play = Play it on my turn
plans-mode-prepare = Ask me first

# Planning by pressing: the pages of the panel.
plans-form-open = Type it
plans-form-again = Correct it
plans-form-title = Plan your next turn
plans-form-line = { $number ->
    [one] Line 1
   *[other] Line { $number }, if none before it works
}
plans-form-hint = In notation. What comes after “.” is your turn after that.
plans-form-mode = On your turn
plans-panel-open = Plan my next turn
plans-panel-change = Change my plan
plans-panel-ribbon = Plan · nothing played yet
plans-panel-title = Plan · { $title }
plans-panel-note = -# As if it were your turn now. Nothing is played; { $count ->
    [0] what you press becomes your plan.
    [one] 1 step is planned.
   *[other] { $count } steps are planned.
}
plans-panel-nothing = Nothing is planned yet.
plans-panel-end = Save this plan?
plans-panel-kept = Your next turn
plans-panel-stuck = This no longer works
plans-panel-undo-stuck = “Undo step” removes what no longer works.
plans-panel-changed = ⚠️ Something has changed since you saved it. { $change } Save it again if you still want it.
plans-panel-keep-play = Play it for me
plans-panel-keep-prepare = Ask me first
plans-panel-clear = Start over
plans-panel-play = Play my plan
plans-panel-close = ◀ Back to the game
plans-pressed = Planned: { $said }.
plans-taken-out = Removed from the plan; { $count ->
    [one] 1 step is left.
   *[other] { $count } steps are left.
}
plans-cleared = Your plan is empty.
plans-kept = Saved: { $state }
plans-pay = Play it · the way costs { $count }

plans-unchecked = ⚠️ Right now this wouldn't work. { $change } I can't check the rest, so I'll ask you before playing it.
plans-no-end = It doesn't end the turn: the rest is up to you.

# Why a plan does not hold. `$what` says what has changed.
plans-change = Action { $number }, `{ $line }` ({ $said }): { $what }.
plans-change-refused = Action { $number }, `{ $line }` ({ $said }): { $refusal }
plans-change-late = Action { $number }, `{ $line }`: the turn ends before it.
plans-price = it now costs { resources }, not { $before }
plans-produced = it now gives { $now } { chip }, not { $before }
plans-new = { $now ->
    [yes] it is new now
   *[no] it is not new any more
}
plans-owner = { $place } now has { $now } (before: { $before })
plans-defence = the defence of { $place } is now { $now }, not { $before }
plans-temple = { $place } { $now ->
    [yes] has a temple
   *[no] has no temple
} now
plans-city = a city of the { nation-genitive }
plans-no-city = no city

# A private note on a game.

note-shown = 📝 Your note: { $note }
note-none = You have no note on this game. `{ command-note } { option-text }:` writes one.
note-where = Only you see it: in the panel, in `{ command-status }`, in `{ command-my-games }`, and with pings I send you privately.
