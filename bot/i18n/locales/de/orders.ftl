# Anweisungen im Voraus, nur für die eigenen Augen.

orders-heading = **Deine Anweisungen**, wenn Einheiten dorthin kommen, wo du gleichartige hast:
orders-line = - { $about }: { $what }
orders-nation = bei den { nation-dative }
orders-place = in { $place }
orders-nation-place = bei den { nation-dative } in { $place }
orders-everybody = bei allen
orders-everybody-else = bei allen anderen
orders-answer = { $answer ->
    [fight] kämpfen
    [peace] nicht kämpfen
   *[ask] mich fragen
}
orders-ask = mich fragen (wenn du nicht rechtzeitig antwortest: { $answer ->
    [fight] kämpfen
   *[peace] nicht kämpfen
})
orders-note = Es gilt die erste, die passt. `{ command-orders } { option-answer }:` setzt oder löscht eine, für `{ option-nation }`, `{ option-province }`, beides oder keins davon. Nur du siehst sie.
orders-noted = Notiert.
orders-applied = Notiert; damit ist auch die Frage an dich beantwortet.
orders-would-apply = Wenn die { nation } nach { $place } kommen: **{ $what }**.
orders-would-apply-by = Wenn die { nation } nach { $place } kommen: **{ $what }** (deine Anweisung „{ $about }“).
orders-not-playing = Die { nation } sind in dieser Partie nicht dabei.

orders-choice-fight = Kämpfen
orders-choice-peace = Nicht kämpfen
orders-choice-ask = Frag mich
orders-choice-forget = Diese Anweisung löschen
orders-choice-forget-all = Alle meine Anweisungen löschen
