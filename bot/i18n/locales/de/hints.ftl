### Tipps: was ein starker Computerspieler jetzt täte.

button-hint = Tipp
    .seen = Tipp (die anderen sehen es)
button-why = Warum?
button-hint-wedge = Welches Feld?
button-hint-turn = Der ganze Zug
button-hint-card = Welche Karte?
button-hint-answer = Die Antwort
button-hint-do = So spielen
button-hint-panel = ◀ Mein Zug

hint-title = Ein Tipp
hint-where = { $asked ->
    [yes] Eine der Antworten ist der bessere Weg.
   *[no] Hier ist ein guter Zug drin.
} { $reasons }
hint-where-best-card = Eine der ausliegenden Karten bringt dir mehr als die anderen.
hint-where-only-card = Du hast keine Wahl: Es liegt nur eine Sorte Karten aus.
hint-where-nothing = { $asked ->
    [yes] Deine Antwort ändert hier wenig.
   *[no] Hier ändert kein Zug viel; dieser Tipp ist so gut wie jeder andere.
}
hint-wedge = Zieh deinen Stein auf **{ $wedge }**.
hint-turn = Ein starker Computerspieler würde jetzt:
hint-why = **Warum:** { $why }
hint-used = 💡 { $name } hat sich für diesen Zug einen Tipp geholt.
