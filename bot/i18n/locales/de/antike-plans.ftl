### Antike: Pläne und Anweisungen.

# Anweisungen im Voraus, nur für die eigenen Augen.

orders-heading = **Deine Anweisungen**, wenn Einheiten dorthin kommen, wo du gleichartige hast:
orders-answer = { $answer ->
    [fight] kämpfen
    [peace] nicht kämpfen
   *[ask] mich fragen
}
orders-ask = mich fragen (wenn du nicht rechtzeitig antwortest: { $answer ->
    [fight] kämpfen
   *[peace] nicht kämpfen
})
orders-would-apply = Wenn die { nation } nach { $place } kommen: **{ $what }**.
orders-would-apply-by = Wenn die { nation } nach { $place } kommen: **{ $what }** (deine Anweisung „{ $about }“).

orders-choice-fight = Kämpfen
orders-choice-peace = Nicht kämpfen

# Pläne, nur für die Augen dessen, der sie schreibt.

plans-produces = +{ $count } { chip }
plans-dear = Allein der Weg kostet { $count }, darum frage ich dich vorher.
plans-may-demand = Andere dürfen kämpfen, { $places }. Danach geht der Plan weiter, wenn er noch passt.
plans-demand = in { $place } ({ $nations })
plans-met = { $place }: jetzt { $now } (vorher { $before })
plans-asked = wer in { $place } kämpfen darf: jetzt { $now } (vorher { $before })
plans-bank = der Bank
plans-units = { $units } der { nation-genitive }
plans-no-units = keine fremden Einheiten
