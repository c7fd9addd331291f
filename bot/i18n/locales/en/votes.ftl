# What a table is asked to agree to, how it stands, and what has come of it. `$name` is the mover, in bold.

motions-call = please vote.
motions-undo = 🗳️ { $name } asks to undo: { $gone }.{ $over ->
    [yes] {" "}The game would go on.
   *[no] {""}
}
motions-pause = 🗳️ { $name } asks to pause the game: no moves and no deadlines until you resume it.
motions-resume = 🗳️ { $name } asks to resume the game.
motions-extend = 🗳️ { $name } asks to give { $whose } the same time again.
motions-end = 🗳️ { $name } asks to end this game without a winner.
motions-replace = 🗳️ { $name } asks to give the seat of { $whose } to { $to }.
motions-replace-any = 🗳️ { $name } asks to give the seat of { $whose } to whoever comes first.
motions-expel = 🗳️ { $name } asks to remove { $whose } from the game. The bot would end their turns until somebody takes the seat.
motions-gone = { nation }: { $said }
motions-gone-more = and { $count } more
motions-gone-bots = { $count } bot { $count ->
    [one] turn
   *[other] turns
}
# In private, before others are asked to agree to an undo.
motions-doubt = { $why ->
    [over] The game is over; an undo would reopen it.
    [acted] Others have acted since; they must agree.
   *[passed] Your turn is already over.
} This would be undone: { $gone }.
motions-doubt-ask = Ask { $names }?
motions-doubt-alone = Nobody else has to agree. Undo it?

motions-yes = Yes: { $names }
motions-no = No: { $names }
motions-need-all = All of you must agree
motions-need-one = That player must agree
motions-need = Needs { $needed } of { $votes } { $votes ->
    [one] vote
   *[other] votes
}

motions-carried-undo = ✓ Agreed and undone.
motions-carried-pause = ✓ Agreed: the game is paused.
motions-carried-resume = ✓ Agreed: the game goes on.
motions-carried-extend = ✓ Agreed: there is more time.
motions-carried-end = ✓ Agreed: the game has ended without a winner.
motions-carried-replace = ✓ Agreed: the seat is open.
motions-carried-expel = ✓ Agreed: the seat is free.
motions-rejected = ✗ Not agreed; nothing changes.
motions-withdrawn = ✗ Withdrawn.
motions-overtaken = ✗ Closed: the game moved on.
motions-lapsed = ✗ Not decided in time; nothing changes.
motions-for = for it { $names }
motions-against = against it { $names }
motions-told-rejected = { $mover }, the table said no; nothing changes.

motions-undone = ↩️ Undone for { $name }: { $gone }.
motions-needless-turn = ↩️ That was undone.
motions-go-on = agreed: go on with your turn.
motions-paused = ⏸️ The game is paused, as agreed. `{ command-vote-resume }` asks to go on; you can still look at everything.
motions-resumed = ▶️ The game goes on, as agreed.
motions-extended = ⏳ Agreed: { $whose } gets the same time again.
motions-extended-until = ⏳ Agreed: { $whose } gets the same time again, until { $moment }.

# Private replies to whoever has asked or voted.
motions-said = Noted: { $yes ->
    [yes] yes
   *[no] no
}. { motions-missing }
motions-missing = { $missing } more yes needed.
motions-agreed-now = Noted: yes. That settles it: agreed.
motions-rejected-now = Noted: no. That settles it: not agreed.
motions-withdrawn-now = You withdrew your question.
motions-seat-offered = The seat is open; a button in the channel takes it.
motions-done-at-once = Done; nobody else had to agree.
motions-consent-asked = Others must agree. I asked in the channel; { $missing } more yes needed.
motions-table-asked = I asked the table; { $missing } more yes needed. Press No to withdraw it.
motions-no-such-player = I don't know that player. Pick someone at this table from the list.
