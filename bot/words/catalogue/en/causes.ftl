# Why the bot acted, in front of what it did.
causes-conceded = Without their player, { INNER($sentence) }
causes-order = By their standing orders, { INNER($sentence) }
causes-plan = As planned, { INNER($sentence) }
causes-deadline = Their time being up, { INNER($sentence) }
causes-bot = Played by the bot, { INNER($sentence) }
causes-single = There was no other choice: { INNER($sentence) }
