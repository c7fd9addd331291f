### Antike Duellum: die Seiten des geführten Zugs.

# Der geführte Zug: Überschriften, Zeilen, Knöpfe und Menüs des privaten Zugfensters.

duellum-panel-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
duellum-panel-due-title = { $count ->
    [one] Nimm eine Karte
   *[other] Nimm { $count } Karten
}
duellum-panel-due = Zuallererst nimmst du { duellum-panel-cards }: { $lost ->
    [0] { $gained ->
        [one] Dein Gegner hat eine Persönlichkeit bekommen
       *[other] Dein Gegner hat { $gained } Persönlichkeiten bekommen
    }
   *[other] Du hast { $lost ->
        [one] eine Stadt
       *[other] { $lost } Städte
    } verloren{ $gained ->
        [0] {""}
        [one] , und dein Gegner hat eine Persönlichkeit bekommen
       *[other] , und dein Gegner hat { $gained } Persönlichkeiten bekommen
    }
}.
duellum-panel-due-more = { $taken ->
    [one] 1 Karte genommen,
   *[other] { $taken } Karten genommen,
} noch { $count }.
duellum-panel-due-note = -# { $replaced ->
    [yes] An ihre Stelle kommt sofort eine neue Karte. Zurücknehmen geht danach nur, wenn dein Gegner zustimmt.
   *[no] Es ist keine Karte mehr da, die an ihre Stelle kommt. Zurücknehmen geht nur, wenn dein Gegner zustimmt.
}
duellum-panel-card = **{ $card }**: { $effect }
duellum-panel-card-count = { $card }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}
duellum-panel-card-idle = { $line } (jetzt ohne Wirkung)
# Was eine Karte oder Mauer an der Verteidigung einer Stadt ändert; bei einer des Gegners steht die jetzige schon da.
duellum-panel-defence-then = { $mine ->
    [yes] Verteidigung { $before }, dann { $after }
   *[no] dann { $after }
}
duellum-panel-cards-title = Deine Karten
duellum-panel-cards-none = Im Moment lässt sich keine davon spielen.
duellum-panel-play = { $card } spielen
duellum-panel-card-pick = Wähle

duellum-panel-hostile = { $units } der { nation-genitive }
duellum-panel-city = Stadt der { nation-genitive }, Verteidigung { $needed }{ $extra ->
    [0] {""}
   *[other] {" "}({ $extra } davon durch Festung)
}
duellum-panel-city-last = letzte Stadt der { nation-genitive }, nicht zu erobern
duellum-panel-free = freier Stadtplatz
duellum-panel-sea = Seegebiet, zählt doppelt für Seefahrer
duellum-panel-no-site = kein Stadtplatz

duellum-panel-chip-text = Die Bank hat keine Münze. Was nimmst du stattdessen?
duellum-panel-brief-chips = +{ $count }{ $coin ->
    [yes] {" "}+1 Münze
   *[no] {" "}+1 nach Wahl
}
duellum-panel-gain-chips = { $count } { chip } und { $coin ->
    [yes] 1 Münze
   *[no] 1 Ressource nach Wahl
}
duellum-panel-brief-temple = { $temples ->
    [0] { $walls ->
        [0] nichts
        [one] 1 Mauer
       *[other] { $walls } Mauern
    }
    [one] 1 Tempel
   *[other] { $temples } Tempel
}
duellum-panel-brief-box = 0 Rekruten
duellum-panel-gain-box = dein Rekrutenfeld ist leer
duellum-panel-gain-temple = { $temples }, { $walls ->
    [0] keine Mauer
    [one] 1 Mauer
   *[other] bis zu { $walls } Mauern
}
duellum-panel-gain-scientia = { $advances }; { $recruits ->
    [0] keine Rekruten
    [one] 1 Rekrut
   *[other] bis zu { $recruits } Rekruten
}

duellum-panel-temples-title = TEMPLUM: Tempel und Mauern
duellum-panel-temples = **Tempel:** { $price }{ $cheaper ->
    [yes] {" "}für den nächsten
   *[no] {""}
}, dazu 1 Münze je Tempel nebenan. { $most ->
    [0] Jetzt kannst du keinen bauen;
   *[other] Du kannst { $most } bauen;
} die Bank hat { $left }.
duellum-panel-walls = **Mauer:** { $price }. { $most ->
    [0] Jetzt kannst du keine bauen;
   *[other] Du kannst { $most } bauen;
} in deinem Vorrat: { $left }.
duellum-panel-temples-pick = { $most ->
    [one] Wähle eine Stadt für einen Tempel
   *[other] Wähle Städte für Tempel
}
duellum-panel-walls-pick = { $most ->
    [one] Wähle eine Stadt für eine Mauer
   *[other] Wähle Städte für Mauern
}
duellum-panel-offer = { $name } für { $price }
duellum-panel-temple-yields = bringt 3 { chip }{ $extra ->
    [0] {""}
    [one] {" "}· 1 Münze für einen Tempel nebenan
   *[other] {" "}· { $extra } Münzen für Tempel nebenan
}

