# Why the bot acted, in front of what it did.
causes-conceded = No player: { INNER($sentence) }
causes-order = By standing order: { INNER($sentence) }
causes-plan = As planned: { INNER($sentence) }
causes-deadline = Out of time: { INNER($sentence) }
causes-bot = Played by the bot: { INNER($sentence) }
causes-single = Only choice: { INNER($sentence) }
