### Antike: was die Regeln ablehnen.

# Warum die Regeln eine Aktion nicht erlauben: Das steht hinter «Die Griechen können in Athen keinen Tempel bauen: ».

errors-refused = { $cannot }: { $reason }
errors-possible = { $reason } Möglich: { $names }.
errors-possible-now = { $reason } Jetzt möglich: { $names }.
errors-nowhere = { $reason } Das geht gerade nirgends.
errors-nothing-done = { $reason } Von diesem Befehl wurde nichts ausgeführt.

errors-arming-limit = In { $place } { $left ->
    [0] ist in diesem Zug kein Platz mehr
    [one] ist in diesem Zug noch Platz für { $left } Einheit
   *[other] ist in diesem Zug noch Platz für { $left } Einheiten
} (1 ohne Tempel, 3 mit Tempel).
    .you = { errors-arming-limit }
errors-cannot-stand = { $unit ->
    [legion] { $place } hat keine Landgrenze, also stehen dort keine Legionen.
   *[galley] { $place } hat keine Seegrenze, also liegen dort keine Galeeren.
}
errors-city-picked = Dort haben die { NATION($owner) } eine Stadt; wähl eine Provinz ohne Stadt.
    .you = In { $place } steht schon eine Stadt; wähl eine Provinz ohne Stadt.
errors-city-stands = Dort haben die { NATION($owner) } schon eine Stadt.
    .you = In { $place } steht schon eine Stadt ({ NATION($owner) }).
errors-game-over = Die Partie ist zu Ende.
errors-known-already = Sie haben diesen Fortschritt schon.
    .you = { $advance } hast du schon.
errors-last-city = Die letzte Stadt eines Volkes kann nicht erobert werden.
    .you = { $place } ist die letzte Stadt der { NATION($owner) } und kann nicht erobert werden.
errors-needs-basic = Für { $advance } braucht es zuerst { $basic }.
errors-no-city = Dort steht keine Stadt.
    .you = In { $place } steht keine Stadt.
errors-no-coins-for-trade = Beim Tauschen gibt es nur Marmor, Eisen oder Gold, keine Münzen.
errors-no-start-city = Das ist keine ihrer Startstädte.
    .you = { $place } ist keine deiner Startstädte.
errors-no-stone-left = Sie haben keinen Stadtstein mehr, also müssen sie dafür eine Stadt aufgeben.
    .you = Du hast keinen Stadtstein mehr. Gib eine deiner Städte auf: `{ $place } (gib auf { $own })`.
errors-no-stones-left = Sie haben keinen Stadtstein mehr.
    .you = Du hast keinen Stadtstein mehr.
