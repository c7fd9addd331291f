# Was jemand tut, als Wendung hinter «Möglich: »; .cannot ist der Satz einer Ablehnung, dem ein Doppelpunkt und
# der Grund folgen.

action-rondel = den Stein auf { $wedge } setzen
    .cannot = Die { nation } können ihren Stein nicht auf { $wedge } setzen
action-temple = in { $place } einen Tempel bauen
    .cannot = Die { nation } können in { $place } keinen Tempel bauen
action-arm = in { $place } { $units } aufstellen
    .cannot = Die { nation } können in { $place } nicht { $units } aufstellen
action-learn = den Fortschritt { $advance } erwerben
    .cannot = Die { nation } können den Fortschritt { $advance } nicht erwerben
action-move = { units } { $origin } → { $target } ziehen
    .cannot = Die { nation } können nicht { units } { $origin } → { $target } ziehen
action-answer = { $fight ->
    [yes] kämpfen
   *[no] nicht kämpfen
}
    .cannot = { $fight ->
    [yes] Die { nation } können keinen Kampf verlangen
   *[no] Die { nation } können den Kampf nicht ablehnen
}
action-fight = gegen die { unit-many } der { $other } in { $place } kämpfen
    .cannot = Die { nation } können nicht gegen die { unit-many } der { $other } in { $place } kämpfen
action-conquer = { $place } { $some ->
    [yes] mit { $units } erobern
   *[no] erobern
}
    .cannot = Die { nation } können { $place } nicht { $some ->
        [yes] mit { $units } erobern
       *[no] erobern
    }
action-found = in { $place } eine Stadt gründen
    .cannot = Die { nation } können in { $place } keine Stadt gründen
action-trade = { $give } gegen { $take } tauschen
    .cannot = Die { nation } können nicht { $give } gegen { $take } tauschen
action-take_chip = 1 { $chip } statt der Münze nehmen
    .cannot = Die { nation } können nicht 1 { $chip } statt der Münze nehmen
action-choose_personage = den { personage-accusative } wählen
    .cannot = Die { nation } können den { personage-accusative } nicht wählen
action-pick_city = { $place } als Startstadt wählen
    .cannot = Die { nation } können { $place } nicht als Startstadt wählen
action-end_turn = den Zug beenden
    .cannot = Die { nation } können den Zug nicht beenden

action-name = { $type ->
    [rondel] den Stein setzen
    [temple] einen Tempel bauen
    [arm] Einheiten aufstellen
    [learn] einen Fortschritt erwerben
    [move] Einheiten ziehen
    [answer] kämpfen oder nicht
    [fight] kämpfen
    [conquer] eine Stadt erobern
    [found] eine Stadt gründen
    [trade] 2:1 mit der Bank tauschen
    [take_chip] die Ressource nehmen, die die Bank schuldet
    [choose_personage] eine Persönlichkeit wählen
    [pick_city] eine Startstadt wählen
   *[end_turn] den Zug beenden
}
