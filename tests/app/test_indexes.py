"""Every query of a move uses an index: its cost does not grow with the data stored."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.app import GameCreator
from bot.store import Database
from bot.store.sqlite.connection import EagerConnection
from tests.app.tables import CHANNEL, NAMES, RecordingSender, act, app_on, at_table, caller, written
from tests.support.delivery import EndedDelivery

_FEW = ("SCAN delivery_failures", "SCAN outbox USING INDEX outbox_unsent")
"""Scans of what stays small: places with delivery failures, messages not yet sent."""


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Return a dict that records all queries from now on: SQL to its latest parameters."""
    queries: dict[str, Any] = {}
    fetch = EagerConnection._fetch

    def recorded(connection: EagerConnection, sql: str, parameters: Any) -> Any:
        queries[sql] = parameters
        return fetch(connection, sql, parameters)

    monkeypatch.setattr(EagerConnection, "_fetch", recorded)
    return queries


async def test_no_query_of_a_move_looks_through_a_table(path: Path, asked: dict[str, Any]) -> None:
    async with Database(path) as database:
        app = app_on(database)
        await at_table(app)
        delivery = EndedDelivery(app.context, RecordingSender())
        asked.clear()
        for user_id in (1, 2, 3, 4):
            await act(app, user_id, written("rondel", wedge="gold"))
            await app.play.undo(caller(user_id, CHANNEL))
            await act(app, user_id, written("rondel", wedge="iron"), written("end_turn"))
            await delivery.deliver_due()
    assert searched(path, asked) > 25, "the questions of moves, undos and deliveries"


async def test_no_query_of_a_rematch_looks_through_a_table(path: Path, asked: dict[str, Any]) -> None:
    async with Database(path) as database:
        app = app_on(database)
        game = (await at_table(app)).game
        await app.resignations.end(caller(1, CHANNEL))
        asked.clear()
        for user_id in (1, 2, 3, 4):
            creator = GameCreator(frozenset(), (CHANNEL,))
            await app.rematches.ask(caller(user_id, CHANNEL), game.id, NAMES[user_id], creator)
    assert searched(path, asked) > 10


def searched(path: Path, asked: dict[str, Any], among: Sequence[str] = ()) -> int:
    """Check that every query uses an index; return their number. Rows `among` were found before."""
    queries = {sql: values for sql, values in asked.items() if sql.startswith(("SELECT", "UPDATE", "DELETE"))}
    connection = sqlite3.connect(path)
    for sql, values in queries.items():
        steps = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {sql}", values)]
        scans = [
            step
            for step in steps
            if step.startswith("SCAN") and step not in (*_FEW, *(f"SCAN {name}" for name in among))
        ]
        assert not scans, sql
    connection.close()
    return len(queries)
