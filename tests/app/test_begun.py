"""Games restored by `begun_once` equal those that were begun."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.app import App
from bot.model.people import Place
from bot.store import Database
from bot.store.db.connection import all_rows
from tests.app.tables import Clock, app_on, at_table, gathered, look
from tests.databases import Where, emptied, prepared, tables_of

pytestmark = pytest.mark.both


async def kept(app: App) -> Any:
    """Return all rows in sorted order, the state of the random generator, and the table."""
    database = app.context.database
    rows = {
        name: sorted(repr(tuple(row)) for row in await all_rows(database.reader, f"SELECT * FROM {name}"))  # noqa: S608
        for name in await tables_of(database)
    }
    return rows, app.context.chance.getstate(), (await look(app))


@pytest.mark.parametrize(("nations", "place"), [(3, "channel"), (4, "channel"), (4, "dm")])
async def test_it_is_the_game_that_was_begun(where: Where, nations: int, place: Place) -> None:
    found = []
    for begin in (gathered, at_table, at_table):
        prepared(where) if isinstance(where, Path) else emptied(where)
        async with Database(where) as database:
            app = app_on(database, Clock())
            await app.preferences.change(1, lambda person: replace(person, place=place))
            table = await begin(app, nations)
            found.append((table, await kept(app)))
    assert found[0] == found[1] == found[2]
