### Tipps: was ein starker Computerspieler jetzt täte.

button-hint = Tipp
    .seen = Tipp (die anderen sehen es)
button-why = Warum?
button-hint-wedge = Welches Feld?
button-hint-turn = Der ganze Zug
button-hint-answer = Die Antwort
button-hint-do = So spielen
button-hint-panel = ◀ Mein Zug

hint-title = Ein Tipp
hint-where = { $asked ->
    [yes] Eine der Antworten ist der bessere Weg.
   *[no] Hier ist ein guter Zug drin.
} { $reasons }
hint-wedge = Zieh deinen Stein auf **{ $wedge }**.
hint-turn = Ein starker Computerspieler würde jetzt:
hint-why = **Warum:** { $why }
hint-used = 💡 { $name } hat sich für diesen Zug einen Tipp geholt.
