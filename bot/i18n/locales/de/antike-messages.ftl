### Antike: Aufrufe, Ergebnisse und Fragen im Kanal, und private Antworten.

# Was auf Knöpfen steht.

button-fight-fight = Kämpfen
button-fight-peace = Nicht kämpfen
button-order-ask = Frag mich
button-order-fight = Immer kämpfen
button-order-peace = Nie kämpfen

# Was der Bot im Kanal einer Partie sagt. Aufrufe folgen einer Erwähnung: «@Ada, Partie 7: Du bist dran …».

public-pick = Für die **{ nation }**: { $how }
public-orders-asked = -# An alle, für später: Kommen fremde Legionen zu deinen oder Galeeren zu Galeeren, darfst du kämpfen. Was soll ich für dich antworten? Nur du siehst, was du drückst; mit `{ command-orders }` legst du es genauer fest.

public-won = Schluss! 🏛️ Die **{ nation }**{ $player } haben { $reason ->
    [temple] mit der Zerstörung des entscheidenden Tempels
   *[target] mit { $count } { $counts ->
        [points] { $count ->
            [one] Siegpunkt
           *[other] Siegpunkten
        }
       *[personages] { $count ->
            [one] Persönlichkeit
           *[other] Persönlichkeiten
        }
    }
} gewonnen.

public-demand = Die **{ NATION($mover) }**{ $player } sind nach **{ $place }** gekommen: Kämpfst du?
public-demand-facts = { units } gegen { $own } von dir ({ nation }). Kampf: Jede Seite verliert { $lost }.
public-demand-city = Um deine Stadt **{ $place }** zu erobern, brauchen sie { $needed ->
    [one] 1 bereite Einheit
   *[other] { $needed } bereite Einheiten
}; jetzt { $ready ->
    [0] steht dort keine
    [one] steht dort 1
   *[other] stehen dort { $ready }
}. Nach einem Kampf brauchen sie { $then }, und dort { $left ->
    [0] steht keine
    [one] steht 1
   *[other] stehen { $left }
}. { $more ->
    [0] Weitere können nicht mehr bereit dazukommen.
    [one] 1 weitere kann noch bereit dazukommen.
   *[other] { $more } weitere können noch bereit dazukommen.
}
public-demand-last-city = **{ $place }** ist deine letzte Stadt und kann nicht erobert werden.
public-settled-taken-back = ↩️ Die { nation } müssen in { $place } nicht antworten: Der Zug wurde zurückgenommen.
public-settled-fought = Die { nation } haben in { $place } gegen die { NATION($mover) } gekämpft: Jede Seite hat { $lost } verloren; { $count ->
    [0] keine { unit-one } der { nation-genitive } mehr da
   *[other] noch { units } der { nation-genitive } da
}.
public-settled-peace = Die { nation } haben in { $place } nicht gegen die { NATION($mover) } gekämpft.
public-needless = Die Partie ist zu Ende: Die { nation } müssen nicht mehr antworten.
turns-lost-city = **{ $place }**{ $units ->
    [none] { $temple ->
        [yes] {" "}samt Tempel
       *[no] {""}
    }
   *[other] {" "}samt { $units }{ $temple ->
        [yes] {" "}und Tempel
       *[no] {""}
    }
} an die { NATION($taker) }{ $player }

# Private Antworten auf das, was ein Spieler getan hat.

reply-acting-for = Jetzt spielst du die { nation }. { $next }
reply-asked = { nation }{ $player }: gefragt, ob sie in { $place } kämpfen.
    .mine = **Warten:** { nation }{ $player } können in { $place } kämpfen; ein Kampf kostet jede Seite { units }. Ich melde mich, sobald sie geantwortet haben.{ $answered ->
    [private] {""}
    [yes] {" "}Andere haben schon geantwortet, darum fragt `{ command-undo }` vorher nach.
   *[no] {" "}Bis dahin nimmt `{ command-undo }` die Bewegung zurück.
}
reply-stopped = { $short ->
    [yes] Deine Einheiten nach { $goal } halten in { $place } an
   *[no] Deine Einheiten halten hier an
}: Andere haben dort { unit-many }. Zieh den Rest mit `{ command-move }`{ $waiting ->
    [yes] , sobald sie geantwortet haben
   *[no] {""}
}.

# Private Antworten auf Befehle und Knöpfe, und was der Tisch davon hört.

replying-chip-first = Die Bank hatte keine Münze für dich. Nimm stattdessen eine Ressource und gib den Befehl dann noch einmal ein:
replying-personage-first = Du hast alle acht Fortschritte! Wähl deine Persönlichkeit, dann endet dein Zug:
