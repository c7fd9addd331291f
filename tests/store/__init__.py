"""Tests of `bot.store`."""
