"""A ruleset that no module of the bot knows goes through the whole application."""

import json
from collections.abc import Generator
from random import Random
from typing import Any

import pytest

from bot.app import App, Caller, GameRequest, Pace, Table
from bot.app.maintenance.verify import replay_stored
from bot.app.table import setup_of
from bot.engine.errors import RuleError
from bot.engine.terms import Nation
from bot.records import write_record
from bot.rulesets import Script
from bot.store import Database, Games
from tests.app.tables import CHANNEL, NAMES, Clock, app_on, caller, look, mail, unpost
from tests.databases import Where
from tests.rulesets.heaps import CODEC, Beg, End, Take


async def _table(app: App, players: int = 3, pace: Pace | None = None) -> Table:
    await app.lobby.create(caller(1), GameRequest(7, NAMES[1], "east", "heaps", players, pace=pace or Pace()))
    for user_id in range(2, players + 1):
        await app.lobby.join(caller(user_id), NAMES[user_id])
    await app.lobby.start(caller(1))
    await unpost(app)
    return await look(app)


def _doing(action: Any) -> Script:
    def steps(position: Any) -> Generator[Any, Any, None]:
        del position
        yield action

    return steps


def _now(table: Table) -> Any:
    assert table.position is not None
    return table.position


def _user(table: Table, nation: Nation) -> int:
    seat = table.seat_for(nation)
    assert seat is not None
    return seat.user_id


async def _act(app: App, action: Any) -> Table:
    table = await look(app)
    assert table.awaited is not None
    await app.play.submit(caller(table.awaited.user_id), _doing(action))
    return await look(app)


async def _log(app: App, table: Table) -> list[Any]:
    return [row.action for row in await Games(app.context.database.reader).log(table.game.id)]


async def _until_asked(app: App) -> Table:
    """Somebody has taken a 3."""
    for _ in range(60):
        table = await look(app)
        if table.question is not None:
            return table
        taken = _now(table).taken
        table = await _act(app, End() if taken else Take())
        assert _now(table).outcome is None
    raise AssertionError("no 3 in 60 cards")


@pytest.mark.both
async def test_a_whole_game(where: Where) -> None:
    """From the lobby to the winner, with questions off turn and drawn cards, folded anew at the end."""
    async with Database(where) as database:
        app, chance = app_on(database), Random(5)
        table = await _table(app)
        rules = table.ruleset.rules
        for _ in range(400):
            if _now(table).outcome is not None:
                break
            table = await _act(app, chance.choice(rules.legal(_now(table))))
        assert table.game.status == "over"
        log = await _log(app, table)
        assert all(action.card in (1, 2, 3) for action in log if isinstance(action, Take))
        position = rules.start(setup_of(table.game, table.seats))
        for action in log:
            position, _ = rules.apply(position, action)
        assert position == (await look(app)).position
        checked = [each async for each in replay_stored(database)]
        assert [(each.fault, each.actions) for each in checked] == [(None, len(log))]
        turns = await app.queries.history(caller(1))
        assert sum(len(turn.rows) for turn in turns) == len(log)
        assert [turn.nation for turn in turns[:3]] == list(_now(table).setup.nations)


async def test_a_card_is_drawn_once(tmp_path: Any) -> None:
    """Undo and reset forget it on record; what was drawn stays in the log's own row."""
    async with Database(tmp_path / "games.sqlite3") as database:
        app = app_on(database)
        table = await _table(app)
        while (table := await _act(app, Take())).question is not None:
            await _act(app, Beg(yes=False))
        card = (await _log(app, table))[-1].card
        assert _now(table).heaps[_now(table).mover] == card
        assert (await look(app)).position == table.position


async def test_a_question_is_asked_off_turn_and_undone(tmp_path: Any) -> None:
    async with Database(tmp_path / "games.sqlite3") as database:
        app = app_on(database)
        await _table(app)
        table = await _until_asked(app)
        asked, mover = table.question, _now(table).mover
        assert asked is not None
        assert asked.nation != mover
        assert any(message["kind"] == "demand" for message in await mail(app))
        with pytest.raises(RuleError):
            await app.play.submit(caller(_user(table, asked.nation)), _doing(End()))
        owner = caller(_user(table, mover))
        assert (await app.play.undo(owner)).position.heaps.get(mover, 0) < _now(table).heaps[mover]


async def test_a_computer_player_takes_part(tmp_path: Any) -> None:
    async with Database(tmp_path / "games.sqlite3") as database:
        app = app_on(database)
        await app.lobby.create(caller(1), GameRequest(7, NAMES[1], "east", "heaps", 3))
        await app.bots.seat(caller(1), "easy", 2)
        await app.lobby.start(caller(1))
        for _ in range(8):
            table = await look(app)
            if table.thinking is None:
                break
            await app.bot_worker.work()
        assert (await look(app)).thinking is None


async def test_a_late_answer_is_the_usual_one(tmp_path: Any) -> None:
    """The deadline of a question passes: what the ruleset calls its default is answered."""
    async with Database(tmp_path / "games.sqlite3") as database:
        clock = Clock()
        app = app_on(database, clock)
        await _table(app, pace=Pace(deadline=3600))
        table = await _until_asked(app)
        asked = table.question
        assert asked is not None
        clock.seconds += 100 * 3600
        await app.scheduler.work()
        later = await look(app)
        assert later.question is None
        assert _now(later).heaps.get(asked.nation, 0) == _now(table).heaps.get(asked.nation, 0)


async def test_a_record_leaves_and_comes_back(tmp_path: Any) -> None:
    """The export holds the cards that were drawn; the game of the import stands where they lead."""
    async with Database(tmp_path / "games.sqlite3") as database:
        app = app_on(database)
        await _table(app)
        played = await _until_asked(app)
        record = write_record(await app.queries.record(caller(1)))
        assert record["ruleset"] == "heaps"
        assert record["actions"] == [CODEC.action_to_json(action) for action in await _log(app, played)]
        there = Caller(1, CHANNEL + 1)
        await app.imports.bring(there, 7, json.dumps(record).encode())
        brought = await app.queries.table(there)
        assert brought.game.ruleset == "heaps"
        assert brought.position == played.position
