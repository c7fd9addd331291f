# Private Antworten auf das, was ein Spieler getan hat.
reply-purse = **Du hast:** { $purse }.
reply-acting-for = Jetzt spielst du die { nation }. { $next }
reply-turn-of = Jetzt sind die { nation }{ $player } dran.
reply-turn-of-player = Jetzt ist { $name } dran.
reply-asked = { nation }{ $player }: gefragt, ob sie in { $place } kämpfen.
    .mine = **Warten:** { nation }{ $player } können in { $place } kämpfen; ein Kampf kostet jede Seite { units }. Ich melde mich, sobald sie geantwortet haben. Bis dahin nimmt `{ command-undo }` die Bewegung zurück.
reply-repeated = Das war schon erledigt; nichts ist doppelt passiert.
reply-more-lines = … und { $count } weitere (`{ command-history }` zeigt alles).
reply-taken-back = Zurückgenommen: { $actions }.
reply-stopped = { $short ->
    [yes] Deine Einheiten nach { $goal } halten in { $place } an
   *[no] Deine Einheiten halten hier an
}: Andere haben dort { unit-many }. Zieh den Rest mit `{ command-move }`{ $waiting ->
    [yes] , sobald sie geantwortet haben
   *[no] {""}
}.
