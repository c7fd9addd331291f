# What the bot says in a game's channel. Calls follow a mention: «@Ada, game 7: it is your turn …».

public-turn = it is your turn with the **{ nation-dative }**, { round-inner }.
public-pick = for the **{ nation }**, { $how }
public-plan = { $call } { $news ->
    [played] Your plan has been played as far as it goes; the rest is yours.
    [ready] Your plan is ready: play it, or do something else.
   *[stopped] Your plan no longer held and has stopped; `{ command-plan }` tells you why.
}
public-orders-asked = -# To everybody: where units of others come to yours, you may fight. What shall I answer for you? Only you see what you press; `{ command-orders }` says it more exactly, for single nations and provinces.
public-score = { $scores } (target { $target })
public-more-lines = - … and { $count } more (`{ command-history }` tells all)
public-again = `{ command-replay }` shows the whole game once more, turn by turn.

public-won = the game is over. 🏛️ The **{ nation }**{ $player } have won: they { $reason ->
    [temple] destroyed the deciding temple
   *[target] reached the target
}.
public-won-nobody = the game is over. 🏛️ Nobody has won.

public-demand = the **{ NATION($mover) }** have entered **{ $place }**: do you fight?
public-demand-facts = It is { units } against { $own } of the { nation-genitive }; a fight costs each side { $lost }. The { NATION($mover) } wait for your answer (or use `{ command-answer }`).
public-settled-taken-back = The question to the { nation-dative } about { $place } was taken back with the move.
public-settled-fought = The { nation } have fought the { NATION($mover) } in { $place }; { units } of theirs remain there.
public-settled-peace = The { nation } let the { NATION($mover) } be in { $place }.
public-needless = The game has ended: the { nation } need not answer any more.
public-go-on = go on with your turn.

public-conceded = { $name } { $expelled ->
    [yes] has left the game, as the table has agreed,
   *[no] has conceded
} with { $nations }.
    .nation = the { nation-dative }
    .bot = { public-conceded } From now on the bot ends their turns and fights nobody.
    .won = { public-conceded } Only { $left } is left: the **{ NATION($winner) }** have won.
public-closed = { $host } has ended this game without a winner.
public-closed-by-table = The table has ended this game without a winner.
public-closed-by-host = The host has ended this game without a winner.
