### Was man in Optionen schreibt, und warum es sich nicht lesen lässt.

# Wörter, die man in Optionen schreiben kann, mit Kommas dazwischen. Verstanden werden die aller Sprachen.

input-off = aus, keine, keiner, nie, nein
input-minute = minuten, minute, min
input-hour = stunden, stunde, std, h
input-day = tage, tagen, tag, t
input-week = wochen, woche
input-and = und
input-to = bis
input-tomorrow = morgen
input-daily = täglich, jeden tag
input-at = um
input-clock = uhr
input-weekend = wochenende, wochenenden
input-marble = marmor
input-iron = eisen
input-gold = gold
input-coins = münzen
input-legion = legionen, legion
input-galley = galeeren, galeere

# Was keine Notation ist. `$word` und `$text` hat jemand geschrieben.

notation-not-understood = „{ $text }“ kann ich nicht lesen: { $why }.
notation-examples = { $count ->
    [one] Beispiel
   *[other] Beispiele
}: { $examples }

notation-one-action = ich brauche genau eine Aktion, { $count ->
    [0] aber da ist keine
   *[other] aber da sind { $count }
}
notation-no-action = so fängt keine Aktion an
notation-not-there = „{ $word }“ gehört nicht dorthin
notation-not-movers = „{ $word }“ sind keine gleichartigen Einheiten wie `2L` oder `1G:2`
notation-not-step = „{ $word }“ ist kein einzelner Schritt in die nächste Provinz
notation-not-province = „{ $word }“ ist keine Provinz
notation-not-one-of = „{ $word }“ ist { notation-what } ({ $names })
notation-not-card = „{ $word }“ ist keine Karte
notation-not-units = „{ $word }“ ist keine Zahl von Einheiten wie `2L` oder `2L1G`
notation-not-amount = „{ $word }“ ist keine Menge wie `2g` oder `4m1c`
notation-twice-left = „{ $word }“ nennt dieselben übrigen Schritte zweimal
notation-twice = „{ $word }“ nennt dieselbe Art zweimal
notation-missing = es fehlt { $what ->
    [province] eine Provinz
    [wedge] ein Feld des Rondells
    [know-how] ein Fortschritt
    [nation] ein Volk
    [answer] eine Antwort
    [chip] eine Ressource
    [personage] eine Persönlichkeit
    [units] eine Zahl von Einheiten
    [unit] die Art der Einheit
    [way] der Weg
   *[other] etwas
}{ $names ->
    [none] {""}
   *[some] {" "}({ $names })
}
notation-what = { $what ->
    [wedge] kein Feld des Rondells
    [know-how] kein Fortschritt
    [nation] kein Volk
    [answer] keine Antwort
    [chip] keine Ressource
    [personage] keine Persönlichkeit
    [unit] keine Art von Einheit
   *[other] nichts davon
}

# Was sich beim Tippen öffnet: höchstens 100 Zeichen. Was hinter dem Strich steht, ist eine Bemerkung ohne Kommas;
# was davor steht, kann gelesen werden, wenn es in die Option geschrieben wird.

offers-line = { $value } — { $remark }
offers-pay = { $value } — übrig: { $left }
offers-impossible = { $value } — nicht möglich
# Die eine Zeile einer Liste, aus der nichts zu wählen ist.
offers-dear = { $what ->
    [temple] Kein Tempel
    [wall] Keine Mauer
    [know-how] Kein Fortschritt
    [unit] Keine Einheit
    [recruit] Kein Rekrut
   *[city] Keine Stadt
}: { $how ->
    [from] ab { $price }
    [each] je { $price }
   *[way] { $price }
}; du hast { $purse ->
    [none] nichts davon
   *[some] { $purse }
}
offers-none = { $why ->
    [temples] Alle deine Städte haben einen Tempel
    [bank] Die Bank hat keinen Tempel mehr
    [know-hows] Du hast alle Fortschritte
    [full] Deine Städte nehmen in diesem Zug keine Einheit mehr auf
    [supply] Dafür hast du keine Einheiten mehr im Vorrat
    [units] Du hast keine Einheiten auf dem Brett
    [moved] Keine deiner Einheiten kann mehr ziehen
    [fight] Wo deine Einheiten stehen, gibt es niemanden zu bekämpfen
    [conquer] Wo deine bereiten Einheiten stehen, können sie keine Stadt erobern
    [stones] Du hast keine Stadtsteine mehr
    [found] Keine deiner Einheiten steht, wo du eine Stadt gründen kannst
   *[trade] Du hast zu wenig zum Tauschen
}
offers-nothing = Diese Zeile sagte nur, warum es nichts zu wählen gibt; nichts ist passiert.
offers-zone = { $zone } — dort ist es jetzt { $time }
offers-return = { $day }.{ $month }.{ $year } — zurück am { $weekday }, in { $days } { $days ->
    [one] Tag
   *[other] Tagen
}
offers-player = { $name } ({ $nations })

# Warum sich etwas nicht lesen lässt, das in eine Option geschrieben wurde. `$written` ist daraus zitiert.

