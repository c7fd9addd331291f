"""Transfer of everything from one database to an empty one, for instance from SQLite to PostgreSQL."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.store.db.connection import Connection, Row, all_rows, insert_all, storable
from bot.store.db.database import Database
from bot.store.db.errors import StoreError
from bot.store.sqlite.moved_mark import check_not_moved, mark_moved

_BATCH: Final = 50
"""Games copied at a time, whose rows are held in memory."""
_OF_GAMES: Final = (
    "seats",
    "actions",
    "snapshots",
    "outbox",
    "interactions",
    "orders",
    "plans",
    "plan_choices",
    "plan_drafts",
    "practices",
    "waits",
    "turn_clocks",
    "jobs",
    "delivery_failures",
    "journal",
    "bot_turns",
    "bot_summaries",
    "votes",
    "offers",
    "tenures",
    "presences",
    "follows",
    "private_notes",
)
_OTHERS: Final = (
    "settings",
    "people",
    "servers",
    "unlisted",
    "feeds",
    "webhooks",
    "lessons",
    "puzzles",
    "form_drafts",
)
_FLAGS: Final[Mapping[str, frozenset[str]]] = {
    "seats": frozenset({"conceded"}),
    "outbox": frozenset({"direct"}),
    "waits": frozenset({"warned", "expired", "muted", "ending", "extended"}),
    "turn_clocks": frozenset({"extended"}),
    "ballots": frozenset({"yes"}),
    "delivery_failures": frozenset({"heard"}),
    "people": frozenset({"contrast"}),
}
"""Boolean columns, which SQLite stores as 1 or 0."""


async def transfer(source: Database, target: Database) -> Mapping[str, int]:
    """Copy a consistent state of all rows, all or nothing; return the number of rows by table.

    The source is locked meanwhile, and no bot starts on it afterwards. Raises `StoreError` if it was
    transferred before, or the target is not empty.
    """
    counts: dict[str, int] = {}
    await check_not_moved(source)
    async with source.transaction() as leaving:
        await mark_moved(leaving, target)  # invisible to the view; takes effect once everything is copied
        await _copy_all(source, target, counts)
    return counts


async def _copy_all(source: Database, target: Database, counts: dict[str, int]) -> None:
    async with source.view() as view, target.transaction() as tx:
        await _check_empty(tx, target)
        for table in _OTHERS:
            counts[table] = await _copy(tx, table, await all_rows(view, f"SELECT * FROM {table}"))  # noqa: S608 ours
        ids = [int(row["id"]) for row in await all_rows(view, "SELECT id FROM games ORDER BY id")]
        for begin in range(0, len(ids), _BATCH):
            batch = (ids[begin], ids[min(begin + _BATCH, len(ids)) - 1])
            await _copy_games(view, tx, batch, counts)
        await target.renumber(tx, await source.last_ids(view))  # buttons have the ids of deleted rows too


async def _copy_games(
    view: Connection, tx: Connection, batch: tuple[int, int], counts: dict[str, int]
) -> None:
    queries = {"games": "SELECT * FROM games WHERE id BETWEEN ? AND ?"}
    for table in _OF_GAMES:
        queries[table] = f"SELECT * FROM {table} WHERE game_id BETWEEN ? AND ?"  # noqa: S608 a table of ours
    queries["ballots"] = (
        "SELECT ballots.* FROM ballots JOIN votes ON votes.id = vote_id WHERE game_id BETWEEN ? AND ?"
    )
    for table, query in queries.items():
        copied = await _copy(tx, table, await all_rows(view, query, batch))
        counts[table] = counts.get(table, 0) + copied


async def _copy(tx: Connection, table: str, rows: Sequence[Row]) -> int:
    flags = _FLAGS.get(table, frozenset())

    def fitting(column: str, value: Any) -> Any:
        if column in flags:
            return bool(value)
        return storable(value) if isinstance(value, str) else value

    copied = [{column: fitting(column, value) for column, value in dict(row).items()} for row in rows]
    await insert_all(tx, table, copied)
    return len(rows)


async def _check_empty(tx: Connection, target: Database) -> None:
    for table in ("games", *_OTHERS):
        if await all_rows(tx, f"SELECT 1 FROM {table} LIMIT 1"):  # noqa: S608 a table of ours
            raise StoreError(f"The {target.name} is not empty: it has {table}. Name an empty one.")
