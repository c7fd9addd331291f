# Anweisungen im Voraus, nur für die eigenen Augen.

orders-heading = **Deine Anweisungen** für den Fall, dass Einheiten dorthin kommen, wo du gleichartige hast:
orders-line = - { $about }: { $what }
orders-nation = bei den { nation-dative }
orders-place = in { $place }
orders-nation-place = bei den { nation-dative } in { $place }
orders-everybody = bei allen
orders-everybody-else = bei allen anderen
orders-answer = { $answer ->
    [fight] kämpfen
    [peace] in Ruhe lassen
   *[ask] mich fragen
}
orders-ask = mich fragen (ohne rechtzeitige Antwort: { $answer ->
    [fight] kämpfen
   *[peace] in Ruhe lassen
})
orders-note = Es gilt die erste, die passt. `{ command-orders }` mit `{ option-answer }` gibt eine, für `{ option-nation }`, `{ option-province }`, beides oder keines davon, oder vergisst sie. Niemand sonst sieht sie; zu sehen ist nur, was aus ihnen folgt.
orders-noted = Notiert.
orders-applied = Notiert. Die Frage an dich ist damit beantwortet.
orders-would-apply = Wenn die { nation } nach { $place } kommen: **{ $what }**.
orders-would-apply-by = Wenn die { nation } nach { $place } kommen: **{ $what }** (nach der Anweisung „{ $about }“).
orders-not-playing = Die { nation } spielen in dieser Partie nicht mit.

orders-choice-fight = Kämpfen
orders-choice-peace = In Ruhe lassen
orders-choice-ask = Frag mich
orders-choice-forget = Diese Anweisung vergessen
orders-choice-forget-all = Alle meine Anweisungen vergessen
