# What a table is asked to agree to, how it stands, and what has come of it. `$name` is the mover, in bold.

motions-call = please vote.
motions-undo = 🗳️ { $name } would like to take back: { $gone }.{ $over ->
    [yes] {" "}The game would go on.
   *[no] {""}
}
motions-pause = 🗳️ { $name } would like to pause the game: no moves and no clocks until you resume it.
motions-resume = 🗳️ { $name } would like to resume the game.
motions-extend = 🗳️ { $name } would like to give { $whose } as much time again.
motions-end = 🗳️ { $name } would like to end this game without a winner.
motions-replace = 🗳️ { $name } would like the seat of { $whose } to go to { $to }.
motions-replace-any = 🗳️ { $name } would like the seat of { $whose } to go to whoever comes first.
motions-expel = 🗳️ { $name } would like { $whose } to leave the game. The bot would end their turns until somebody takes the seat.
motions-gone = { nation }: { $said }
motions-gone-more = and { $count } more

motions-yes = Yes: { $names }
motions-no = No: { $names }
motions-need-all = Everybody asked has to agree
motions-need-one = It needs that player's consent
motions-need = It needs { $needed } of { $votes } { $votes ->
    [one] vote
   *[other] votes
}

motions-carried-undo = ✓ Agreed, and taken back.
motions-carried-pause = ✓ Agreed: the game is paused.
motions-carried-resume = ✓ Agreed: the game goes on.
motions-carried-extend = ✓ Agreed: there is more time.
motions-carried-end = ✓ Agreed: the game has ended without a winner.
motions-carried-replace = ✓ Agreed: the seat is offered.
motions-carried-expel = ✓ Agreed: the seat is free.
motions-rejected = ✗ Not agreed; all stays as it is.
motions-withdrawn = ✗ Withdrawn.
motions-overtaken = ✗ The game has gone on; this need not be decided any more.
motions-lapsed = ✗ Not decided in time; all stays as it is.
motions-for = for it { $names }
motions-against = against it { $names }
motions-told-rejected = { $mover }, the table does not agree; all stays as it is.

motions-undone = ↩️ Taken back for { $name }, as agreed: { $gone }. It stays on record.
motions-needless-turn = ↩️ That was taken back.
motions-go-on = that is agreed: go on with your turn.
motions-paused = ⏸️ The game is paused, as the table has agreed. `{ command-vote-resume }` asks to go on; looking always works.
motions-resumed = ▶️ The game goes on, as the table has agreed.
motions-extended = ⏳ As the table has agreed, { $whose } has as much time again.
motions-extended-until = ⏳ As the table has agreed, { $whose } has as much time again, until { $moment }.

# Private replies to whoever has asked or voted.
motions-said = Noted: you say { $yes ->
    [yes] yes
   *[no] no
}. { motions-missing }
motions-missing = { $missing } more yes needed.
motions-agreed-now = With that it is agreed.
motions-rejected-now = With that it is not agreed.
motions-withdrawn-now = You have withdrawn your question.
motions-seat-offered = The seat is offered; a button in the channel takes it.
motions-done-at-once = Nobody else had to be asked, so that is done.
motions-consent-asked = That needs the consent of others. I have asked in the channel; { $missing ->
    [one] { $missing } more player
   *[other] { $missing } more players
} must agree.
motions-table-asked = The table is asked. { $missing } more yes needed; pressing No withdraws it.
motions-no-such-player = I do not know that player. Pick one of this table from the list.
