### Der Tisch: Lobby, Plätze, Computerspieler.

# Computerspieler.

bots-choice-easy = Leicht: freundlich, gut für die erste Partie
bots-choice-medium = Mittel
bots-choice-hard = Schwer
bots-choice-none = Keiner: den letzten entfernen
bots-level = { $level ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
}
bots-name = { $name } ({ bots-level })
bots-left = Ein Computerspieler ist gegangen.
bots-seated = { $names } { $count ->
    [one] setzt
   *[other] setzen
} sich dazu.
bots-handed-over = { $name } hat aufgegeben; { $bot } spielt jetzt { $nations }.
bots-stand-in = ⏳ Ein Computerspieler ({ bots-level }) spielt diesen Zug für { $name } ({ nation }).

# Tische, die Spieler sammeln, und Partien in Listen.

lobby-heading = **{ $ruleset }** · Partie { $id } · Brett { $board } · { $size }
lobby-heading-closed = **{ $ruleset }** · Partie { $id } · Brett { $board }
lobby-players = { $count } Spieler
lobby-any-players = 3–6 Spieler
lobby-nations = { $count } Völker
lobby-variant = Variante: { $settings }.
lobby-seat = - { $name }: { $nations }{ $conceded ->
    [yes] {" "}(aufgegeben)
   *[no] {""}
}
lobby-drawn = irgendein Volk
lobby-free-seat = frei (in der Aufzeichnung: { $name })
lobby-deadline = Frist: { $length }{ $hour ->
    [none] {" "}je Zug
   *[fixed] {""}
}.
lobby-tempo = { $tempo ->
    [live] live
    [several] mehrere Züge am Tag
    [daily] etwa ein Zug am Tag
   *[slow] gemächlich
}
lobby-pace-live = Live: eine Stunde je Zug
lobby-pace-several = Mehrere Züge am Tag: je 8 Stunden
lobby-pace-daily = Täglich: ein Tag je Zug
lobby-pace-slow = Gemächlich: 3 Tage je Zug
lobby-reliable = Nur für alle, die neu oder zuverlässig sind.
lobby-pace = Tempo: { lobby-tempo }.
lobby-new-here = {" "}· neu hier
lobby-learn = -# Noch nie gespielt? `{ command-learn }` zeigt es dir in zehn Minuten.
lobby-known = {" "}· { lobby-word }: { $kept } % der Züge pünktlich, meist nach { $span }
lobby-known-untimed = {" "}· { lobby-word }: meist { $span } für einen Zug
lobby-word = { $word ->
    [reliable] zuverlässig
   *[slow] langsam
}
lobby-span = { $start }–{ $end }
lobby-hours = { $spans ->
    [none] Zu jeder Stunde hat jemand Ruhe
   *[other] Ohne Ruhestunden: { $spans }
}{ $untold ->
    [none] {""}
   *[other] {" "}(ohne Angabe: { $untold })
}.
lobby-bank = Was übrig bleibt, wird angespart, höchstens { $length }.
lobby-rest = Ruhetage: { $days }.
lobby-no-deadline = Keine Frist. Für die meisten Tische passen { $length } je Zug: `{ command-game-settings } { option-deadline }: { $length }`.
lobby-seats-free = { $count ->
    [one] { $count } Platz dieser importierten Partie ist frei: Mit **Mitspielen** bekommst du ihn
   *[other] { $count } Plätze dieser importierten Partie sind frei: Mit **Mitspielen** bekommst du einen
}.
lobby-lacking = { $count ->
    [one] Es fehlt noch { $count } Spieler
   *[other] Es fehlen noch { $count } Spieler
}: **Mitspielen** oder **Computerspieler dazu**.
lobby-few = Für { $least }–{ $most } Spieler; { $players ->
    [one] { $players } ist dabei
   *[other] { $players } sind dabei
}. **Mitspielen** oder **Computerspieler dazu**.{ $two ->
    [yes] {" "}Nur ihr zwei? **{ button-lobby-pairs }** beginnt sofort.
   *[no] {""}
}
lobby-full = Alle Plätze sind besetzt: **Start**.
lobby-full-call = { $host }, alle Plätze sind besetzt: **Start** beginnt die Partie.
lobby-enough = { $players } sind dabei: **Start**, oder warte auf weitere.
lobby-misfit = ⚠ { $name }: Zu { $players ->
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $players }
} spielen die { nation } nicht mit. Wähl vor dem Start ein anderes **Volk**.
lobby-begun = Die Partie hat begonnen.
lobby-closed = Dieser Tisch ist geschlossen.

