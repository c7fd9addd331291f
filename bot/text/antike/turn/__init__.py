"""Texts about actions and events of Antike: replies, channel messages, catch-up."""
