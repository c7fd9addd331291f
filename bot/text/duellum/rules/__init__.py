"""Rules in words: refusals, `/rules` topics, cards, plans."""
