# Durch die Vergangenheit einer Partie gehen.

walk-start = **Der Anfang** · bisher { $count } { $count ->
    [one] Zug
   *[other] Züge
}
walk-order = Zugreihenfolge: { $nations }.
walk-heading = { $heading } · Zug { $number } von { $count }
walk-more = … `{ command-history } { option-turns }:` zeigt alles.
walk-try = Probier es in { $thread } aus: Dort spielst du alle Völker. Die echte Partie bleibt, wie sie ist.
walk-try-where = Zum Üben brauchst du einen privaten Thread. Drück das in einem Textkanal.
walk-try-permissions = Das geht hier nicht mehr: Eine Übungspartie braucht einen privaten Thread, und dafür fehlt mir jetzt ein Recht: **{ $missing }**. Wer den Server verwaltet, kann es meiner Rolle wieder geben. Nichts wurde geändert.
walk-thread = Übung von { $name }
