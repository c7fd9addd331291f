### Hints: what a strong computer player would do now.

button-hint = Hint
    .seen = Hint (others will see)
button-why = Why?
button-hint-wedge = Which wedge?
button-hint-turn = The whole turn
button-hint-card = Which card?
button-hint-answer = The answer
button-hint-do = Do it
button-hint-panel = ◀ My turn

hint-title = A hint
hint-where = { $asked ->
    [yes] One answer is better.
   *[no] There's a good turn here.
} { $reasons }
hint-where-best-card = One of the cards on display is worth more to you than the others.
hint-where-only-card = There is no choice: only one kind of card is on display.
hint-where-nothing = { $asked ->
    [yes] Your answer changes little here.
   *[no] No turn changes much here; this hint is as good as any other.
}
hint-wedge = Move your stone to **{ $wedge }**.
hint-turn = A strong computer player would now:
hint-why = **Why:** { $why }
hint-used = 💡 { $name } looked at a hint for this turn.
