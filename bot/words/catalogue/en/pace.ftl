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

pace-none = none
pace-turn = **Deadline for a turn:** { $length }
pace-turn-timeout = **Deadline for a turn:** { $length }. When it runs out: { $timeout }
pace-decides = **Who decides then:** { $who }
pace-answer = **Deadline for an answer to a demand:** { $length }
pace-answer-fallback = **Deadline for an answer to a demand:** { $length }. Without one: { $fallback }, unless that player's orders say otherwise
pace-spoken = **Language of the table:** { pace-language }
pace-heading = **The pace of this game**
pace-note = Quiet hours, absences and pauses do not count.

pace-changed = ⚙️ { $name } has changed the pace of this game:
pace-changed-by-host = ⚙️ The host has changed the pace of this game:
pace-language-changed = ⚙️ { $name } has chosen the language of this table: { pace-language }.
pace-language-changed-by-host = ⚙️ The host has chosen the language of this table: { pace-language }.
pace-deadline-changed = ⏳ The deadline was changed; the turn goes on.

pace-server-anywhere = Games may be opened by { $role ->
    [none] everybody
   *[other] members with { $role }
}, anywhere. Whoever may manage the server is free of that.
pace-server-places = Games may be opened by { $role ->
    [none] everybody
   *[other] members with { $role }
}, in { $channels } and threads there. Whoever may manage the server is free of that.
pace-server-refused = Only those who may manage this server can use `{ command-server-games }`. Nothing was changed.
