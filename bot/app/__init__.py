"""The one door to a game: load, check, apply, save, notify."""

import random
import time
from collections.abc import Callable

from bot.app.closing import Closing
from bot.app.context import Context
from bot.app.errors import AppCode, AppError
from bot.app.lobby import Lobby, Wish, open_nations
from bot.app.looking import Looking, PastTurn
from bot.app.options import Options
from bot.app.play import Caller, Play, Report
from bot.app.postman import Button, Letter, Postman, Sender, UndeliverableError, answer_id
from bot.app.table import Table
from bot.store import Database, Settings

__all__ = [
    "App",
    "AppCode",
    "AppError",
    "Button",
    "Caller",
    "Letter",
    "Looking",
    "Options",
    "PastTurn",
    "Postman",
    "Report",
    "Sender",
    "Table",
    "UndeliverableError",
    "Wish",
    "answer_id",
    "open_nations",
]


def _seconds() -> int:
    return int(time.time())


class App:
    """All parts of the application on one database."""

    def __init__(
        self,
        database: Database,
        now: Callable[[], int] = _seconds,
        chance: random.Random | None = None,
    ) -> None:
        self.context = Context(database, now, chance or random.SystemRandom())
        self.lobby = Lobby(self.context)
        self.play = Play(self.context)
        self.closing = Closing(self.context, self.play)
        self.looking = Looking(self.context)

    async def setting(self, name: str) -> str | None:
        """A fact about the installation that outlives a restart."""
        return await Settings(self.context.database.reader).get(name)

    async def remember(self, name: str, value: str) -> None:
        """Keep such a fact."""
        async with self.context.database.transaction() as tx:
            await Settings(tx).put(name, value)
