"""Where Discord is: the real one, or a local one for playing and testing."""

from typing import TYPE_CHECKING

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

if TYPE_CHECKING:
    from discord.http import HTTPClient

__all__ = ["use_api_base", "use_gateway_of"]


def use_api_base(base: str) -> None:
    """Send all REST requests to another base; discord.py has no setting for it but this class variable."""
    Route.BASE = base.rstrip("/")


async def use_gateway_of(http: "HTTPClient") -> None:
    """Take the gateway's address from the REST base in use.

    A session that cannot be resumed falls back to the default address, so that has to be right as well.
    """
    _, url, _ = await http.get_bot_gateway()
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url)
