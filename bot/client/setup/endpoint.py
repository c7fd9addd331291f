"""The Discord endpoint: the real one, or a local sandbox."""

from json import JSONDecodeError
from typing import TYPE_CHECKING, Final

import aiohttp
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

if TYPE_CHECKING:
    from discord.http import HTTPClient

_PATIENCE: Final = aiohttp.ClientTimeout(total=10)
_OTHERS: Final = "does not answer as Discord does"


def use_api_base(base: str) -> None:
    """Set the base of all REST requests; discord.py only has a class variable for it."""
    Route.BASE = base.rstrip("/")


async def foreign_answer(base: str, token: str) -> str | None:
    """Return evidence that a server other than Discord answers; None if nothing answers at the moment.

    Invalid tokens and Discord outages are reported at login.
    """
    headers = {"Authorization": f"Bot {token}"}
    try:
        async with (
            aiohttp.ClientSession(timeout=_PATIENCE, headers=headers) as session,
            session.get(f"{base.rstrip('/')}/gateway/bot", allow_redirects=False) as answer,
        ):
            if answer.status in {401, 429} or answer.status >= 500:
                return None
            if answer.status != 200:
                return f"{base} {_OTHERS} (status {answer.status} for /gateway/bot)"
            told = await answer.json(content_type=None)
    except (JSONDecodeError, UnicodeDecodeError):
        return f"{base} {_OTHERS} (no JSON)"
    except (OSError, TimeoutError, aiohttp.ClientError):
        return None
    return None if isinstance(told, dict) and "url" in told else f"{base} {_OTHERS} (no gateway)"


async def use_gateway_of(http: "HTTPClient") -> None:
    """Take the gateway address from the REST base in use.

    A session that cannot be resumed falls back to the default address, so that is set as well.
    """
    _, url, _ = await http.get_bot_gateway()
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url)
