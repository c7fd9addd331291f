# The pace of a game, and who may open games on a server.

pace-timeout-ask = The table is asked
    .inner = the table is asked
pace-timeout-extend = As much time again
    .inner = as much time again
pace-timeout-skip = The bot ends the turn
    .inner = the bot ends the turn
pace-fallback-peace = Peace
    .inner = peace
pace-fallback-fight = Fight
    .inner = fight
pace-who-players = The other players (to end a turn: two, or the host)
    .inner = the other players (to end a turn: two, or the host)
pace-who-host = The host alone
    .inner = the host alone
# The languages themselves, each in its own.
pace-language = { $language ->
    [de] Deutsch
   *[en] English
}

pace-picture-phone = For a phone: what changed, large
    .inner = for a phone (what changed, large)
pace-picture-board = The whole board
    .inner = the whole board
pace-picture = **Picture under a call:** { $picture }. Who has chosen another with `{ command-reminders }` gets that
pace-picture-changed = ⚙️ Picture under a call from now on: { $picture }.

pace-none = none
pace-turn = **Deadline for a turn:** { $length }
pace-turn-timeout = **Deadline for a turn:** { $length }. When it runs out: { $timeout }
pace-decides = **Who decides then:** { $who }
pace-answer = **Deadline for an answer to a demand:** { $length }
pace-answer-fallback = **Deadline for an answer to a demand:** { $length }. If none comes: { $fallback }, unless that player's orders say otherwise
pace-spoken = **Language:** { pace-language }
pace-heading = **Time settings**
pace-note = Quiet hours, absences and pauses don't count.

pace-changed = ⚙️ { $name } has changed the time settings:
pace-changed-by-host = ⚙️ The host has changed the time settings:
pace-language-changed = ⚙️ { $name } has set this table's language to { pace-language }.
pace-language-changed-by-host = ⚙️ The host has set this table's language to { pace-language }.
pace-deadline-changed = ⏳ The deadline was changed; the turn goes on.

pace-server-anywhere = Games may be opened by { $role ->
    [none] everybody
   *[other] members with { $role }
}, anywhere. Members with Manage Server are exempt.
pace-server-places = Games may be opened by { $role ->
    [none] everybody
   *[other] members with { $role }
}, in { $channels } and threads there. Members with Manage Server are exempt.
pace-server-refused = Only members with Manage Server can use `{ command-server-games }`. Nothing was changed.
