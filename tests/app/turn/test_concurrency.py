"""Concurrent calls: exactly one succeeds, the others are refused, and the log is that of a serial order."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from bot.app import App, AppError, Caller
from bot.app.antike.scripts import answer, end_turn, turn_to
from bot.app.turn.payments import single
from bot.engine.errors import RuleError
from bot.store import Database, Games
from tests.app.tables import (
    CHANNEL,
    act,
    app_on,
    at_table,
    caller,
    look,
    mail,
    place,
    position_of,
    user_of,
    written,
)
from tests.databases import Where
from tests.records.samples import endgame

pytestmark = pytest.mark.both


def _outcomes(results: Sequence[object]) -> Counter[str]:
    return Counter(
        result.code if isinstance(result, AppError | RuleError) else type(result).__name__
        for result in results
    )


async def _log_length(app: App) -> int:
    return len(await Games(app.context.database.reader).log((await look(app)).game.id))


async def test_one_player_pressing_many_times(app: App) -> None:
    await at_table(app)
    results = await asyncio.gather(
        *(app.play.submit(caller(1), turn_to("gold")) for _ in range(10)), return_exceptions=True
    )
    assert _outcomes(results) == {"TurnReport": 1, "not-now": 9}
    assert await _log_length(app) == 1


async def test_one_button_pressed_many_times(app: App) -> None:
    table = await at_table(app)
    stamp = (table.game.id, table.game.revision)
    results = await asyncio.gather(
        *(app.play.submit(caller(1, interaction_id=50 + n), turn_to("gold"), stamp) for n in range(10)),
        return_exceptions=True,
    )
    assert _outcomes(results) == {"TurnReport": 1, "stale": 9}


async def test_one_interaction_delivered_many_times(app: App) -> None:
    await at_table(app)
    results = await asyncio.gather(
        *(app.play.submit(Caller(1, CHANNEL, 5), turn_to("gold")) for _ in range(10)), return_exceptions=True
    )
    assert _outcomes(results) == {"TurnReport": 10}
    assert sum(getattr(result, "repeated", False) for result in results) == 9
    assert await _log_length(app) == 1


async def test_all_players_at_once(app: App) -> None:
    await at_table(app)
    results = await asyncio.gather(
        *(app.play.submit(caller(user_id), turn_to("gold")) for user_id in (4, 3, 2, 1, 9)),
        return_exceptions=True,
    )
    assert _outcomes(results) == {"TurnReport": 1, "not-your-turn": 3, "not-in-game": 1}


async def test_ends_of_turns_in_a_row(app: App) -> None:
    """With all players submitting everything all the time, turns still pass one after another."""
    await at_table(app)
    last = (await mail(app))[-1]["id"]

    async def press(user_id: int) -> None:
        for _ in range(12):
            for script in (turn_to("gold"), end_turn()):
                try:
                    await app.play.submit(caller(user_id), script)
                except (AppError, RuleError):
                    await asyncio.sleep(0)

    await asyncio.gather(*(press(user_id) for user_id in (1, 2, 3, 4) for _ in range(2)))
    log = await Games(app.context.database.reader).log((await look(app)).game.id)
    order = ["phoenicians", "persians", "arabs", "greeks"]
    turns = [row.nation for row in log if row.action.type == "end_turn"]
    assert turns == [order[index % 4] for index in range(len(turns))]
    assert len(turns) > 4
    assert [row["mention"] for row in await mail(app, last)] == [
        [index % 4 + 1] for index in range(1, len(turns) + 1)
    ]


async def test_an_answer_and_an_undo_at_once(app: App) -> None:
    """The first of the two counts; the other is refused."""
    for first in (0, 1):
        channel_rows = len(await mail(app))
        if channel_rows:
            await app.resignations.end(caller(1))
        await place(app, endgame())
        await act(
            app,
            4,
            written("rondel", wedge="maneuver-1"),
            written("move", unit="galley", count=1, start="athen", to="knossos"),
        )
        works = [app.play.submit(caller(1), answer(fights=True)), app.play.undo(caller(4))]
        results = await asyncio.gather(*(works[first], works[1 - first]), return_exceptions=True)
        (late,) = [result for result in results if isinstance(result, AppError)]
        assert late.code in {"not-your-turn", "answered-over"}
        undone = late.code == "not-your-turn"
        assert results.index(late) == (first if undone else 1 - first)
        assert user_of(await look(app)) == (4 if undone else 3)


async def test_two_programs_on_one_file(app: App, where: Where) -> None:
    """Two programs should not run on one database, but if they do, nothing is entered twice."""
    await at_table(app)
    async with Database(where) as other_database:
        other = app_on(other_database)
        results = await asyncio.gather(
            *(each.play.submit(caller(1), turn_to("gold")) for each in (app, other) for _ in range(4)),
            return_exceptions=True,
        )
        assert _outcomes(results) == {"TurnReport": 1, "not-now": 7}
        assert await look(other) == await look(app)


async def test_what_is_seen_fits_together(app: App) -> None:
    """A reader sees revision, length and position of one moment while others play and undo."""
    await at_table(app)
    seen: dict[int, object] = {}

    async def play() -> None:
        for _ in range(15):
            report = await app.play.submit(caller(1), turn_to("gold"))
            seen[report.table.game.revision] = report.table
            report = await app.play.undo(caller(1))
            seen[report.table.game.revision] = report.table

    async def watch(found: list[object]) -> None:
        for _ in range(40):
            found.append(await look(app))
            await asyncio.sleep(0)

    first = await look(app)
    seen[first.game.revision] = first
    found: list[object] = []
    await asyncio.gather(play(), watch(found), watch(found))
    assert len({id(each) for each in found}) > 2
    for table in found:
        assert table == seen[table.game.revision]  # type: ignore[attr-defined]


@pytest.mark.parametrize("steps", range(0, 60, 3))
async def test_a_cancelled_call_is_all_or_nothing(app: App, steps: int) -> None:
    await at_table(app)
    before = await look(app)
    task = asyncio.create_task(app.play.submit(caller(1), turn_to("gold")))
    for _ in range(steps):
        await asyncio.sleep(0.0002 if steps % 2 else 0)
    task.cancel()
    await asyncio.wait([task])
    after = await look(app)
    done = after.game.length == 1
    assert after == before or done
    assert (position_of(after).current.wedge == "gold") == done
    assert not app.context.locks._locks
    await app.play.submit(caller(1), end_turn() if done else turn_to("gold"))


async def test_a_busy_table_does_not_hold_up_another(app: App) -> None:
    """However many calls wait at one table, a call at another is not behind them.

    How many pass it meanwhile depends on how busy the machine is; one line for all would let all forty pass.
    """
    for channel in (CHANNEL, CHANNEL + 1):
        table = await at_table(app, channel_id=channel)
    done: list[int] = []

    async def enter(channel: int, action: Any) -> None:
        with contextlib.suppress(RuleError, AppError):
            await app.play.submit(caller(user_of(table), channel), single(action))
        done.append(channel)

    # The first queries on a new connection are slow, so both tables send theirs before.
    end, gold = written("end_turn"), written("rondel", wedge="gold")
    await asyncio.gather(*(enter(channel, end) for channel in (CHANNEL, CHANNEL + 1) * 4))
    done.clear()
    busy = [asyncio.create_task(enter(CHANNEL, gold)) for _ in range(40)]
    await asyncio.sleep(0)
    await enter(CHANNEL + 1, gold)
    assert done.index(CHANNEL + 1) < 20, "not behind all forty"
    await asyncio.gather(*busy)
    assert len(done) == 41
