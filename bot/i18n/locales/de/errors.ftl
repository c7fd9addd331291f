### Was die Regeln ablehnen, in jedem Regelwerk.

# Warum die Regeln eine Aktion nicht erlauben: Das steht hinter «Die Griechen können in Athen keinen Tempel bauen: ».

errors-refused = { $cannot }: { $reason }
errors-possible = { $reason } Möglich: { $names }.
errors-possible-now = { $reason } Jetzt möglich: { $names }.
# Dasselbe für eine Aktion in einem Plan: was der Zug an dieser Stelle könnte.
errors-possible-then = { $reason } An dieser Stelle möglich: { $names }.
errors-nowhere = { $reason } Das geht gerade nirgends.
errors-nothing-done = { $counted ->
    [yes] An dieser Stelle deines Befehls: { $reason } Ausgeführt wurde nichts davon.
   *[no] { $reason } Von diesem Befehl wurde nichts ausgeführt.
}
errors-arming-limit = { IN($place, start: "yes") } { $left ->
    [0] ist in diesem Zug kein Platz mehr
    [one] ist in diesem Zug noch Platz für { $left } Einheit
   *[other] ist in diesem Zug noch Platz für { $left } Einheiten
} (1 ohne Tempel, 3 mit Tempel).
    .you = { errors-arming-limit }
errors-cannot-stand = { $unit ->
    [legion] { $place } hat keine Landgrenze, also stehen dort keine Legionen.
   *[galley] { $place } hat keine Seegrenze, also liegen dort keine Galeeren.
}
errors-city-stands = Dort haben die { NATION($owner) } schon eine Stadt.
    .you = { IN($place, start: "yes") } steht schon eine Stadt ({ NATION($owner) }).
errors-game-over = Die Partie ist zu Ende.
errors-known-already = Sie haben diesen Fortschritt schon.
    .you = { $advance } hast du schon.
errors-last-city = Die letzte Stadt eines Volkes kann nicht erobert werden.
    .you = { $place } ist die letzte Stadt der { NATION($owner) } und kann nicht erobert werden.
errors-no-city = Dort steht keine Stadt.
    .you = { IN($place, start: "yes") } steht keine Stadt.
errors-no-coins-for-trade = Beim Tauschen gibt es nur Marmor, Eisen oder Gold, keine Münzen.
errors-no-such-chip = Diese Ressource gibt es nicht.
errors-no-such-know-how = Diesen Fortschritt gibt es nicht.
errors-no-such-province = Diese Provinz gibt es auf diesem Brett nicht.
errors-no-such-unit = Diese Art von Einheit gibt es nicht.
errors-no-such-wedge = Dieses Feld gibt es auf dem Rondell nicht.
errors-no-temples-left = Die Bank hat keinen Tempel mehr.
errors-no-unit-there = { IN($place, start: "yes") } haben sie keine { $unit ->
    [legion] Legion
    [galley] Galeere
   *[any] Einheit
}.
    .you = { IN($place, start: "yes") } hast du keine { $unit ->
        [legion] Legion
        [galley] Galeere
       *[any] Einheit
    }.
errors-no-units-named = Es braucht mindestens eine Einheit.
    .you = Nenn mindestens eine Einheit, z. B. `1L`.
errors-no-way = { $border ->
    [none] { $origin } und { $target } grenzen nicht aneinander.
    [land] { $origin } → { $target } ist eine Landgrenze; da kommen { unit-many } nicht hinüber.
   *[sea] { $origin } → { $target } ist eine Seegrenze; da kommen { unit-many } nicht hinüber.
}
    .reached = { errors-no-way } Von { $origin } kommen { unit-many } nach { $names }.
errors-not-at-hand = Sie haben nur { $purse }.
    .you = Du hast nur { $purse }.
errors-not-your-city = Diese Stadt gehört ihnen nicht.
    .you = { $place } gehört dir nicht.
errors-nothing-traded = Der Tausch bringt nichts.
    .you = Sag auch, was du nimmst, z. B. `1m`.
errors-own-city = Diese Stadt gehört ihnen schon.
    .you = { $place } gehört dir schon.
