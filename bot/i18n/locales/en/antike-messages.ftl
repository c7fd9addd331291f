### Antike: calls, outcomes and questions in a game's channel, and private replies.

# What stands on buttons; 80 characters at most, better two words.

button-fight-fight = Fight
button-fight-peace = Don't fight
button-order-ask = Ask me
button-order-fight = Always fight
button-order-peace = Never fight

# What the bot says in a game's channel. Calls follow a mention: «@Ada, game 7: your turn …».

public-pick = for the **{ nation }**, { $how }
public-orders-asked = -# Everyone, for later: when others' legions come to yours, or galleys to galleys, you may fight. Your default answer? Only you see what you press; `{ command-orders }` sets it in detail.

public-won = finished! 🏛️ **{ nation }**{ $player } won { $reason ->
    [temple] by destroying the deciding temple
   *[target] with { score-count }
}.

public-demand = the **{ NATION($mover) }**{ $player } entered **{ $place }**: do you fight?
public-demand-facts = Their { units } against your { $own } ({ nation }). Fight: each loses { $lost }.
public-demand-city = To conquer **{ $place }**, your city, they need { $needed ->
    [one] 1 ready unit
   *[other] { $needed } ready units
}; they have { $ready ->
    [0] none
   *[other] { $ready }
} there now. After a fight they need { $then }, and have { $left ->
    [0] none
   *[other] { $left }
}. { $more ->
    [0] No others can still come ready.
    [one] 1 other can still come ready.
   *[other] { $more } others can still come ready.
}
public-demand-last-city = **{ $place }** is your last city and can't be conquered.
public-settled-taken-back = ↩️ The { nation } don't have to answer in { $place }: the move was taken back.
public-settled-fought = The { nation } fought the { NATION($mover) } in { $place }: each lost { $lost }; { $count ->
    [0] no { unit-one } of the { nation-genitive } left there
   *[other] { units } of the { nation-genitive } left there
}.
public-settled-peace = The { nation } did not fight the { NATION($mover) } in { $place }.
public-needless = The game is over: the { nation } don't have to answer.
turns-lost-city = **{ $place }**{ $units ->
    [none] { $temple ->
        [yes] {" "}with its temple
       *[no] {""}
    }
   *[other] {" "}with { $units }{ $temple ->
        [yes] {" "}and its temple
       *[no] {""}
    }
} to the { NATION($taker, case: "dative") }{ $player }

# Private replies to what a player has done.

reply-acting-for = Now you play the { nation-dative }. { $next }
reply-asked = { nation }{ $player }: asked whether they fight in { $place }.
    .mine = **Waiting:** { nation }{ $player } may fight in { $place }; a fight costs each side { units }. I'll ping you when they've answered.{ $answered ->
    [private] {""}
    [yes] {" "}Others have answered already, so `{ command-undo }` asks first.
   *[no] {" "}Until then `{ command-undo }` takes the move back.
}
reply-stopped = { $short ->
    [yes] Your units for { $goal } stop in { $place }
   *[no] Your units pause here
}: others have { unit-many } there. `{ command-move }` the rest{ $waiting ->
    [yes] {" "}once they've answered
   *[no] {""}
}.

# Private replies to commands and buttons, and what the table hears of them.

replying-chip-first = The bank had no coin for you. Take a chip instead, then use the command again:
replying-personage-first = You have all eight know-hows! Choose your personage, then your turn ends:
