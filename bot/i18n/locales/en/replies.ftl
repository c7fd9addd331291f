# Private replies to what a player has done.
reply-purse = **You have:** { $purse }.
reply-acting-for = Now you play the { nation-dative }. { $next }
reply-turn-of = Next up: { nation }{ $player }.
reply-turn-of-player = Next up: { $name }.
reply-asked = { nation }{ $player }: asked whether they fight in { $place }.
    .mine = **Waiting:** { nation }{ $player } may fight in { $place }; a fight costs each side { units }. I'll ping you when they've answered. Until then `{ command-undo }` takes the move back.
reply-repeated = That was already done; nothing happened twice.
reply-more-lines = … and { $count } more (`{ command-history }` shows everything).
reply-taken-back = Undone: { $actions }.
reply-stopped = { $short ->
    [yes] Your units for { $goal } stop in { $place }
   *[no] Your units pause here
}: others have { unit-many } there. `{ command-move }` the rest{ $waiting ->
    [yes] {" "}once they've answered
   *[no] {""}
}.
