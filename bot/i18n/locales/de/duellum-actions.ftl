### Antike Duellum: was möglich ist, und was passiert ist.

# Was jemand tut, als Wendung hinter «Möglich: »; .cannot ist der Satz einer Ablehnung, dem ein Doppelpunkt und
# der Grund folgen.

duellum-action-take_card = { $card } nehmen
    .cannot = Die { nation } können { $card } nicht nehmen
duellum-action-rondel = den Stein auf { $wedge } setzen{ $resource ->
    [none] {""}
   *[other] {" "}und 1 { chip } statt der Münze nehmen
}
    .cannot = Die { nation } können ihren Stein nicht auf { $wedge } setzen
duellum-action-wall = { IN($place) } eine Mauer bauen
    .cannot = Die { nation } können { IN($place) } keine Mauer bauen
duellum-action-recruit = { $units } rekrutieren
    .cannot = Die { nation } können nicht { $units } rekrutieren
duellum-action-found = { IN($place) } eine { $chip }stadt gründen
    .cannot = Die { nation } können { IN($place) } keine { $chip }stadt gründen
duellum-action-unit-at = { unit-one } { IN($place) }
duellum-action-play_card = { $card }{ $choice ->
    [none] {""}
   *[other] {" "}({ $choice })
} spielen
    .cannot = Die { nation } können { $card }{ $choice ->
        [none] {""}
       *[other] {" "}({ $choice })
    } nicht spielen

duellum-action-name = { $type ->
    [take_card] die fälligen Karten nehmen
    [rondel] den Stein setzen
    [temple] einen Tempel bauen
    [wall] eine Mauer bauen
    [arm] Einheiten aufstellen
    [learn] einen Fortschritt erwerben
    [recruit] Einheiten rekrutieren
    [move] Einheiten ziehen
    [conquer] eine Stadt erobern
    [found] eine Stadt gründen
    [trade] drei gegen zwei mit der Bank tauschen
    [play_card] eine Karte spielen
   *[end_turn] den Zug beenden
}

# Was passiert ist, ein Satz je Ereignis.

