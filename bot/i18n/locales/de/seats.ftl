# Plätze, die angeboten werden und die Hand wechseln. `$nations` sind eines oder zwei: «die **Griechen** und die **Araber**».

seats-nation = die **{ nation }**
seats-call = ein Platz für dich.
seats-offer = 🪑 Der Platz von { $name } ist frei ({ $nations }): Wer auf diesem Server zuerst kommt, bekommt ihn. { seats-meanwhile }
seats-offer-to = 🪑 { $to } kann den Platz von { $name } nehmen: { $nations }. { seats-meanwhile }
seats-meanwhile = Bis dahin { $conceded ->
    [yes] beendet der Bot ihre Züge
   *[no] spielt { $name } weiter
}.
seats-back = 🪑 { $name } ist zurück und spielt wieder { $nations }.
seats-taken = 🪑 { $name } übernimmt den Platz von { $old } und spielt jetzt { $nations }.
seats-gone = ✓ Der Platz von { $name } ist vergeben.
seats-withdrawn = ✓ Der Platz von { $name } ist nicht mehr frei.
seats-yours = Du spielst jetzt { $nations }. `{ command-status }` und `{ command-board }` zeigen, wie es steht, `{ command-rules }` die Regeln.
seats-no-bot = Ein Discord-Bot kann nicht mitspielen. Nenn die Person, die den Platz bekommen soll.

seats-tenures = { nation }: { $spans }.
seats-span-on = { $name } ab Aktion { $begin }
seats-span-none = { $name } ohne Aktion
seats-span-one = { $name } Aktion { $begin }
seats-span = { $name } Aktionen { $begin } bis { $end }
