"""Random games through `Play`, with undos, checked against a plain list of actions."""

import json
import random
from dataclasses import dataclass, field

import pytest

from bot.app import App, AppError, Table
from bot.app.turn.payments import single
from bot.engine.antike import Phase, Position, apply, legal, start
from bot.engine.antike.actions import Action
from bot.engine.terms import Nation
from bot.model.turns import TurnReport
from bot.records import Record, read_record, replay, write_record
from bot.records.antike import position_hash
from bot.store import Database
from tests.app.tables import app_on, at_table, caller, look, mail, position_of, refused, several, user_of
from tests.databases import Where

pytestmark = pytest.mark.slow


@dataclass
class _Entry:
    nation: Nation
    batch: int
    turn: tuple[int, Nation]
    action: Action


@dataclass
class _Game:
    """Expected state of a game: all actions in force, and the position folded from the first one."""

    app: App
    rng: random.Random
    entries: list[_Entry] = field(default_factory=list)
    batches: int = 0
    told: int = 0

    async def table(self) -> Table:
        return await look(self.app)

    async def position(self) -> Position:
        table = await self.table()
        now = start(position_of(table).setup)
        for entry in self.entries:
            now, _ = apply(now, entry.action)
        return now


def _picked(game: _Game, position: Position) -> Action:
    """Return a random legal action, preferring maneuvers and units, so that nations meet."""
    options = list(legal(position))
    liked = [
        action
        for action in options
        if action.type in ("move", "arm", "answer")
        or getattr(action, "wedge", "") in ("arming", "maneuver-1")
    ]
    return game.rng.choice(liked if liked and game.rng.random() < 0.6 else options)


def _batch(game: _Game, position: Position) -> list[Action]:
    """Return one to three actions of one turn, to be entered in one call."""
    actions: list[Action] = []
    for _ in range(game.rng.randint(1, 3)):
        action = _picked(game, position)
        position, _ = apply(position, action)
        actions.append(action)
        if position.phase in (Phase.ANSWER, Phase.OVER) or action.type in ("end_turn", "answer"):
            break
    return actions


async def _play(game: _Game) -> None:
    before = await game.table()
    position, actor = position_of(before), user_of(before)
    actions = _batch(game, position)
    report = await game.app.play.submit(
        caller(actor), several(actions), (before.game.id, before.game.revision)
    )
    game.batches += 1
    for action in actions:
        assert position.awaited is not None
        game.entries.append(_Entry(position.awaited, game.batches, (position.round, position.mover), action))
        position, _ = apply(position, action)
    assert report.position == position
    await _check_told(game, before, report, actor)


async def _check_told(game: _Game, before: Table, report: TurnReport, actor: int) -> None:
    """Check that messages mention the player newly awaited, all players at the end, otherwise nobody."""
    rows = await mail(game.app, game.told)
    game.told = max((row["id"] for row in rows), default=game.told)
    calls = [row["mention"] for row in rows if row["mention"]]
    after, old = report.table, position_of(before)
    if report.position.phase is Phase.OVER:
        assert calls == [[seat.user_id for seat in after.seats]]
    elif user_of(after) != actor:
        assert calls == [[user_of(after)]]
    else:
        assert calls == []
    if old.demand is not None:
        asked = [row["payload"] for row in await mail(game.app) if row["kind"] == "demand"]
        assert sum("answered" not in payload for payload in asked) == (report.position.demand is not None)
    assert all(row["revision"] == after.game.revision for row in rows)
    assert all(len(row["nonce"]) <= 25 for row in rows)