duellum-events-cards-due = Die { nation } nehmen { duellum-cards }{ duellum-due-why }.
duellum-due-why = { $why ->
    [city] , weil die { NATION($rival) } erobert haben
    [personages] , weil die { NATION($rival) } { $gained } { $gained ->
        [one] Persönlichkeit
       *[other] Persönlichkeiten
    } gewonnen haben
   *[both] , weil die { NATION($rival) } erobert und { $gained } { $gained ->
        [one] Persönlichkeit
       *[other] Persönlichkeiten
    } gewonnen haben
}
duellum-events-card-taken = { events-who } { $you ->
    [yes] nimmst
   *[no] nehmen
} { $card }{ $drawn ->
    [none] ; es ist keine Karte mehr da, die nachrückt
   *[other] ; { $drawn } rückt nach
}.{ $reshuffled ->
    [yes] {" "}Der Stapel war leer, also wurde die Ablage neu gemischt.
   *[no] {""}
}
duellum-events-cards-lapsed = Es liegt keine Karte mehr aus, also entfällt, was { $you ->
    [yes] dir
   *[no] den { nation-dative }
} noch zusteht ({ $count }).
duellum-events-stone-moved = { $you ->
    [yes] Du setzt deinen
   *[no] Die { nation } setzen ihren
} Stein auf { duellum-wedge }{ $count ->
    [0] {""}
   *[other] , { steps }{ events-cost }
}.
duellum-events-produced = { events-who } { $you ->
    [yes] erhältst
   *[no] erhalten
} { $amount ->
    [0] { $resource ->
        [marble] keinen
       *[other] kein
    } { chip }
   *[other] { $amount } { chip }
} und { $coin ->
    [yes] { $extra }
   *[no] statt der Münze, die die Bank nicht hat, { $extra }
}.
duellum-events-wall-built = { events-who } { $you ->
    [yes] baust
   *[no] bauen
} { IN($place) }{ events-cost } eine Mauer.
duellum-events-learned = { events-who } { $you ->
    [yes] erwirbst
   *[no] erwerben
} den Fortschritt { duellum-know-how }{ events-cost } (gilt ab Zugende{ $new ->
    [yes] { $you ->
        [yes] ; neu, bringt einen Gelehrten
       *[no] {""}
    }
   *[no] {""}
}).
duellum-events-recruited = { events-who } { $you ->
    [yes] rekrutierst
   *[no] rekrutieren
}{ events-cost } { $units }.
duellum-events-conquered = { events-who } { $you ->
    [yes] eroberst
   *[no] erobern
} { $place } mit { $units } von den { NATION($loser, case: "dative") }{ $fortress ->
    [none] {""}
   *[other] {" "}(davon { $more } wegen { $fortress }; die Karte wird abgelegt)
}.{ $lost ->
    [no] {""}
   *[yes] {" "}Die { NATION($loser) } verlieren dort { $losses }.
}{ $temple ->
    [yes] {" "}Der Tempel wird zerstört.
   *[no] {""}
}{ $wall ->
    [yes] {" "}Die Mauer fällt.
   *[no] {""}
}
duellum-events-city-founded = { events-who } { $you ->
    [yes] gründest
   *[no] gründen
} { IN($place) }{ events-cost } eine { chip }stadt.
duellum-events-card-played = { $you ->
    [yes] Du spielst { $card }{ $effect ->
        [lose_coins] : Die { NATION($rival) } verlieren { $lost }
        [chips_per_know_how] {" "}und nimmst { $gained }
        [take_chips] {" "}und nimmst { $gained }
        [take_coins] {" "}und nimmst { $gained }
        [temple_discount] : Dein nächster Tempel in diesem Zug kostet { $count } Marmor weniger
        [know_how_discount] : Dein nächster Fortschritt in diesem Zug kostet { $count } Gold weniger
        [extra_step] : Deine { unit-many } dürfen eine Grenze weiter ziehen
        [free_steps] : Dein Weg auf dem Rondell kostet in diesem Zug nichts
        [settle] : Einmal in diesem Zug darfst du eine Stadt gründen, wo keine Einheit von dir steht
       *[other] {""}
    }
   *[no] Die { nation } spielen { $card }{ $effect ->
        [lose_coins] : Die { NATION($rival) } verlieren { $lost }
        [chips_per_know_how] {" "}und nehmen { $gained }
        [take_chips] {" "}und nehmen { $gained }
        [take_coins] {" "}und nehmen { $gained }
        [temple_discount] : Ihr nächster Tempel in diesem Zug kostet { $count } Marmor weniger
        [know_how_discount] : Ihr nächster Fortschritt in diesem Zug kostet { $count } Gold weniger
        [extra_step] : Ihre { unit-many } dürfen eine Grenze weiter ziehen
        [free_steps] : Ihr Weg auf dem Rondell kostet in diesem Zug nichts
        [settle] : Einmal in diesem Zug dürfen sie eine Stadt gründen, wo keine Einheit von ihnen steht
       *[other] {""}
    }
}.
duellum-events-unit-removed = { units } der { nation-genitive } { IN($place) } kehrt ins Rekrutenfeld zurück.
duellum-events-wall-destroyed = { $you ->
    [yes] Deine Mauer
   *[no] Die Mauer der { nation-genitive }
} { IN($place) } wird zerstört.
duellum-events-personage-won = { events-who } { $you ->
    [yes] gewinnst
   *[no] gewinnen
} { personages-accusative }.
duellum-events-walls-gained = { $you ->
    [yes] Du bekommst für deine
   *[no] Die { nation } bekommen für ihre
} Persönlichkeiten { $count ->
    [one] eine Mauer
   *[other] { $count } Mauern
}.
duellum-events-game-won = { events-who } { $you ->
    [yes] gewinnst
   *[no] gewinnen
} die Partie: Das Ziel ist erreicht.

# Was sich geändert hat, in wenigen Worten ohne das handelnde Volk.

duellum-change-card-taken = { $card } genommen
duellum-change-wall-built = Mauer { IN($place) }
duellum-change-learned = { duellum-know-how } erworben{ $new ->
    [yes] , neu
   *[no] {""}
}
duellum-change-recruited = { $units } rekrutiert
duellum-change-conquered = { $place } mit { $units } von den { NATION($loser, case: "dative") } erobert{ $fortress ->
    [none] {""}
   *[other] {" "}trotz { $fortress }
}{ $lost ->
    [yes] , mit { $losses }
   *[no] {""}
}{ $temple ->
    [yes] , Tempel zerstört
   *[no] {""}
}
duellum-change-city-founded = { $place } gegründet ({ chip })
duellum-change-card-played = { $card } gespielt{ $effect ->
    [lose_coins] : Die { NATION($rival) } verlieren { $lost }
    [chips_per_know_how] , +{ $gained }
    [take_chips] , +{ $gained }
    [take_coins] , +{ $gained }
   *[other] {""}
}
duellum-change-unit-removed = { unit-one } der { nation-genitive } { IN($place) } heimgeschickt
duellum-change-wall-destroyed = Mauer der { nation-genitive } { IN($place) } zerstört
duellum-change-walls-gained = { duellum-walls } bekommen

