"""The position in words, as far as rulesets share it: provinces, the whole board, and next steps."""
