"""Tests of `bot.app.following`."""
