# Was passiert ist, ein Satz je Ereignis.

events-round-began = Runde { $round } beginnt.
events-coin-taken = Die { nation } nehmen eine Münze.
events-coins-taken = Die { $nations } nehmen eine Münze.
events-coins-all = Jedes Volk nimmt eine Münze.
events-chip-owed = Die Bank hat keine Münze für die { nation }: Sie nehmen in ihrem Zug eine Ressource.
events-turn-began = Die { nation } sind am Zug.
events-chip-taken = Die { nation } nehmen 1 { chip } statt einer Münze.
events-stone-moved = Die { nation } setzen ihren Stein auf { wedge }{ $count ->
    [0] {""}
   *[other] , { steps }{ events-cost }
}.
events-produced = Die { nation } erhalten { $amount } { chip }.
events-temple-built = Die { nation } bauen in { $place }{ events-cost } einen Tempel.
events-armed = Die { nation } stellen in { $place }{ events-cost } { $units } auf.
events-learned = Die { nation } erwerben den Fortschritt { know-how }{ events-cost }.{ $new ->
    [yes] {" "}Er ist neu: Am Ende des Zuges kommt ein Gelehrter.
   *[no] {""}
}
events-moved = { units } der { nation-genitive }: { $origin } → { $target } ({ $left ->
    [0] kein Schritt mehr
    [one] noch { $left } Schritt
   *[other] noch { $left } Schritte
}).
events-fight-asked = Die { nation } werden gefragt, ob sie in { $place } gegen die { unit-many } der { NATION($mover) } kämpfen.
events-answered = Die { nation } { $fight ->
    [yes] verlangen einen Kampf
   *[no] kämpfen nicht
}.
events-fought = Die { nation } und die { NATION($other) } kämpfen in { $place } und verlieren je { units }.
events-conquered = Die { nation } erobern { $place } mit { $units } von den { NATION($loser, case: "dative") }.{ $lost ->
    [no] {""}
   *[yes] {" "}Mit der Stadt gehen verloren: { $losses }.
}{ $temple ->
    [yes] {" "}Der Tempel wird zerstört.
   *[no] {""}
}
events-city-given-up = Die { nation } geben { $place } auf, um den Stadtstein zu bekommen{ $temple ->
    [yes] ; der Tempel dort geht zurück an die Bank
   *[no] {""}
}.
events-city-founded = Die { nation } gründen in { $place }{ events-cost } eine Stadt.
events-city-picked = Die { nation } wählen { $place } als Startstadt.
events-traded = Die { nation } tauschen { $give } gegen { $take }.
events-turn-ended = Die { nation } beenden ihren Zug.
events-personage-won = Die { nation } gewinnen { personages-accusative }{ $eight ->
    [yes] {" "}für alle acht Fortschritte
   *[no] {""}
}.
events-personage-missed = Die { nation } haben { personages-accusative } verdient, aber die Bank hat keine mehr.
events-personage-offered = Die { nation } wählen eine Persönlichkeit für alle acht Fortschritte: { $personages }.
events-game-won = Die { nation } gewinnen die Partie: { $reason ->
    [temple] Alle Persönlichkeiten waren vergeben, und dies ist der nächste zerstörte Tempel
   *[target] Das Ziel ist erreicht
}.

events-cost = { $free ->
    [yes] {""}
   *[no] {" "}für { $paid }
}
