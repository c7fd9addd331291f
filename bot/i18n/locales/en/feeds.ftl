# `/feeds`: links for programs, and addresses that hear of one's turns.

feeds-none = This bot offers no feeds: whoever runs it has not switched them on.
feeds-calendar = 📅 Your deadlines as a calendar: { $link }
    Subscribe to it in your calendar app. Whoever has the link can read it; `renew` makes a new one and closes the old one.
feeds-calendar-name = Antike: your deadlines
feeds-table = 🔗 This table as JSON, for programs: { $link }
    Whoever has the link can read the board, but nobody's plans or orders. To close it, choose **{ feeds-table-close }** in `{ option-link }`.
feeds-table-show = show the link
feeds-table-renew = make a new link
feeds-table-close = close it
feeds-table-opened = 🔗 { $name } has made a link by which programs can read this table, though nobody's plans or orders.
feeds-table-closed = 🔗 { $name } has closed the link by which programs could read this table.
feeds-closed = Closed. The old link leads nowhere now.
feeds-not-open = No link to this table is open.
feeds-bad-url = I can't use that address. It must begin with `https://` and name a public server, e.g. `https://example.org/hook`.
feeds-webhook-none = No webhook is set. Give its address as `url`.
feeds-webhook = 🔔 When a game waits for you, I tell this address: `{ $url }`
feeds-webhook-trouble = ⚠️ The last try failed ({ $problem }). I'll try again.
feeds-webhook-off = ⚠️ Several tries in a row failed ({ $problem }), so I have stopped. Give the address again to go on.
feeds-webhook-stopped = ⚠️ I have stopped telling your address when it's your turn: several tries in a row failed ({ $problem }). Once it answers again, give it anew: `{ command-feeds-webhook } { option-url }:`.
feeds-told-still = { $told } · still waiting
feeds-told = { $ruleset }, game { $id }: { own-yours }
