# `/puzzle`: die Frage, was ein Druck ergibt, und wie jemand steht.
puzzle-title = Rätsel { $number } von { $count } · { $ruleset }
puzzle-win = **{ nation } am Zug: Gewinne in diesem Zug.** Nur ein Feld führt dahin.
puzzle-stop = **{ nation } am Zug: Halte die { NATION($rival) } auf**, die danach dran sind und gewinnen würden. Nur ein Feld führt dahin.
puzzle-wrong-win = So nicht ({ $step }): Kein Zug dort bringt { $missing ->
    [one] die eine Persönlichkeit, die dir noch fehlt
   *[other] die { $missing } Persönlichkeiten, die dir noch fehlen
}.
puzzle-wrong-stop = Was du dort auch tust: Die { NATION($rival) } können im nächsten Zug trotzdem gewinnen.
puzzle-threat = Sonst gewinnen die { NATION($rival) }: { $steps }.
puzzle-wedge-only = Drück einfach ein Feld.
puzzle-won = Du gewinnst: { $steps }{ $asked ->
    [yes] , was die anderen auch antworten
   *[no] {""}
}.
puzzle-else-win = Kein anderes Feld bringt { $missing ->
    [one] die eine Persönlichkeit, die dir noch fehlte
   *[other] die { $missing } Persönlichkeiten, die dir noch fehlten
}.
puzzle-stopped = Das hält die { NATION($rival) } auf: { $steps }.
puzzle-streak = -# { $solved } gelöst · { $streak } in Folge auf Anhieb · dein Rekord: { $best }
puzzle-next = Nächstes Rätsel ▶
puzzle-other = { $ruleset } ▶
puzzle-gone = Dieses Rätsel gibt es nicht mehr. Hier ist ein anderes.
puzzle-none = Hier gibt es keine Rätsel.
puzzle-not-kept = -# Dein Versuch konnte gerade nicht gespeichert werden.
puzzle-daily = 🧩 **Das Rätsel des Tages**
puzzle-daily-last = -# Die Lösung des letzten Rätsels ({ nation }): { $step }.
puzzle-daily-open = Lösen ▶
