### Antike Duellum: die Stellung in Worten.

# Einzelne Provinzen, und was über einem Bild steht.

duellum-province-what = { $place }{ $symbol ->
    [yes] {" "}(Galeeren zählen doppelt)
   *[no] {""}
}: { $owner ->
    [none] { $site ->
        [yes] keine Stadt
       *[no] keine Stadt möglich
    }
   *[other] { chip }stadt der { NATION($owner) }{ $temple ->
        [yes] { $wall ->
            [yes] {" "}mit Tempel und Mauer
           *[no] {" "}mit Tempel
        }
       *[no] { $wall ->
            [yes] {" "}mit Mauer
           *[no] {""}
        }
    }
}{ $forces }.
duellum-reach-contested = { $place } (Kampf)
duellum-shown-reach = Die { nation }: { units } { IN($place) }, { $supposed ->
    [yes] nächstes Manöver
   *[no] dieses Manöver
}. Zahlen sind Schritte; „!“ heißt: dort kommt es zum Kampf.

# `/stand`: wie es steht.

duellum-status-due = Zuerst { $count ->
    [one] ist
   *[other] sind
} { duellum-cards } zu nehmen.
duellum-status-purse = { $empty ->
    [yes] Nichts
   *[no] { $purse }
}; { $wedge ->
    [none] Stein noch nicht auf dem Rondell
   *[other] Stein auf { duellum-wedge }
}
duellum-status-cities = { $cities }; { $temples } mit Tempel, { $walls } mit Mauer
duellum-status-producing = { $names } ({ chip })
duellum-status-units = { $legions } und { $galleys } auf dem Brett; im Rekrutenfeld: { $box }; { $more-legion } und { $more-galley } im Vorrat{ $count ->
    [0] {""}
   *[other] ; { $open ->
        [yes] Seegebiete für einen Seefahrer: { $count } von { $next }
       *[no] Seegebiete: { $count }
    }
}
duellum-status-walls = Mauern zum Bauen: { $count }
duellum-status-hand = Karten: { $cards }
duellum-status-cards = Karten
duellum-status-table = In der Auslage: { $display }; { $count } im Stapel, { $discards } abgelegt
duellum-status-bank = { $coins }, { $temples }; Städte: { $tokens }; { $personages }

# Auf den Seiten, auf denen es mehr werden.
duellum-progress = { $enough ->
    [yes] { $personage ->
        [king] Städte: { $count }, genug für einen König.
        [citizen] Tempel: { $count }, genug für einen Bürger.
       *[navigator] Seegebiete: { $count }, genug für einen Seefahrer.
    }
   *[no] { $personage ->
        [king] Städte: { $count } von { $next } für einen König.
        [citizen] Tempel: { $count } von { $next } für einen Bürger.
       *[navigator] Seegebiete: { $count } von { $next } für einen Seefahrer.
    }
}