# `/möglichkeiten`: alles, was jetzt möglich ist. Überschriften und eine Zeile je Möglichkeit.

duellum-moves-take_card = **Nimm zuerst { duellum-cards }** (`{ command-card-take }`)
duellum-moves-rondel = **Deinen Stein setzen**
    .entry = { duellum-wedge } ({ duellum-wedge-gloss }): { $price }{ $brings ->
        [more] {" "}· { $gain }
        [coin] , bringt { $amount } { chip } und 1 Münze
       *[chip] , bringt { $amount } { chip } und eine Ressource nach Wahl, weil die Bank keine Münze hat
    } ({ $command })
duellum-at = { $price }: { $places }
duellum-moves-temple = **`{ command-temple }`**, 1 Münze mehr für jeden Tempel nebenan
duellum-moves-wall = **Mauern** (`{ command-wall }`) für { $count ->
    [one] {""}
   *[other] je{" "}
}{ $price }
duellum-moves-arm = **`{ command-arming }`** für { $price } je Einheit; bereit in deinem Rekrutenfeld: { $box }
    .entry = { $place }: bis zu { $left }, { $kinds }
duellum-ready = { $legions } und { $galleys }
duellum-moves-learn = **`{ command-know-how }`**
    .entry = { duellum-know-how } ({ duellum-know-how-gloss }) für { $price }{ $new ->
        [yes] , neu: bringt einen Gelehrten
       *[no] {""}
    }
duellum-moves-recruit = **Rekrutieren** in dein Rekrutenfeld (`{ command-recruit }`)
    .entry = bis zu { units }, je { $price }
duellum-moves-battle = { $place } (Kampf: { units })
duellum-moves-conquer = **`{ command-conquer }`**
    .entry = { $place } von den { NATION($owner, case: "dative") }: { any-units }{ $fortress ->
        [none] {""}
       *[other] , davon { $more } wegen { $fortress }
    }
duellum-moves-found = **`{ command-found }`**, 1 Münze mehr für jede Stadt nebenan mit derselben Ressource
    .entry = { $place }: { $prices }
    .price = { $chips } für { $price }
duellum-moves-play_card = **Eine Karte spielen** (`{ command-card-play }`)
duellum-moves-choices = { $line } [{ $choices }]
duellum-moves-trade = **`{ command-trade }`**: { $give } Ressourcen oder Münzen gegen { $take } aus Marmor, Eisen und Gold.

# Was als Nächstes getan werden kann, am Ende privater Antworten.

# Hinter «1 Gold dazu, da die Bank keine Münze hat».
duellum-reply-chip = Für eine andere Ressource: `{ command-undo }`, dann `{ $command } { option-chip }:`.
duellum-next-take-card = **Weiter:** Nimm zuerst { duellum-cards } (`{ command-card-take }`): { $cards }.
duellum-next-before = Davor möglich: { $ways }.
duellum-next-temple = `{ command-temple }` ({ $places })
duellum-next-wall = eine Mauer mit `{ command-wall }` ({ $price }: { $places })
duellum-next-arm = `{ command-arming }` ({ $price } je Einheit: { $places })
duellum-next-learn = `{ command-know-how }` ({ $advances })
    .entry = { duellum-know-how } für { $price }
duellum-next-recruit = rekrutieren mit `{ command-recruit }` ({ $prices })
    .entry = { unit-one } { $price }
duellum-next-conquest = { $place }: { any-units }
duellum-next-found = `{ command-found }` (ab { $places }{ $ends ->
    [moves] ; danach ist Schluss mit Ziehen und Erobern
    [wedge] ; danach ist die Aktion des Feldes vorbei
   *[nothing] {""}
})
duellum-next-play_card = eine Karte spielen mit `{ command-card-play }` ({ $cards })
duellum-next-box-waits = (Was in deinem Rekrutenfeld liegt, ist erst in diesem Zug dorthin gekommen; aufstellen kannst du es im nächsten.)
duellum-next-box-empty = (Dein Rekrutenfeld ist leer; SCIENTIA füllt es.)