errors-no-such-chip = Diese Ressource gibt es nicht.
errors-no-such-know-how = Diesen Fortschritt gibt es nicht.
errors-no-such-province = Diese Provinz gibt es auf diesem Brett nicht.
errors-no-such-unit = Diese Art von Einheit gibt es nicht.
errors-no-such-wedge = Dieses Feld gibt es auf dem Rondell nicht.
errors-no-temples-left = Die Bank hat keinen Tempel mehr.
errors-no-unit-there = In { $place } haben sie keine { $unit ->
    [legion] Legion
    [galley] Galeere
   *[any] Einheit
}.
    .you = In { $place } hast du keine { $unit ->
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
errors-nobody-to-fight = Dort haben nicht beide { unit-many }.
    .you = Kein Kampf in { $place }: Du und die { NATION($other) } haben dort nicht beide { unit-many }.
errors-not-asked = Zuerst werden die { NATION($asked) } gefragt.
errors-not-at-hand = Sie haben nur { $purse }.
    .you = Du hast nur { $purse }.
errors-not-now = { $phase ->
    [pick] Erst werden die Startstädte gewählt
    [rondel] { $tried ->
        [rondel] Erst kommt die Ressource, die die Bank schuldet
       *[other] Erst muss der Stein gesetzt werden
    }
    [answer] Erst muss klar sein, ob es einen Kampf gibt
    [personage] Erst muss eine Persönlichkeit gewählt werden
    [conquest] Nach einer Eroberung wird nicht mehr gezogen und gekämpft
    [founding] Nach der Gründung einer Stadt ist die Aktion des Feldes vorbei
   *[stone] Der Stein steht auf { $wedge }
}.
    .you = { $tried ->
        [answer] Niemand fragt dich gerade, ob du kämpfst.
        [trade] Tauschen kannst du, sobald du alle acht Fortschritte hast.
       *[other] { $phase ->
            [pick] Wähl erst deine Startstädte: `{ command-found }`.
            [rondel] { $tried ->
                [rondel] Nimm zuerst die Ressource, die dir die Bank schuldet.
               *[other] Setz zuerst deinen Stein.
            }
            [answer] Sag erst, ob du kämpfst: `{ command-answer }`.
            [personage] Wähl erst deine Persönlichkeit: `{ command-end-turn }`.
           *[later] { $tried ->
                [rondel] Dein Stein steht in diesem Zug schon auf { $wedge }. Ändern: `{ $phase ->
                    [wedge] { command-undo }
                   *[later] { command-reset-turn }
                }`.
               *[other] { $phase ->
                    [conquest] Nach einer Eroberung kannst du in diesem Zug nicht mehr ziehen und kämpfen.
                    [founding] Du hast eine Stadt gegründet, damit ist { $wedge } für diesen Zug vorbei.
                   *[stone] Dein Stein steht in diesem Zug auf { $wedge }.
                }
            }
        }
    }
errors-not-offered = Zur Wahl stehen nur die größten Stapel.
    .you = Du kannst nur aus den größten Stapeln wählen.
errors-not-your-city = Diese Stadt gehört ihnen nicht.
    .you = { $place } gehört dir nicht.
errors-nothing-traded = Der Tausch bringt nichts.
    .you = Sag auch, was du nimmst, z. B. `1m`.
errors-own-city = Diese Stadt gehört ihnen schon.
    .you = { $place } gehört dir schon.
errors-stone-left = Eine Stadt kann man nur aufgeben, wenn kein Stadtstein mehr übrig ist.
    .you = Du hast noch einen Stadtstein, also musst du keine Stadt aufgeben.
errors-supply = Im Vorrat { $count ->
    [0] ist keine { unit-one } mehr.
    [one] ist nur noch { units }.
   *[other] sind nur noch { units }.
}
    .you = { $count ->
        [0] Du hast keine { unit-one } mehr im Vorrat.
       *[other] Du hast nur noch { units } im Vorrat.
    }
errors-temple-stands = Dort steht schon ein Tempel.
    .you = In { $place } steht schon ein Tempel.
errors-tipped = { errors-too-few-units }
    .you = { errors-too-few-units.you }
errors-too-expensive = Das kostet { $price }, und sie haben { $purse }.
    .you = { $tried ->
        [rondel] Der Weg zu { $wedge } kostet { $price }
        [temple] Ein Tempel in { $place } kostet { $price }
        [arm] In { $place } { $units } aufzustellen kostet { $price }
        [learn] { $advance } kostet { $price }
        [found] Eine Stadt in { $place } kostet { $price }
       *[any] Das kostet { $price }
    }; { $after ->
        [yes] bis dahin bliebe dir { $purse }
       *[no] du hast { $purse }
    }.
errors-too-few-units = In { $place } { $first ->
    [one] steht
   *[other] stehen
} { $groups }{ $together ->
    [yes] ; eine Gruppe zieht gemeinsam
   *[no] {""}
}.
    .group = { units } { $left ->
        [0] ohne Schritt
        [one] mit { $left } Schritt
       *[other] mit { $left } Schritten
    }
    .you = In { $place } hast du { $groups }{ $together ->
        [yes] ; eine Gruppe zieht gemeinsam
       *[no] {""}
    }.
errors-too-weak = { errors-wrong-strength }
    .you = { errors-wrong-strength.you }
errors-trade-rate = Für jede Ressource, die sie nehmen, geben sie zwei: { resources } für { $take }.
    .you = Für jede Ressource, die du nimmst, gibst du zwei: { resources } für { $take }.
errors-wrong-losses = { $known ->
    [yes] Die Verluste müssen genau { units } aus dieser Provinz sein.
   *[no] Verluste sind Anzahlen eigener Einheiten nach übrigen Schritten, 0 bis 3.
}
errors-wrong-payment = { $free ->
    [yes] Das ist umsonst, also gibt es nichts zu zahlen.
   *[no] Der Preis ist genau { $price } (Münzen gelten für alles); { $pay } passt nicht.
}
    .you = { $free ->
        [yes] Das ist umsonst: Lass `{ option-pay }` weg.
       *[no] Der Preis ist genau { $price } (Münzen gelten für alles); { $pay } passt nicht.
    }
errors-wrong-strength = Für { $place } { $needed ->
    [one] braucht es genau { $needed } bereite Einheit
   *[other] braucht es genau { $needed } bereite Einheiten
}; bereit stehen { $legions } und { $galleys }.
    .you = { $some ->
        [yes] Für { $place } braucht es genau { $needed } bereite { $needed ->
            [one] Einheit
           *[other] Einheiten
        }; bereit stehen dort { $legions } und { $galleys }.
       *[no] In { $place } steht keine Einheit von dir, die erobern kann; nötig { $needed ->
            [one] ist genau { $needed }
           *[other] sind genau { $needed }
        }.
    }
errors-any-price = { $total } beliebige

# Warum eine Aufstellung nicht sein kann.
setup-nation = { nation }: { $reason }
setup-board = Das Brett ist fehlerhaft ({ $fault }).
setup-cannot-stand = In { $province } kann keine { unit-one } stehen.
setup-goal = Das Ziel muss eine ganze Zahl ab 1 sein.
setup-military-needs-goal = Militärische Siegpunkte mit doppeltem Material brauchen ein Ziel: Die Regeln geben dafür keines vor.
setup-named-twice = Doppelt genannt: { $names }.
setup-nations = { $fewer ->
    [yes] Diese Partie ist für { $number } von diesen Völkern, jedes einmal: { $nations }.
   *[no] Die Völker dieser Partie sind { $nations }, jedes einmal.
}
setup-needs-basic = { $advance } ohne { $basic }.
setup-negative = Eine Anzahl ist negativ.
setup-no-city = Jedes Volk hat mindestens eine Stadt.
setup-no-pairs = Auf diesem Brett lassen sich vier Völker nicht auf zwei Spieler verteilen.
setup-number-of-nations = { $number } { $number ->
    [one] Volk kann
   *[other] Völker können
} auf diesem Brett nicht spielen; möglich: { $allowed }.{ $number ->
    [2] {" "}Zwei Spieler spielen mit vier Völkern oder mit doppeltem Material.
   *[other] {""}
}
setup-one-city-doubled = Bei doppeltem Material beginnt jeder mit drei Startstädten; eine einzige passt nicht dazu.
setup-over-earned = Mehr durch Schwellen verdient, als Persönlichkeiten da sind: { $personage }.
setup-over-supply = Mehr { $what ->
    [coins] Münzen
    [temples] Tempel
    [cities] Städte
    [legion] Legionen
    [galley] Galeeren
    [king] Könige
    [scholar] Gelehrte
    [general] Feldherren
    [citizen] Bürger
   *[navigator] Seefahrer
}, als es gibt ({ $limit }).
setup-pairs = Von den beiden Spielern hat einer die { $one }, der andere die { $other }.
setup-round = Runden werden ab 1 gezählt.
setup-temple-without-city = Ein Tempel ohne Stadt seines Volkes in { $province }.
setup-two-owners = Die Stadt { $province } hat zwei Besitzer: { $nations }.
setup-two-players = { $setting ->
    [doubled] Doppeltes Material verlangt
   *[four-nations] Zwei Spieler mit je zwei Völkern brauchen
} { $needed } Völker, nicht { $number }.
setup-unknown-province = Eine Provinz { $province } gibt es auf diesem Brett nicht.