button-lobby-join = Mitspielen
button-lobby-nation = Volk
button-lobby-leave = Platz aufgeben
button-lobby-bots = Computerspieler dazu
button-lobby-start = Start
button-lobby-pairs = Je zwei Völker
lobby-in = Du bist dabei. Dein Volk wird zu Beginn gelost, oder du wählst eins:
lobby-in-drawn = Du bist dabei. Die Völker werden zu Beginn gelost.
lobby-in-as = Du bist mit den **{ nation-dative }** dabei.
lobby-plays-with = Sie spielen nur bei { $numbers } Spielern mit.
lobby-opened = Welches Volk? Ohne Wahl wird es zu Beginn gelost.
lobby-opened-drawn = Andere drücken **Mitspielen**; **Start** beginnt und lost die Völker.
lobby-record-seat = Wessen Platz willst du?
lobby-nation-menu = Dein Volk
lobby-nation-any = Irgendeins: zu Beginn gelost
lobby-nation-first = Irgendeins: das erste freie
lobby-out = Du hast deinen Platz aufgegeben.
lobby-bots = Wie gut soll der Computerspieler spielen?
lobby-bots-more = { $told } Noch einer?
lobby-bots-full = { $told } Alle Plätze sind besetzt.
button-bot-easy = Leicht
button-bot-medium = Mittel
button-bot-hard = Schwer
button-bot-none = Letzten entfernen
lobby-started = Du spielst { $nations }.
lobby-usual-deadline = { $length } (gut für die meisten Tische)

game-won = Die Partie ist zu Ende: Die { game-winner }.
    .inner = die { game-winner }
game-winner = **{ nation }** haben gewonnen{ $reason ->
    [target] {""}
    [temple] {", "}sie haben den entscheidenden Tempel zerstört
   *[concession] {", "}alle anderen sind raus
}
game-ended = Ohne Sieger beendet.
    .inner = ohne Sieger beendet
game-order = Zugreihenfolge: { $nations }.
game-waiting = Wir warten auf { $name } ({ nation }).

listed-none = Auf diesem Server gibt es noch keine Partie. `{ command-game-new }` eröffnet eine.
listed-game = - <#{ $channel }> Partie { $id }: { $who }; { $state }
listed-gone = - Kanal gelöscht: Partie { $id }: { $who }; { $state }
listed-more = … und { $count } weitere.
listed-deserted = -# `{ command-game-end }` mit `partie` beendet eine Partie, deren Kanal gelöscht wurde; das kann, wer mitspielt oder das Recht „{ permission-manage_guild }“ hat.
listed-choice = Partie { $id }: { $who }
listed-waiting = { round-inner }, wartet auf { $name }
listed-lobby = sammelt Spieler

# Bist du noch da? Wenn ein Tisch voll ist.

presence-call = bist du noch da?
presence-fate = { $level ->
    [free] ist wieder frei
    [easy] geht an einen Computerspieler (leicht)
    [medium] geht an einen Computerspieler (mittel)
   *[hard] geht an einen Computerspieler (schwer)
}
presence-asked = Der Tisch ist voll. Drück bis { $moment } deinen Knopf, sonst gilt: Dein Platz { presence-fate }.
presence-button = { $name }: Ich bin da
presence-here = ✅ Alle sind da.
presence-given = ⏳ Keine Antwort von { $names }: { $count ->
    [one] Der Platz
   *[other] Jeder ihrer Plätze
} { presence-fate }.
presence-room = Ein Platz ist wieder frei. Ich frage wieder, wenn der Tisch voll ist.
presence-begun = ✅ Die Partie hat begonnen.
presence-closed = Dieser Tisch ist geschlossen.
presence-own-here = ✅ Dein Platz bleibt dir.
presence-own-given = ⏳ Du hast nicht geantwortet: Dein Platz { presence-fate }.
presence-own-room = Ein Platz ist wieder frei; du musst jetzt nicht antworten.
presence-own-begun = ✅ Die Partie hat begonnen.
presence-own-closed = Der Tisch ist geschlossen.
presence-confirmed = { $names ->
    [none] Dein Platz bleibt dir.
   *[other] Dein Platz bleibt dir. Es fehlen noch: { $names }.
}

