### Antike Duellum: the pages of the guided turn.

# The guided turn: titles, lines, buttons and menus of the private panel.

duellum-panel-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
duellum-panel-due-title = { $count ->
    [one] Take a card
   *[other] Take { $count } cards
}
duellum-panel-due = You take { duellum-panel-cards } before anything else: { $lost ->
    [0] { $gained ->
        [one] your opponent gained a personage
       *[other] your opponent gained { $gained } personages
    }
   *[other] you lost { $lost ->
        [one] a city
       *[other] { $lost } cities
    }{ $gained ->
        [0] {""}
        [one] , and your opponent gained a personage
       *[other] , and your opponent gained { $gained } personages
    }
}.
duellum-panel-due-more = { $taken ->
    [one] 1 card taken,
   *[other] { $taken } cards taken,
} { $count } more to take.
duellum-panel-due-note = -# { $replaced ->
    [yes] Another card takes its place at once, so only your opponent can let you take it back.
   *[no] No card is left to take its place. Only your opponent can let you take it back.
}
duellum-panel-card = **{ $card }**: { $effect }
duellum-panel-card-count = { $card }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}
duellum-panel-card-idle = { $line } (no effect now)
# What a card or a wall changes in a city's defence; for a city of the rival, the defence before is told already.
duellum-panel-defence-then = { $mine ->
    [yes] defence { $before }, then { $after }
   *[no] then { $after }
}
duellum-panel-cards-title = Your cards
duellum-panel-cards-none = None of them can be played right now.
duellum-panel-play = Play { $card }
duellum-panel-card-pick = Choose

duellum-panel-hostile = { $units } of the { nation }
duellum-panel-city = city of the { nation }, defence { $needed }{ $extra ->
    [0] {""}
   *[other] {" "}({ $extra } of it by Fortress)
}
duellum-panel-city-last = last city of the { nation }, can't be conquered
duellum-panel-free = free city site
duellum-panel-sea = open sea, counts double for navigators
duellum-panel-no-site = no city site

duellum-panel-chip-text = The bank has no coin. Which chip do you take instead?
duellum-panel-brief-chips = +{ $count }{ $coin ->
    [yes] {" "}+1 coin
   *[no] {" "}+1 chip
}
duellum-panel-gain-chips = { $count } { chip } and { $coin ->
    [yes] 1 coin
   *[no] 1 chip of your choice
}
duellum-panel-brief-temple = { $temples ->
    [0] { $walls ->
        [0] none
        [one] 1 wall
       *[other] { $walls } walls
    }
    [one] 1 temple
   *[other] { $temples } temples
}
duellum-panel-brief-box = box empty
duellum-panel-gain-box = your recruitment box is empty
duellum-panel-gain-temple = { $temples }, { $walls ->
    [0] no wall
    [one] 1 wall
   *[other] up to { $walls } walls
}
duellum-panel-gain-scientia = { $advances }; { $recruits ->
    [0] no recruits
    [one] 1 recruit
   *[other] up to { $recruits } recruits
}

duellum-panel-temples-title = TEMPLUM: temples and walls
duellum-panel-temples = **Temple:** { $price }{ $cheaper ->
    [yes] {" "}for the next one
   *[no] {""}
}, and 1 coin for each temple next door. { $most ->
    [0] You can't build one now;
   *[other] You can build { $most };
} the bank has { $left }.
duellum-panel-walls = **Wall:** { $price }. { $most ->
    [0] You can't build one now;
   *[other] You can build { $most };
} your supply has { $left }.
duellum-panel-temples-pick = { $most ->
    [one] Choose a city for a temple
   *[other] Choose cities for temples
}
duellum-panel-walls-pick = { $most ->
    [one] Choose a city for a wall
   *[other] Choose cities for walls
}
duellum-panel-offer = { $name } for { $price }
duellum-panel-temple-yields = gives 3 { chip }{ $extra ->
    [0] {""}
    [one] {" "}· 1 coin for a temple next door
   *[other] {" "}· { $extra } coins for temples next door
}

