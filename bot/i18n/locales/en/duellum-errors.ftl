### Antike Duellum: what the rules refuse.

# Why the rules do not allow an action, where that is said otherwise than in other rulesets: see `errors.ftl`.

duellum-errors-card-choice = { $card } can't be played like that.
duellum-errors-card-not-now = { $card } is played { duellum-card-when }.
duellum-errors-no-chip-due = a chip stands for a coin only where a production wedge should bring one and the bank has none.
    .you = You take a chip only if MARMOR, FERRUM or AURUM should bring you a coin and the bank has none.
duellum-errors-no-effect = { $effect ->
    [destroy_wall] no wall stands on the board
    [lose_coins] their opponent has fewer than 2 coins
    [chips_per_know_how] their opponent has no know-how
    [take_coins] the bank has no coin
    [recruit] they have no unit left in their supply
    [place_unit] no unit that could stand in one of their cities lay in their recruitment box when the turn began
    [extra_step] they have no { unit-one } on the board
    [remove_unit] their opponent has no { unit-one } on the board
    [build_wall] they have no wall left, or no city without one
    [free_steps] their way costs nothing anyway
   *[other] nothing would change
}, so { $card } would do nothing.
    .you = { $effect ->
        [destroy_wall] No wall stands on the board
        [lose_coins] Your opponent has fewer than 2 coins
        [chips_per_know_how] Your opponent has no know-how
        [take_coins] The bank has no coin
        [recruit] You have no unit left in your supply
        [place_unit] No unit that could stand in one of your cities lay in your recruitment box when your turn began
        [extra_step] You have no { unit-one } on the board
        [remove_unit] Your opponent has no { unit-one } on the board
        [build_wall] You have no wall left, or no city without one
        [free_steps] Your way costs nothing anyway
       *[other] Nothing would change
    }, so { $card } would do nothing.
# Behind «You have no unit in Cremona.», where the same command has used the card up.
duellum-errors-settlers = { $reason } { $card } allows only { $count ->
    [one] one city
   *[other] { $count } cities
} without one.
duellum-errors-no-site = no city can stand in { $place }.
duellum-errors-no-such-card = there is no such card.
duellum-errors-no-token-left = the bank has no { $chip } city left.
duellum-errors-no-walls-left = they have no wall left; one comes with { $personages } personages each.
    .you = You have no wall left; you get one each with { $personages } personages.
duellum-errors-not-in-box = { $left ->
    [0] { $box ->
        [0] there is no { unit-one } in their recruitment box
       *[other] the { unit-many } in their recruitment box came there this turn
    }
   *[other] only { units } { $left ->
        [one] is
       *[other] are
    } left of what lay in their recruitment box when the turn began
}.
    .you = { $left ->
        [0] { $box ->
            [0] You have no { unit-one } in your recruitment box.
           *[other] The { unit-many } in your recruitment box came there this turn; you can set them up next turn.
        }
       *[other] Only { units } { $left ->
            [one] is
           *[other] are
        } left of what lay in your recruitment box when the turn began.
    }
duellum-errors-not-in-hand = they don't hold { $card }.
    .you = You don't hold { $card }.
