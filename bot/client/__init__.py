"""The Discord client: connecting, syncing commands, sending what the outbox holds."""

from bot.client.bot import AntikeClient
from bot.client.errors import InputError

__all__ = ["AntikeClient", "InputError"]
