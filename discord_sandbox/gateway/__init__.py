"""Discord's gateway: websockets that deliver events to the bot."""

from discord_sandbox.gateway.gateway import Gateway

__all__ = ["Gateway"]
