"""Tests of `bot.app.bots`."""
