"""`/replay` as the client has loaded it, and small films for tests that do not measure them."""

from functools import partial
from typing import Any, Final

from bot.render.core.encode import NARROWEST
from bot.render.film import render_film
from tests.cogs.table import TableTop

narrow_film: Final = partial(render_film, width=NARROWEST)


def replays(table: TableTop) -> Any:
    """Return the cog that the client has loaded, because loading creates the module anew."""
    return table.client.get_cog("Replays")


def replay_names(table: TableTop) -> dict[str, Any]:
    """Return the names of that cog's module."""
    found: dict[str, Any] = replays(table)._draw.__func__.__globals__
    return found


def narrow_films(table: TableTop) -> None:
    """Let this client make replays of the least width: one frame of the usual takes a tenth of a second."""
    replay_names(table)["render_film"] = narrow_film
