# Private replies to what a player has done.
reply-purse = **You have:** { $purse }.
reply-acting-for = Now you act for the { nation-dative }. { $next }
reply-turn-of = Now it is the turn of the { nation }{ $player }.
reply-turn-of-player = Now it is the turn of { $name }.
reply-asked = The { nation }{ $player } are asked whether they fight in { $place }.
    .mine = **Waiting:** The { nation }{ $player } are asked whether they fight in { $place }; a fight costs each side { units }. I ping you when they have answered. Until then `{ command-undo }` takes the move back.
reply-repeated = This had been carried out already; nothing was done a second time.
reply-more-lines = … and { $count } more (`{ command-history }` tells all).
reply-taken-back = Taken back: { $actions }.
reply-stopped = { $short ->
    [yes] The march to { $goal } stops in { $place }
   *[no] The march pauses
}: others have { unit-many } there. `{ command-move }` the rest{ $waiting ->
    [yes] {" "}once they have answered
   *[no] {""}
}.
