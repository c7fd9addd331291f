# Private replies to commands and buttons, and what the table hears of them.

replying-no-command = I do not know that command in this form. Type `/` and pick it from the list.
replying-my-fault = Something went wrong on my side. `{ command-status }` shows how things stand; please try again in a moment.
replying-nothing-changed = { $problem } Nothing was changed.

replying-chip-first = The bank had no coin for you. Take a chip instead, then use the command again:
replying-personage-first = All eight know-hows are yours. Choose your personage, and the turn ends:

replying-undo = ↩ Undo
replying-table-in = Your table stands in { $thread }.
replying-table-speaks = The table speaks { pace-language }; `{ command-game-settings } { option-language }:` changes that.
replying-thread = Antike with { $name }
replying-no-thread = Threads can only be made in a text channel. Leave `{ option-thread }` out to play right here.
replying-nation = the **{ nation }**
replying-sure-leave = Do you really leave this game? The bot ends your turns until somebody takes your seat, which is offered to everybody here.
replying-sure-concede = Do you really give up? Your nation stays on the board, and the bot ends its turns.
replying-sure-end = Do you really end this game for everybody, without a winner?
replying-conceded = You have conceded.
replying-left-game = You have left the game.
replying-ended = The game is ended.
replying-no-such-game = There is no such game on this server.
replying-not-deserted = That game's channel is still there: use `{ command-game-end }` in <#{ $channel }>.
replying-other-game = That game is over; nothing was changed.

replying-record = The record of this game so far:
replying-no-file = Discord did not give me that file. Please attach it again.
replying-brought-here = The game of that record stands here: `{ command-board }` and `{ command-history }` show it.
replying-brought = { $name } has brought a game here.

replying-no-moves = The game is over; nothing is left to do.
replying-not-your-turn = It is not your turn. What the { nation } ({ $name }) can do now:
replying-nothing-yet = Nothing has happened yet.
replying-which-region = Which region? Name a province in `{ option-region }`.
replying-from-where = From where? Name the province of the units in `{ option-region }`.
replying-all-words = The whole board in words
replying-one-file = Everything in one file:
replying-topic = { $title }: { $summary }

replying-no-replay = There is nothing to replay yet: nobody has taken a turn.
replying-replay-at = Drawing turn { $number } of { $count } …
replying-replay-waits = Other replays are being made first …
replying-many-replays = Too many replays are being made at the moment. Please ask again in a few minutes.
replying-restarted = I am being restarted. Please ask again in a minute.
replying-public = Here it comes, for everybody.
