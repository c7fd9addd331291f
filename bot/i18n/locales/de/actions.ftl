### Was möglich ist und was passiert ist, in den Worten jedes Regelwerks.

# Was jemand tut, als Wendung hinter «Möglich: »; .cannot ist der Satz einer Ablehnung, dem ein Doppelpunkt und
# der Grund folgen.

action-temple = in { $place } einen Tempel bauen
    .cannot = Die { nation } können in { $place } keinen Tempel bauen
action-arm = in { $place } { $units } aufstellen
    .cannot = Die { nation } können in { $place } nicht { $units } aufstellen
action-move = { units } { $origin } → { $target } ziehen
    .cannot = Die { nation } können nicht { units } { $origin } → { $target } ziehen
action-conquer = { $place } { $some ->
    [yes] mit { $units } erobern
   *[no] erobern
}
    .cannot = Die { nation } können { $place } nicht { $some ->
        [yes] mit { $units } erobern
       *[no] erobern
    }
action-trade = { $give } gegen { $take } tauschen
    .cannot = Die { nation } können nicht { $give } gegen { $take } tauschen
action-end_turn = den Zug beenden
    .cannot = Die { nation } können den Zug nicht beenden

# Was passiert ist, ein Satz je Ereignis.

events-round-began = Runde { $round } beginnt.
events-turn-began = Die { nation } sind am Zug.
events-temple-built = Die { nation } bauen in { $place }{ events-cost } einen Tempel.
events-armed = Die { nation } stellen in { $place }{ events-cost } { $units } auf.
events-moved = { units } der { nation-genitive }: { $origin } → { $target } ({ $left ->
    [0] kein Schritt mehr
    [one] noch { $left } Schritt
   *[other] noch { $left } Schritte
}).
events-fought = Die { nation } und die { NATION($other) } kämpfen in { $place } und verlieren je { units }.
events-traded = Die { nation } tauschen { $give } gegen { $take }.
events-turn-ended = Die { nation } beenden ihren Zug.
events-personage-missed = Die { nation } haben { personages-accusative } verdient, aber die Bank hat keine mehr.
events-cost = { $free ->
    [yes] {""}
   *[no] {" "}für { $paid }
}

# Was sich geändert hat, in wenigen Worten ohne das handelnde Volk: eine Zeile je Zug, und Nummern auf einem Bild.

change-turn = { nation }: { $changes }.
change-march = { units }: { $path }
change-temple-built = Tempel in { $place }
change-armed = { $units } in { $place } aufgestellt
change-fought = Kampf gegen { NATION($other) } in { $place }, je { units }
change-traded = { $give } gegen { $take } getauscht
change-personage-won = { personages-accusative } gewonnen
change-game-won = Partie gewonnen

# `/möglichkeiten`: Überschriften und Zeilen, die Regelwerke teilen; dann, was als Nächstes möglich ist.

moves-move = **`{ command-move }`**
    .entry = { $place }: { units } ({ $left ->
        [0] kein Schritt mehr
        [one] noch { $left } Schritt
       *[other] noch { $left } Schritte
    }) nach { $targets }
moves-end_turn = **`{ command-end-turn }`**
moves-purse = Du hast { $purse }.
    .theirs = Die { nation }{ $player } haben { $purse }.
next-rondel = **Weiter:** Setz deinen Stein. { $wedges }.
next-ways = **Weiter:** { $ways }.
next-wedges = { $price ->
    [0] Umsonst: { $wedges }
   *[other] für { $price }: { $wedges }
}
next-move = `{ command-move }` (bereit: { $units })
next-conquer = `{ command-conquer }` ({ $places })
next-trade = `{ command-trade }`
next-end_turn = `{ command-end-turn }`
next-no-temple = (Für einen Tempel fehlt dir noch: { $lacking }.)
next-no-know-how = (Du kannst dir keinen Fortschritt leisten.)
next-no-founding = (Für `{ command-found }` in { $places } fehlt dir noch: { $lacking }.)
