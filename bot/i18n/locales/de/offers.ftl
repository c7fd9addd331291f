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
offers-pay = { $value } — es bleibt: { $left }
offers-give = { $value } — für { $count } nach Wahl
offers-take = { $value } — für { $count } beliebige
offers-movers = { $value } — { $units } (in { $places })
offers-origin = { $value } — { $units } bereit
offers-impossible = { $value } — nicht möglich
offers-asked = { $value } — in { $place } können gegen dich kämpfen: { $nations }
offers-way = { $value } — { $left ->
    [0] keine Aktion übrig
    [one] { $left } Aktion übrig
   *[other] { $left } Aktionen übrig
}
offers-fight = { $value } — { unit-many } gegen die { nation }; Verlust je Seite: { $lost }
offers-give-up = { $value } (gib auf: { $own })
offers-city = { $value } — { any-units }; gehört den { nation-dative }
offers-zone = { $zone } — dort ist es { $time }
offers-return = { $day } — zurück am { $weekday ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[7] Sonntag
}, in { $days } { $days ->
    [one] Tag
   *[other] Tagen
}
offers-player = { $name } ({ $nations })
offers-variant-expert = keine Persönlichkeit für alle acht Fortschritte
offers-variant-military = Siegpunkte: 2 für einen Feldherrn
offers-variant-one-city = je eine Startstadt: gewählt aus dreien
offers-variant-four-nations = zwei Spieler mit je zwei Völkern
offers-variant-doubled = zwei Spieler mit doppeltem Material
offers-variant-draw = niemand wählt sein Volk: alle werden gelost
offers-variant-goal = so viele Persönlichkeiten gewinnen
