"""The tests, laid out like `bot`."""
