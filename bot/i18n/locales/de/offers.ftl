# Was sich beim Tippen öffnet: höchstens 100 Zeichen. Was hinter dem Strich steht, ist eine Bemerkung ohne Kommas;
# was davor steht, kann gelesen werden, wenn es in die Option geschrieben wird.

offers-line = { $value } — { $remark }
offers-cost = { $value } — { $price }
offers-new = { $value } — { $price } (neu: { $new ->
    [one] ein Gelehrter
   *[other] { $new } Gelehrte
})
offers-site = { $value } — { $price }; liefert { chip }
offers-pick = { $value } — liefert { chip }
offers-pay = { $value } — übrig: { $left }
offers-give = { $value } — du bekommst { $count } nach Wahl
offers-take = { $value } — du zahlst { $count } beliebige
offers-movers = { $value } — { $units } (in { $places })
offers-origin = { $value } — { $units } bereit
offers-impossible = { $value } — nicht möglich
offers-asked = { $value } — in { $place } können gegen dich kämpfen: { $nations }
offers-way = { $value } — { $left ->
    [0] kein Schritt mehr
    [one] noch { $left } Schritt
   *[other] noch { $left } Schritte
}
offers-fight = { $value } — { unit-many } gegen die { nation }; jede Seite verliert { $lost }
offers-give-up = { $value } (gib auf: { $own })
offers-city = { $value } — braucht { any-units }; Stadt der { nation-genitive }
offers-zone = { $zone } — dort ist es jetzt { $time }
offers-return = { $day } — zurück am { $weekday }, in { $days } { $days ->
    [one] Tag
   *[other] Tagen
}
offers-player = { $name } ({ $nations })
offers-variant-expert = alle acht Fortschritte bringen keine Persönlichkeit
offers-variant-military = Siegpunkte: ein Feldherr zählt 2
offers-variant-one-city = du beginnst mit einer Stadt: eine von dreien
offers-variant-four-nations = zwei Spieler; je zwei Völker
offers-variant-doubled = zwei Spieler; doppeltes Material
offers-variant-draw = die Völker werden gelost; niemand wählt
offers-variant-goal = wie viele Persönlichkeiten gewinnen
