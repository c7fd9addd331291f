# Warum sich etwas nicht lesen lässt, das in eine Option geschrieben wurde. `$written` ist daraus zitiert.

reading-unknown-province = Eine Provinz „{ $written }“ gibt es nicht. { $hint }
reading-unknown-know-how = Einen Fortschritt „{ $written }“ gibt es nicht. { $hint }
reading-unknown-wedge = Ein MANÖVER-Feld „{ $written }“ gibt es nicht. { $hint }
reading-unknown-nation = Ein Volk „{ $written }“ gibt es nicht. { $hint }
reading-unknown-unit = Einheiten „{ $written }“ gibt es nicht. { $hint }
reading-unknown-topic = Ein Thema „{ $written }“ gibt es nicht. { $hint }
reading-ambiguous = „{ $written }“ kann { $names } sein. Schreib etwas mehr.
reading-possible = Möglich: { $names }.
reading-list = Nimm etwas aus der Liste, die sich beim Tippen öffnet.
reading-close = Meinst du { $names }?
reading-name-provinces = Nenn mindestens eine Provinz, z. B. `sparta, tyros`.
reading-name-way = Wohin? Z. B. `sparta > knossos`.
reading-name-know-hows = Nenn mindestens einen Fortschritt, z. B. `{ reading-know-hows }`.
reading-name-arming = Welche Einheiten, und wo? Z. B. `2L sparta, 1G tyros`.
reading-name-resources = Wie viel Marmor, Eisen, Gold oder Münzen? Z. B. `2g 1c`.
reading-name-units = Wie viele Legionen oder Galeeren? Z. B. `2L 1G`.
reading-know-hows = rad, straßen
reading-twice = Du hast { $place } zweimal genannt.
reading-no-resources = „{ $written }“ kann ich nicht als Marmor, Eisen, Gold oder Münzen lesen. Beispiel: `2g 1c`.
reading-no-units = „{ $written }“ kann ich nicht als Legionen oder Galeeren lesen. Beispiel: `2L 1G`.
reading-no-arming = „{ $written }“ kann ich nicht lesen. Beispiel: `2L sparta, 1G tyros`.
reading-no-payment = Das ergibt nicht den Preis. Lass `{ option-pay }` weg, dann zahlst du erst mit Ressourcen, dann mit Münzen.
reading-one-pick = Wähl immer nur eine Startstadt auf einmal: Nenn eine Provinz.
reading-no-nation = Ein Volk „{ $written }“ gibt es nicht. Nimm eines aus der Liste, oder lass es weg.
reading-other-ruleset = Diese Partie hat andere Regeln: `/{ $command }` gibt es darin nicht.

reading-no-length = „{ $written }“ kann ich nicht als Dauer lesen. Beispiele: `12 Stunden`, `2 Tage`, `aus`.
reading-too-short = „{ $written }“ ist zu kurz. Möglich: { $least } bis { $most }, oder `aus`.
reading-too-long = „{ $written }“ ist zu lang. Möglich: { $least } bis { $most }, oder `aus`.
reading-no-quiet = „{ $written }“ kann ich nicht als Ruhestunden lesen. Beispiele: `22:00-08:00`, `aus`.
reading-hours = Stunden gehen von 0 bis 23, Minuten von 0 bis 59. Beispiel: `22:00-08:00`.
reading-all-day = Ruhestunden können nicht den ganzen Tag dauern: Lass mir etwas Zeit, mich bei dir zu melden.
reading-no-zone = Eine Zeitzone „{ $written }“ kenne ich nicht. Nimm eine aus der Liste, z. B. `Europe/Berlin`.
reading-too-far = Das liegt nicht in den nächsten { $days } Tagen. Schreib, wie viele Tage, oder das Datum, an dem du zurück bist, z. B. `27.12.2026`.
reading-no-date = „{ $written }“ kann ich nicht als Datum oder Zahl von Tagen lesen. Beispiele: `3`, `morgen`, `27.12.2026`.

reading-no-variant = Eine Variante „{ $written }“ gibt es nicht. Möglich, durch Kommas getrennt: { $names }.
reading-two-variants = „{ $written }“ verbindet zwei Dinge, die nicht zusammenpassen.
