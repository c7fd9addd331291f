### Was möglich ist und was passiert ist, in den Worten jedes Regelwerks.

# Was jemand tut, als Wendung hinter «Möglich: »; .cannot ist der Satz einer Ablehnung, dem ein Doppelpunkt und
# der Grund folgen.

action-temple = { IN($place) } einen Tempel bauen
    .cannot = Die { nation } können { IN($place) } keinen Tempel bauen
action-arm = { IN($place) } { $units } aufstellen
    .cannot = Die { nation } können { IN($place) } nicht { $units } aufstellen
action-learn = den Fortschritt { $advance } erwerben
    .cannot = Die { nation } können den Fortschritt { $advance } nicht erwerben
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

# Was passiert ist, ein Satz je Ereignis. `$you` sagt, ob es der Leser selbst getan hat; dann heißt es „du“.

events-who = { $you ->
    [yes] Du
   *[no] Die { nation }
}
events-round-began = Runde { $round } beginnt.
events-turn-began = Die { nation } sind am Zug.
events-temple-built = { events-who } { $you ->
    [yes] baust
   *[no] bauen
} { IN($place) }{ events-cost } einen Tempel.
events-armed = { events-who } { $you ->
    [yes] stellst
   *[no] stellen
} { IN($place) }{ events-cost } { $units } auf.
events-moved = { $you ->
    [yes] Du ziehst { units }: { $path } ({ $left ->
        [0] kein Schritt mehr
        [one] noch { $left } Schritt
       *[other] noch { $left } Schritte
    }).
    [no] { units } der { nation-genitive }: { $path }.
   *[nobody] { units }: { $path }.
}
events-fought = { $you ->
    [yes] Du kämpfst { IN($place) } gegen die { NATION($other) }; jede Seite verliert { units }
    [other] Die { nation } kämpfen { IN($place) } gegen dich; jede Seite verliert { units }
   *[no] Die { nation } und die { NATION($other) } kämpfen { IN($place) } und verlieren je { units }
}.
events-traded = { events-who } { $you ->
    [yes] tauschst
   *[no] tauschen
} { $give } gegen { $take }.
events-turn-ended = { $you ->
    [yes] Du beendest deinen Zug
   *[no] Die { nation } beenden ihren Zug
}.
events-personage-missed = { events-who } { $you ->
    [yes] hast
   *[no] haben
} { personages-accusative } verdient, aber die Bank hat { $count ->
    [one] keinen
   *[other] keine
} mehr.
events-cost = { $free ->
    [yes] {""}
   *[no] {" "}für { $paid }
}

# Was sich geändert hat, in wenigen Worten ohne das handelnde Volk: eine Zeile je Zug, und Nummern auf einem Bild.

change-turn = { nation }: { $changes }.
change-march = { units }: { $path }
change-stone = { $first ->
    [yes] Start auf { $wedge }
   *[no] { $origin } → { $wedge }
}{ $given }
    .given = {", "}+{ resource }
change-temple-built = Tempel { IN($place) }
change-armed = { $units } { IN($place) } aufgestellt
change-fought = Kampf gegen { NATION($other) } { IN($place) }, je { units }
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
next-no-know-how = (Für einen Fortschritt fehlt dir noch: { $lacking }.)
next-no-founding = (Für `{ command-found }` { $count ->
    [one] fehlt
   *[other] fehlen
} dir noch { $lacking }: { $places }.)
