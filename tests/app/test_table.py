"""A started game is not changed by later changes of its board."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.app import App, GameRequest
from bot.app.antike.options import Options
from bot.app.maintenance.verify import replay_stored
from bot.app.table import Table, begin_of, given_of, setup_of, start_to_json
from bot.boards import BOARDS, board_ruleset, use_folder
from bot.records import read_record, replay, write_record
from bot.records.antike import position_hash
from bot.rulesets import ruleset
from bot.store import Database
from tests.app.tables import NAMES, Clock, act, app_on, caller, look, position_of
from tests.app.tables import written as action
from tests.databases import Where

Edit = Callable[[dict[str, Any]], None]


@pytest.fixture
def changed(tmp_path: Path) -> Iterator[Callable[[str, Edit], None]]:
    """Yield a function that replaces one of our boards by an edited copy until the test ends."""

    def change(name: str, edit: Edit) -> None:
        board = json.loads((BOARDS / f"{name}.json").read_text("utf-8"))
        edit(board)
        (tmp_path / f"{name}.json").write_text(json.dumps(board), "utf-8")
        use_folder(tmp_path)

    yield change
    use_folder(None)


async def begun(app: App, board: str, nations: int, options: object = None) -> Table:
    name = board_ruleset(board)
    assert name is not None
    await app.lobby.create(caller(1), GameRequest(1, NAMES[1], board, name, nations, options))
    for user_id in range(2, nations + 1):
        await app.lobby.join(caller(user_id), NAMES[user_id])
    await app.lobby.start(caller(1))
    return await look(app)


def other_start(board: dict[str, Any]) -> None:
    """Move the Greeks' iron city to Tomis, in the start for three nations."""
    board["start_cities"]["3"]["greeks"][1] = "tomis"


async def test_another_start_changes_no_game_that_has_begun(
    where: Where, clock: Clock, changed: Callable[[str, Edit], None]
) -> None:
    """Its turns, its record and the position after an undo are those of the start it began with."""
    async with Database(where) as database:
        app = app_on(database, clock)
        table = await begun(app, "west", 3)
        mover = next(seat.user_id for seat in table.seats if seat.nation == "germans")
        first = position_of(table)
        assert "ancyra" in first.nations["greeks"].cities
        changed("west", other_start)
        await act(app, mover, action("rondel", wedge="iron"))
        await app.play.undo(caller(mover))
        assert position_hash(position_of(await look(app))) == position_hash(first)
        await act(app, mover, action("rondel", wedge="gold"), action("end_turn"))
        moved = position_of(await look(app))
        assert "ancyra" in moved.nations["greeks"].cities
        record = json.dumps(write_record(await app.queries.record(caller(1))))
        assert position_hash(replay(read_record(record)).position) == position_hash(moved)
        assert [turn.nation for turn in await app.queries.history(caller(1))] == ["germans"]
        assert [game.fault async for game in replay_stored(database)] == [None]


async def test_a_start_that_is_no_longer_possible_is_told(where: Where, clock: Clock) -> None:
    async with Database(where) as database:
        table = await begun(app_on(database, clock), "west", 3)
        moved = json.dumps(table.game.begins).replace("ancyra", "atlantis")
        async with database.transaction() as tx:
            await tx.execute("UPDATE games SET begins = ?", (moved,))
        assert [game.fault async for game in replay_stored(database)] == [
            "its start cannot be set up: Greeks: There is no province 'atlantis' on this board."
        ]


async def test_a_game_that_begins_then_has_the_other_start(
    app: App, changed: Callable[[str, Edit], None]
) -> None:
    changed("west", other_start)
    position = position_of(await begun(app, "west", 3))
    assert position.nations["greeks"].cities == {"thessalonica", "tomis", "byzantium"}


@pytest.mark.parametrize(
    ("board", "nations", "options"),
    [
        ("east", 6, None),
        ("west", 4, Options(expert=True)),
        ("punic", 2, None),
        ("hellenic", 2, None),
    ],
)
async def test_a_record_names_no_start_that_is_the_boards_own(
    app: App, board: str, nations: int, options: Options | None
) -> None:
    table = await begun(app, board, nations, options)
    assert table.position is not None
    setup = setup_of(table.game, table.seats)
    assert table.game.begins == start_to_json(table.position)
    assert table.game.begins is not None
    assert begin_of(table.game, setup) == ruleset(table.game.ruleset).rules.start(setup) == table.position
    assert given_of(table.game, setup) is None


@pytest.mark.parametrize(
    ("nations", "options"), [(3, Options(one_city=True)), (2, Options(two_players="doubled"))]
)
async def test_cities_to_be_picked_come_from_the_board(app: App, nations: int, options: Options) -> None:
    table = await begun(app, "east", nations, options)
    assert table.game.begins is None
