# Seats that are offered and change hands. `$nations` are one or two: «the **Greeks** and the **Arabs**».

seats-nation = the **{ nation-dative }**
seats-call = a seat for you.
seats-offer = 🪑 Anyone on this server can take the seat of { $name } with { $nations }: first come, first served. { seats-meanwhile }
seats-offer-to = 🪑 { $to } can take the seat of { $name } with { $nations }. { seats-meanwhile }
seats-meanwhile = Until then { $conceded ->
    [yes] the bot ends their turns
   *[no] { $name } plays on
}.
seats-back = 🪑 { $name } is back and plays { $nations } again.
seats-taken = 🪑 { $name } takes the seat of { $old } and now plays { $nations }.
seats-gone = ✓ The seat of { $name } was taken.
seats-withdrawn = ✓ The seat of { $name } is no longer open.
seats-yours = You now play { $nations }. `{ command-status }` and `{ command-board }` show where you stand, `{ command-rules }` the rules.
seats-no-bot = A Discord bot can't play. Pick the person who should get the seat.

seats-tenures = { nation }: { $spans }.
seats-span-on = { $name } from action { $begin } on
seats-span-none = { $name } for no action
seats-span-one = { $name } action { $begin }
seats-span = { $name } actions { $begin } to { $end }
