# What people are told when the bot is set back to a backup.

keeping-set-back = I was restored from a backup of { $moment }. Everything after that is lost: the game is now as shown here, and older buttons no longer work.
