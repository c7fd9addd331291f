"""The Discord client: connection, command registration, and delivery of the outbox."""

from bot.client.base import AntikeClient
from bot.client.bot import AntikeBot
from bot.client.errors import InputError
