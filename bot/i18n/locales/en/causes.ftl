# Why the bot acted, in front of what it did.
causes-conceded = With no player, { INNER($sentence) }
causes-order = By their standing orders, { INNER($sentence) }
causes-plan = As planned, { INNER($sentence) }
causes-deadline = Out of time: { INNER($sentence) }
causes-bot = Played by the bot, { INNER($sentence) }
causes-single = The only choice: { INNER($sentence) }