reading-unknown-province = Eine Provinz „{ $written }“ gibt es nicht. { $hint }
reading-unknown-nation = Ein Volk „{ $written }“ gibt es nicht. { $hint }
reading-unknown-unit = Einheiten „{ $written }“ gibt es nicht. { $hint }
reading-unknown-topic = Ein Thema „{ $written }“ gibt es nicht. { $hint }
reading-unknown-know-how = Einen Fortschritt „{ $written }“ gibt es nicht. { $hint }
reading-unknown-wedge = Ein MANÖVER-Feld „{ $written }“ gibt es nicht. { $hint }
reading-unknown-card = Eine Karte „{ $written }“ gibt es nicht. { $hint }
reading-unknown-chip = „{ $written }“ ist keine Ressource. { $hint }
reading-ambiguous = „{ $written }“ kann { $names } sein. Schreib etwas mehr.
reading-possible = Möglich: { $names }.
reading-list = Nimm etwas aus der Liste, die sich beim Tippen öffnet.
reading-close = Meinst du { $names }?
reading-name-provinces = Nenn mindestens eine Provinz, z. B. `{ $example }`.
reading-name-way = Wohin? Z. B. `{ $example }`.
reading-whole-way = Von { $origin } nach { $target } geht es nicht direkt. Schreib den ganzen Weg: `{ $way }`.
reading-name-resources = Wie viel Marmor, Eisen, Gold oder Münzen? Z. B. `2g 1c`.
reading-name-units = Wie viele Legionen oder Galeeren? Z. B. `2L 1G`.
reading-twice = Du hast { $place } zweimal genannt.
reading-no-resources = „{ $written }“ kann ich nicht als Marmor, Eisen, Gold oder Münzen lesen. Beispiel: `2g 1c`.
reading-no-units = „{ $written }“ kann ich nicht als Legionen oder Galeeren lesen. Beispiel: `2L 1G`.
reading-no-payment = { $free ->
    [yes] Das ist umsonst: Lass `{ option-pay }` weg.
   *[no] Der Preis ist { $price }, angegeben hast du { $pay }. Lass `{ option-pay }` weg, dann zahlst du erst mit Ressourcen, dann mit Münzen.
}
reading-other-ruleset = Diese Wahl gibt es bei { $ruleset } nicht: In dieser Partie geht kein `{ $command }`.
reading-other-option = Bei { $ruleset } gibt es hier keine Option `{ $option }`: Lass sie weg.

reading-no-length = „{ $written }“ kann ich nicht als Dauer lesen. Beispiele: `12 Stunden`, `2 Tage`, `aus`.
reading-too-short = „{ $written }“ ist zu kurz. Möglich: { $least } bis { $most }, oder `aus`.
reading-too-long = „{ $written }“ ist zu lang. Möglich: { $least } bis { $most }, oder `aus`.
offers-daily = täglich { $hour }
reading-no-deadline = „{ $written }“ kann ich nicht als Frist lesen. Beispiele: `12 Stunden`, `2 Tage`, `täglich 21:00`, `aus`.
reading-no-hour = Ich kann „{ $written }“ nicht als Uhrzeit lesen. Beispiele: `18:00`, `8:30`, `aus`.
reading-no-days = „{ $written }“ kann ich nicht als Wochentage lesen. Beispiele: `Samstag, Sonntag`, `Wochenende`, `aus`.
reading-every-day = Ein Tag in der Woche muss zum Spielen bleiben. Beispiel: `Samstag, Sonntag`.
reading-no-quiet = „{ $written }“ kann ich nicht als Ruhestunden lesen. Beispiele: `22:00-08:00`, `aus`.
reading-hours = Stunden gehen von 0 bis 23, Minuten von 0 bis 59. Beispiel: `22:00-08:00`.
reading-all-day = Ruhestunden können nicht den ganzen Tag dauern: Lass mir etwas Zeit, mich bei dir zu melden.
reading-no-zone = Eine Zeitzone „{ $written }“ kenne ich nicht. Nimm eine aus der Liste, z. B. `Europe/Berlin`.
reading-too-far = Das liegt nicht in den nächsten { $days } Tagen. Schreib, wie viele Tage, oder das Datum, an dem du zurück bist, z. B. `27.12.2026`.
reading-no-date = „{ $written }“ kann ich nicht als Datum oder Zahl von Tagen lesen. Beispiele: `3`, `morgen`, `27.12.2026`.

reading-no-variant = Eine Variante „{ $written }“ gibt es nicht. Möglich, durch Kommas getrennt: { $names }.
reading-two-variants = „{ $written }“ verbindet zwei Dinge, die nicht zusammenpassen.

### Forms with settings
form-again = Formular wieder öffnen
form-open = Im Formular ändern
form-new-title = Neue Partie
form-board = Brett
form-nations = Wie viele spielen
form-nations-any = So viele, wie mitmachen
form-pace = Tempo
form-pace-any = Keine Frist
form-deadline = Du hast { $deadline } pro Zug angegeben; das gilt, egal was du hier wählst.
form-variant = Varianten
form-variant-hint = Durch Kommas getrennt; leer: das übliche Spiel
form-variant-example = experten, ziel 12
form-more = Weiteres
form-more-thread = In einem neuen Thread spielen
form-more-hints = Tipps für alle erlaubt
form-more-reliable = Nur neue oder zuverlässige Leute
form-more-confirm = Bei vollem Tisch alle fragen, die länger nicht hier waren: „Bist du da?“
form-more-language = Sprache der Partie: { $language ->
    [de] Deutsch
   *[en] Englisch
}
form-reminders-title = Erinnerungen
form-where = Wo ich dich rufe
form-every = Erinnere mich alle
form-every-hint = z. B. 12 Stunden; leer: nie
form-quiet = Ruhestunden
form-quiet-hint = z. B. 22:00-08:00; leer: keine
form-rest = Ruhetage
form-rest-hint = z. B. Sonntag oder Wochenende; leer: keine
form-zone = Zeitzone
form-zone-hint = z. B. Europe/Berlin
form-import-title = Eine Partie fortsetzen
form-file = Aufzeichnung
form-file-hint = Eine Datei aus { command-game-export }
form-no-file = Im Formular war keine Datei. Nichts wurde geändert.