# Eine Revanche: die Nachricht an den Tisch, und was hört, wer drückt.

rematch-asked = 🔁 **Revanche?** Dieselben Spieler, dieselben Einstellungen; alle rücken einen Platz weiter und übernehmen dort das Volk. Bisher dabei: { $names }.
rematch-call = wer **{ button-rematch }** drückt, ist dabei.
rematch-begun = 🔁 Revanche: { $names }. Sie hat begonnen.
rematch-off = 🔁 Keine Revanche: Dieser Kanal hat eine neue Partie.
rematch-lapsed = 🔁 Keine Revanche: Nicht alle haben binnen einer Woche gedrückt.
rematch-withdrawn = 🔁 Keine Revanche: Niemand ist mehr dabei.
rematch-out = Du bist nicht mehr dabei. Mit **{ button-rematch }** machst du wieder mit.
rematch-in = Du bist dabei. Es fehlen noch: { $names }.
rematch-yours = Die Revanche hat begonnen. Du spielst { $nations }.

# Einer Partie folgen, in der man nicht mitspielt.

follow-menu = Ich schreibe dir privat zu Partie { $id }; sonst sieht niemand, dass du folgst. Wie oft?{ $mode ->
    [none] {""}
    [round] {" "}Zurzeit: nach jeder Runde.
    [day] {" "}Zurzeit: einmal am Tag.
   *[end] {" "}Zurzeit: nur, wie sie ausgeht.
}
follow-chosen = { $mode ->
    [off] Du folgst Partie { $id } nicht mehr.
    [round] 🔔 Ich schreibe dir zu Partie { $id } nach jeder Runde.
    [day] 🔔 Ich schreibe dir zu Partie { $id } einmal am Tag, wenn etwas passiert ist.
   *[end] 🔔 Ich schreibe dir, wenn Partie { $id } zu Ende ist.
}
follow-unseen = 🔕 Du siehst den Kanal von Partie { $game } nicht mehr; du folgst ihr deshalb nicht mehr.
follow-earlier = … { $count ->
    [one] eine frühere Runde
   *[other] { $count } frühere Runden
}
own-note = {" "}· 📝 { $note }
own-left = - { $game }: Du bist ausgestiegen, dein Platz ist aber noch offen. Mit **{ button-seat-take }** im Kanal kommst du zurück.
own-followed = **Du folgst**
own-followed-line = { $line } · { $mode ->
    [round] jede Runde
    [day] einmal am Tag
   *[end] nur das Ende
}
own-follow = Partie { $id }: folgen …
unheard-played = ✉️ Zu { $count ->
    [one] Partie
   *[other] den Partien
} { $games } konnte ich dir nicht privat schreiben. Du wirst stattdessen im Kanal aufgerufen.
unheard-followed = ✉️ Zu { $count ->
    [one] Partie
   *[other] den Partien
} { $games } (du folgst) konnte ich dir nicht schreiben. Nach dem dritten Mal in Folge lasse ich es.
unheard-given-up = ✉️ Zu { $count ->
    [one] Partie { $games } konnte ich dir nicht schreiben; du folgst ihr nicht mehr.
   *[other] den Partien { $games } konnte ich dir nicht schreiben; du folgst ihnen nicht mehr.
}
unheard-remedy = -# Discord lässt mich dir schreiben, wenn du Direktnachrichten von Mitgliedern eines gemeinsamen Servers erlaubst.

# Die eigenen Partien auf allen Servern.

