# Private replies to commands and buttons, and what the table hears of them.

replying-no-command = I don't know that command in this form. Type `/` and pick it from the list.
replying-my-fault = Something went wrong on my side. Please try again in a moment; `{ command-status }` shows where the game is now.
replying-nothing-changed = { $problem } Nothing was changed.

replying-chip-first = The bank had no coin for you. Take a chip instead, then use the command again:
replying-personage-first = You have all eight know-hows! Choose your personage, then your turn ends:

replying-undo = ↩ Undo
replying-table-in = Your game is in { $thread }.
replying-table-speaks = This game's language is { pace-language }; change it with `{ command-game-settings } { option-language }:`.
replying-thread = Antike with { $name }
replying-no-thread = I can only make threads in a text channel. Leave out `{ option-thread }` to play right here.
replying-nation = the **{ nation }**
replying-sure-leave = Really leave this game? { $level ->
    [off] Your seat is offered to everyone here; until someone takes it, the bot ends your turns.
   *[other] A computer player ({ bots-level }) takes your seat for good.
}
replying-sure-concede = Really give up? { $level ->
    [off] Your nation stays on the board, and the bot ends its turns.
   *[other] A computer player ({ bots-level }) takes your seat for good.
}
replying-sure-end = Really end this game for everyone, without a winner?
replying-conceded = You gave up.
replying-left-game = You left the game.
replying-ended = You ended the game.
replying-no-such-game = There is no such game on this server.
replying-not-deserted = That game's channel still exists: use `{ command-game-end }` in <#{ $channel }>.
replying-other-game = That game is over; nothing was changed.

replying-record = The record of this game so far:
replying-no-file = I didn't get that file from Discord. Please attach it again.
replying-brought-here = Imported. Look at it with `{ command-board }` and `{ command-history }`.
replying-brought = { $name } imported a game.

replying-no-moves = The game is over; nothing left to do.
replying-not-your-turn = It's not your turn. What { $name } ({ nation }) can do now:
replying-nothing-yet = Nothing has happened yet.
replying-which-region = Which region? Name a province in `{ option-region }`.
replying-from-where = From where? Name the units' province in `{ option-region }`.
replying-all-words = The whole board in words
replying-one-file = Everything in one file:
replying-topic = { $title }: { $summary }

replying-no-replay = Nothing to replay yet: nobody has taken a turn.
replying-replay-at = Drawing turn { $number } of { $count } …
replying-replay-waits = Waiting for other replays to finish …
replying-many-replays = I'm busy with too many replays right now. Try again in a few minutes.
replying-restarted = I'm restarting. Try again in a minute.
replying-public = Here it comes, for everyone.
