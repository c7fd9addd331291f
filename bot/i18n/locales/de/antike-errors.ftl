### Antike: was die Regeln ablehnen.

# Warum die Regeln eine Aktion nicht erlauben: Das steht hinter «Die Griechen können in Athen keinen Tempel bauen: ».

errors-city-picked = Dort haben die { NATION($owner) } eine Stadt; wähl eine Provinz ohne Stadt.
    .you = In { $place } steht schon eine Stadt; wähl eine Provinz ohne Stadt.
errors-needs-basic = Für { $advance } braucht es zuerst { $basic }.
errors-no-start-city = Das ist keine ihrer Startstädte.
    .you = { $place } ist keine deiner Startstädte.
errors-no-stone-left = Sie haben keinen Stadtstein mehr, also müssen sie dafür eine Stadt aufgeben.
    .you = Du hast keinen Stadtstein mehr. Gib eine deiner Städte auf: `{ $place } (gib auf { $own })`.
errors-no-stones-left = Sie haben keinen Stadtstein mehr.
    .you = Du hast keinen Stadtstein mehr.
errors-nobody-to-fight = Dazu müssen dort { unit-many } von beiden stehen.
    .you = Kein Kampf in { $place }: Dazu müssen dort { unit-many } von dir und von den { NATION($other, case: "dative") } stehen.
errors-not-asked = Zuerst werden die { NATION($asked) } gefragt.
errors-not-now = { $phase ->
    [pick] Erst werden die Startstädte gewählt
    [answer] Erst muss klar sein, ob es einen Kampf gibt
    [personage] Erst muss eine Persönlichkeit gewählt werden
   *[turn] { $tried ->
        [answer] Niemand wird gerade gefragt, ob es einen Kampf gibt
        [trade] Dazu braucht es alle acht Fortschritte
        [take_chip] Die Bank schuldet keine Ressource
        [choose_personage] Gerade ist keine Persönlichkeit zu wählen
        [pick_city] Startstädte werden vor der ersten Runde gewählt
       *[other] { $phase ->
            [rondel] { $tried ->
                [rondel] Erst kommt die Ressource, die die Bank schuldet
               *[other] Erst muss der Stein gesetzt werden
            }
            [conquest] Nach einer Eroberung wird nicht mehr gezogen und gekämpft
            [founding] Nach der Gründung einer Stadt ist die Aktion des Feldes vorbei
           *[stone] Der Stein steht auf { $wedge }
        }
    }
}.
    .you = { $tried ->
        [answer] { $answered ->
            [no] Niemand fragt dich gerade, ob du kämpfst.
           *[other] { refusal-answered }
        }
        [trade] { $phase ->
            [answer] Sag erst, ob du kämpfst: `{ command-answer }`.
            [personage] Wähl erst deine Persönlichkeit: `{ command-end-turn }`.
           *[other] Tauschen kannst du, sobald du alle acht Fortschritte hast.
        }
       *[other] { $phase ->
            [pick] Wähl erst eine Startstadt: `{ command-found }`.
            [rondel] { $tried ->
                [rondel] Nimm zuerst die Ressource, die dir die Bank schuldet; jedes Feld bietet sie an, z. B. `{ command-marble }`.
               *[other] { $way ->
                    [none] Setz zuerst deinen Stein; `{ command-moves }` zeigt, wohin.
                   *[wedge] Setz zuerst deinen Stein, mit { $way }.
                }
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
errors-too-expensive = Das kostet { $price }, und sie haben { $purse }.
    .you = { $tried ->
        [rondel] Der Weg zu { $wedge } kostet { $price }
        [temple] Ein Tempel in { $place } kostet { $price }
        [arm] In { $place } { $units } aufzustellen kostet { $price }
        [learn] { $advance } kostet { $price }
        [found] Eine Stadt in { $place } kostet { $price }
       *[any] Das kostet { $price }
    }; { $after ->
        [yes] bis dahin hättest du { $purse } übrig
       *[no] du hast { $purse }
    }{ $enough ->
        [none] {""}
       *[some] , genug für { $enough }
    }.
errors-too-weak = { errors-wrong-strength }
    .you = { errors-wrong-strength.you }
errors-trade-rate = Für jede Ressource, die sie nehmen, geben sie zwei: { resources } für { $take }.
    .you = Für jede Ressource, die du nimmst, gibst du zwei: { resources } für { $take }.
errors-wrong-losses = { $known ->
    [yes] Die Verluste müssen genau { units } aus dieser Provinz sein.
   *[no] Verluste sind Anzahlen eigener Einheiten nach übrigen Schritten, 0 bis 3.
}
errors-wrong-strength = Für { $place } { $count ->
    [one] braucht es genau { $count } bereite Einheit
   *[other] braucht es genau { $count } bereite Einheiten
}; bereit stehen { $legions } und { $galleys }.
    .you = { $some ->
        [yes] Für { $place } braucht es genau { $count } bereite { $count ->
            [one] Einheit
           *[other] Einheiten
        }; bereit stehen dort { $legions } und { $galleys }.
       *[no] In { $place } steht keine Einheit von dir, die erobern kann; nötig { $count ->
            [one] ist genau { $count }
           *[other] sind genau { $count }
        }.
    }

# Warum eine Aufstellung nicht sein kann.
setup-military-needs-goal = Militärische Siegpunkte mit doppeltem Material brauchen ein Ziel: Die Regeln geben dafür keines vor.
setup-needs-basic = { $advance } ohne { $basic }.
setup-no-pairs = Auf diesem Brett lassen sich vier Völker nicht auf zwei Spieler verteilen.
setup-one-city-doubled = Bei doppeltem Material beginnt jeder mit drei Startstädten; eine einzige passt nicht dazu.
setup-over-earned = Mehr durch Schwellen verdient, als Persönlichkeiten da sind: { $personage }.
setup-pairs = Von den beiden Spielern hat einer die { $one }, der andere die { $other }.
setup-two-players = { $setting ->
    [doubled] Doppeltes Material verlangt
   *[four-nations] Zwei Spieler mit je zwei Völkern brauchen
} { $needed } Völker, nicht { $number }.
