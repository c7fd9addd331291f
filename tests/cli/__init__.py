"""Tests of `bot.cli`."""
