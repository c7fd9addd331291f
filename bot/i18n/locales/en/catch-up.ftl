### What has happened since somebody looked.

# `/catch-up`: what somebody has missed.

digest-nothing = **Nothing has happened since your last turn.**
digest-nothing-yet = **Nothing has happened yet: the game has just begun.**
digest-since-own = **Since your last turn** ({ digest-turns })
digest-whole = **Since the game began** ({ digest-turns })
digest-latest = **The latest turns** ({ $count })
digest-turns = { $count } { $count ->
    [one] turn
   *[other] turns
}
digest-earlier = - … { $count } earlier { $count ->
    [one] turn
   *[other] turns
} (see `{ command-history }`)
digest-turn = **{ nation }** ({ $round ->
    [0] start city
   *[other] round { $round }
}{ $reason ->
    [conceded] , without a player
    [plan] , as planned
    [partly] , partly as planned
    [deadline] , out of time
    [bot] , by a computer player
   *[none] {""}
}): { $told }
digest-nothing-seen = nothing to see
news-round = 📰 **{ round }:** { $told }.
news-line = the { nation } { $did }
news-conquered = took { $places }{ $temples ->
    [0] {""}
    [one] {" "}and destroyed a temple
   *[other] {" "}and destroyed { $temples } temples
}
news-personages = won { $personages }
news-temples = built { $count ->
    [one] a temple
   *[other] temples
} in { $places }
news-founded = founded { $places }
news-given-up = gave up { $places }
news-picked = started in { $places }
news-quiet = a quiet round
news-won = the { nation } have won
news-level = all have { $count } of { $target }
news-ahead = the { $nations } have { $count } of { $target }
digest-gained = **Gained and lost**
digest-gained-more = - … and more (see `{ command-status }`)
digest-gained-nation = - { nation }: { $told }
digest-personages = +{ personages }
digest-cities = { $sign }{ cities } ({ $places })
digest-temples = { $sign }{ temples } ({ $places })
digest-learnt = learned { $advances }
digest-fights = **Fights:** { $fights }
digest-fight = { nation } and { NATION($other) } in { $place } ({ units } each)
digest-fights-earlier = { $count } before these
digest-score = **Score:** { $score }
digest-won = **The game is over:** the { nation } have won.
digest-over = **The game is over.**
digest-your-turn = **Now:** your turn ({ round-inner }). `{ command-turn }` leads you through it.
digest-waiting = **Now:** waiting for { $name } ({ nation }){ $asked ->
    [yes] {" "}to decide whether to fight
   *[no] {""}
}.
turn-unfinished = The turn of the { nation } isn't over; they may still undo some of it.
digest-mind = **Watch out**
digest-near-win = - The { nation } are { score-count } away from winning.
digest-near-win-own = **You need { $count } more { $counts ->
    [points] { $count ->
        [one] victory point
       *[other] victory points
    }
   *[personages] { $count ->
        [one] personage
       *[other] personages
    }
} to win**{ $several ->
    [yes] {" "}with the { nation }
   *[no] {""}
}.
digest-threat = - ⚠ { $place }: the { nation } can attack with { any-units } in their next maneuver; { $defence } { $defence ->
    [one] is
   *[other] are
} enough.
digest-more-threats = - { $count } more of your cities { $count ->
    [one] is
   *[other] are
} threatened like this.
digest-plan-waiting = - Your plan waits for your turn: `{ command-plan }`.
digest-plan-ready = - Your plan is ready: `{ command-plan }`.
digest-plan-chosen = - Line { $line } of your plan was the first that worked: `{ command-plan }` says why.
digest-plan-stopped = - Your plan no longer works: `{ command-plan }` says why.
