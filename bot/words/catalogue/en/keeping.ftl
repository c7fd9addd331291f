# What people are told when the bot is set back to a backup.

keeping-set-back = I have been set back to a backup of { $moment }. What was done here since then is gone; the game stands as this message shows it, and earlier buttons no longer count.
