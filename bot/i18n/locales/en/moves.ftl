# `/moves`: all that can be done now. Headings, and a line for each possibility.

moves-rondel = **Move your stone**
    .entry = { wedge }: { $price }{ $brings ->
        [yes] , gives { $amount }
       *[no] {""}
    } ({ $command })
moves-temple = **`{ command-temple }`** for { $price }{ $count ->
    [one] {""}
   *[other] {" "}each
}
moves-arm = **`{ command-arming }`** for 1 iron per unit
    .entry = { $place }: up to { $left }, { $kinds }
moves-learn = **`{ command-know-how }`**
    .entry = { know-how } for { $price }{ $new ->
        [yes] , new: earns a scholar
       *[no] {""}
    }
moves-move = **`{ command-move }`**
    .entry = { $place }: { units } ({ $left ->
        [0] no moves left
        [one] { $left } move
       *[other] { $left } moves
    }) to { $targets }
moves-fight = **`{ command-fight }`**
    .entry = { $place }: { unit-many } against the { NATION($other) }, { $count } lost on each side
moves-answer = **`{ command-answer }`**: fight, or not.
moves-conquer = **`{ command-conquer }`**
    .entry = { $place } from the { NATION($owner, case: "dative") }: { any-units }{ $stone ->
        [yes] , and you give up a city
       *[no] {""}
    }
moves-found = **`{ command-found }`** for { $price }{ $count ->
    [one] {""}
   *[other] {" "}each
}
moves-take_chip = **Take a chip** the bank owes you: any wedge's command offers it.
moves-trade = **`{ command-trade }`**: two of anything for 1 marble, iron or gold.
moves-choose_personage = **Choose a personage**: `{ command-end-turn }` offers them.
moves-pick_city = **`{ command-found }`** picks a start city
    .entry = { chip }: { $places }
moves-end_turn = **`{ command-end-turn }`**
moves-purse = You have { $purse }.
    .theirs = The { nation }{ $player } have { $purse }.
