# Walking through a game's past.

walk-start = **The start** · { $count } { $count ->
    [one] turn
   *[other] turns
} until now
walk-order = In turn order: { $nations }.
walk-heading = { $heading } · turn { $number } of { $count }
walk-more = … `{ command-history } { option-turns }:` tells all of it.
walk-try = Try it out in { $thread }: all nations are yours there. The game itself stays as it is.
walk-try-where = Private threads can only be made in a text channel. Press this in one of them.
walk-try-permissions = Not possible here any more: a practice game needs a private thread, and I have lost a permission for that: **{ $missing }**. Whoever manages the server can give it back to my role. Nothing was changed.
walk-thread = Practice of { $name }
