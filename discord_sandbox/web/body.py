"""Reading what a page sends."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from discord_sandbox.errors import PersonError

if TYPE_CHECKING:
    from aiohttp import web

    from discord_sandbox.state.models import Json

__all__ = ["read"]


async def read(request: web.Request) -> Json:
    """The JSON object of a request. Raises PersonError."""
    try:
        body = json.loads(await request.read())
    except ValueError:
        raise PersonError("The body is no JSON.") from None
    if not isinstance(body, dict):
        raise PersonError("The body is no JSON object.")
    return body
