"""A small local Discord to play on and to test against; it imitates, it is not Discord."""
