"""Orders and plans: rows in, the same rows out."""

import random
from dataclasses import replace

import pytest

from bot.engine.antike.actions import EndTurn, Found, Move, Rondel
from bot.engine.purse import Purse
from bot.model import OrderRow, PlanRow, PlanStep
from bot.store import Database, Games, Orders, Plans
from tests.store.conftest import new_game

pytestmark = pytest.mark.both

_STEPS = (
    PlanStep(Rondel("maneuver-1", Purse(gold=1)), {"price": 1}),
    PlanStep(
        Move("galley", 1, "athen", "knossos", 2),
        {"owner": None, "met": {"arabs": [0, 1]}, "asked": ["arabs"]},
    ),
    PlanStep(Found("knossos"), {}),
    PlanStep(EndTurn(), None),
)
_PLAN = PlanRow("greeks", 1, "prepare", _STEPS)


async def test_orders_agree_with_a_mapping(database: Database, game_id: int) -> None:
    rng = random.Random(5)
    async with database.transaction() as tx:
        other = await Games(tx).create(new_game(200))
    kept: dict[tuple[int, str, str], OrderRow] = {}
    for _ in range(120):
        order = OrderRow(
            rng.randint(1, 3),
            rng.choice((None, "greeks", "arabs")),
            rng.choice((None, "athen", "tyros")),
            rng.choice(("fight", "peace", "ask")),
            rng.choice(("fight", "peace")),
        )
        key = (order.user_id, order.mover or "", order.province or "")
        async with database.transaction() as tx:
            if rng.random() < 0.05:
                await Orders(tx).drop_all(game_id, order.user_id)
                kept = {about: row for about, row in kept.items() if about[0] != order.user_id}
            elif rng.random() < 0.3:
                await Orders(tx).drop(game_id, order.user_id, order.mover, order.province)
                kept.pop(key, None)
            else:
                await Orders(tx).put(game_id, order)
                kept[key] = order
        assert await Orders(database.reader).of_game(game_id) == [kept[about] for about in sorted(kept)]
    assert kept
    assert await Orders(database.reader).of_game(other) == []


async def test_a_plan_comes_back_as_it_was(database: Database, game_id: int) -> None:
    stopped = replace(_PLAN, state="stopped", done=2, round=7, problem={"en": "Knossos has a city now."})
    arabs = PlanRow("arabs", 2, "play", _STEPS[:1])
    for plan in (_PLAN, arabs, stopped):
        async with database.transaction() as tx:
            await Plans(tx).put(game_id, plan)
        assert (await Plans(database.reader).of_game(game_id))[plan.nation] == plan
    assert await Plans(database.reader).of_game(game_id) == {"arabs": arabs, "greeks": stopped}
    async with database.transaction() as tx:
        await Plans(tx).drop(game_id, "greeks")
    assert await Plans(database.reader).of_game(game_id) == {"arabs": arabs}
