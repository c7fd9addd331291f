# Was auf Knöpfen steht.

button-fight = Kämpfen
button-let-be = In Ruhe lassen
button-order-ask = Frag mich
button-order-fight = Immer kämpfen
button-order-peace = Frieden halten
button-plan-change = Ändern
button-plan-why = Zeig, warum
button-plan-play = Spiel ihn
button-vote-yes = Ja
button-vote-no = Nein
button-seat-take = Den Platz nehmen
button-late-extend = Noch einmal so viel Zeit
button-late-skip = Den Zug beenden
button-late-replace = Ersatz suchen
button-mute-turn = Für diesen Zug genug
button-mute-answer = Für diese Antwort genug
