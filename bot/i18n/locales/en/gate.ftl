# What is turned away before any command or button looks at it.

gate-server-only = Games are played in the channels of a server: use commands there. Nothing was changed.
gate-too-long = That is too long: I read up to { $most } characters in one option. Nothing was changed.
gate-unknown-choice = That cannot be chosen in `{ $option }`; the list shows what can. Nothing was changed.
gate-unknown-control = I do not know that button any more; nothing was changed. `{ command-status }` and `{ command-game-info }` show how things stand.
