"""Computer players: what they look at, what it is worth to them, and how far they think.

A folder for each ruleset; they are asked through `bot.rulesets`.
"""
