### A game's settings, a server's, and Discord's permissions.

# The pace of a game, and who may open games on a server.

pace-timeout-ask = The table decides
    .inner = the table decides
pace-timeout-extend = The same time again
    .inner = the same time again
pace-timeout-skip = The bot ends the turn
    .inner = the bot ends the turn
pace-who-players = The other players (ending a turn takes two of them, or the host; with two players, one)
    .inner = the other players (ending a turn takes two of them, or the host; with two players, one)
pace-who-other =
    .inner = the other player or the host
pace-who-host = Only the host
    .inner = only the host
pace-substitute-off = The bot ends their turns, doing only what it must
    .inner = the bot ends their turns, doing only what it must
pace-substitute-easy = An easy computer player plays on
    .inner = an easy computer player plays on
pace-substitute-medium = A medium computer player plays on
    .inner = a medium computer player plays on
pace-substitute-hard = A hard computer player plays on
    .inner = a hard computer player plays on

pace-picture-phone = For a phone: what changed, large
    .inner = for a phone (what changed, large)
pace-picture-board = The whole board
    .inner = the whole board
pace-hints = **Hints:** anyone may use `{ command-hint }` on their turn; the table sees that they did
pace-puzzle = **Daily puzzle:** here at { $hour } ({ $zone }); answers are private
pace-picture = **Picture with a ping:** { $picture }. Anyone who chose another with `{ command-reminders }` gets theirs

pace-none = none
pace-turn = **Deadline per turn:** { $length }
pace-turn-timeout = **Deadline per turn:** { $length }. When it runs out: { $timeout }
pace-daily = daily at { $hour } ({ $zone })
pace-utc = -# { $hour } is in UTC, because this game has no time zone. `{ command-game-settings } { option-zone }:` sets one.
pace-bank = **Time bank:** unused time is saved for later turns, up to { $length }
pace-rest = **Rest days:** { $days } ({ $zone }); no time counts then
pace-decides = **Who decides:** { $who }
pace-answer = **Deadline to answer on another player's turn:** { $length }
pace-answer-fallback = **Deadline to answer on another player's turn:** { $length }. If no answer comes: { $fallback }, unless that player's orders say otherwise
pace-substitute = **If someone gives up:** { $substitute }
pace-absent-free = The seat is free again
    .inner = is free again
pace-absent-easy = An easy computer player takes the seat
    .inner = goes to an easy computer player
pace-absent-medium = A medium computer player takes the seat
    .inner = goes to a medium computer player
pace-absent-hard = A hard computer player takes the seat
    .inner = goes to a hard computer player
pace-confirm = **When the table fills:** { $length ->
    [none] nobody is asked whether they are still there
   *[other] Anyone not seen here for { $seen } is asked whether they are still there. After { $length } without an answer their seat { $absent }
}
pace-spoken = **Language:** { $language }
pace-heading = **Settings of this game**
pace-note = Deadlines pause during quiet hours, rest days, absences and pauses.

pace-never = ⚠ The deadline never comes for { $names }: this game's rest days and their own days and quiet hours leave no time that counts.
# What the table hears of a change: only that.
pace-changed = ⚙️ { $known ->
    [yes] { $name }
   *[no] The host
} set { $what }.
pace-set = { $what ->
    [deadline] the deadline: { $value } a turn
    [daily] the deadline: { $value }
    [no-deadline] the deadline: none
    [timeout] what happens when time runs out: { $value }
    [who] who decides when time runs out: { $value }
    [answers] the deadline to answer: { $value }
    [fallback] what counts when no answer comes: { $value }
    [substitute] what happens if someone gives up: { $value }
    [bank] the time bank: up to { $value }
    [no-bank] the time bank: off
    [rest] the rest days: { $value }
    [no-rest] the rest days: none
    [zone] the time zone: { $value }
    [hints] the hints: { $value ->
        [yes] allowed for everyone
       *[no] off
    }
    [puzzle] the daily puzzle: { $value }
    [no-puzzle] the daily puzzle: off
    [confirm] the time to say "I'm here": { $value }
    [absent] what happens to a seat without an "I'm here": it { $value }
    [language] the language: { $value }
   *[picture] the picture with a ping: { $value }
}
pace-deadline-changed = ⏳ The deadline was changed; the turn goes on.

pace-server-anywhere = Games may be opened anywhere, by { $role ->
    [none] anyone
   *[other] members with { $role } or with Manage Server
}.
pace-server-places = Games may be opened by { $role ->
    [none] anyone
   *[other] members with { $role }
}, in { $channels } and threads there. Members with Manage Server may open them anywhere.
pace-server-refused = Only members with Manage Server can use `{ command-server-games }`. Nothing was changed.

# Discord's permissions, by the names that Discord shows to those who manage a server.

permission-view_channel = View Channel
permission-embed_links = Embed Links
permission-attach_files = Attach Files
permission-read_message_history = Read Message History
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-create_private_threads = Create Private Threads
permission-manage_guild = Manage Server
permissions-missing = I'm missing permissions in this channel: **{ $missing }**. Nothing was changed. Someone who manages the server can grant them to my role, or you can play in another channel.
