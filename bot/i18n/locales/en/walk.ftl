# Walking through a game's past.

walk-start = **The start** · { $count } { $count ->
    [one] turn
   *[other] turns
} so far
walk-order = Turn order: { $nations }.
walk-heading = { $heading } · turn { $number } of { $count }
walk-more = … `{ command-history } { option-turns }:` shows all of it.
walk-try = Try it in { $thread }: you play all nations there. The real game stays as it is.
walk-try-where = Practice needs a private thread. Press this in a text channel.
walk-try-permissions = This no longer works here: a practice game needs a private thread, and I no longer have a permission for that: **{ $missing }**. Someone who manages the server can give it back to my role. Nothing was changed.
walk-thread = Practice of { $name }
