### Hints: what a strong computer player would do now.

button-hint = Hint
button-why = Why?
button-hint-wedge = Which wedge?
button-hint-turn = The whole turn
button-hint-do = Do it

hint-title = A hint
hint-where = There is a turn for you. { $reasons }
hint-wedge = Your stone would go to **{ $wedge }**.
hint-wedge-stays = Your stone has moved already; look at what you can still do on its wedge.
hint-turn = A strong computer player would now:
hint-why = **Why:** { $why }
hint-used = 💡 { $name } looked at a hint for this turn.
