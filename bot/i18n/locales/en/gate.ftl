# What is turned away before any command or button looks at it.

gate-server-only = Games run in server channels: use commands there. Nothing was changed.
gate-too-long = That's too long: I read up to { $most } characters per option. Nothing was changed.
gate-unknown-choice = That's not a choice for `{ $option }`; pick one from the list. Nothing was changed.
gate-unknown-control = I don't know that button any more; nothing was changed. `{ command-status }` and `{ command-game-info }` show where the game is now.