duellum-panel-advances-title = SCIENTIA: Fortschritte und Rekruten
duellum-panel-advance-known = ✅ **{ $advance }**{ $now ->
    [yes] {" "}(ab dem Ende dieses Zuges)
   *[no] {""}
}
duellum-panel-advance = { $lacks ->
    [0] ▫️ **{ $name }** · { $price } Gold
   *[other] ▪️ { $name } · { $price } Gold, { $lacks } { $lacks ->
        [one] fehlt
       *[other] fehlen
    }
}{ $new ->
    [yes] {" "}· neu
   *[no] {""}
} · { duellum-know-how-gloss }
duellum-panel-advances-new = -# Neu: Dein Gegner hat ihn nicht, also bringt er dir einen Gelehrten.
    .offer = +1 Gelehrter
duellum-panel-supply = **Rekrutieren:** { $legion } je Legion, { $galley } je Galeere, aus deinem Vorrat ({ $left }) in dein Rekrutenfeld ({ $box }). Aufstellen kannst du sie ab deinem nächsten Zug.
duellum-panel-recruits = **Gewählt:** { $units } für { $price }.
duellum-panel-recruit = { $count ->
    [one] 1 Einheit rekrutieren
   *[other] { $count } Einheiten rekrutieren
}

duellum-panel-arms-title = MILITIA: Einheiten aufstellen (im Rekrutenfeld: { $ready })
duellum-panel-arms-met = dort { $met }: Gleiche kämpfen sofort

duellum-panel-maneuver-title = DUELLUM
duellum-panel-group = { $units } { IN($province) } (noch { $left ->
    [one] 1 Schritt
   *[other] { $left } Schritte
})
duellum-panel-no-way = Von hier führt für sie keine Grenze weiter.
duellum-panel-battle = Kampf, jeder verliert { units }
duellum-panel-battle-on-way = { IN($province) }: { $battle }
duellum-panel-all-fall = alle deine fallen
duellum-panel-arriving = übrig: { $units }
duellum-panel-fortress = ⚠️ Dein Gegner hat eine Festung: Die erste Stadt kostet { $count } Einheiten mehr, hier schon mitgezählt.
duellum-panel-conquest-goes-on = Eine Stadt ist erobert, darum zieht keine Einheit mehr; erobern kannst du noch.
duellum-panel-more-conquests = Städte, die du erobern kannst:
duellum-panel-too-weak = { $province } braucht { $needed ->
    [one] 1 Einheit
   *[other] { $needed } Einheiten
}{ duellum-errors-of-fortress }; du hast dort { $there }.
duellum-panel-conquest = { $province } ({ nation }) braucht genau **{ $needed }** deiner Einheiten dort; sie kommen zurück in dein Rekrutenfeld.{ $extra ->
    [0] {""}
   *[other] {" "}{ $extra } davon wegen der Festung.
}

duellum-panel-sites = Stadt gründen für { $price }, dazu 1 Münze je Nachbarstadt mit derselben Ressource{ $ends }:
duellum-panel-site = { $province }: { chip }{ $extra ->
    [0] {""}
    [one] {" "}· +1 Münze
   *[other] {" "}· +{ $extra } Münzen
}
duellum-panel-site-pick = Stadt gründen
duellum-panel-sites-dear = { $count ->
    [one] Du könntest hier eine Stadt gründen.
   *[other] Du könntest an { $count } Orten Städte gründen.
} Dir fehlt noch: { $lacks }.
# Was man haben könnte, hätte man mehr; .entry ist eines der Dinge in $lacks.
duellum-panel-too-dear = -# Dir fehlt noch: { $lacks }.
    .entry = { $lacks } für { $names }
# Eine Stadt, für die etwas fehlt: mit einer Ressource oder mit mehreren zur Wahl.
duellum-panel-site-dear = eine Stadt { IN($province) } mit { $kinds }
duellum-panel-kinds-gone = -# Für { $kinds } hat die Bank keinen Stadtmarker mehr.
duellum-panel-no-tokens = Die Bank hat keine Stadtmarker mehr.

duellum-panel-advice-temple = einen Tempel bauen: { $provinces }
duellum-panel-advice-wall = { $count ->
    [one] 1 Mauer
   *[other] { $count } Mauern
} bauen: { $provinces }
duellum-panel-advice-recruit = Einheiten rekrutieren
duellum-panel-advice-card = { $cards } spielen
duellum-panel-advice-trade = tauschen, drei gegen zwei
duellum-turn-end-brings = { $ends ->
    [wins] **Am Zugende bekommst du { $gained } und hast gewonnen.**
    [brings] **Am Zugende bekommst du { $gained }**; dein Gegner nimmt dann { $due ->
        [one] 1 Karte
       *[other] { $due } Karten
    }.
   *[nothing] Dein Gegner nimmt dann { $due ->
        [one] 1 Karte
       *[other] { $due } Karten
    }, weil du in diesem Zug erobert hast.
}
duellum-panel-unused = ⚠️ { $cards } ungenutzt: verfällt am Zugende.
duellum-panel-back-to = { $page ->
    [temples] ◀ Templum
    [advances] ◀ Scientia
    [arms] ◀ Militia
   *[maneuver] ◀ Einheiten
}
duellum-panel-trade-text = Drei Ressourcen oder Münzen gegen zwei Ressourcen deiner Wahl, so oft du willst.
