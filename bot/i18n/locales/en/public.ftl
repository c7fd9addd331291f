# What the bot says in a game's channel. Calls follow a mention: «@Ada, game 7: your turn …».

public-turn = your turn (**{ nation }**, { round-inner }).
public-pick = for the **{ nation }**, { $how }
public-plan = { $call } { $news ->
    [played] Your plan was played as far as it goes; the rest is up to you.
    [ready] Your plan is ready: play it, or do something else.
   *[stopped] Your plan no longer works and was stopped; `{ command-plan }` says why.
}
public-begun = 🏛️ { $round ->
    [0] The game begins.
    [1] The game begins.
   *[other] The game goes on in round { $round }.
} Turn order: { $order }.
public-goal = First to { $goal } wins.
public-orders-asked = -# Everyone: if another player's units enter where you have the same kind, you may fight. Your default answer? Only you see what you press; `{ command-orders }` sets it for single nations and provinces.
public-score = { $scores } (target { $target })
public-again = Next: `{ command-replay }` shows the game turn by turn, `{ command-history }` tells it.
public-standing = { $winner ->
    [yes] 🏆
   *[no] -
} **{ nation }**{ $player } **{ $score }**: { $won }

public-won = finished! 🏛️ **{ nation }**{ $player } won by { $reason ->
    [temple] destroying the deciding temple
   *[target] reaching the target
}.
public-won-nobody = finished. 🏛️ Nobody won.

public-demand = the **{ NATION($mover) }**{ $player } entered **{ $place }**: do you fight?
public-demand-facts = Their { units } against your { $own } ({ nation }). Fight: each loses { $lost }. (Or use `{ command-answer }`.)
public-settled-taken-back = ↩️ The { nation } don't have to answer in { $place }: the move was taken back.
public-settled-fought = The { nation } fought the { NATION($mover) } in { $place }: each lost { $lost }; { $count ->
    [0] no { unit-one } of the { nation-genitive } left
   *[other] { units } of the { nation-genitive } left
}.
public-settled-peace = The { nation } did not fight the { NATION($mover) } in { $place }.
public-needless = The game is over: the { nation } don't have to answer.
public-go-on = go on with your turn.

public-conceded = { $name } ({ $nations }) { $expelled ->
    [yes] was voted out of the game
   *[no] conceded
}.
    .bot = { public-conceded } The bot now ends their turns and fights nobody.
    .won = { public-conceded } Finished: 🏛️ **{ NATION($winner) }** ({ $left }) won, last one standing.
public-closed = { $host } ended this game without a winner.
public-closed-by-table = The table ended this game without a winner.
public-closed-by-host = The host ended this game without a winner.

# What turns have brought: people's losses, then a turn under its heading, or a line for each of several.
turns-heading = **{ nation }**{ $player }, { round-inner }:
turns-line = - **{ nation }**{ $player }{ $reason ->
    [conceded] , without a player
    [plan] , as planned
    [deadline] , out of time
    [bot] , played by the bot
   *[none] {""}
}:
turns-nothing = ended the turn
turns-more = { $count } more { $count ->
    [one] action
   *[other] actions
}
turns-earlier = - … (`{ command-history }` shows what came before)
turns-lost = ⚠️ **{ nation }**{ $player } lost:
turns-you-lost = ⚠️ you lost { $losses }.
turns-lost-city = **{ $place }** to the { NATION($taker, case: "dative") }{ $player }{ $units ->
    [none] { $temple ->
        [yes] {" "}with its temple
       *[no] {""}
    }
   *[other] {" "}with { $units }{ $temple ->
        [yes] {" "}and its temple
       *[no] {""}
    }
}
turns-lost-units = { $units } in fights with the { NATION($other) }
