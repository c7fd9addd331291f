# Was der Bot im Kanal einer Partie sagt. Aufrufe folgen einer Erwähnung: «@Ada, Partie 7: Du bist am Zug …».

public-turn = Du bist am Zug mit den **{ nation-dative }**, { round-inner }.
public-pick = Für die **{ nation }**: { $how }
public-plan = { $call } { $news ->
    [played] Dein Plan ist gespielt, so weit er reicht; der Rest ist deine Sache.
    [ready] Dein Plan liegt bereit: Spiel ihn, oder tu etwas anderes.
   *[stopped] Dein Plan passte nicht mehr und wurde angehalten; `{ command-plan }` sagt dir, warum.
}
public-orders-asked = -# An alle: Wo Einheiten anderer zu euren kommen, dürft ihr kämpfen. Was soll ich für dich antworten? Nur du siehst, was du drückst; mit `{ command-orders }` geht es genauer, für einzelne Völker und Provinzen.
public-score = { $scores } (Ziel { $target })
public-more-lines = - … und { $count } weitere (`{ command-history }` zeigt alles)
public-again = `{ command-replay }` zeigt die ganze Partie noch einmal, Zug um Zug.

public-won = Die Partie ist zu Ende. 🏛️ Die **{ nation }**{ $player } haben gewonnen: Sie haben { $reason ->
    [temple] den entscheidenden Tempel zerstört
   *[target] das Ziel erreicht
}.
public-won-nobody = Die Partie ist zu Ende. 🏛️ Niemand hat gewonnen.

public-demand = Die **{ NATION($mover) }** sind nach **{ $place }** gekommen: Kämpfst du?
public-demand-facts = Es { $count ->
    [one] steht
   *[other] stehen
} { units } gegen { $own } der { nation-genitive }; ein Kampf kostet jede Seite { $lost }. Die { NATION($mover) } warten auf deine Antwort (auch mit `{ command-answer }`).
public-settled-taken-back = Die Frage an die { nation } wegen { $place } wurde mit dem Zug der Einheiten zurückgenommen.
public-settled-fought = Die { nation } haben in { $place } gegen die { NATION($mover) } gekämpft; dort { $count ->
    [one] bleibt ihnen
   *[other] bleiben ihnen
} { units }.
public-settled-peace = Die { nation } lassen die { NATION($mover) } in { $place } in Ruhe.
public-needless = Die Partie ist zu Ende: Die { nation } müssen nicht mehr antworten.
public-go-on = Setz deinen Zug fort.

public-conceded = { $name } { $expelled ->
    [yes] hat die Partie nach Beschluss des Tisches verlassen, mit
   *[no] hat aufgegeben, mit
} { $nations }.
    .nation = den { nation-dative }
    .bot = { public-conceded } Von nun an beendet der Bot ihre Züge und kämpft gegen niemanden.
    .won = { public-conceded } Nur { $left } ist noch da: Die **{ NATION($winner) }** haben gewonnen.
public-closed = { $host } hat diese Partie ohne Sieger beendet.
public-closed-by-table = Der Tisch hat diese Partie ohne Sieger beendet.
public-closed-by-host = Diese Partie ist ohne Sieger beendet worden.
