# Plätze, die angeboten werden und die Hand wechseln. `$nations` sind eines oder zwei: «die **Griechen** und die **Araber**».

seats-nation = die **{ nation }**
seats-call = ein Platz für dich.
seats-offer = 🪑 Wer auf diesem Server zuerst kommt, kann den Platz von { $name } nehmen: { $nations }. { seats-meanwhile }
seats-offer-to = 🪑 { $to } kann den Platz von { $name } nehmen: { $nations }. { seats-meanwhile }
seats-meanwhile = Bis dahin { $conceded ->
    [yes] beendet der Bot ihre Züge
   *[no] spielt { $name } weiter
}.
seats-back = 🪑 { $name } ist zurück und spielt wieder { $nations }.
seats-taken = 🪑 { $name } nimmt den Platz von { $old } und spielt von jetzt an { $nations }.
seats-withdrawn = 🪑 Der Platz von { $name } wird nicht mehr angeboten.
seats-yours = Du spielst jetzt { $nations }. `{ command-status }` und `{ command-board }` zeigen, wie es steht, `{ command-rules }` die Regeln.
seats-no-bot = Ein Discord-Bot kann nicht mitspielen. Nenn einen Menschen, der den Platz bekommen soll.

seats-tenures = { nation }: { $spans }.
seats-span-on = { $name } ab Aktion { $begin }
seats-span-none = { $name } ohne Aktion
seats-span-one = { $name } Aktion { $begin }
seats-span = { $name } Aktionen { $begin } bis { $end }
