# Plans, for their writers alone.

plans-heading = **Your plan for the { nation-dative }:** { $state }
plans-state-waiting = I play it when your turn comes, if nothing that it relies on has changed by then.
plans-state-prepare = when your turn comes and it still holds, I put it before you to be played with one press.
plans-state-ready = it still holds and waits for your word.
plans-state-running = it is being played, and waits for an answer of the others.
plans-state-stopped = { $begun ->
    [yes] it has stopped.
   *[no] it was not played.
}
plans-step = { $number }. `{ $line }`: { $said }{ $done ->
    [yes] {" "}✓
   *[no] {""}
}
plans-more = … and { $count } more.
plans-none = You have no plan. While others play, `{ command-plan } { option-turn }:` writes your next turn in advance, in notation: `@temple; T athen; .` moves the stone, builds a temple and ends the turn. The list that opens as you type goes on with what is possible.
plans-forgotten = Your plan is forgotten.
plans-not-kept = Your plan was not kept.
plans-refused = That is action { $number } of your plan. The plan was not kept.
plans-something-else = To do something else, use the commands of a turn.
plans-mode-play = Play it when my turn comes
plans-mode-prepare = Only put it before me

plans-unchecked = ⚠️ As things stand this could not be played. { $change } Since I cannot check the rest, I put the plan before you when your turn comes; I do not play it myself.
plans-may-demand = A fight may be demanded: { $places }. The plan goes on after it if it still holds.
plans-demand = in { $place } { $nations }
plans-no-end = It does not end the turn (`.`): I call you for the rest.

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
