### Hints: what a strong computer player would do now.

button-hint = Hint
button-why = Why?
button-hint-wedge = Which wedge?
button-hint-turn = The whole turn
button-hint-do = Do it
button-hint-panel = ◀ My turn

hint-title = A hint
hint-where = There's a good turn here. { $reasons }
hint-wedge = Your stone would go to **{ $wedge }**.
hint-wedge-stays = You already moved this turn; see what your wedge still lets you do.
hint-turn = A strong computer player would now:
hint-why = **Why:** { $why }
hint-used = 💡 { $name } looked at a hint for this turn.
