"""Tests of `bot.record`."""
