### Antike Duellum: reading what people write, and what opens while they type.

duellum-reading-site = Sag dazu, was die Stadt { IN($place) } liefern soll, z. B. `{ $example }`.
duellum-reading-asked = { $card } braucht die Option `{ $option }`. Möglich: { $choices }.
duellum-reading-not-asked = { $card } braucht die Option `{ $option }` nicht: Lass sie weg.
duellum-offers-new = { $offer } (neu: { $new ->
    [one] ein Gelehrter
   *[other] { $new } Gelehrte
})
duellum-offers-battle = { $value } — Kampf: beide verlieren { $count }
duellum-offers-way = { $value } — { $left ->
    [0] kein Schritt mehr
    [one] noch 1 Schritt
   *[other] noch { $left } Schritte
}
duellum-offers-city = { $value } — kostet { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}{ duellum-errors-of-fortress }
duellum-offers-give = { $value } — dafür { $count } nach Wahl
duellum-offers-trade = { $value } — für { $other }
duellum-offers-take = { $value } — kostet { $count } Ressourcen oder Münzen
# Die eine Zeile einer Liste, aus der nichts zu wählen ist.
duellum-offers-none = { $why ->
    [walls] Alle deine Städte haben eine Mauer
    [walls-left] Du hast keine Mauer mehr
    [box] Dein Rekrutenfeld ist leer
    [box-waits] Was in deinem Rekrutenfeld liegt, ist erst in diesem Zug dorthin gekommen
    [supply] Du hast keine Einheit mehr im Vorrat
    [tokens] Die Bank hat keine Stadtmarker mehr
    [conquer] Wo deine Einheiten stehen, können sie keine Stadt erobern
    [hand] Du hast keine Karte auf der Hand
    [play_card] Im Moment lässt sich keine deiner Karten spielen
   *[trade] Du hast zu wenig zum Tauschen
}

# Karten.
duellum-cards-first = Nimm zuerst die Karten, die dir zustehen:
