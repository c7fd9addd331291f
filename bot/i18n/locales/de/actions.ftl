### Was möglich ist und was passiert ist, in den Worten jedes Regelwerks.

# Was jemand tut, als Wendung hinter «Möglich: »; .cannot ist der Satz einer Ablehnung, dem ein Doppelpunkt und
# der Grund folgen.

action-temple = in { $place } einen Tempel bauen
    .cannot = Die { nation } können in { $place } keinen Tempel bauen
action-arm = in { $place } { $units } aufstellen
    .cannot = Die { nation } können in { $place } nicht { $units } aufstellen
action-move = { units } { $origin } → { $target } ziehen
    .cannot = Die { nation } können nicht { units } { $origin } → { $target } ziehen
action-conquer = { $place } { $some ->
    [yes] mit { $units } erobern
   *[no] erobern
}
    .cannot = Die { nation } können { $place } nicht { $some ->
        [yes] mit { $units } erobern
       *[no] erobern
    }
action-trade = { $give } gegen { $take } tauschen
    .cannot = Die { nation } können nicht { $give } gegen { $take } tauschen
action-end_turn = den Zug beenden
    .cannot = Die { nation } können den Zug nicht beenden
