# What people are told while a game waits for them. Calls follow a mention: «@Ada, game 7: it is your turn …».

waiting-called = { $names }, game { $game }: { $words }
waiting-privately = Game { $game } in <#{ $channel }>: { $words }
waiting-somebody = Somebody

length-none = no time

waiting-done-ended = ✓ { $name } doesn't have to act any more: the game has ended.
waiting-done-taken-over = ✓ { $name } has taken over.
waiting-done-conceded = ✓ { $name } has conceded.
waiting-done-deadline = ⏳ The time of { $name } ran out; the bot has { $kind ->
    [turn] ended the turn
   *[answer] answered
}.
waiting-done-bot = ✓ The bot has played for { $name }.
waiting-done = ✓ { $name } has { $kind ->
    [turn] played
   *[answer] answered
}.

waiting-clock-paused = ⏸️ The game is paused, and so are all deadlines.
waiting-clock = ⏳ { $kind ->
    [turn] Turn due
   *[answer] Answer due
} { $moment }.
waiting-reminder = a reminder: { $call } We've been waiting since { $moment }.
waiting-warning = your time is running out. { $call }
