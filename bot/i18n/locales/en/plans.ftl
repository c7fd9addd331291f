# Plans, for their writers alone.

plans-heading = **Your plan ({ nation }):** { $state }
plans-draft = **Planned so far ({ nation }):**
plans-state-waiting = played when your turn comes, if it still holds.
plans-state-prepare = put before you when your turn comes, if it still holds; one press plays it.
plans-state-ready = it still holds. One press plays it.
plans-state-running = being played; others have to answer first.
plans-state-stopped = { $begun ->
    [yes] stopped.
   *[no] not played.
}
plans-step = { $number }. `{ $line }`: { $said }{ $done ->
    [yes] {" "}✓
   *[no] {""}
}
plans-more = … and { $count } more.
plans-produces = +{ $count } { chip }
plans-total = **Costs:** { $price } in all.
plans-dear = The way alone costs { $count } chips, so I ask you before I play it.
plans-replaced = Replaces your plan `{ $line }`.
plans-none = No plan yet. While others play, `{ command-turn }` plans your next turn by pressing. Or type it: `{ command-plan } { option-turn }: { $example }`
plans-forgotten = Your plan is gone.
plans-not-kept = The plan was not kept.
plans-refused = That is action { $number } of your plan. The plan was not kept.
plans-something-else = To do something else, take your turn as usual.
plans-mode-play = Play it when my turn comes
plans-mode-prepare = Only put it before me

# Planning by pressing: the pages of the panel.
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
plans-panel-end = Keep this plan?
plans-panel-kept = Your next turn
plans-panel-stuck = This cannot be played any more
plans-panel-undo-stuck = Undo takes out what cannot be played.
plans-panel-changed = ⚠️ Since you kept it, something has changed. { $change } Keep it again if you still want it.
plans-panel-keep-play = Play it for me
plans-panel-keep-prepare = Ask me first
plans-panel-clear = Start over
plans-panel-close = ◀ Back to the game
plans-pressed = Planned: { $said }.
plans-taken-out = Taken out of the plan; { $count ->
    [one] 1 step is left.
   *[other] { $count } steps are left.
}
plans-cleared = Your plan is empty.
plans-kept = Kept: { $state }
plans-pay = Play it for { $count } chips

plans-unchecked = ⚠️ As things stand this could not be played. { $change } I cannot check the rest, so I put the plan before you instead of playing it.
plans-may-demand = Others may demand a fight { $places }. The plan goes on after it if it still holds.
plans-demand = in { $place } ({ $nations })
plans-no-end = It does not end the turn: the rest is yours.

# Why a plan does not hold. `$what` says what has changed.
plans-change = Action { $number }, `{ $line }` ({ $said }): { $what }.
plans-change-refused = Action { $number }, `{ $line }`: { $refusal }
plans-change-late = Action { $number }, `{ $line }`: the turn has ended before it.
plans-price = it now costs { resources }, not { $before }
plans-produced = it would bring { $now } { chip }, not { $before }
plans-new = { $now ->
    [yes] it is new now
   *[no] it is not new any more
}
plans-owner = in { $place } there is now { $now }, not { $before }
plans-met = in { $place } there are now { $now }, not { $before }
plans-asked = in { $place } now { $now } may demand a fight, not { $before }
plans-defence = the defence of { $place } is now { $now }, not { $before }
plans-temple = { $place } { $now ->
    [yes] has a temple
   *[no] has no temple
} now
plans-bank = the bank
plans-city = a city of the { nation-genitive }
plans-no-city = no city
plans-units = { $units } of the { nation-genitive }
plans-no-units = no units of others
plans-nation = the { nation }
plans-nobody = nobody
