"""Rules in words, as far as rulesets share them: refusals, topics and notation errors."""
