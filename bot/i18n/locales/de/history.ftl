### Die Vergangenheit einer Partie.

# Ein Zug in einer kurzen Zeile, unter einem Bild: «Manöver · 3 Schritte · Tyros (Araber) erobert».

film-begins = { $first ->
    [1] Die Partie beginnt
   *[other] Nach Zug { $before }
} · { film-span }
film-span = { $part ->
    [all] { $whole ->
        [one] 1 Zug
       *[other] alle { $whole } Züge
    }
    [one] Zug { $first } von { $whole }
   *[some] Züge { $first } bis { $last } von { $whole }
}
film-whole = Die ganze Partie, Zug um Zug.
film-latest = { $count ->
    [one] Der letzte Zug.
   *[other] Die letzten { $count } Züge.
}

# Vergangene Züge: Überschriften.

history-left-out = und { $count } frühere { $count ->
    [one] Änderung
   *[other] Änderungen
} ({ command-history } zeigt alles)
history-no-changes = Nichts hat sich geändert.

# Was in Bildern steht. Es ist wenig Platz, also kurz.

film-too-large = Eine Wiederholung von { $turns } Zügen passt nicht in { $size } MiB; nimm weniger Züge.

# Durch die Vergangenheit einer Partie gehen.

walk-start = **Der Anfang** · bisher { digest-turns }
walk-order = Zugreihenfolge: { $nations }.
walk-heading = { $heading } · Zug { $number } von { $count }
walk-more = … { $command ->
    [yes] `{ command-history } { option-turns }:` zeigt alles.
   *[no] Der Rest dieses Zuges passt hier nicht hin.
}
walk-try = Probier es in { $thread } aus: Dort spielst du alle Völker. Die echte Partie bleibt, wie sie ist.
walk-try-where = Zum Üben brauchst du einen privaten Thread. Drück das in einem Textkanal.
walk-try-permissions = Das geht hier nicht mehr: Eine Übungspartie braucht einen privaten Thread, und dafür fehlt mir jetzt ein Recht: **{ $missing }**. Wer den Server verwaltet, kann es meiner Rolle wieder geben. Nichts wurde geändert.
walk-thread = Übung von { $name }
walk-played = In { $place } gespielt:
walk-planned = Jetzt dein Plan in { $place }:
practice-went-back = Einen Teil dieses Zuges hast du nur hier zurückgenommen: Nimm ihn auch dort zurück, mit `{ command-undo }`.

history-turn = **{ report-turn }**

# Eine Partie als Seite für den Browser.

page-title = Eine Partie { $ruleset }
page-first = Zum Anfang
page-previous = Ein Zug zurück
page-play = Abspielen
page-pause = Anhalten
page-next = Ein Zug weiter
page-last = Zum Ende
page-turn = Zug
page-closer = Näher heran
page-farther = Weiter weg
page-whole = Die ganze Karte
page-tables = Wie es steht
page-notation = In Notation
page-words = Das ganze Brett in Worten
page-language = Sprache
page-keys = Tasten: ← und → für einen Zug, Pos1 und Ende, Leertaste zum Abspielen, + und − zum Zoomen, 0 für die ganze Karte.
page-too-large = Die Seite wäre zu groß: { $size }; verschicken lassen sich höchstens { $most }.
then-start = Das Brett am Anfang, als diese Nachricht geschrieben wurde.
then-turn = Das Brett, als diese Nachricht geschrieben wurde:
then-undone = -# Einiges davon wurde seitdem zurückgenommen.
