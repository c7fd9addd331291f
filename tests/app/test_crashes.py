"""A program that dies at any statement: a call is done completely or not at all, and once if repeated."""

import shutil
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.app import App
from bot.app.antike.scripts import answer, end_turn
from bot.model import OrderRow
from bot.notation.antike import parse_turn, print_action
from bot.store import Database, Games, Orders, Plans
from tests.app.tables import act, app_on, caller, look, mail, place, written
from tests.databases import writer_of
from tests.records.samples import endgame

pytestmark = pytest.mark.slow

_ENDS = ("", "-wal")
"""Endings of the names of a database file and of its write-ahead log."""
State = tuple[Any, ...]
Call = Callable[[App], Awaitable[Any]]


class _CrashError(Exception):
    """Death of the program: no further statement reaches the file."""


def _dying(database: Database, statements: int) -> None:
    """Make the writing connection raise `_CrashError` after `statements` statements, rollback included."""
    writer, left = writer_of(database), [statements]

    def guarded(run: Callable[..., Any]) -> Callable[..., Any]:
        def execute(*args: Any) -> Any:
            left[0] -= 1
            if left[0] < 0:
                raise _CrashError
            return run(*args)

        return execute

    writer.execute = guarded(writer.execute)  # type: ignore[method-assign]
    writer.executemany = guarded(writer.executemany)  # type: ignore[method-assign]


async def _state(app: App) -> State:
    """Return the state of the game: its log with reasons, revision, orders, plans and messages."""
    game, reader = (await look(app)).game, app.context.database.reader
    log = await Games(reader).log(game.id)
    return (
        [(row.nation, print_action(row.action), row.reason) for row in log],
        game.revision,
        await Orders(reader).of_game(game.id),
        await Plans(reader).of_game(game.id),
        [(row["nonce"], row["mention"]) for row in await mail(app)],
    )


async def _plan(app: App) -> None:
    """Place the Greeks on turn; Ann plans to enter Knossos, Cem has an order for peace, Dao will be asked."""
    await place(app, endgame())
    way = "@maneuver-1; 1G paphos>ephesos; 1G:1 ephesos>knossos; F ephesos; ."
    await app.plans.save(caller(1), parse_turn(way))
    await app.plans.save(caller(2), parse_turn("+gold; @gold; ."))
    await app.orders.save(caller(3), OrderRow(3, None, None, "peace"))
    await act(app, 4, written("rondel", wedge="gold"))


async def _ask(app: App) -> None:
    await app.play.submit(replace(caller(4), interaction_id=7), end_turn())


async def _answer(app: App) -> None:
    await app.play.submit(replace(caller(4), interaction_id=8), answer(fights=False))


async def _order(app: App) -> None:
    await app.orders.save(caller(4), OrderRow(4, "phoenicians", None, "peace"))


async def _before(path: Path, calls: tuple[Call, ...]) -> None:
    async with Database(path) as database:
        for call in calls:
            await call(app_on(database))


@pytest.mark.parametrize(
    ("calls", "call"),
    [((_plan,), _ask), ((_plan, _ask), _answer), ((_plan, _ask), _order)],
    ids=["the turn passes on", "an answer lets the plan go on", "an order does"],
)
async def test_dying_at_any_statement(tmp_path: Path, calls: tuple[Call, ...], call: Call) -> None:
    base = tmp_path / "base.sqlite3"
    await _before(base, calls)
    async with Database(_copied(base, tmp_path / "whole.sqlite3")) as database:
        untouched = await _state(app_on(database))
        await call(app_on(database))
        expected = await _state(app_on(database))
    assert untouched != expected
    seen: set[tuple[bytes, ...]] = set()
    for statements in range(1000):
        path = _copied(base, tmp_path / f"{statements}.sqlite3")
        died = await _died(path, call, statements)
        left = _content(path)
        if died and left in seen:  # as before any commit: what follows would be the same again
            continue
        seen.add(left)
        async with Database(path) as database:
            app = app_on(database)
            assert await _state(app) == (untouched if died else expected)
            if died or call is not _order:
                await call(app)
            assert await _state(app) == expected
        if not died:
            assert statements > 20
            return
    pytest.fail("the call never came to its end")


async def _died(path: Path, call: Call, statements: int) -> bool:
    """Return whether the program died within the call; `path` then holds what was on the disk."""
    left = path.with_suffix(".left")
    async with Database(path) as database:
        _dying(database, statements)
        try:
            await call(app_on(database))
            died = False
        except _CrashError:
            died = True
        _copied(path, left)  # before anything is closed, which would tidy up
    _copied(left, path)
    return died


def _copied(origin: Path, target: Path) -> Path:
    """Copy a database file and its write-ahead log, if there is one; return `target`."""
    for end in _ENDS:
        Path(f"{target}{end}").unlink(missing_ok=True)
        if Path(f"{origin}{end}").exists():
            shutil.copy(f"{origin}{end}", f"{target}{end}")
    return target


def _content(path: Path) -> tuple[bytes, ...]:
    """Return the bytes of a database file and of its write-ahead log."""
    return tuple(file.read_bytes() for end in _ENDS if (file := Path(f"{path}{end}")).exists())