duellum-panel-advances-title = SCIENTIA: know-how and recruiting
duellum-panel-advance-known = ✅ **{ $advance }**{ $now ->
    [yes] {" "}(from the end of this turn)
   *[no] {""}
}
duellum-panel-advance = { $lacks ->
    [0] ▫️ **{ $name }** · { $price } gold
   *[other] ▪️ { $name } · { $price } gold, { $lacks } short
}{ $new ->
    [yes] {" "}· new
   *[no] {""}
} · { duellum-know-how-gloss }
duellum-panel-advances-new = -# New: your opponent doesn't own it, so it earns you a scholar.
    .offer = +1 scholar
duellum-panel-supply = **Recruiting:** { $legion } a legion, { $galley } a galley, from your supply ({ $left }) into your box ({ $box }). They can be set up from your next turn on.
duellum-panel-recruits = **Chosen:** { $units } for { $price }.
duellum-panel-recruit = { $count ->
    [one] Recruit 1 unit
   *[other] Recruit { $count } units
}

duellum-panel-arms-title = MILITIA: set up units (in the box: { $ready })
duellum-panel-arms-met = { $met } there: like units fight at once

duellum-panel-maneuver-title = DUELLUM
duellum-panel-group = { $units } in { $province } ({ $left ->
    [one] 1 move
   *[other] { $left } moves
} left)
duellum-panel-no-way = They can't cross any border from here.
duellum-panel-battle = battle, each loses { units }
duellum-panel-battle-on-way = in { $province }: { $battle }
duellum-panel-all-fall = all of yours fall
duellum-panel-arriving = { $units } left
duellum-panel-fortress = ⚠️ Your opponent holds a Fortress: the first city takes { $count } units more, counted here already.
duellum-panel-conquest-goes-on = A city was conquered, so units no longer move; you can still conquer.
duellum-panel-more-conquests = Cities you can conquer:
duellum-panel-too-weak = { $province } takes { $needed ->
    [one] 1 unit
   *[other] { $needed } units
}{ duellum-errors-of-fortress }; you have { $there } there.
duellum-panel-conquest = { $province } ({ nation }) takes exactly **{ $needed }** of your units there; they go back to your box.{ $extra ->
    [0] {""}
   *[other] {" "}{ $extra } of that is the Fortress.
}

duellum-panel-sites = Found a city for { $price }, and 1 coin for each city next door with the same resource{ $ends }:
duellum-panel-site = { $province }: { chip }{ $extra ->
    [0] {""}
    [one] {" "}· +1 coin
   *[other] {" "}· +{ $extra } coins
}
duellum-panel-site-pick = Found a city
duellum-panel-sites-dear = { $count ->
    [one] You could found a city here,
   *[other] You could found cities in { $count } places,
} but you lack { $lacks }.
# What could be had with more in the purse; .entry is one of the things in $lacks.
duellum-panel-too-dear = -# You lack { $lacks }.
    .entry = { $lacks } for { $names }
# A city for which something is lacking: of one resource or of several.
duellum-panel-site-dear = { $first ->
    [iron] an
   *[other] a
} { $kinds } city in { $province }
duellum-panel-kinds-gone = -# The bank has no city token left for { $kinds }.
duellum-panel-no-tokens = The bank has no city tokens left.

duellum-panel-advice-temple = build a temple: { $provinces }
duellum-panel-advice-wall = build { $count ->
    [one] 1 wall
   *[other] { $count } walls
}: { $provinces }
duellum-panel-advice-recruit = recruit units
duellum-panel-advice-card = play { $cards }
duellum-panel-advice-trade = trade, three for two
duellum-turn-end-brings = { $ends ->
    [wins] **Ending your turn brings you { $gained }, and the game is yours.**
    [brings] **Ending your turn brings you { $gained }**; your opponent then takes { $due ->
        [one] 1 card
       *[other] { $due } cards
    }.
   *[nothing] Your opponent then takes { $due ->
        [one] 1 card
       *[other] { $due } cards
    }, because you conquered this turn.
}
duellum-panel-unused = ⚠️ { $cards } not used: lost when your turn ends.
duellum-panel-back-to = { $page ->
    [temples] ◀ Templum
    [advances] ◀ Scientia
    [arms] ◀ Militia
   *[maneuver] ◀ Units
}
duellum-panel-trade-text = Three of anything, coins too, for two chips of your choice, as often as you like.
