# What a table is asked to agree to, how it stands, and what has come of it. `$name` is the mover, in bold.

votes-call = please vote.
votes-undo = 🗳️ { $name } asks to undo { $gone }.{ $over ->
    [yes] {" "}The game would go on.
   *[no] {""}
}
votes-pause = 🗳️ { $name } asks to pause the game: no moves and no deadlines until you resume it.
votes-resume = 🗳️ { $name } asks to resume the game.
votes-extend = 🗳️ { $own ->
    [yes] { $whose } asks for
   *[no] { $name } asks to give { $whose }
} the same time again.
votes-end = 🗳️ { $name } asks to end this game without a winner.
votes-replace = 🗳️ { $name } asks to give the seat of { $whose } to { $to }.
votes-replace-any = 🗳️ { $name } asks to give the seat of { $whose } to whoever comes first.
votes-expel = 🗳️ { $name } asks to remove { $whose } from the game. The bot would end their turns until somebody takes the seat.
# What an undo takes back, in a list: first of the one who asks, who is the reader or not.
votes-gone-end = the end of { $you ->
    [yes] your
   *[no] their
} turn
votes-gone-own = { $you ->
    [yes] your
   *[no] their own
} last { $count ->
    [one] action
   *[other] actions
} ({ $said })
votes-gone = what the { nation } did ({ $said })
votes-gone-more = and { $count } more
votes-gone-bots = { $count ->
    [one] a computer player's turn
   *[other] { $count } turns of computer players
}
# In private, before others are asked to agree to an undo.
votes-doubt = { $why ->
    [over] The game is over; an undo reopens it.{" "}
    [acted] { $count ->
        [one] The game has gone on since; { $names } must agree.{" "}
       *[other] Others have acted since; they must agree.{" "}
    }
    [shown] That turned up something new, so { $count ->
        [one] { $names }
       *[other] the others
    } must agree.{" "}
   *[passed] {""}
}This takes back { $gone }.
votes-doubt-ask = Ask { $names }?
votes-doubt-button = { $count ->
    [one] Ask { $name }
   *[other] Ask { $count } players
}
votes-doubt-alone = Nobody else has to agree. Undo it?

votes-yes = Yes: { $names }
votes-no = No: { $names }
votes-need-all = All of you must agree
votes-need-one = One yes is enough
votes-need-away = Waits until someone who is away is back
votes-need = Needs { $needed } of { $votes } { $votes ->
    [one] vote
   *[other] votes
}

votes-carried-undo = ✓ Agreed: undone.
votes-carried-pause = ✓ Agreed: the game is paused.
votes-carried-resume = ✓ Agreed: the game goes on.
votes-carried-extend = ✓ Agreed: the deadline is later now.
votes-carried-end = ✓ Agreed: the game has ended without a winner.
votes-carried-replace = ✓ Agreed: the seat is open.
votes-carried-expel = ✓ Agreed: the seat is free.
votes-rejected = ✗ Not agreed; nothing changes.
votes-withdrawn = ✗ Withdrawn.
votes-overtaken = ✗ Closed: the game moved on.
votes-lapsed = ✗ Not decided in time; nothing changes.
votes-passed-on = ✗ Someone else has your seat now, and your vote.
votes-for = yes: { $names }
votes-against = no: { $names }
votes-told-rejected = { $mover }, { $names } said no; nothing changes.

votes-undone = ↩️ Undone for { $name }: { $gone }.
votes-go-on = agreed: go on with your turn.
votes-paused = ⏸️ The game is paused, as agreed. `{ command-vote-resume }` asks to go on; you can still look at everything.
votes-resumed = ▶️ The game goes on, as agreed.
votes-extended = ⏳ Agreed: { $whose } gets the same time again.
votes-extended-until = ⏳ Agreed: { $whose } gets the same time again, until { $moment }.

# Private replies to whoever has asked or voted.
votes-said = Noted: { $yes ->
    [yes] yes
   *[no] no
}.
votes-missing = It needs { $missing } { $more ->
    [yes] more{" "}
   *[no] {""}
}yes { $missing ->
    [one] vote
   *[other] votes
}.
votes-missing-of = It needs a yes from { $names }.
votes-agreed-now = Noted: yes. That settles it: agreed.
votes-rejected-now = Noted: no. That settles it: voted down.
votes-withdrawn-now = You withdrew your question.
votes-seat-offered = The seat is open; a button in the channel takes it.
votes-done-at-once = Done; nobody else had to agree.
votes-asked = { $again ->
    [yes] There's already a vote on that, so I've posted it again. { $missing }
   *[no] I asked in the channel. { $missing } Press No there to withdraw it.
}
votes-no-such-player = I don't know that player. Pick someone at this table from the list.
