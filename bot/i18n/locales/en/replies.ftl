### Private replies.

# Private replies to what a player has done.

reply-purse = **You have:** { $purse }.
reply-pay-otherwise = `{ command-undo }`, then `{ $command } { option-pay }: { $pay }` leaves enough for { $bought ->
    [temple] a temple
    [wall] a wall
    [arm] a unit
    [learn] a know-how
   *[recruit] recruiting
}.
# In private, where the commands of a turn do not exist.
reply-next-private = **Next:** **{ panel-open }** or `{ command-turn }`.
reply-turn-of = Next up: { nation }{ $player }.
reply-goes-on = The { nation }{ $player } go on with their turn.
reply-turn-of-player = Next up: { $name }.
reply-repeated = That was already done; nothing happened twice.
reply-more-lines = … and { $count } more (`{ command-history }` shows everything).
reply-taken-back = Undid { $count ->
    [one] 1 action
   *[other] { $count } actions
}: { $actions }.
reply-stays = { $asks ->
    [yes] What you did before that stays unless the others agree{ $direct ->
        [yes] {""}
       *[no] {" "}(`{ command-undo }` asks them)
    }.
   *[no] What was played before that stays.
}

# Private replies to commands and buttons, and what the table hears of them.

replying-undo = ↩ Undo
replying-table-in = Your game is in { $thread }.
replying-table-speaks = This game's language is { $language }; change it with `{ command-game-settings } { option-language }:`.
replying-thread = { $ruleset } with { $name }
replying-no-thread = I can only make threads in a text channel. Leave out `{ option-thread }` to play right here.
replying-sure-leave = Really leave this game? { $level ->
    [off] Your seat is offered to everyone here; until someone takes it, the bot ends your turns.
   *[other] A computer player ({ bots-level }) takes your seat for good.
}
replying-sure-concede = Really give up? { $level ->
    [off] { $left ->
        [one] The game is over then, and { $name } wins.
       *[more] That's final: your nation stays on the board, and the bot ends its turns. To offer your seat to someone else, use `{ command-game-leave }`.
    }
   *[other] A computer player ({ bots-level }) takes your seat for good.
}
replying-bots-alone = Only computer players are left then, and they play on; `{ command-game-end }` ends the game.
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
replying-not-your-turn = { $own ->
    [yes] Your turn goes on once { $name } ({ nation }) has answered.
   *[no] It's not your turn.
} What { $name } ({ nation }) can do now:
replying-nothing-yet = Nothing has happened yet.
replying-which-region = Which region? Name a province in `{ option-region }`.
replying-from-where = From where? Name the units' province in `{ option-region }`.
replying-all-words = The whole board in words
replying-one-file = Everything in one file:
replying-topic = { $title }: { $summary }

replying-no-replay = Nothing to replay yet: nobody has taken a turn.
replying-replay-at = Drawing turn { $number } of { $count } …
replying-replay-waits = Waiting for other replays to finish …
replying-own-replay = Your last replay isn't ready yet. Ask again once it's here.
replying-replay-too-long = This game has { $turns } turns, and a replay shows { $most } at most: `{ command-replay } { option-turns }:` shows the latest ones.
replying-page-too-long = This game is too long for a page: it has { $actions } actions, and a page shows { $most } at most.
replying-many-replays = I'm busy with too many replays right now. Try again in a few minutes.
replying-public = Here it comes, for everyone.
replying-page = The whole game as a page: open the file in a browser.

# What `/board` offers.

view-overview = Overview: the whole board
view-phone = Phone: large, for a narrow screen
view-close = Close-up: what changed, large, with the score
view-region = Region: one province and its neighbours
view-changes = Changes: since your last turn
view-reach = Reach: how far units get from a region
view-words = Words: all of it as text
view-legion = Legions
view-galley = Galleys