async def _undo(game: _Game) -> None:
    before = await game.table()
    position = position_of(before)
    mover = before.seat_for(position.mover)
    assert mover is not None
    whole = game.rng.random() < 0.3
    turn = [entry for entry in game.entries if entry.turn == (position.round, position.mover)]
    since = max((i for i, entry in enumerate(turn) if entry.nation != position.mover), default=-1) + 1
    free = turn[since:]
    if not free:
        await refused(
            ("answered-over" if turn else "nothing-to-undo"),
            game.app.play.undo(caller(mover.user_id), whole_turn=whole),
        )
        return
    gone = len(free) if whole else sum(entry.batch == free[-1].batch for entry in free)
    report = await game.app.play.undo(caller(mover.user_id), whole_turn=whole)
    assert len(report.taken_back) == gone
    del game.entries[len(game.entries) - gone :]
    await _check_told(game, before, report, mover.user_id)


async def _check(game: _Game) -> None:
    table = await game.table()
    assert position_of(table) == await game.position()
    assert table.game.length == len(game.entries)


@pytest.mark.parametrize(("nations", "seed"), [(3, 1), (4, 2), (5, 3), (6, 4)])
async def test_a_whole_game(app: App, where: Where, nations: int, seed: int) -> None:
    """Every position is the fold of the actions in force; another program on the database reads the same."""
    await at_table(app, nations)
    game = _Game(app, random.Random(seed))
    game.told = (await mail(app))[-1]["id"]
    for step in range(80):
        if (await game.table()).game.status != "running":
            break
        await (_undo(game) if game.rng.random() < 0.2 else _play(game))
        await _check(game)
        if step % 20 == 0:
            async with Database(where) as other:
                assert await look(app_on(other)) == await game.table()
    assert sum(entry.action.type == "end_turn" for entry in game.entries) > 7
    await _check_record(game)


async def _check_record(game: _Game) -> None:
    told = await game.app.queries.record(caller(1))
    assert [entry.action for entry in game.entries] == list(told.actions)
    again = read_record(_text(told))
    assert replay(again).error is None
    assert position_hash(replay(again).position) == position_hash(await game.position())
    turns = await game.app.queries.history(caller(1))
    assert [(turn.round, turn.nation) for turn in turns] == list(
        dict.fromkeys(entry.turn for entry in game.entries)
    )


def _text(record: Record) -> str:
    return json.dumps(write_record(record))


async def test_a_game_without_its_snapshots_is_the_same(app: App) -> None:
    """Snapshots are a cache: if deleted at any time, or written by another version, they are folded anew."""
    await at_table(app)
    game = _Game(app, random.Random(9))
    game.told = (await mail(app))[-1]["id"]
    for step in range(45):
        async with app.context.database.transaction() as tx:
            if step % 3 == 0:
                await tx.execute("DELETE FROM snapshots")
            elif step % 3 == 1:
                await tx.execute("UPDATE snapshots SET version = 'older', data = '{}'")
        await (_undo(game) if game.rng.random() < 0.2 else _play(game))
        await _check(game)


async def test_to_the_end(app: App) -> None:
    """With a goal of one personage a random game is over soon; then every call is refused."""
    await at_table(app, 3)
    async with app.context.database.transaction() as tx:
        await tx.execute("""UPDATE games SET variant = '{"nations": 3, "goal": 1}'""")
    game = _Game(app, random.Random(3))
    game.told = (await mail(app))[-1]["id"]
    for _ in range(400):
        if (await game.table()).game.status == "over":
            break
        await _play(game)
    table = await game.table()
    assert table.game.status == "over"
    assert table.game.result == {"winner": position_of(table).winner, "reason": "target"}
    assert table.awaited is None
    (won,) = [row for row in await mail(app) if row["kind"] == "won"]
    assert won["mention"] == [1, 2, 3]
    for user_id in (1, 2, 3):
        for work in (
            app.play.submit(caller(user_id), single(game.entries[0].action)),
            app.play.undo(caller(user_id)),
        ):
            await refused("game-over", work)
    with pytest.raises(AppError):
        await app.resignations.concede(caller(1))
    with pytest.raises(AppError):
        await app.resignations.end(caller(1))
    assert (await app.queries.history(caller(1)))[-1].events
