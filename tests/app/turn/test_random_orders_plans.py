"""Random games with many orders and plans: nobody who has an order is asked, nothing is played twice."""

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest

from bot.app import App, AppError
from bot.app.antike.planner import as_if_on_turn
from bot.app.turn.payments import single
from bot.app.turn.plans import next_nation
from bot.engine.antike import Phase, apply, start
from bot.model import OrderAnswer, OrderRow, PlanMode
from bot.records import read_record, replay
from bot.records.antike import position_hash
from bot.store import Games, Orders, Plans
from tests.app.tables import at_table, caller, look, mail, place, position_of, user_of
from tests.app.turn.random_turns import picked, random_turn
from tests.records.samples import endgame


@dataclass
class _Game:
    app: App
    rng: random.Random
    told: int = 0
    seen: dict[str, int] = field(default_factory=dict)


async def _say(game: _Game) -> None:
    """Give a random order, or write a random plan, as a random player."""
    user_id = game.rng.randint(1, 4)
    table = await look(game.app)
    position = position_of(table)
    if game.rng.random() < 0.3:
        nation = game.rng.choice([None, *position.nations])
        province = game.rng.choice([None, None, *position.setup.board.provinces])
        answers: tuple[OrderAnswer, ...] = ("fight", "peace", "ask")
        await game.app.orders.save(
            caller(user_id), OrderRow(user_id, nation, province, game.rng.choice(answers))
        )
        return
    planned = next_nation(table, user_id)
    if planned is None:
        return
    actions = random_turn(game.rng, as_if_on_turn(position, planned))
    if actions:
        modes: tuple[PlanMode, ...] = ("play", "play", "play", "prepare")
        others = [
            random_turn(game.rng, as_if_on_turn(position, planned)) for _ in range(game.rng.randint(0, 2))
        ]
        others = [line for line in others if line]
        await game.app.plans.save(caller(user_id), actions, game.rng.choice(modes), others)


async def _go_on(game: _Game) -> None:
    table = await look(game.app)
    user_id, position = user_of(table), position_of(table)
    plan = (await game.app.plans.of(caller(user_id))).plan
    stamp = (table.game.id, table.game.revision)
    if plan is not None and plan.state == "ready" and position.phase is Phase.RONDEL:
        await game.app.plans.play(caller(user_id), stamp)
        game.seen["pressed"] = game.seen.get("pressed", 0) + 1
        return
    if game.rng.random() < 0.1:
        try:
            await game.app.play.undo(caller(user_id))
        except AppError:
            return
    else:
        await game.app.play.submit(caller(user_id), single(picked(game.rng, position)), stamp)


def _fitting(orders: list[OrderRow], user_id: int, mover: str, province: str) -> OrderRow | None:
    """Return the most specific order that applies, or None, computed in another way than by the bot."""
    fitting = [
        order
        for order in orders
        if order.user_id == user_id and order.mover in (None, mover) and order.province in (None, province)
    ]
    return max(fitting, key=lambda o: (o.province is not None, o.mover is not None), default=None)


async def _check(game: _Game) -> None:
    table = await look(game.app)
    position = position_of(table)
    reader = game.app.context.database.reader
    if position.demand is not None:
        orders = await Orders(reader).of_game(table.game.id)
        order = _fitting(orders, user_of(table), position.mover, position.demand.province)
        assert order is None or order.answer == "ask", "who has an order is not asked"
    for row in await mail(game.app, game.told):
        game.told = row["id"]
        game.seen[row["kind"]] = game.seen.get(row["kind"], 0) + 1
        if row["mention"] and row["kind"] != "won":
            assert row["mention"] == [user_of(table)], "nobody is called for what is over by then"
    for plan in (await Plans(reader).of_game(table.game.id)).values():
        if plan.state == "running":
            assert plan.nation == position.mover
            assert position.demand is not None, "a plan waits for nothing but answers"


@pytest.mark.parametrize("seed", range(3))
async def test_a_random_game(app: App, seed: int) -> None:
    rng = random.Random(seed)
    await (place(app, endgame(goal=99)) if seed else at_table(app))
    async with app.context.database.transaction() as tx:
        await tx.execute("""UPDATE games SET variant = '{"nations": 4, "goal": 99}'""")
    for order in (OrderRow(1, None, None, "fight"), OrderRow(3, None, None, "peace")) if seed else ():
        await app.orders.save(caller(order.user_id), order)
    game = _Game(app, rng, (await mail(app))[-1]["id"])
    for _ in range(70):
        before = await look(app)
        if before.game.status != "running":
            break
        await (_say(game) if rng.random() < 0.5 else _go_on(game))
        await _check(game)
    log = await Games(app.context.database.reader).log(before.game.id)
    reasons = Counter(row.reason for row in log)
    assert reasons["plan"] > 3
    assert bool(reasons["order"]) == bool(seed), "in an endgame nations meet at once"
    assert sum(row.action.type == "end_turn" for row in log) > 3
    here = position_of(await look(app))
    again = start(here.setup) if seed == 0 else replay(read_record(endgame(goal=99))).position
    for row in log:
        again, _ = apply(again, row.action)
    assert position_hash(again) == position_hash(here)


async def test_no_plan_is_played_twice(app: App) -> None:
    """Every planned action in the log belongs to one saved plan, in its order, and none to two turns."""
    rng = random.Random(11)
    await at_table(app)
    used = 0
    waiting: dict[str, tuple[Any, ...]] = {}
    """Actions left of each nation's plan."""
    for _ in range(120):
        table = await look(app)
        length = len(await Games(app.context.database.reader).log(table.game.id))
        if rng.random() < 0.6:
            user_id = rng.randint(1, 4)
            nation = next_nation(table, user_id)
            if nation is None:
                continue
            actions = random_turn(rng, as_if_on_turn(position_of(table), nation))
            if actions:
                await app.plans.save(caller(user_id), actions)
                waiting[nation] = tuple(actions)
            continue
        await app.play.submit(caller(user_of(table)), single(picked(rng, position_of(table))))
        log = (await Games(app.context.database.reader).log(table.game.id))[length:]
        for nation in {row.nation for row in log if row.reason == "plan"}:
            played = tuple(row.action for row in log if row.reason == "plan" and row.nation == nation)
            assert played == waiting[nation][: len(played)]
            waiting[nation] = waiting[nation][len(played) :]
            used += 1
    assert used > 6
