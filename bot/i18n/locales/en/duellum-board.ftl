### Antike Duellum: the position in words.

# Single provinces, and what stands above a picture.

duellum-province-what = { $place }{ $symbol ->
    [yes] {" "}(galleys count twice)
   *[no] {""}
}: { $owner ->
    [none] { $site ->
        [yes] no city
       *[no] no city possible
    }
   *[other] { chip } city of the { NATION($owner) }{ $temple ->
        [yes] { $wall ->
            [yes] {" "}with a temple and a wall
           *[no] {" "}with a temple
        }
       *[no] { $wall ->
            [yes] {" "}with a wall
           *[no] {""}
        }
    }
}{ $forces }.
duellum-reach-contested = { $place } (battle)
duellum-shown-reach = The { nation }: { units } in { $place }, { $supposed ->
    [yes] next maneuver
   *[no] this maneuver
}. Numbers are moves; “!” means a battle there.

# `/status`: how things stand.

duellum-status-due = First { duellum-cards } to take.
duellum-status-purse = { $empty ->
    [yes] Nothing
   *[no] { $purse }
}; { $wedge ->
    [none] stone not on the rondel yet
   *[other] stone on { duellum-wedge }
}
duellum-status-cities = { $cities }; { $temples } with a temple, { $walls } with a wall
duellum-status-producing = { $names } ({ chip })
duellum-status-units = { $legions } and { $galleys } on the board; in the recruitment box: { $box }; { $more-legion } and { $more-galley } in the supply{ $count ->
    [0] {""}
   *[other] ; { $open ->
        [yes] sea areas for a navigator: { $count } of { $next }
       *[no] sea areas: { $count }
    }
}
duellum-status-walls = Walls to build: { $count }
duellum-status-hand = Cards: { $cards }
duellum-status-cards = Cards
duellum-status-table = On display: { $display }; { $count } in the pile, { $discards } discarded
duellum-status-bank = { $coins }, { $temples }; cities: { $tokens }; { $personages }

# On the pages on which they grow.
duellum-progress = { $enough ->
    [yes] { $personage ->
        [king] Cities: { $count }, enough for a king.
        [citizen] Temples: { $count }, enough for a citizen.
       *[navigator] Sea areas: { $count }, enough for a navigator.
    }
   *[no] { $personage ->
        [king] Cities: { $count } of { $next } for a king.
        [citizen] Temples: { $count } of { $next } for a citizen.
       *[navigator] Sea areas: { $count } of { $next } for a navigator.
    }
}
