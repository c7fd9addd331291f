# Durch die Vergangenheit einer Partie gehen.

walk-start = **Der Anfang** · bisher { $count } { $count ->
    [one] Zug
   *[other] Züge
}
walk-order = In Zugreihenfolge: { $nations }.
walk-heading = { $heading } · Zug { $number } von { $count }
walk-more = … `{ command-history } { option-turns }:` zeigt alles.
walk-try = Probier es in { $thread } aus: Dort gehören dir alle Völker. Die Partie selbst bleibt, wie sie ist.
walk-try-where = Private Threads gibt es nur in Textkanälen. Drück das in einem solchen.
walk-try-permissions = Zum Üben brauchst du einen privaten Thread, und mir fehlen hier Rechte: **{ $missing }**. Wer den Server verwaltet, kann sie meiner Rolle geben. Nichts wurde geändert.
walk-thread = Übung von { $name }