errors-temple-stands = Dort steht schon ein Tempel.
    .you = { IN($place, start: "yes") } steht schon ein Tempel.
errors-tipped = { errors-too-few-units }
    .you = { errors-too-few-units.you }
errors-too-few-units = { IN($place, start: "yes") } { $together ->
    [yes] stehen
   *[no] { $first ->
        [one] steht
       *[other] stehen
    }
} { $groups }{ $together ->
    [yes] ; eine Gruppe zieht gemeinsam
   *[no] {""}
}.
    .group = { units } { $left ->
        [0] ohne Schritt
        [one] mit { $left } Schritt
       *[other] mit { $left } Schritten
    }
    .you = { IN($place, start: "yes") } hast du { $groups }{ $together ->
        [yes] ; eine Gruppe zieht gemeinsam
       *[no] {""}
    }.
errors-wrong-payment = { $free ->
    [yes] Das ist umsonst, also gibt es nichts zu zahlen.
   *[no] Der Preis ist genau { $price } (Münzen gelten für alles); { $pay } passt nicht.
}
    .you = { $free ->
        [yes] Das ist umsonst: Lass `{ option-pay }` weg.
       *[no] Der Preis ist genau { $price } (Münzen gelten für alles); { $pay } passt nicht.
    }
errors-any-price = { $total } { $total ->
    [one] Ressource oder Münze
   *[other] Ressourcen oder Münzen
}

# Warum eine Aufstellung nicht sein kann.
setup-nation = { nation }: { $reason }
setup-board = Das Brett ist fehlerhaft ({ $fault }).
setup-cannot-stand = { IN($province, start: "yes") } kann keine { unit-one } stehen.
setup-cards-due = Karten stehen nur dem Volk zu, das am Zug ist ({ NATION($mover) }).
setup-display = Es { $count ->
    [one] liegt { $count } Karte
   *[other] liegen { $count } Karten
} aus; es müssen { $limit } sein, weniger nur ohne Karten in Stapel und Ablage.
setup-draw = „draws“: „{ $card }“ ist nicht im Stapel, wenn die Karte von ihm kommen müsste.
setup-goal = Das Ziel muss eine ganze Zahl { $most ->
    [0] ab 1
   *[other] von 1 bis { $most }
} sein.
setup-hostile-units = { IN($province, start: "yes") } stehen feindliche { unit-many } beieinander.
setup-named-twice = Doppelt genannt: { $names }.
setup-nations = { $fewer ->
    [yes] Diese Partie ist für { $number } von diesen Völkern, jedes einmal: { $nations }.
   *[no] Die Völker dieser Partie sind { $nations }, jedes einmal.
}
setup-negative = Eine Anzahl ist negativ.
setup-no-city = Jedes Volk hat mindestens eine Stadt.
setup-no-site = { IN($province, start: "yes") } kann keine Stadt stehen.
setup-number-of-nations = { $number } { $number ->
    [one] Volk kann
   *[other] Völker können
} auf diesem Brett nicht spielen; möglich: { $allowed }.{ $number ->
    [2] {" "}Zu zweit geht es mit der Variante `vier völker` oder `doppelt`.
   *[other] {""}
}
setup-over-supply = Mehr { $what ->
    [coins] Münzen
    [temples] Tempel
    [cities] Städte
    [marble-cities] Marmorstädte
    [iron-cities] Eisenstädte
    [gold-cities] Goldstädte
    [walls] Mauern
    [card] Karten { $name }
    [legion] Legionen
    [galley] Galeeren
    [king] Könige
    [scholar] Gelehrte
    [general] Feldherren
    [citizen] Bürger
   *[navigator] Seefahrer
}, als es gibt ({ $limit }).
setup-round = Runden werden ab 1 gezählt.
setup-temple-without-city = Ein Tempel ohne Stadt seines Volkes { IN($province) }.
setup-two-owners = Die Stadt { $province } hat zwei Besitzer: { $nations }.
setup-unknown-province = Eine Provinz { $province } gibt es auf diesem Brett nicht.
setup-wall-without-city = Eine Mauer ohne Stadt ihres Volkes { IN($province) }.
