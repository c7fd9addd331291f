"""Computer players: evaluation, search and difficulty levels, in a folder per ruleset.

They are called through `bot.rulesets`.
"""
