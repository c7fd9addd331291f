# When a turn's time has run out.

timeouts-ran-out = ⏳ The time of { $who } ({ nation }) has run out, { $length } for the turn. Nothing is taken away: the turn can still be played.
timeouts-host-alone = The host, { $host }, can give { $length } more, or { timeouts-end }. { timeouts-substitute }
timeouts-others = Any other player can give { $length } more; { $needed ->
    [one] one
   *[other] two of the others
} can { timeouts-end }. { timeouts-substitute }
timeouts-others-or-host = Any other player can give { $length } more; the host, { $host }, or { $needed ->
    [one] one
   *[other] two of the others
}, can { timeouts-end }. { timeouts-substitute }
timeouts-end = let the bot end the turn with the least that the rules ask for
timeouts-substitute = Or the table votes on a substitute.

timeouts-agreed = { $names } { $count ->
    [one] agrees
   *[other] agree
} to end the turn; { $missing ->
    [one] { $missing } more player
   *[other] { $missing } more players
} needed.
timeouts-extended = ⏳ { $by } has given { $who } { $length } more.
timeouts-extended-until = ⏳ { $by } has given { $who } { $length } more, until { $moment }.
timeouts-extended-by-host = ⏳ The host has given { $who } { $length } more.
timeouts-extended-by-host-until = ⏳ The host has given { $who } { $length } more, until { $moment }.
timeouts-extended-by-itself = your time ran out, and as this table has it you get as much again. { $call }
timeouts-noted = Noted. { $missing ->
    [one] { $missing } more player
   *[other] { $missing } more players
} must agree before the bot ends the turn.
timeouts-time-now = There is time until { $moment } now.
timeouts-turn-ended = The bot has ended the turn.
