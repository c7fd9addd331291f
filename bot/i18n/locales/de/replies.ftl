# Private Antworten auf das, was ein Spieler getan hat.
reply-purse = **Du hast:** { $purse }.
reply-acting-for = Jetzt handelst du für die { nation }. { $next }
reply-turn-of = Jetzt sind die { nation }{ $player } am Zug.
reply-turn-of-player = Jetzt ist { $name } am Zug.
reply-asked = Die { nation }{ $player } werden gefragt, ob sie in { $place } kämpfen.
    .mine = **Warten:** Die { nation }{ $player } werden gefragt, ob sie in { $place } kämpfen; ein Kampf kostet jede Seite { units }. Ich melde mich, sobald sie geantwortet haben. Bis dahin nimmt `{ command-undo }` die Bewegung zurück.
reply-repeated = Das war schon ausgeführt; es wurde nichts ein zweites Mal getan.
reply-more-lines = … und { $count } weitere (`{ command-history }` zeigt alles).
reply-taken-back = Zurückgenommen: { $actions }.
reply-stopped = { $short ->
    [yes] Der Marsch nach { $goal } hält in { $place } an
   *[no] Der Marsch stockt
}: Andere haben dort { unit-many }. Zieh den Rest mit `{ command-move }` weiter{ $waiting ->
    [yes] , sobald sie geantwortet haben
   *[no] {""}
}.
