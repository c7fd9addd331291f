"""Tests of `bot.app`."""
