"""Rules in words: refusals, `/rules` topics, plans and standing orders."""
