# `/statistik` und `/datenschutz`.

stats-note = -# Partien, die hier von mindestens zwei Menschen zu Ende gespielt wurden. Die Wertung (OpenSkill) wächst mit Partien und Siegen; `{ command-privacy }` lässt dich weg.
stats-none = Auf diesem Server ist noch keine Partie zu Ende gespielt worden.
stats-server = **{ $games } { $games ->
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
stats-player = **{ $name }** · Wertung **{ NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }**
stats-nations = Völker: { $nations }
stats-nation = { nation } { $won } von { $played }
stats-response = Übliche Zeit bis zum ersten Schritt eines Zuges: { $span }
stats-under-a-minute = unter einer Minute
stats-deadlines = Eingehaltene Fristen: { $kept } von { $timed }

stats-listed = Du stehst in der Statistik dieses Bots. `{ stats-choice-hide.short }` nimmt dich heraus; { stats-forget }
stats-unlisted = Du stehst nicht in der Statistik dieses Bots. `{ stats-choice-list.short }` nimmt dich auf; { stats-forget }
stats-forget = `{ stats-choice-forget.short }` nimmt deine Kennung und deinen Namen aus allen Partien, die zu Ende sind.
stats-kept = Ich merke mir auch die Sprache deines Discord, um dir in ihr zu schreiben.
stats-farewell = Deine Kennung und dein Name sind aus { $count } { $count ->
    [one] Partie
   *[other] Partien
} verschwunden, die zu Ende { $count ->
    [one] war
   *[other] waren
}.
stats-farewell-all = { stats-farewell } In keiner anderen Partie kommst du vor.
stats-farewell-open = { stats-farewell } Partien, die noch laufen, brauchen dich: { $channels }. Frag wieder, wenn sie zu Ende sind, oder verlass sie mit `{ command-game-leave }` oder `{ command-game-concede }`.
stats-sure = Soll ich deine Kennung und deinen Namen aus allen Partien nehmen, die zu Ende sind, auf jedem Server? Die Partien bleiben, mit „{ waiting-somebody }“ an deiner Stelle. Das lässt sich nicht zurücknehmen.

stats-choice-show = Zeig, wie es ist
stats-choice-hide = Lass mich aus der Statistik weg
    .short = Lass mich weg
stats-choice-list = Nimm mich in die Statistik auf
    .short = Nimm mich auf
stats-choice-forget = Vergiss mich in Partien, die zu Ende sind
    .short = Vergiss mich
