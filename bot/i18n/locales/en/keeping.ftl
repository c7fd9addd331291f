# What people are told when the bot is set back to a backup.

keeping-set-back = I was set back to a backup of { $moment }. Whatever happened here since then is gone; the game stands as this message shows, and earlier buttons no longer work.
