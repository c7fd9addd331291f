"""Tests of `bot.app.maintenance`."""
