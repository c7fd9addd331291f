# Walking through a game's past.

walk-start = **The start** · { $count } { $count ->
    [one] turn
   *[other] turns
} so far
walk-order = In turn order: { $nations }.
walk-heading = { $heading } · turn { $number } of { $count }
walk-more = … `{ command-history } { option-turns }:` shows all of it.
walk-try = Try it in { $thread }: you play all nations there. The real game stays as it is.
walk-try-where = Practice needs a private thread. Press this in a text channel.
walk-try-permissions = Not possible here any more: a practice game needs a private thread, and I have lost a permission for that: **{ $missing }**. Whoever manages the server can give it back to my role. Nothing was changed.
walk-thread = Practice of { $name }
