# Warum die Regeln eine Aktion nicht erlauben: Das steht hinter «Die Griechen können in Athen keinen Tempel bauen: ».

errors-refused = { $cannot }: { $reason }
errors-possible = { $reason } Möglich: { $names }.
errors-possible-now = { $reason } Jetzt möglich: { $names }.
errors-nowhere = { $reason } Das geht im Moment nirgends.
errors-nothing-done = { $reason } Vom Befehl wurde nichts ausgeführt.

errors-arming-limit = In { $place } { $left ->
    [0] ist in diesem Zug kein Platz mehr
    [one] ist in diesem Zug noch Platz für { $left } Einheit
   *[other] ist in diesem Zug noch Platz für { $left } Einheiten
} (1 ohne Tempel, 3 mit Tempel).
    .you = { errors-arming-limit }
errors-cannot-stand = { $unit ->
    [legion] Über Land führt keine Grenze nach { $place }, also stehen dort keine Legionen.
   *[galley] Zur See führt keine Grenze nach { $place }, also liegen dort keine Galeeren.
}
errors-city-picked = Dort steht eine Stadt der { NATION($owner) }; wählbar sind nur Provinzen ohne Stadt.
    .you = In { $place } steht schon eine Stadt; wähl eine Provinz ohne Stadt.
errors-city-stands = Dort steht eine Stadt der { NATION($owner) }.
    .you = In { $place } steht schon eine Stadt ({ NATION($owner) }).
errors-game-over = Die Partie ist zu Ende.
errors-known-already = Sie haben diesen Fortschritt schon.
    .you = { $advance } hast du schon.
errors-last-city = Die letzte Stadt eines Volkes kann nicht erobert werden.
    .you = { $place } ist die letzte Stadt der { NATION($owner) } und kann nicht erobert werden.
errors-needs-basic = { $advance } setzt { $basic } voraus.
errors-no-city = Dort steht keine Stadt.
    .you = In { $place } steht keine Stadt.
errors-no-coins-for-trade = Im Tausch gibt es Marmor, Eisen oder Gold, aber keine Münzen.
errors-no-start-city = Das ist keine ihrer Startstädte.
    .you = { $place } ist keine deiner Startstädte.
errors-no-stone-left = Es ist kein Stadtstein mehr übrig, also muss eine eigene Stadt dafür aufgegeben werden.
    .you = Du hast keinen Stadtstein mehr, also gib eine deiner Städte auf: `{ $place } (gib auf { $own })`.
errors-no-stones-left = Es ist kein Stadtstein mehr übrig.
    .you = Du hast keinen Stadtstein mehr.
errors-no-such-chip = Eine solche Ressource gibt es nicht.
errors-no-such-know-how = Einen solchen Fortschritt gibt es nicht.
errors-no-such-province = Eine solche Provinz gibt es auf diesem Brett nicht.
errors-no-such-unit = Solche Einheiten gibt es nicht.
errors-no-such-wedge = Ein solches Feld gibt es auf dem Rondell nicht.
errors-no-temples-left = Die Bank hat keinen Tempel mehr.
errors-no-unit-there = In { $place } { $unit ->
    [legion] steht keine eigene Legion
    [galley] liegt keine eigene Galeere
   *[any] steht keine eigene Einheit
}.
    .you = In { $place } hast du keine { $unit ->
        [legion] Legion
        [galley] Galeere
       *[any] Einheit
    }.
errors-no-units-named = Mindestens eine Einheit muss genannt werden.
    .you = Nenn mindestens eine Einheit.
errors-no-way = { $border ->
    [none] { $origin } und { $target } grenzen nicht aneinander.
    [land] Das ist eine Landgrenze; { unit-many } kommen nicht hinüber.
   *[sea] Das ist eine Seegrenze; { unit-many } kommen nicht hinüber.
}
    .reached = { errors-no-way } Von { $origin } kommen { unit-many } nach: { $names }.
errors-nobody-to-fight = Dort stehen nicht von beiden Seiten solche Einheiten.
    .you = In { $place } haben nicht beide, du und die { NATION($other) }, { unit-many }.
errors-not-asked = Zuerst werden die { NATION($asked) } gefragt.
errors-not-at-hand = Da ist nur: { $purse }.
    .you = Du hast nur { $purse }.
