### Antike: was möglich ist, und was passiert ist.

# Was jemand tut, als Wendung hinter «Möglich: »; .cannot ist der Satz einer Ablehnung, dem ein Doppelpunkt und
# der Grund folgen.

action-rondel = den Stein auf { $wedge } setzen
    .cannot = Die { nation } können ihren Stein nicht auf { $wedge } setzen
action-answer = { $fight ->
    [yes] kämpfen
   *[no] nicht kämpfen
}
    .cannot = { $fight ->
    [yes] Die { nation } können keinen Kampf verlangen
   *[no] Die { nation } können den Kampf nicht ablehnen
}
action-fight = gegen die { unit-many } der { $other } in { $place } kämpfen
    .cannot = Die { nation } können nicht gegen die { unit-many } der { $other } in { $place } kämpfen
action-found = in { $place } eine Stadt gründen
    .cannot = Die { nation } können in { $place } keine Stadt gründen
action-take_chip = 1 { $chip } statt der Münze nehmen
    .cannot = Die { nation } können nicht 1 { $chip } statt der Münze nehmen
action-choose_personage = den { personage-accusative } wählen
    .cannot = Die { nation } können den { personage-accusative } nicht wählen
action-pick_city = { $place } als Startstadt wählen
    .cannot = Die { nation } können { $place } nicht als Startstadt wählen
action-name = { $type ->
    [rondel] den Stein setzen
    [temple] einen Tempel bauen
    [arm] Einheiten aufstellen
    [learn] einen Fortschritt erwerben
    [move] Einheiten ziehen
    [answer] kämpfen oder nicht
    [fight] kämpfen
    [conquer] eine Stadt erobern
    [found] eine Stadt gründen
    [trade] zwei gegen eins mit der Bank tauschen
    [take_chip] die Ressource nehmen, die die Bank schuldet
    [choose_personage] eine Persönlichkeit wählen
    [pick_city] eine Startstadt wählen
   *[end_turn] den Zug beenden
}

# Was passiert ist, ein Satz je Ereignis.

events-coin-taken = Die { nation } nehmen eine Münze.
events-coins-taken = Die { $nations } nehmen eine Münze.
events-coins-all = Jedes Volk nimmt eine Münze.
events-chip-owed = Die Bank hat keine Münze für die { $nations }: { $count ->
    [one] Sie nehmen in ihrem
   *[other] Jedes Volk nimmt in seinem
} Zug eine Ressource.
events-chip-taken = { events-who } { $you ->
    [yes] nimmst
   *[no] nehmen
} 1 { chip } statt einer Münze.
events-stone-moved = { $you ->
    [yes] Du setzt deinen
   *[no] Die { nation } setzen ihren
} Stein auf { wedge }{ $count ->
    [0] {""}
   *[other] , { steps }{ events-cost }
}.
events-produced = { events-who } { $you ->
    [yes] erhältst
   *[no] erhalten
} { $amount ->
    [0] { $resource ->
        [marble] keinen
       *[other] kein
    } { chip }
   *[other] { $amount } { chip }
}.
events-learned = { events-who } { $you ->
    [yes] erwirbst
   *[no] erwerben
} den Fortschritt { know-how }{ events-cost }.{ $new ->
    [yes] { $you ->
        [yes] {" "}Er ist neu: Am Ende des Zuges kommt ein Gelehrter.
       *[no] {""}
    }
   *[no] {""}
}
events-fight-asked = Die { nation } werden gefragt, ob sie in { $place } gegen die { unit-many } der { NATION($mover) } kämpfen.
events-answered = { $you ->
    [yes] Du { $fight ->
        [yes] verlangst einen Kampf
       *[no] kämpfst nicht
    }
   *[no] Die { nation } { $fight ->
        [yes] verlangen einen Kampf
       *[no] kämpfen nicht
    }
}.
events-conquered = { events-who } { $you ->
    [yes] eroberst
   *[no] erobern
} { $place } mit { $units } von den { NATION($loser, case: "dative") }.{ $lost ->
    [no] {""}
   *[yes] {" "}Die { NATION($loser) } verlieren dort { $losses }.
}{ $temple ->
    [yes] {" "}Der Tempel wird zerstört.
   *[no] {""}
}
events-city-given-up = { events-who } { $you ->
    [yes] gibst
   *[no] geben
} { $place } auf, um den Stadtstein zu bekommen{ $temple ->
    [yes] ; der Tempel dort geht zurück an die Bank
   *[no] {""}
}.
events-city-founded = { events-who } { $you ->
    [yes] gründest
   *[no] gründen
} in { $place }{ events-cost } eine Stadt.
events-city-picked = { events-who } { $you ->
    [yes] wählst
   *[no] wählen
} { $place } als Startstadt.
events-personage-won = { events-who } { $you ->
    [yes] gewinnst
   *[no] gewinnen
} { personages-accusative }{ $eight ->
    [yes] {" "}für alle acht Fortschritte
   *[no] {" "}({ $personage ->
        [king] einer je { $every } Städte
        [scholar] einer je neuem Fortschritt
        [general] einer je zerstörtem Tempel
        [citizen] einer je { $every } Tempel
       *[navigator] einer je { $every } Provinzen mit Galeeren
    })
}.
events-personage-offered = { events-who } { $you ->
    [yes] wählst
   *[no] wählen
} eine Persönlichkeit für alle acht Fortschritte: { $personages }.
events-game-won = { events-who } { $you ->
    [yes] gewinnst
   *[no] gewinnen
} die Partie: { $reason ->
    [temple] Alle Persönlichkeiten waren vergeben, und dies ist der nächste zerstörte Tempel
   *[target] Das Ziel ist erreicht
}.

