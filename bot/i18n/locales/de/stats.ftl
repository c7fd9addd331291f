# `/statistik` und `/datenschutz`.

stats-note = -# Es zählen Partien, die hier mindestens zwei Menschen zu Ende gespielt haben. Die Wertung (OpenSkill) beginnt bei 0, steigt mit guten Plätzen und sinkt mit schlechten; `{ command-privacy }` lässt dich weg.
stats-none = { $uncounted ->
    [0] Auf diesem Server ist noch keine Partie zu Ende gespielt.
    [one] Auf diesem Server ist noch keine Partie unter Menschen zu Ende gespielt. Die eine gegen Computerspieler zählt hier nicht.
   *[other] Auf diesem Server ist noch keine Partie unter Menschen zu Ende gespielt. Die { $uncounted } gegen Computerspieler zählen hier nicht.
}{ $imported ->
    [yes] {" "}Importierte Partien zählen nicht.
   *[no] {""}
}
stats-server = **{ $ruleset }: { $games } { $games ->
    [one] Partie
   *[other] Partien
} auf diesem Server**
stats-won = { $won } von { $games } { $games ->
    [one] Partie
   *[other] Partien
} gewonnen
stats-line = { $number }. { $name } · Wertung **{ NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }** · { stats-won }
stats-more = … und { $count } weitere { $count ->
    [one] Person
   *[other] Personen
}
stats-server-nations = **Völker:** { $nations }
stats-player = **{ $name }** · { $ruleset } · Wertung **{ NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }**
stats-nations = Völker: { $nations }
stats-nation = { nation } { $won } von { $played }
stats-response = Übliche Zeit, bis ein Zug beginnt: { $span }
stats-under-a-minute = unter einer Minute
stats-deadlines = Eingehaltene Fristen: { $kept } von { $timed }

stats-listed = Du bist in der Statistik dabei. `{ stats-choice-hide.short }` nimmt dich heraus; { stats-forget }
stats-unlisted = Du bist nicht in der Statistik. `{ stats-choice-list.short }` nimmt dich auf; { stats-forget }
stats-forget = `{ stats-choice-forget.short }` nimmt deine Kennung und deinen Namen aus allen beendeten Partien.
stats-kept = Ich merke mir auch deine Discord-Sprache, damit ich dir darin schreiben kann.
stats-farewell = Deine Kennung und dein Name sind aus { $count } { $count ->
    [one] beendeten Partie
   *[other] beendeten Partien
} gelöscht.
stats-farewell-all = { stats-farewell } Du kommst in keiner anderen Partie vor.
stats-farewell-open = { stats-farewell } Du spielst noch mit in { $channels }. Frag wieder, wenn diese Partien zu Ende sind, oder verlass sie mit `{ command-game-leave }` oder `{ command-game-concede }`.
stats-sure = Deine Kennung und deinen Namen auf allen Servern aus allen beendeten Partien löschen? Die Partien bleiben, mit „{ waiting-somebody }“ an deiner Stelle. Das lässt sich nicht rückgängig machen.

stats-choice-show = Zeig meine Wahl
stats-choice-hide = Lass mich aus der Statistik weg
    .short = Lass mich weg
stats-choice-list = Nimm mich in die Statistik auf
    .short = Nimm mich auf
stats-choice-forget = Vergiss mich in beendeten Partien
    .short = Vergiss mich
