### Antike: what the rules refuse.

# Why the rules do not allow an action: it stands behind «The Greeks cannot build a temple in Athen: ». `.you` is said to
# whoever tried it, alone and as a whole sentence; where there is none, the reason is said with a capital.

errors-city-picked = the { NATION($owner) } have a city there; pick a place without one.
    .you = { $place } already has a city; pick a place without one.
errors-needs-basic = { $advance } needs { $basic } first.
errors-no-start-city = that isn't one of their start cities.
    .you = { $place } isn't one of your start cities.
errors-no-stone-left = they have no city stone left, so they must give up a city for it.
    .you = You have no city stone left. Give up one of your cities: `{ $place } (give up { $own })`.
errors-no-stones-left = they have no city stone left.
    .you = You have no city stone left.
errors-nobody-to-fight = they don't both have { unit-many } there.
    .you = No fight in { $place }: you and the { NATION($other) } don't both have { unit-many } there.
errors-not-asked = the { NATION($asked) } are asked first.
errors-not-now = { $phase ->
    [pick] start cities come first
    [answer] someone must first say whether they fight
    [personage] a personage must be chosen first
   *[turn] { $tried ->
        [answer] nobody is being asked to fight
        [trade] that takes all eight know-hows
        [take_chip] the bank owes them no chip
        [choose_personage] there is no personage to choose
        [pick_city] start cities are picked before the first round
       *[other] { $phase ->
            [rondel] { $tried ->
                [rondel] the bank owes them a chip first
               *[other] the stone moves first
            }
            [conquest] after a conquest nobody moves or fights
            [founding] founding a city has ended the wedge's action
           *[stone] the stone is on { $wedge }
        }
    }
}.
    .you = { $tried ->
        [answer] { $answered ->
            [no] Nobody is asking you to fight.
           *[other] { refusal-answered }
        }
        [trade] { $phase ->
            [answer] First say whether you fight: `{ command-answer }`.
            [personage] First choose your personage: `{ command-end-turn }`.
           *[other] You can trade once you have all eight know-hows.
        }
       *[other] { $phase ->
            [pick] First pick a start city: `{ command-found }`.
            [rondel] { $tried ->
                [rondel] First take the chip the bank owes you; any wedge's command offers it, e.g. `{ command-marble }`.
               *[other] { $way ->
                    [none] Move your stone first; `{ command-moves }` shows where to.
                   *[wedge] Move your stone first, with { $way }.
                }
            }
            [answer] First say whether you fight: `{ command-answer }`.
            [personage] First choose your personage: `{ command-end-turn }`.
           *[later] { $tried ->
                [rondel] You already moved to { $wedge } this turn. `{ $phase ->
                    [wedge] { command-undo }
                   *[later] { command-reset-turn }
                }` to change.
               *[other] { $phase ->
                    [conquest] After a conquest you can't move or fight any more this turn.
                    [founding] You founded a city, so { $wedge } is over for this turn.
                   *[stone] Your stone is on { $wedge } this turn.
                }
            }
        }
    }
errors-not-offered = only the largest stacks are available.
    .you = You can only choose from the largest stacks.
errors-stone-left = a city can only be given up when no city stone is left.
    .you = You still have a city stone, so you don't have to give up a city.
errors-supply = { $count ->
    [0] no { unit-one } is
    [one] only { units } is
   *[other] only { units } are
} left in the supply.
    .you = You have { $count ->
        [0] no { unit-one }
       *[other] only { units }
    } left to set up.
errors-too-expensive = it costs { $price }, and they have { $purse }.
    .you = { $tried ->
        [rondel] The way to { $wedge } costs { $price }
        [temple] A temple in { $place } costs { $price }
        [arm] Setting up { $units } in { $place } costs { $price }
        [learn] { $advance } costs { $price }
        [found] A city in { $place } costs { $price }
       *[any] That costs { $price }
    }; { $after ->
        [yes] by then you'd have { $purse } left
       *[no] you have { $purse }
    }{ $enough ->
        [none] {""}
       *[some] , enough for { $enough }
    }.
errors-too-weak = { errors-wrong-strength }
    .you = { errors-wrong-strength.you }
errors-trade-rate = they give two for each one they take: { resources } for { $take }.
    .you = You give two for each one you take: { resources } for { $take }.
errors-wrong-losses = { $known ->
    [yes] the losses must be exactly { units } from that province.
   *[no] losses are numbers of own units by moves left, 0 to 3.
}
errors-wrong-strength = { $place } takes exactly { $count } ready { $count ->
    [one] unit
   *[other] units
}; there are { $legions } and { $galleys } ready.
    .you = { $place } takes exactly { $count } ready { $count ->
        [one] unit
       *[other] units
    }; you have { $some ->
        [yes] { $legions } and { $galleys }
       *[no] none
    } ready there.

# Why a set-up cannot be.
setup-military-needs-goal = Military victory points with doubled material need a goal: the rules don't give one.
setup-needs-basic = It has { $advance } without { $basic }.
setup-no-pairs = On this board four nations can't be split between two players.
setup-one-city-doubled = Doubled material means three start cities each; that doesn't go with one start city.
setup-over-earned = More earned by threshold than there are personages: { $personage }.
setup-pairs = Of the two players one has the { $one }, the other the { $other }.
setup-two-players = { $setting ->
    [doubled] Doubled material takes
   *[four-nations] Two players with two nations each takes
} { $needed } nations, not { $number }.
