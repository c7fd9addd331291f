### Warum ein Zug gespielt wurde, wie Computerspieler es abwägen.

why = { $deed }: Das { $reasons }.

why-only = Er { $reasons }.

why-win = gewinnt die Partie
why-stop = verhindert, dass die { nation } im nächsten Zug gewinnen
why-hold-up = verdirbt den { nation-dative } einen schnellen Sieg
why-personage = verschafft { $count ->
    [one] den { ordinal } { personage-accusative }
   *[other] { personages-accusative }
}
why-towards = kommt dem nächsten { personage } näher (noch { $personage ->
    [king] { cities }
    [citizen] { temples }
   *[navigator] { $areas }
})
why-cities = bringt { $count ->
    [one] eine Stadt mit { chip }
   *[other] { cities }
}
why-temples = macht { $places } reicher und sicherer
why-walls = macht { $places } schwerer einnehmbar
why-know-how = { $ability ->
    [legions] lässt Legionen weiter ziehen
    [galleys] lässt Galeeren weiter fahren
    [yields] steigert jeden Ertrag
    [cities] macht jede Stadt schwerer zu erobern
   *[trade] erlaubt, drei Ressourcen gegen zwei zu tauschen
}
why-chips = spart { $resource ->
    [marble] Marmor für Tempel
    [iron] Eisen für Einheiten
   *[gold] Gold für Fortschritte
}
why-units = verstärkt das Heer um { any-units }
why-sites = erreicht { $count ->
    [one] eine Provinz für eine neue Stadt
   *[other] { $count } Provinzen für neue Städte
}
why-cards = bringt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} auf die Hand
why-best-card = bringt dir mehr als die anderen ausliegenden Karten
why-only-card = ist die einzige Sorte, die ausliegt
why-next = bereitet einen Zug auf { $wedge } vor
why-guard = schützt { $places } vor den { nation-dative }
why-threat = bedroht { $places } ({ nation })
why-approach = rückt auf { $places } ({ nation }) vor
why-rival = { $count ->
    [0] schwächt die { nation }
   *[other] kostet die { nation } { any-units }
}
why-nothing = ändert wenig, aber nichts anderes ist besser

ordinal = { $total ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
    [5] fünften
    [6] sechsten
    [7] siebten
    [8] achten
   *[other] { $total }.
}
