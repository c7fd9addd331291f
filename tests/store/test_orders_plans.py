"""Orders and plans: rows are read as they were written."""

import json
import random
from dataclasses import replace

import pytest

from bot.engine.antike.actions import EndTurn, Found, Move, Rondel
from bot.engine.purse import Purse
from bot.model import OrderRow, PlanLine, PlanRow, PlanStep
from bot.model.orders_plans import PlanChoice, PlanDraft
from bot.store import Database, Games, Notes, Orders, Plans
from bot.store.migrations import migrations
from tests.databases import Where
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
_PLAN = PlanRow("greeks", 1, "prepare", (PlanLine(_STEPS), PlanLine(_STEPS[:1], _STEPS[2:])))


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
    stopped = replace(
        _PLAN, state="stopped", done=2, round=7, line=1, problem={"en": "Knossos has a city now."}
    )
    arabs = PlanRow("arabs", 2, "play", (PlanLine(_STEPS[:1]),))
    for plan in (_PLAN, arabs, stopped):
        async with database.transaction() as tx:
            await Plans(tx).put(game_id, plan)
        assert (await Plans(database.reader).of_game(game_id))[plan.nation] == plan
    assert await Plans(database.reader).of_game(game_id) == {"arabs": arabs, "greeks": stopped}
    async with database.transaction() as tx:
        await Plans(tx).drop(game_id, "greeks")
    assert await Plans(database.reader).of_game(game_id) == {"arabs": arabs}


async def test_which_line_was_played_comes_back_as_it_was(database: Database, game_id: int) -> None:
    first = PlanChoice("greeks", 1, 7, 2, "@gold; .", {"en": "Line 1 …", "de": "Variante 1 …"})
    for choice in (first, replace(first, round=8, line=3), replace(first, nation="arabs", user_id=2)):
        async with database.transaction() as tx:
            await Plans(tx).put_choice(game_id, choice)
        assert (await Plans(database.reader).choices_of(game_id))[choice.nation] == choice
    async with database.transaction() as tx:
        await Plans(tx).drop_choice(game_id, "greeks")
    assert list(await Plans(database.reader).choices_of(game_id)) == ["arabs"]


async def test_plans_of_an_older_version_have_one_line(where: Where) -> None:
    async with Database(where) as database:
        async with database.transaction() as tx:
            game_id = await Games(tx).create(new_game(100))
            plan = replace(_PLAN, lines=_PLAN.lines[:1])
            await Plans(tx).put(game_id, plan)
        (step,) = [step for step in migrations("sqlite") if "plan_lines" in step.name]
        (update,) = [line for line in step.read_text().splitlines() if line.startswith("UPDATE")]
        async with database.transaction() as tx:
            cursor = await tx.execute("SELECT lines FROM plans")
            (row,) = await cursor.fetchall()
            steps = json.dumps(json.loads(row["lines"])[0]["steps"])
            await tx.execute("UPDATE plans SET lines = ?", (steps,))
            await tx.execute(update.rstrip(";"))
        assert await Plans(database.reader).of_game(game_id) == {"greeks": plan}


async def test_what_was_typed_comes_back_as_it_was(database: Database, game_id: int) -> None:
    first = PlanDraft(("@gold; bild", "@iron | '"), "prepare")
    for draft in (first, PlanDraft((), None), first):
        async with database.transaction() as tx:
            await Plans(tx).put_draft(game_id, 1, draft)
        assert await Plans(database.reader).draft_of(game_id, 1) == draft
    assert await Plans(database.reader).draft_of(game_id, 2) is None
    async with database.transaction() as tx:
        await Plans(tx).drop_draft(game_id, 1)
    assert await Plans(database.reader).draft_of(game_id, 1) is None


async def test_what_is_dropped_in_one_game_stays_in_another(database: Database, game_id: int) -> None:
    orders = [OrderRow(user_id, "arabs", "athen", "fight", "peace") for user_id in (1, 2)]
    draft, choice = PlanDraft(("@gold",), None), PlanChoice("greeks", 1, 7, 2, "@gold; .", {"en": "Line 1"})
    async with database.transaction() as tx:
        other = await Games(tx).create(new_game(200))
        for game in (game_id, other):
            for order in orders:
                await Orders(tx).put(game, order)
            await Plans(tx).put(game, _PLAN)
            await Plans(tx).put_choice(game, choice)
            await Plans(tx).put_draft(game, 1, draft)
            await Notes(tx).put(game, 1, "mine")
    async with database.transaction() as tx:
        await Orders(tx).drop(game_id, 1, "arabs", "athen")
        await Orders(tx).drop_all(game_id, 2)
        await Plans(tx).drop(game_id, "greeks")
        await Plans(tx).drop_choice(game_id, "greeks")
        await Plans(tx).drop_draft(game_id, 1)
        await Notes(tx).put(game_id, 1, "")
    plans = Plans(database.reader)
    for game, left in ((game_id, False), (other, True)):
        assert await Orders(database.reader).of_game(game) == (orders if left else [])
        assert await plans.of_game(game) == ({"greeks": _PLAN} if left else {})
        assert await plans.choices_of(game) == ({"greeks": choice} if left else {})
        assert await plans.draft_of(game, 1) == (draft if left else None)
        assert await Notes(database.reader).get(game, 1) == ("mine" if left else "")
