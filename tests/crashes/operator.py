"""Backups made by the real commands while people play and bots are killed; each is restored and replayed."""

import sqlite3
from pathlib import Path

from tests.crashes.harness import CrashHarness, ViolationError
from tests.support.bot_forker import BotForker

_ROWS = "SELECT game_id, seq, nation, kind, action, keep FROM actions ORDER BY game_id, seq"
_Rows = dict[int, list[tuple[object, ...]]]


class Operator:
    """Operator of the bot, who makes backups at any moment."""

    def __init__(self, forker: BotForker, harness: CrashHarness, folder: Path) -> None:
        self._nursery = forker
        self._town = harness
        self._folder = folder
        self.kept: list[_Rows] = []
        """Logs of all games, per backup."""

    async def back_up(self) -> None:
        """Make a backup, restore it to another file, and replay its games; raises `ViolationError`."""
        number = len(self.kept) + 1
        copy, other = (self._folder / f"{name}-{number}.sqlite3" for name in ("backup", "restored"))
        await self._command(self._town.book.path, "backup", str(copy), "--quick")
        await self._command(other, "restore", str(copy), "--yes")
        await self._command(other, "verify")
        if _log(other) != _log(copy):
            raise ViolationError(f"backup {number} is another one once it is restored")
        self.kept.append(_log(copy))
        self._town.note(f"backup {number} was taken and restored")
        for path in self._folder.glob(f"*-{number}.sqlite3*"):
            path.unlink()

    async def _command(self, database: Path, *arguments: str) -> None:
        """Run a command of the bot; raises `ViolationError` if it fails."""
        settings = {"ANTIKE_DATABASE": str(database)}
        status, out, errors = await self._nursery.call(settings, self._folder, *arguments)
        if status:
            raise ViolationError(f"{' '.join(arguments)}: {out}{errors}")

    def check(self) -> None:
        """Check that each backup holds the beginning of every game it contains; raises `ViolationError`."""
        now = _log(self._town.book.path)
        for number, rows in enumerate(self.kept, 1):
            for game, begun in rows.items():
                if now.get(game, [])[: len(begun)] != begun:
                    raise ViolationError(f"backup {number} has another game {game} than the one played")


def _log(path: Path) -> _Rows:
    connection = sqlite3.connect(path, timeout=30)
    try:
        found: _Rows = {}
        for game, *row in connection.execute(_ROWS):
            found.setdefault(game, []).append(tuple(row))
        return found
    finally:
        connection.close()
