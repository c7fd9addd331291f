"""Discord's gateway: websockets over which a bot hears of events."""

from discord_sandbox.gateway.gateway import Gateway

__all__ = ["Gateway"]
