### Antike Duellum: was die Regeln ablehnen.

# Warum die Regeln eine Aktion nicht erlauben, wo das anders heißt als in anderen Regelwerken: siehe `errors.ftl`.

duellum-errors-card-choice = So lässt sich { $card } nicht spielen.
duellum-errors-card-not-now = { $card } spielt man { duellum-card-when }.
duellum-errors-no-chip-due = Eine Ressource ersetzt eine Münze nur dann, wenn ein Produktionsfeld eine bringen soll und die Bank keine hat.
    .you = Eine Ressource nimmst du nur dann, wenn MARMOR, FERRUM oder AURUM dir eine Münze bringen soll und die Bank keine hat.
duellum-errors-no-effect = { $card } wäre wirkungslos: { $effect ->
    [destroy_wall] Auf dem Brett steht keine Mauer
    [lose_coins] Der Gegner hat keine 2 Münzen
    [chips_per_know_how] Der Gegner hat keinen Fortschritt
    [take_coins] Die Bank hat keine Münze
    [recruit] Im Vorrat ist keine Einheit mehr
    [place_unit] Zu Beginn des Zuges lag keine Einheit im Rekrutenfeld, die in einer eigenen Stadt stehen kann
    [extra_step] Auf dem Brett steht keine eigene { unit-one }
    [remove_unit] Auf dem Brett steht keine feindliche { unit-one }
    [build_wall] Es ist keine Mauer übrig oder keine Stadt ohne Mauer
    [free_steps] Der Weg kostet ohnehin nichts
   *[other] Es würde sich nichts ändern
}.
    .you = { $card } wäre wirkungslos: { $effect ->
        [destroy_wall] Auf dem Brett steht keine Mauer
        [lose_coins] Dein Gegner hat keine 2 Münzen
        [chips_per_know_how] Dein Gegner hat keinen Fortschritt
        [take_coins] Die Bank hat keine Münze
        [recruit] Du hast keine Einheit mehr im Vorrat
        [place_unit] Zu Beginn deines Zuges lag keine Einheit in deinem Rekrutenfeld, die in einer deiner Städte stehen kann
        [extra_step] Du hast keine { unit-one } auf dem Brett
        [remove_unit] Dein Gegner hat keine { unit-one } auf dem Brett
        [build_wall] Du hast keine Mauer mehr oder keine Stadt ohne Mauer
        [free_steps] Dein Weg kostet ohnehin nichts
       *[other] Es würde sich nichts ändern
    }.
# Hinter «In Cremona hast du keine Einheit.», wo derselbe Befehl die Karte aufgebraucht hat.
duellum-errors-settlers = { $reason } { $card } erlaubt nur { $count ->
    [one] eine Stadt
   *[other] { $count } Städte
} ohne Einheit.
duellum-errors-no-site = { IN($place, start: "yes") } kann keine Stadt stehen.
duellum-errors-no-such-card = Diese Karte gibt es nicht.
duellum-errors-no-token-left = Die Bank hat keine { $chip }stadt mehr.
duellum-errors-no-walls-left = Es ist keine Mauer mehr übrig; mit { $personages } Persönlichkeiten kommt je eine.
    .you = Du hast keine Mauer mehr; mit { $personages } Persönlichkeiten bekommst du je eine.
duellum-errors-not-in-box = { $left ->
    [0] { $box ->
        [0] In ihrem Rekrutenfeld liegt keine { unit-one }
       *[other] Die { unit-many } in ihrem Rekrutenfeld sind erst in diesem Zug dorthin gekommen
    }
   *[other] Von dem, was zu Beginn des Zuges in ihrem Rekrutenfeld lag, { $left ->
        [one] ist
       *[other] sind
    } nur noch { units } übrig
}.
    .you = { $left ->
        [0] { $box ->
            [0] In deinem Rekrutenfeld liegt keine { unit-one }.
           *[other] Die { unit-many } in deinem Rekrutenfeld sind erst in diesem Zug dorthin gekommen; im nächsten kannst du sie aufstellen.
        }
       *[other] Von dem, was zu Beginn des Zuges in deinem Rekrutenfeld lag, { $left ->
            [one] ist
           *[other] sind
        } nur noch { units } übrig.
    }
duellum-errors-not-in-hand = Sie haben { $card } nicht auf der Hand.
    .you = { $card } hast du nicht auf der Hand.
