# `/puzzle`: the question, what comes of a press, and how somebody stands.
puzzle-title = Puzzle { $number } of { $count } · { $ruleset }
puzzle-win = **{ nation } to move: win this turn.** Only one wedge does it.
puzzle-stop = **{ nation } to move: stop the { NATION($rival) }**, who are next and would win. Only one wedge does it.
puzzle-wrong-win = Not that way ({ $step }): no turn there wins { $missing ->
    [one] the one personage
   *[other] the { $missing } personages
} you still need.
puzzle-wrong-stop = Whatever you do there, the { NATION($rival) } can still win next turn.
puzzle-threat = Otherwise the { NATION($rival) } win: { $steps }.
puzzle-wedge-only = Just press a wedge.
puzzle-won = You win: { $steps }{ $asked ->
    [yes] , whatever the others answer
   *[no] {""}
}.
puzzle-else-win = No other wedge wins { $missing ->
    [one] the one personage
   *[other] the { $missing } personages
} you needed.
puzzle-stopped = That stops the { NATION($rival) }: { $steps }.
puzzle-streak = -# { $solved } solved · { $streak } in a row on the first try · your best: { $best }
puzzle-next = Next puzzle ▶
puzzle-other = { $ruleset } ▶
puzzle-gone = That puzzle is gone. Here is another one.
puzzle-none = There are no puzzles here.
puzzle-not-kept = -# Your answer couldn't be saved just now.
puzzle-daily = 🧩 **Today's puzzle**
puzzle-daily-last = -# Answer to the last puzzle ({ nation }): { $step }.
puzzle-daily-open = Solve it ▶