duellum-errors-not-in-pile = { $card } isn't in the pile.
duellum-errors-not-now = { $phase ->
    [cards] cards are due first
   *[turn] { $tried ->
        [take_card] no card is due
        [trade] that takes COMMERCIUM
       *[other] { $phase ->
            [rondel] the stone moves { $needs ->
                [yes] to { $needed } first
               *[no] first
            }
            [conquest] after a conquest nothing moves any more
            [founding] founding a city has ended the wedge's action
           *[stone] { $needs ->
                [yes] that takes { $needed }, and the stone is on { $wedge }
               *[no] the stone is on { $wedge }
            }
        }
    }
}.
    .you = { $phase ->
        [cards] First take the cards due to you: `{ command-card-take }`.
        [rondel] { $tried ->
            [take_card] You have no card to take now.
            [trade] You can trade once you own COMMERCIUM.
           *[other] { $needs ->
                [yes] Move your stone to { $needed } first, with { $way }.
               *[no] { $way ->
                    [none] Move your stone first; `{ command-moves }` shows where to.
                   *[wedge] Move your stone first, with { $way }.
                }
            }
        }
       *[later] { $tried ->
            [take_card] You have no card to take now.
            [trade] You can trade once you own COMMERCIUM.
            [rondel] You already moved to { $wedge } this turn. `{ $phase ->
                [action] { command-undo }
               *[later] { command-reset-turn }
            }` to change.
            [move] { $phase ->
                [conquest] After a conquest nothing moves any more this turn.
                [founding] After founding a city nothing moves any more this turn.
               *[stone] Your stone is on { $wedge } this turn.
            }
           *[other] { $phase ->
                [founding] You founded a city, so { $wedge } is over for this turn.
               *[stone] { $needs ->
                    [yes] That takes { $needed }; your stone is on { $wedge } this turn.
                   *[no] Your stone is on { $wedge } this turn.
                }
            }
        }
    }
duellum-errors-not-on-display = { $card } isn't on display.
duellum-errors-plays-itself = { $card } can't be played by hand: it plays itself at the opponent's first conquest of a turn.
duellum-errors-supply = { $count ->
    [0] no { unit-one } is
    [one] only { units } is
   *[other] only { units } are
} left in their supply.
    .you = You have { $count ->
        [0] no { unit-one }
       *[other] only { units }
    } left in your supply.
duellum-errors-too-expensive = it costs { $price }{ duellum-errors-surcharge }, and they have { $purse }.
    .you = { $tried ->
        [rondel] The way to { $wedge } costs { $price }
        [temple] A temple in { $place } costs { $price }
        [wall] A wall in { $place } costs { $price }
        [arm] Setting up { $units } in { $place } costs { $price }
        [learn] { $advance } costs { $price }
        [recruit] Recruiting { $units } costs { $price }
        [found] { $chip ->
            [iron] An iron
           *[other] A { $chip }
        } city in { $place } costs { $price }
       *[any] That costs { $price }
    }{ duellum-errors-surcharge }; { $after ->
        [yes] by then you'd have { $purse } left
       *[no] you have { $purse }
    }{ $enough ->
        [none] {""}
       *[some] , enough for { $enough }
    }.
# Behind a price that holds coins for neighbours.
duellum-errors-surcharge = { $surcharge ->
    [temple] {" "}(1 coin for each temple next to it; chips don't pay that)
    [found] {" "}(1 coin for each city next to it with the same resource; chips don't pay that)
   *[none] {""}
}
duellum-errors-too-weak = { duellum-errors-wrong-strength }
    .you = { duellum-errors-wrong-strength.you }
duellum-errors-trade-rate = they give three for every two they take; { $give } for { $take } isn't that.
    .you = You give three for every two you take, e.g. `3g` for `1m 1i`; { $give } for { $take } isn't that.
duellum-errors-wall-stands = there is already a wall.
    .you = { $place } already has a wall.
# How many of the units that a city takes are due to Fortress.
duellum-errors-of-fortress = { $extra ->
    [0] {""}
   *[other] {" "}({ $extra } of them for Fortress)
}
duellum-errors-wrong-strength = { $place } takes exactly { any-units }{ duellum-errors-of-fortress }; there are { $legions } and { $galleys }.
    .you = { $place } takes exactly { any-units }{ duellum-errors-of-fortress }; you have { $some ->
        [yes] { $legions } and { $galleys }
       *[no] none
    } there.

# When a card is played, behind «Levy is played»; also in `/rules`.
duellum-card-when = { $when ->
    [before-rondel] before you move your stone
    [temple] on TEMPLUM, before you found a city
    [know-how] on SCIENTIA, before you found a city
    [movement] on DUELLUM, before you conquer or found
    [reaction] by itself
   *[turn] any time in your turn
}
