# What stands on buttons; 80 characters at most, better two words.

button-fight = Fight
button-let-be = Let them be
button-order-ask = Ask me
button-order-fight = Always fight
button-order-peace = Keep peace
button-plan-change = Change it
button-plan-why = Show why
button-plan-play = Play it
button-vote-yes = Yes
button-vote-no = No
button-seat-take = Take the seat
button-late-extend = As much time again
button-late-skip = End the turn
button-late-replace = Find a substitute
button-mute-turn = Not again this turn
button-mute-answer = Not again for this answer
