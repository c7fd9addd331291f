"""The Discord client: connecting, syncing commands, sending what the outbox holds."""

from bot.client.base import AntikeClient
from bot.client.bot import AntikeBot
from bot.client.errors import InputError
