"""Rules in words, as far as rulesets share them: refusals, topics, notation that cannot be read."""
