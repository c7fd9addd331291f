"""Read-only queries of a bot's database, while the bot writes to it or while none is running."""

import json
import shutil
import sqlite3
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.rulesets import DEFAULT_RULESET, ruleset


@dataclass(frozen=True)
class Log:
    """A game's log: number of rows, and the actions in force."""

    rows: int
    actions: tuple[Any, ...]


def _asked(address: str, query: str, values: tuple[Any, ...]) -> list[sqlite3.Row]:
    connection = sqlite3.connect(address, uri=True, timeout=10)
    connection.row_factory = sqlite3.Row
    try:
        return connection.execute(query, values).fetchall()
    finally:
        connection.close()


class DatabaseReader:
    """Reader of a bot's database; every query opens the file anew, read-only."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def ask(self, query: str, *values: Any) -> list[sqlite3.Row]:
        """Return the rows of a query; none as long as the file or a table does not exist."""
        if not self.path.exists():
            return []
        try:
            return _asked(f"file:{self.path}?mode=ro", query, values)
        except sqlite3.OperationalError as error:
            if "no such table" in str(error):
                return []
        # No process has it open, and a killed bot has left a journal, which the next bot has to recover.
        with tempfile.TemporaryDirectory() as folder:
            for end in ("", "-wal"):
                if Path(f"{self.path}{end}").exists():
                    shutil.copy(f"{self.path}{end}", folder)
            return _asked(f"file:{folder}/{self.path.name}", query, values)

    def one(self, query: str, *values: Any) -> Any:
        """Return the first value of the first row; None if there are no rows."""
        rows = self.ask(query, *values)
        return rows[0][0] if rows else None

    def log(self, game_id: int) -> Log:
        """Return a game's log; its actions are those not undone."""
        codec = ruleset(self.one("SELECT ruleset FROM games WHERE id = ?", game_id) or DEFAULT_RULESET).codec
        rows = self.ask("SELECT kind, action, keep FROM actions WHERE game_id = ? ORDER BY seq", game_id)
        kept: list[Any] = []
        for row in rows:
            if row["kind"] == "undo":
                del kept[row["keep"] :]
            else:
                kept.append(codec.action_from_json(row["action"]))
        return Log(len(rows), tuple(kept))

    def seats(self, game_id: int) -> dict[int, str | None]:
        """Return the nations by user id; None for a player without a nation."""
        rows = self.ask("SELECT user_id, nation FROM seats WHERE game_id = ?", game_id)
        return {row["user_id"]: row["nation"] for row in rows}

    def game_in(self, channel_id: int) -> int | None:
        """Return the id of a channel's open game, in the lobby or running; None if there is none."""
        query = "SELECT id FROM games WHERE channel_id = ? AND status IN ('lobby', 'running')"
        found = self.one(query, channel_id)
        return None if found is None else int(found)

    def check(self) -> str:
        """Return the result of SQLite's integrity check: `ok` for an intact file."""
        return str(self.one("PRAGMA integrity_check"))

    def unsent(self) -> list[str]:
        """Return the messages of the outbox that are not sent yet, each as JSON."""
        rows = self.ask("SELECT nonce, attempts, problem FROM outbox WHERE sent_at IS NULL")
        return [json.dumps(dict(row)) for row in rows]