errors-not-now = { $phase ->
    [pick] Erst werden die Startstädte gewählt
    [rondel] Der Zug beginnt mit dem Rondell
    [answer] Erst muss geantwortet werden, ob es einen Kampf gibt
    [personage] Erst muss eine Persönlichkeit gewählt werden
    [conquest] Nach einer Eroberung wird nicht mehr gezogen und gekämpft
    [founding] Mit der Gründung von Städten ist die Aktion des Feldes vorbei
   *[stone] Der Stein steht auf { $wedge }
}.
    .you = { $tried ->
        [answer] Niemand fragt dich gerade, ob du kämpfst.
        [trade] Tauschen kannst du, sobald du alle acht Fortschritte hast.
       *[other] { $phase ->
            [pick] Erst werden die Startstädte gewählt.
            [rondel] Setz zuerst deinen Stein.
            [answer] Sag erst, ob du kämpfst: `{ command-answer }`.
            [personage] Wähl erst deine Persönlichkeit: `{ command-end-turn }`.
           *[later] { $tried ->
                [rondel] Dein Stein steht in diesem Zug schon auf { $wedge }. Ändern: `{ $phase ->
                    [wedge] { command-undo }
                   *[later] { command-reset-turn }
                }`.
               *[other] { $phase ->
                    [conquest] Nach einer Eroberung wird in diesem Zug nicht mehr gezogen und gekämpft.
                    [founding] Du hast eine Stadt gegründet, damit ist { $wedge } für diesen Zug vorbei.
                   *[stone] Dein Stein steht in diesem Zug auf { $wedge }.
                }
            }
        }
    }
errors-not-offered = Zur Wahl stehen nur die größten Stapel.
    .you = Wählen kannst du nur aus den größten Stapeln.
errors-not-your-city = Das ist keine eigene Stadt.
    .you = { $place } gehört dir nicht.
errors-nothing-traded = Es wird nichts genommen.
    .you = Sag auch, was du nimmst.
errors-own-city = Das ist schon eine eigene Stadt.
    .you = { $place } gehört dir schon.
errors-stone-left = Eine Stadt wird nur aufgegeben, wenn kein Stadtstein mehr übrig ist.
    .you = Du hast noch einen Stadtstein und musst keine Stadt aufgeben.
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
errors-too-expensive = Das kostet { $price }, vorhanden: { $purse }.
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
        [0] ohne Aktion
        [one] mit { $left } Aktion
       *[other] mit { $left } Aktionen
    }
    .you = In { $place } hast du { $groups }{ $together ->
        [yes] ; eine Gruppe zieht gemeinsam
       *[no] {""}
    }.
errors-too-weak = { errors-wrong-strength }
    .you = { errors-wrong-strength.you }
errors-trade-rate = Für jede genommene Ressource werden zwei gegeben: { resources } für { $take }.
    .you = Für jede Ressource, die du nimmst, gibst du zwei: { resources } für { $take }.
errors-wrong-losses = { $known ->
    [yes] Die Verluste müssen genau { units } von denen sein, die dort stehen.
   *[no] Verluste sind Zahlen eigener Einheiten je übriger Aktionen, 0 bis 3.
}
errors-wrong-payment = { $free ->
    [yes] Das ist umsonst, also wird nichts bezahlt.
   *[no] Der Preis ist genau { $price }, Münzen gelten für alles davon; { $pay } passt nicht dazu.
}
    .you = { $free ->
        [yes] Das ist umsonst: lass `{ option-pay }` weg.
       *[no] Der Preis ist genau { $price }, Münzen gelten für alles davon; { $pay } passt nicht dazu.
    }
errors-wrong-strength = Für { $place } { $needed ->
    [one] braucht es genau { $needed } einsatzbereite Einheit
   *[other] braucht es genau { $needed } einsatzbereite Einheiten
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
setup-goal = Das Ziel ist eine ganze Zahl ab 1.
setup-military-needs-goal = Militärische Siegpunkte mit doppeltem Material brauchen ein Ziel: Die Regeln nennen dafür keines.
setup-named-twice = Etwas ist doppelt genannt: { $names }.
setup-nations = { $fewer ->
    [yes] Diese Partie ist für { $number } von diesen Völkern, jedes einmal: { $nations }.
   *[no] Die Völker dieser Partie sind { $nations }, jedes einmal.
}
setup-needs-basic = { $advance } ohne { $basic }.
setup-negative = Eine Anzahl ist negativ.
setup-no-city = Jedes Volk hat mindestens eine Stadt.
setup-no-pairs = Auf diesem Brett werden die vier Völker nicht auf zwei Spieler verteilt.
setup-number-of-nations = { $number } { $number ->
    [one] Volk kann
   *[other] Völker können
} auf diesem Brett nicht spielen; möglich: { $allowed }.{ $number ->
    [2] {" "}Zwei Spieler spielen mit vier Völkern oder mit doppeltem Material.
   *[other] {""}
}
setup-one-city-doubled = Mit doppeltem Material werden drei Startstädte gewählt; eine einzige Startstadt passt nicht dazu.
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
setup-temple-without-city = Ein Tempel ohne eigene Stadt in { $province }.
setup-two-owners = Die Stadt { $province } hat zwei Besitzer: { $nations }.
setup-two-players = { $setting ->
    [doubled] Doppeltes Material verlangt
   *[four-nations] Zwei Spieler mit je zwei Völkern brauchen
} { $needed } Völker, nicht { $number }.
setup-unknown-province = Eine Provinz { $province } gibt es auf diesem Brett nicht.
