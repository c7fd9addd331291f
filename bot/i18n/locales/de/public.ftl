# Was der Bot im Kanal einer Partie sagt. Aufrufe folgen einer Erwähnung: «@Ada, Partie 7: Du bist dran …».

public-turn = Du bist dran (**{ nation }**, { round-inner }).
public-pick = Für die **{ nation }**: { $how }
public-plan = { $call } { $news ->
    [played] Dein Plan ist gespielt, so weit er reicht; den Rest spielst du selbst.
    [ready] Dein Plan liegt bereit: Spiel ihn, oder tu etwas anderes.
   *[stopped] Dein Plan geht nicht mehr auf und wurde angehalten; `{ command-plan }` sagt, warum.
}
public-begun = 🏛️ { $round ->
    [0] Die Partie beginnt.
    [1] Die Partie beginnt.
   *[other] Die Partie geht in Runde { $round } weiter.
} Zugreihenfolge: { $order }.
public-goal = Wer zuerst { $goal } hat, gewinnt.
public-orders-asked = -# An alle: Kommen fremde Einheiten dorthin, wo du gleichartige hast, darfst du kämpfen. Was soll ich für dich antworten? Nur du siehst, was du drückst; mit `{ command-orders }` legst du es für einzelne Völker und Provinzen fest.
public-score = { $scores } (Ziel { $target })
public-again = Und jetzt? `{ command-replay }` zeigt die Partie Zug um Zug, `{ command-history }` erzählt sie.
public-standing = { $winner ->
    [yes] 🏆
   *[no] -
} **{ nation }**{ $player } **{ $score }**: { $won }

public-won = Schluss! 🏛️ **{ nation }**{ $player } haben gewonnen: { $reason ->
    [temple] Sie haben den entscheidenden Tempel zerstört
   *[target] Das Ziel ist erreicht
}.
public-won-nobody = Schluss. 🏛️ Niemand hat gewonnen.

public-demand = Die **{ NATION($mover) }**{ $player } sind nach **{ $place }** gekommen: Kämpfst du?
public-demand-facts = { units } gegen { $own } von dir ({ nation }). Kampf: Jede Seite verliert { $lost }. (Geht auch mit `{ command-answer }`.)
public-settled-taken-back = ↩️ Die { nation } müssen in { $place } nicht antworten: Der Zug wurde zurückgenommen.
public-settled-fought = Die { nation } haben in { $place } gegen die { NATION($mover) } gekämpft: Jede Seite hat { $lost } verloren; { $count ->
    [0] keine { unit-one } der { nation-genitive } mehr da
   *[other] noch { units } der { nation-genitive } da
}.
public-settled-peace = Die { nation } haben in { $place } nicht gegen die { NATION($mover) } gekämpft.
public-needless = Die Partie ist zu Ende: Die { nation } müssen nicht mehr antworten.
public-go-on = Du bist wieder dran.

public-conceded = { $name } ({ $nations }) { $expelled ->
    [yes] muss die Partie verlassen, so hat der Tisch abgestimmt
   *[no] hat aufgegeben
}.
    .bot = { public-conceded } Der Bot beendet ab jetzt ihre Züge und kämpft gegen niemanden.
    .won = { public-conceded } Schluss: 🏛️ **{ NATION($winner) }** ({ $left }) haben gewonnen; alle anderen sind raus.
public-closed = { $host } hat diese Partie ohne Sieger beendet.
public-closed-by-table = Der Tisch hat diese Partie ohne Sieger beendet.
public-closed-by-host = Diese Partie ist ohne Sieger beendet worden.

# Was Züge gebracht haben: die Verluste der Spieler, dann ein Zug unter seiner Überschrift oder je eine Zeile.
turns-heading = **{ nation }**{ $player }, { round-inner }:
turns-line = - **{ nation }**{ $player }{ $reason ->
    [conceded] , ohne Spieler
    [plan] , wie geplant
    [deadline] , die Zeit war um
    [bot] , vom Bot gespielt
   *[none] {""}
}:
turns-nothing = Zug beendet
turns-more = noch { $count } { $count ->
    [one] Aktion
   *[other] Aktionen
}
turns-earlier = - … (`{ command-history }` zeigt, was davor war)
turns-lost = ⚠️ **{ nation }**{ $player } haben verloren:
turns-you-lost = ⚠️ Du hast verloren: { $losses }.
turns-lost-city = **{ $place }** an die { NATION($taker) }{ $player }{ $units ->
    [none] { $temple ->
        [yes] {" "}mit dem Tempel
       *[no] {""}
    }
   *[other] {" "}mit { $units }{ $temple ->
        [yes] {" "}und dem Tempel
       *[no] {""}
    }
}
turns-lost-units = { $units } in Kämpfen gegen die { NATION($other) }