duellum-errors-not-in-pile = { $card } ist nicht im Stapel.
duellum-errors-not-now = { $phase ->
    [cards] Erst kommen die fälligen Karten
   *[turn] { $tried ->
        [take_card] Gerade ist keine Karte fällig
        [trade] Dazu braucht es COMMERCIUM
       *[other] { $phase ->
            [rondel] Erst muss der Stein { $needs ->
                [yes] auf { $needed } gesetzt werden
               *[no] gesetzt werden
            }
            [conquest] Nach einer Eroberung wird nicht mehr gezogen
            [founding] Nach der Gründung einer Stadt ist die Aktion des Feldes vorbei
           *[stone] { $needs ->
                [yes] Das geht nur auf { $needed }, und der Stein steht auf { $wedge }
               *[no] Der Stein steht auf { $wedge }
            }
        }
    }
}.
    .you = { $phase ->
        [cards] Nimm erst die Karten, die dir zustehen: `{ command-card-take }`.
        [rondel] { $tried ->
            [take_card] Du darfst gerade keine Karte nehmen.
            [trade] Tauschen kannst du, sobald du COMMERCIUM hast.
           *[other] { $needs ->
                [yes] Setz zuerst deinen Stein auf { $needed }, mit { $way }.
               *[no] { $way ->
                    [none] Setz zuerst deinen Stein; `{ command-moves }` zeigt, wohin.
                   *[wedge] Setz zuerst deinen Stein, mit { $way }.
                }
            }
        }
       *[later] { $tried ->
            [take_card] Du darfst gerade keine Karte nehmen.
            [trade] Tauschen kannst du, sobald du COMMERCIUM hast.
            [rondel] Dein Stein steht in diesem Zug schon auf { $wedge }. Ändern: `{ $phase ->
                [action] { command-undo }
               *[later] { command-reset-turn }
            }`.
            [move] { $phase ->
                [conquest] Nach einer Eroberung kannst du in diesem Zug nicht mehr ziehen.
                [founding] Nach einer Gründung kannst du in diesem Zug nicht mehr ziehen.
               *[stone] Dein Stein steht in diesem Zug auf { $wedge }.
            }
           *[other] { $phase ->
                [founding] Du hast eine Stadt gegründet, damit ist { $wedge } für diesen Zug vorbei.
               *[stone] { $needs ->
                    [yes] Das geht nur auf { $needed }; dein Stein steht in diesem Zug auf { $wedge }.
                   *[no] Dein Stein steht in diesem Zug auf { $wedge }.
                }
            }
        }
    }
duellum-errors-not-on-display = { $card } liegt nicht aus.
duellum-errors-plays-itself = { $card } spielt man nicht von Hand: Die Karte wirkt von selbst, bei der ersten Eroberung des Gegners in einem Zug.
duellum-errors-supply = In ihrem Vorrat { $count ->
    [0] ist keine { unit-one } mehr
    [one] ist nur noch { units }
   *[other] sind nur noch { units }
}.
    .you = { $count ->
        [0] Du hast keine { unit-one } mehr im Vorrat.
       *[other] Du hast nur noch { units } im Vorrat.
    }
duellum-errors-too-expensive = Das kostet { $price }{ duellum-errors-surcharge }, und sie haben { $purse }.
    .you = { $tried ->
        [rondel] Der Weg zu { $wedge } kostet { $price }
        [temple] Ein Tempel { IN($place) } kostet { $price }
        [wall] Eine Mauer { IN($place) } kostet { $price }
        [arm] { IN($place, start: "yes") } { $units } aufzustellen kostet { $price }
        [learn] { $advance } kostet { $price }
        [recruit] { $units } zu rekrutieren kostet { $price }
        [found] Eine { $chip }stadt { IN($place) } kostet { $price }
       *[any] Das kostet { $price }
    }{ duellum-errors-surcharge }; { $after ->
        [yes] bis dahin hättest du { $purse } übrig
       *[no] du hast { $purse }
    }{ $enough ->
        [none] {""}
       *[some] , genug für { $enough }
    }.
duellum-errors-surcharge = { $surcharge ->
    [temple] {" "}(1 Münze für jeden Tempel nebenan; Ressourcen gelten dafür nicht)
    [found] {" "}(1 Münze für jede Stadt nebenan mit derselben Ressource; Ressourcen gelten dafür nicht)
   *[none] {""}
}
duellum-errors-too-weak = { duellum-errors-wrong-strength }
    .you = { duellum-errors-wrong-strength.you }
duellum-errors-trade-rate = Für je zwei, die sie nehmen, geben sie drei; { $give } gegen { $take } passt nicht.
    .you = Für je zwei, die du nimmst, gibst du drei, z. B. `3g` gegen `1m 1i`; { $give } gegen { $take } passt nicht.
duellum-errors-wall-stands = Dort steht schon eine Mauer.
    .you = { IN($place, start: "yes") } steht schon eine Mauer.
# Wie viele der Einheiten, die es für eine Stadt braucht, an der Festung liegen.
duellum-errors-of-fortress = { $extra ->
    [0] {""}
   *[other] {" "}({ $extra } davon durch Festung)
}
duellum-errors-wrong-strength = Für { $place } braucht es genau { any-units }{ duellum-errors-of-fortress }; dort stehen { $legions } und { $galleys }.
    .you = { $some ->
        [yes] Für { $place } braucht es genau { any-units }{ duellum-errors-of-fortress }; du hast dort { $legions } und { $galleys }.
       *[no] Für { $place } braucht es genau { any-units }{ duellum-errors-of-fortress }, und du hast dort keine.
    }

# Wann eine Karte gespielt wird, hinter «… spielt man»; auch in `/regeln`.
duellum-card-when = { $when ->
    [before-rondel] vor dem Setzen des Steins
    [temple] auf TEMPLUM, vor einer Gründung
    [know-how] auf SCIENTIA, vor einer Gründung
    [movement] auf DUELLUM, vor der ersten Eroberung oder Gründung
    [reaction] von selbst
   *[turn] jederzeit im eigenen Zug
}
