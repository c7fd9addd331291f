# Warum sich etwas nicht lesen lässt, das in eine Option geschrieben wurde. `$written` ist daraus zitiert.

reading-unknown-province = Eine Provinz „{ $written }“ gibt es nicht. { $hint }
reading-unknown-know-how = Einen Fortschritt „{ $written }“ gibt es nicht. { $hint }
reading-unknown-wedge = Ein MANÖVER-Feld „{ $written }“ gibt es nicht. { $hint }
reading-unknown-nation = Ein Volk „{ $written }“ gibt es nicht. { $hint }
reading-unknown-unit = Einheiten „{ $written }“ gibt es nicht. { $hint }
reading-unknown-topic = Ein Thema „{ $written }“ gibt es nicht. { $hint }
reading-ambiguous = „{ $written }“ kann { $names } sein. Schreib bitte etwas mehr.
reading-possible = Möglich: { $names }.
reading-list = Die Liste, die sich beim Tippen öffnet, zeigt, was möglich ist.
reading-close = Meinst du { $names }?
reading-name-provinces = Nenn bitte mindestens eine Provinz, etwa `athen, pella`.
reading-name-way = Nenn bitte, wohin, etwa `athen > sparta`.
reading-name-know-hows = Nenn bitte mindestens einen Fortschritt, etwa `{ reading-know-hows }`.
reading-name-arming = Nenn bitte Einheiten mit einem Ort, etwa `2L roma, 1G athen`.
reading-name-resources = Nenn bitte, wie viel Marmor, Eisen, Gold oder Münzen, etwa `2g 1c`.
reading-name-units = Nenn bitte, wie viele Legionen oder Galeeren, etwa `2L 1G`.
reading-know-hows = rad, straßen
reading-twice = { $place } ist zweimal genannt.
reading-no-resources = „{ $written }“ sagt nicht, wie viel Marmor, Eisen, Gold oder Münzen. Schreib es etwa so: `2g 1c`.
reading-no-units = „{ $written }“ sagt nicht, wie viele Legionen oder Galeeren. Schreib es etwa so: `2L 1G`.
reading-no-arming = „{ $written }“ sagt nicht, wie viele Einheiten und wo. Schreib es etwa so: `2L roma, 1G athen`.
reading-no-payment = Diese Zahlung ergibt nicht den Preis; lass `{ option-pay }` weg, dann zahlst du erst mit Ressourcen, dann mit Münzen.
reading-one-pick = Startstädte werden einzeln gewählt. Nenn eine Provinz.
reading-no-nation = Ein Volk „{ $written }“ gibt es nicht. Nimm eines aus der Liste, oder lass es weg.

reading-no-length = „{ $written }“ ist keine Zeitspanne. Schreib sie etwa so: `12 Stunden`, `2 Tage` oder `aus`.
reading-too-short = „{ $written }“ ist zu kurz: { $least } bis { $most }, oder `aus`.
reading-too-long = „{ $written }“ ist zu lang: { $least } bis { $most }, oder `aus`.
reading-no-quiet = „{ $written }“ sind keine Ruhestunden. Schreib sie etwa so: `22:00-08:00`, oder `aus`.
reading-hours = Stunden gehen von 0 bis 23 und Minuten von 0 bis 59, etwa `22:00-08:00`.
reading-all-day = Ruhestunden müssen etwas vom Tag übrig lassen, in dem ich dich rufen darf.
reading-no-zone = Eine Zeitzone „{ $written }“ kenne ich nicht. Nimm eine aus der Liste, etwa `Europe/Berlin`.
reading-too-far = Das liegt nicht in den nächsten { $days } Tagen. Schreib eine Zahl von Tagen oder das Datum, an dem du wieder da bist, etwa `27.12.2026`.
reading-no-date = „{ $written }“ ist weder ein Datum noch eine Zahl von Tagen. Schreib etwa `3`, `morgen` oder `27.12.2026`.

reading-no-variant = Eine Variante „{ $written }“ gibt es nicht. Möglich, mit Kommas: { $names }.
reading-two-variants = „{ $written }“ verlangt zweierlei, das nicht zusammengeht.
