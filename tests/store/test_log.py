"""The log compared with a plain list: actions and undos in any order."""

import random
from dataclasses import dataclass, field, replace

import pytest

from bot.engine.antike.actions import (
    Action,
    Answer,
    Arm,
    Conquer,
    EndTurn,
    Fight,
    Learn,
    Move,
    Rondel,
    Trade,
)
from bot.engine.purse import Purse
from bot.model import ActionRow, GameRow, LogRow, UndoRow
from bot.store import Database, Games
from tests.store.conftest import new_game

pytestmark = pytest.mark.both

_SAMPLES: tuple[Action, ...] = (
    Rondel("gold"),
    Rondel("arming", Purse(gold=1, coins=1)),
    Arm("athen", 1, 2, Purse(iron=3)),
    Learn("wheel"),
    Move("galley", 2, "athen", "knossos", 3),
    Answer("arabs", fight=False),
    Fight("athen", "legion", "arabs", {0: 1, 2: 1}),
    Conquer("susa", 0, 2, "athen"),
    Trade(Purse(gold=2), Purse(iron=1)),
    EndTurn(),
)


@dataclass
class _Model:
    """Expected content of the log, as a plain list."""

    game: GameRow
    in_force: list[LogRow] = field(default_factory=list)
    rows: int = 0
    turn_start: int = 0
    turn_seq: int = 0


async def _act(database: Database, model: _Model, rng: random.Random) -> None:
    rows = [
        ActionRow(rng.choice(("greeks", "arabs")), rng.choice((1, 2, None)), rng.choice(_SAMPLES))
        for _ in range(rng.randint(0, 3))
    ]
    at = rng.randint(0, 10_000)
    async with database.transaction() as tx:
        await Games(tx).add_actions(model.game.id, rows, batch=model.rows + 1, at=at)
    model.in_force += [LogRow(row.nation, row.user_id, model.rows + 1, row.action, at) for row in rows]
    model.rows += len(rows)


async def _undo(database: Database, model: _Model, rng: random.Random) -> None:
    keep = rng.randint(model.turn_start, len(model.in_force))
    async with database.transaction() as tx:
        await Games(tx).add_undo(model.game.id, "greeks", 1, keep, 0)
    del model.in_force[keep:]
    model.rows += 1


async def _pass_on(database: Database, model: _Model, rng: random.Random) -> None:
    del rng
    model.turn_start, model.turn_seq = len(model.in_force), model.rows
    model.game = replace(model.game, turn_start=model.turn_start, turn_seq=model.turn_seq)
    async with database.transaction() as tx:
        await Games(tx).save(model.game)


@pytest.mark.parametrize("seed", range(8))
async def test_the_log_agrees_with_a_list(database: Database, game_id: int, seed: int) -> None:
    rng = random.Random(seed)
    game = await Games(database.reader).by_id(game_id)
    assert game is not None
    model = _Model(game)
    for _ in range(40):
        step = rng.choice((_act, _act, _act, _undo, _undo, _pass_on))
        await step(database, model, rng)
        games = Games(database.reader)
        assert await games.log(game_id) == model.in_force
        assert await games.log_of_turn(model.game) == model.in_force[model.turn_start :]
        assert await games.count_rows(game_id) == model.rows


async def test_undone_actions_stay_on_record(database: Database, game_id: int) -> None:
    async with database.transaction() as tx:
        await Games(tx).add_actions(game_id, [ActionRow("greeks", 1, Rondel("gold"))], 1, 50)
        await Games(tx).add_undo(game_id, "greeks", 1, 0, 60)
    cursor = await database.reader.execute("SELECT seq, kind, at FROM actions ORDER BY seq")
    rows = [tuple(row) for row in await cursor.fetchall()]
    assert rows == [(1, "action", 50), (2, "undo", 60)]
    entries = await Games(database.reader).entries(game_id)
    assert entries == [LogRow("greeks", 1, 1, Rondel("gold"), 50), UndoRow(0)]


async def test_games_do_not_share_a_log(database: Database, game_id: int) -> None:
    async with database.transaction() as tx:
        other = await Games(tx).create(new_game(200))
        await Games(tx).add_actions(game_id, [ActionRow("greeks", 1, EndTurn())], 1, 0)
        await Games(tx).add_undo(other, "greeks", 1, 0, 0)
    assert len(await Games(database.reader).log(game_id)) == 1
    assert await Games(database.reader).log(other) == []
    assert await Games(database.reader).count_rows(other) == 1
