"""Tests of `bot.records`."""