own-none = Du spielst gerade in keiner Partie. `{ command-game-new }` eröffnet eine in einem Serverkanal; `{ command-game-list }` zeigt, wo du mitspielen kannst.
own-waiting = **Hier wird auf dich gewartet**
own-others = **Deine anderen Partien**
own-all = **Deine Partien**
own-game = Partie { $id }
own-gone = Partie { $id } (Kanal gelöscht)
own-elsewhere = -# Partie { $id } in <#{ $channel }>
own-place = {" "}in { $place }
own-since = {" "}· { $moment }
own-time-up = {" "}⏳ Zeit ist um
own-yours = { $kind ->
    [turn] du bist dran
   *[answer] du bist gefragt
} ({ $nations })
own-unreached = {" "}· ⚠️ meine Nachrichten kommen dort nicht an
own-vote = {" "}· 🗳️ deine Stimme fehlt
own-confirm = {" "}· { presence-call } ⏳ { $moment }
own-start = alle Plätze sind besetzt, drück Start
own-awaits = wartet auf { $name }
own-goes-on = läuft
own-ended = zu Ende
own-paused = Pause
own-page = -# Partien { $first }–{ $last } von { $count }
own-next-page = ▶ Weitere
own-page-before = ◀ Zurück
own-next = ➡️ Weiter: { $game } wartet auf dich.
own-which = Welche Partie? Nenn sie in `{ option-game }`; die Liste zeigt deine. `{ command-my-games }` zeigt alle.
own-unknown = In so einer Partie hast du keinen Platz. `{ command-my-games }` zeigt deine.
own-turn = Partie { $id }: { $kind ->
    [turn] Zug machen
   *[answer] antworten
}
own-board = Partie { $id }: Brett

# Plätze, die angeboten werden und die Hand wechseln. `$nations` sind eines oder zwei: «die **Griechen** und die **Araber**».

seats-call = ein Platz für dich.
seats-offer = 🪑 Der Platz von { $name } ist frei ({ $nations }): Wer auf diesem Server zuerst kommt, bekommt ihn. { seats-meanwhile }
seats-offer-to = 🪑 { $to } kann den Platz von { $name } nehmen: { $nations }. { seats-meanwhile }
seats-meanwhile = { $until ->
    [conceded] Bis dahin beendet der Bot die Züge.
    [taken] Bis dahin spielt { $name } weiter.
   *[played] Spielt { $player } vorher, ist der Platz nicht mehr frei.
}
seats-back = 🪑 { $name } ist zurück und spielt wieder { $nations }.
seats-new-host = { $name } leitet jetzt die Partie.
seats-taken = 🪑 { $name } übernimmt den Platz von { $old } und spielt jetzt { $nations }.
seats-gone = ✓ Der Platz von { $name } ist vergeben.
seats-withdrawn = ✓ Der Platz von { $name } ist nicht mehr frei.
seats-yours = Du spielst jetzt { $nations }. `{ command-status }` zeigt, was alle haben, `{ command-rules }` die Regeln.
seats-kept = Du behältst deinen Platz: Niemand kann ihn mehr nehmen.
seats-no-bot = Ein Discord-Bot kann nicht mitspielen. Nenn die Person, die den Platz bekommen soll.

seats-tenures = { nation }: { $spans }.
seats-span-on = { $name } ab Aktion { $begin }
seats-span-none = { $name } (keine Aktion)
seats-span-one = { $name } Aktion { $begin }
seats-span = { $name } Aktionen { $begin } bis { $end }
shared-none = Du und { $name } habt noch keine gemeinsame Partie. `{ command-game-new }` eröffnet eine.
shared-self = Das bist du. `{ command-my-games }` zeigt deine Partien; wähle jemand anderen, um eure gemeinsamen zu sehen.
shared-open = **Du und { $name }, gerade**
shared-ended = **Du und { $name }, zu Ende**
shared-won = { $you ->
    [yes] du hast
   *[no] { $name } hat
} gewonnen ({ nation })
shared-nobody = ohne Sieger zu Ende
shared-more = … und frühere.