# `/moves`: alles, was jetzt möglich ist. Überschriften und eine Zeile je Möglichkeit.

moves-temple = **`{ command-temple }`** für { $count ->
    [one] {""}
   *[other] je{" "}
}{ $price }
moves-arm = **`{ command-arming }`** für 1 Eisen je Einheit
    .entry = { $place }: bis zu { $left }, { $kinds }
moves-learn = **`{ command-know-how }`**
    .entry = { know-how } für { $price }{ $new ->
        [yes] , neu: bringt einen Gelehrten
       *[no] {""}
    }
moves-fight = **`{ command-fight }`**
    .entry = { $place }: { unit-many } gegen die { NATION($other) }, auf jeder Seite { $count ->
        [one] geht 1 verloren
       *[other] gehen { $count } verloren
    }
moves-answer = **`{ command-answer }`**: kämpfen oder nicht.
moves-conquer = **`{ command-conquer }`**
    .entry = { $place } von den { NATION($owner, case: "dative") }: { any-units }{ $stone ->
        [yes] , und du gibst eine Stadt auf
       *[no] {""}
    }
moves-found = **`{ command-found }`** für { $count ->
    [one] {""}
   *[other] je{" "}
}{ $price }
moves-take_chip = **Eine Ressource nehmen**, die dir die Bank schuldet: Der Befehl jedes Feldes bietet sie an.
moves-trade = **`{ command-trade }`**: zwei Ressourcen oder Münzen gegen 1 Marmor, Eisen oder Gold.
moves-choose_personage = **Eine Persönlichkeit wählen**: `{ command-end-turn }` bietet sie an.
moves-pick_city = **`{ command-found }`** wählt eine Startstadt
    .entry = { chip }: { $places }

# Was als Nächstes getan werden kann, am Ende privater Antworten.

next-take-chip = **Weiter:** Nimm die Ressource, die dir die Bank schuldet; der Befehl jedes Feldes, etwa `{ command-marble }`, bietet sie an.
next-personage = **Weiter:** Wähle eine Persönlichkeit; `{ command-end-turn }` bietet sie an.
next-answer = **Weiter:** `{ command-answer }`: kämpfen oder nicht.
next-pick = **Weiter:** { $how }

# Wie eine Startstadt gewählt wird; steht auch hinter «Für die Griechen: ».
pick-among = Wähle eine Startstadt mit `{ command-found }`: { $places }.
    .call = Wähle eine Startstadt: { $places }.
pick-anywhere = Wähle eine Startstadt mit `{ command-found }`, in einer beliebigen Provinz ohne Stadt. `{ command-moves }` zeigt sie alle.
    .call = Wähle eine Startstadt, in einer beliebigen Provinz ohne Stadt.

# Felder nach Preis, mit Strichpunkten aneinandergereiht.
next-temple = `{ command-temple }` ({ $price }: { $places })
next-arm = `{ command-arming }` (1 Eisen je Einheit: { $places })
next-learn = `{ command-know-how }` ({ $advances })
    .entry = { $price }: { $advances }
next-fight = `{ command-fight }` ({ $places })
next-found = `{ command-found }` ({ $price }: { $places }{ $ends ->
    [moves] ; danach ist Schluss mit Ziehen und Erobern
    [wedge] ; danach ist die Aktion des Feldes vorbei
   *[nothing] {""}
})

moves-rondel = **Deinen Stein setzen**
    .entry = { wedge }: { $price }{ $brings ->
        [chips] , bringt { $amount }
       *[more] {" "}· { $gain }
    } ({ $command })
