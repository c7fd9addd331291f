# `/moves`: alles, was jetzt möglich ist. Überschriften und eine Zeile je Möglichkeit.

moves-rondel = **Deinen Stein setzen**
    .entry = { wedge }: { $price }{ $brings ->
        [yes] , bringt { $amount }
       *[no] {""}
    } ({ $command })
moves-temple = **`{ command-temple }`** für { $count ->
    [one] {""}
   *[other] je{" "}
}{ $price }
moves-arm = **`{ command-arming }`** für 1 Eisen je Einheit
    .entry = { $place }: bis zu { $left }, { $kinds }
moves-learn = **`{ command-know-how }`**
    .entry = { know-how } für { $price }{ $new ->
        [yes] , neu: bringt einen Gelehrten
       *[no] {""}
    }
moves-move = **`{ command-move }`**
    .entry = { $place }: { units } ({ $left ->
        [0] kein Schritt mehr
        [one] noch { $left } Schritt
       *[other] noch { $left } Schritte
    }) nach { $targets }
moves-fight = **`{ command-fight }`**
    .entry = { $place }: { unit-many } gegen die { NATION($other) }, auf jeder Seite { $count ->
        [one] geht 1 verloren
       *[other] gehen { $count } verloren
    }
moves-answer = **`{ command-answer }`**: kämpfen oder nicht.
moves-conquer = **`{ command-conquer }`**
    .entry = { $place } von den { NATION($owner, case: "dative") }: { any-units }{ $stone ->
        [yes] , und du gibst eine Stadt auf
       *[no] {""}
    }
moves-found = **`{ command-found }`** für { $count ->
    [one] {""}
   *[other] je{" "}
}{ $price }
moves-take_chip = **Eine Ressource nehmen**, die dir die Bank schuldet: Der Befehl jedes Feldes bietet sie an.
moves-trade = **`{ command-trade }`**: zwei beliebige gegen 1 Marmor, Eisen oder Gold.
moves-choose_personage = **Eine Persönlichkeit wählen**: `{ command-end-turn }` bietet sie an.
moves-pick_city = **`{ command-found }`** wählt eine Startstadt
    .entry = { chip }: { $places }
moves-end_turn = **`{ command-end-turn }`**
moves-purse = Du hast { $purse }.
    .theirs = Die { nation }{ $player } haben { $purse }.
