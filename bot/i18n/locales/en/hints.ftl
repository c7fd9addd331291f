### Hints: what a strong computer player would do now.

button-hint = Hint
    .seen = Hint (others will see)
button-why = Why?
button-hint-wedge = Which wedge?
button-hint-turn = The whole turn
button-hint-answer = The answer
button-hint-do = Do it
button-hint-panel = ◀ My turn

hint-title = A hint
hint-where = { $asked ->
    [yes] One answer is better.
   *[no] There's a good turn here.
} { $reasons }
hint-wedge = Move your stone to **{ $wedge }**.
hint-turn = A strong computer player would now:
hint-why = **Why:** { $why }
hint-used = 💡 { $name } looked at a hint for this turn.
