# When a turn's time has run out.

# To the one whose time is up, behind a mention: «@Ada, game 7: your time is up …».
timeouts-time-up = your time is up. Nothing is lost: you can still play until somebody decides otherwise.
timeouts-ran-out = ⏳ { $who } ({ nation }) has run out of time: the turn had { $length }.
timeouts-host-alone = The host, { $host }, can give { $length } more or { timeouts-end }. { timeouts-substitute }
timeouts-others = Any other player can give { $length } more; { $needed ->
    [one] one
   *[other] two
} of them can { timeouts-end }. { timeouts-substitute }
timeouts-others-or-host = Any other player can give { $length } more; the host, { $host }, or { $needed ->
    [one] one other player
   *[other] two other players
} can { timeouts-end }. { timeouts-substitute }
timeouts-end = have the bot end the turn, doing only what it must, or let a computer player take it
timeouts-substitute = Or vote on a substitute.

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
timeouts-extended = ⏳ { $by } has given { $who } { $length } more.
timeouts-extended-until = ⏳ { $by } has given { $who } { $length } more, until { $moment }.
timeouts-extended-after = ⏳ { $by } has given { $who } { $length } more, starting when { $asked } { $count ->
    [one] has
   *[other] have
} answered.
timeouts-extended-by-host = ⏳ The host has given { $who } { $length } more.
timeouts-extended-by-host-until = ⏳ The host has given { $who } { $length } more, until { $moment }.
timeouts-extended-by-host-after = ⏳ The host has given { $who } { $length } more, starting when { $asked } { $count ->
    [one] has
   *[other] have
} answered.
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
