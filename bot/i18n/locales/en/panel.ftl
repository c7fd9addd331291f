### The guided turn, in every ruleset.

# The guided turn: titles, lines, buttons and menus of the private panel.

panel-open = Take your turn
panel-ribbon = Preview · turn not ended yet
panel-holds = **You have:** { $held }.
panel-lost = ⚠️ **Lost since your last turn:** { $losses }.
panel-stale = This panel was out of date, so nothing was done. Here is where you stand now.
panel-undo = ↩ Undo step
panel-reset = ⟲ Reset turn
panel-on = Review turn
panel-other = ◀ Back
panel-page = Page { $page } of { $pages }

panel-more-title = End your turn?
panel-your-turn = **Your turn so far:**
    { $summary }
panel-earlier = - … { $count } earlier
panel-end-turn = End turn
panel-waiting-title = Not your turn
panel-waits-for = Waiting for { $name } (**{ nation }**).
panel-look-again = Refresh
panel-over-title = The game is over
panel-over = Nothing left to do here. `{ command-replay }` shows the game again.
panel-paused-title = The game is paused
panel-paused = Nobody can play until the game is resumed.
