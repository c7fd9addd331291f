"""Standing orders and plans."""

import json
from collections.abc import Sequence
from operator import itemgetter
from typing import Any

from bot.engine.terms import Nation, ProvinceId
from bot.model.orders_plans import OrderRow, PlanChoice, PlanDraft, PlanLine, PlanRow, PlanStep
from bot.rulesets import Codec, ruleset
from bot.store.db.connection import Repository, Row, columns_of, read_row, storable
from bot.store.games import codec_of


class Orders(Repository):
    """Standing orders by game."""

    async def of_game(self, game_id: int) -> list[OrderRow]:
        """Return all players' orders."""
        query = "SELECT * FROM orders WHERE game_id = ? ORDER BY user_id, mover, province"
        return await self._all(_order, query, game_id)

    async def put(self, game_id: int, order: OrderRow) -> None:
        """Store an order, replacing one about the same units."""
        values = columns_of(order, game_id=game_id, mover=order.mover or "", province=order.province or "")
        await self._put("orders", values, "game_id", "user_id", "mover", "province")

    async def drop(
        self, game_id: int, user_id: int, mover: Nation | None, province: ProvinceId | None
    ) -> None:
        """Delete an order."""
        await self._delete(
            "orders", game_id=game_id, user_id=user_id, mover=mover or "", province=province or ""
        )

    async def drop_all(self, game_id: int, user_id: int) -> None:
        """Delete all orders of a player."""
        await self._delete("orders", game_id=game_id, user_id=user_id)


class Plans(Repository):
    """Plans, drafts of plans, and the plan lines that were played."""

    async def of_game(self, game_id: int) -> dict[Nation, PlanRow]:
        """Return all plans by nation."""
        query = (
            "SELECT plans.*, games.ruleset FROM plans JOIN games ON games.id = plans.game_id"
            " WHERE game_id = ? ORDER BY nation"
        )
        return {plan.nation: plan for plan in await self._all(_plan, query, game_id)}

    async def put(self, game_id: int, plan: PlanRow) -> None:
        """Store a plan, replacing the nation's previous one."""
        codec = await codec_of(self._db, game_id)
        lines = [
            {"steps": _steps_to_json(codec, line.steps), "then": _steps_to_json(codec, line.then)}
            for line in plan.lines
        ]
        problem = plan.problem and json.dumps(plan.problem)
        values = columns_of(plan, game_id=game_id, lines=json.dumps(lines), problem=problem)
        await self._put("plans", values, "game_id", "nation")

    async def drop(self, game_id: int, nation: Nation) -> None:
        """Delete a nation's plan."""
        await self._delete("plans", game_id=game_id, nation=nation)

    async def choices_of(self, game_id: int) -> dict[Nation, PlanChoice]:
        """Return by nation the line played from its latest plan, if earlier lines were skipped."""
        query = "SELECT * FROM plan_choices WHERE game_id = ? ORDER BY nation"
        return {choice.nation: choice for choice in await self._all(_choice, query, game_id)}

    async def put_choice(self, game_id: int, choice: PlanChoice) -> None:
        """Store which line was played, replacing the previous one."""
        values = columns_of(choice, game_id=game_id, passed=json.dumps(choice.passed))
        await self._put("plan_choices", values, "game_id", "nation")

    async def drop_choice(self, game_id: int, nation: Nation) -> None:
        """Delete which line of a nation's plan was played."""
        await self._delete("plan_choices", game_id=game_id, nation=nation)

    async def draft_of(self, game_id: int, user_id: int) -> PlanDraft | None:
        """Return a player's rejected plan input; None if there is none."""
        query = "SELECT lines, mode FROM plan_drafts WHERE game_id = ? AND user_id = ?"
        return await self._one(_draft, query, game_id, user_id)

    async def put_draft(self, game_id: int, user_id: int, draft: PlanDraft) -> None:
        """Store a player's rejected plan input."""
        values = columns_of(draft, game_id=game_id, user_id=user_id, lines=json.dumps(draft.lines))
        await self._put("plan_drafts", values, "game_id", "user_id")

    async def drop_draft(self, game_id: int, user_id: int) -> None:
        """Delete a player's plan input."""
        await self._delete("plan_drafts", game_id=game_id, user_id=user_id)


def _order(row: Row) -> OrderRow:
    return read_row(OrderRow, row, mover=row["mover"] or None, province=row["province"] or None)


def _choice(row: Row) -> PlanChoice:
    return read_row(PlanChoice, row, passed=json.loads(row["passed"]))


def _draft(row: Row) -> PlanDraft:
    return read_row(PlanDraft, row, lines=tuple(json.loads(row["lines"])))


def _steps_to_json(codec: Codec, steps: Sequence[PlanStep]) -> list[dict[str, Any]]:
    return [
        {"action": codec.action_to_json(step.action), "relies": step.assumptions, "begins": step.begins}
        for step in steps
    ]


def _plan(row: Row) -> PlanRow:
    codec = ruleset(row["ruleset"]).codec
    lines = tuple(_line_from_json(codec, kept) for kept in json.loads(row["lines"]))
    return read_row(PlanRow, row, lines=lines, problem=row["problem"] and json.loads(row["problem"]))


def _line_from_json(codec: Codec, kept: dict[str, Any]) -> PlanLine:
    steps, then = (tuple(_step_from_json(codec, step) for step in kept[part]) for part in ("steps", "then"))
    return PlanLine(steps, then)


def _step_from_json(codec: Codec, kept: dict[str, Any]) -> PlanStep:
    return PlanStep(codec.action_from_json(json.dumps(kept["action"])), kept["relies"], kept["begins"])


class Notes(Repository):
    """Private notes of players, by game."""

    async def get(self, game_id: int, user_id: int) -> str:
        """Return a player's note; "" if there is none."""
        query = "SELECT text FROM private_notes WHERE game_id = ? AND user_id = ?"
        return await self._one(itemgetter("text"), query, game_id, user_id) or ""

    async def put(self, game_id: int, user_id: int, text: str) -> None:
        """Store a note, replacing the previous one; an empty one deletes it."""
        if not text:
            await self._delete("private_notes", game_id=game_id, user_id=user_id)
            return
        values = {"game_id": game_id, "user_id": user_id, "text": storable(text)}
        await self._put("private_notes", values, "game_id", "user_id")
