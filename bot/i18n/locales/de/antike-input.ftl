### Antike: was man in Optionen schreibt, und warum es sich nicht lesen lässt.

# Wörter, die man in Optionen schreiben kann, mit Kommas dazwischen. Verstanden werden die aller Sprachen.

input-give-up = gib auf
input-maneuver-1 = manöver 1, bei gold, nach gold
input-maneuver-2 = manöver 2, bei fortschritt, nach fortschritt, fortschritt

# Was keine Notation ist. `$word` und `$text` hat jemand geschrieben.

notation-not-losses = „{ $word }“ sind keine Verluste nach übrigen Schritten (0 bis 3)

# Was sich beim Tippen öffnet: höchstens 100 Zeichen. Was hinter dem Strich steht, ist eine Bemerkung ohne Kommas;
# was davor steht, kann gelesen werden, wenn es in die Option geschrieben wird.

offers-new = { $value } — { $price } (neu: { $new ->
    [one] ein Gelehrter
   *[other] { $new } Gelehrte
})
offers-site = { $value } — { $price }; liefert { chip }
offers-pick = { $value } — liefert { chip }
offers-give = { $value } — du bekommst { $count } nach Wahl
offers-take = { $value } — du zahlst { $count } Ressourcen oder Münzen
offers-movers = { $value } — { $units } ({ $places })
offers-origin = { $value } — { $units } bereit
offers-asked = { $value } — { $here ->
    [yes] {""}
   *[no] in { $place }:{" "}
}{ $nations } können kämpfen{ offers-defence }
offers-way = { $value } — { $left ->
    [0] kein Schritt mehr
    [one] noch { $left } Schritt
   *[other] noch { $left } Schritte
}{ offers-defence }
# Hinter dem, was auf einem Weg in eine fremde Stadt wartet.
offers-defence = { $needed ->
    [0] {""}
   *[other] ; Verteidigung { $needed }
}
offers-fight = { $value } — { unit-many } gegen die { nation }; jede Seite verliert { $lost }
offers-give-up = { $value } (gib auf: { $own })
offers-city = { $value } — braucht { any-units }; Stadt der { nation-genitive }

# Warum sich etwas nicht lesen lässt, das in eine Option geschrieben wurde. `$written` ist daraus zitiert.

reading-name-know-hows = Nenn mindestens einen Fortschritt, z. B. `{ $example }`.
reading-name-arming = Welche Einheiten, und wo? Z. B. `{ $example }`.
reading-no-arming = „{ $written }“ kann ich nicht lesen. Beispiel: `{ $example }`.
reading-one-pick = Wähl immer nur eine Startstadt auf einmal: Nenn eine Provinz.
