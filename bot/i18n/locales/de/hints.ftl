### Tipps: was ein starker Computerspieler jetzt täte.

button-hint = Tipp
button-why = Warum?
button-hint-wedge = Welches Feld?
button-hint-turn = Der ganze Zug
button-hint-do = So spielen
button-hint-panel = ◀ Mein Zug

hint-title = Ein Tipp
hint-where = Hier ist ein guter Zug drin. { $reasons }
hint-wedge = Dein Stein ginge auf **{ $wedge }**.
hint-wedge-stays = Du hast schon gezogen; sieh nach, was auf deinem Feld noch geht.
hint-turn = Ein starker Computerspieler würde jetzt:
hint-why = **Warum:** { $why }
hint-used = 💡 { $name } hat sich für diesen Zug einen Tipp geholt.
