"""“Play this”: makes the moves tried in a practice game the turn of its original game, or a plan there."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from bot.app.access import Caller, check_place, load_awaited_seat, load_seat
from bot.app.context import Context
from bot.app.errors import AppError
from bot.app.history_pager import in_force, shared_length
from bot.app.table import Table, begin_of, load_table, replay_actions
from bot.app.turn.automation import OrdersAndPlans, load_standing
from bot.app.turn.plan_check import simulate_plan
from bot.app.turn.plan_preview import PlanView
from bot.app.turn.plans import TurnPlans, next_nation
from bot.app.turn.submit import Play, PlayingService, answered_before
from bot.engine.errors import RuleError
from bot.engine.ruleset import Action, OwnPosition, Position
from bot.engine.terms import Nation
from bot.i18n.catalogue import in_each, say
from bot.model import GameRow, LogRow, PlanLine, PlanRow, PlanStep
from bot.model.orders_plans import Change
from bot.model.turns import TurnReport
from bot.rulesets import ruleset_of
from bot.store import Connection, Games, Plans

_TURNS = 2
"""Turns that a line of a plan may cover."""


@dataclass(frozen=True, slots=True)
class PracticeResult:
    """Result of playing tried moves: the report if they were played, the plan if they became one."""

    table: Table
    report: TurnReport | None = None
    plan: PlanView | None = None


@dataclass(frozen=True, slots=True)
class _PracticeGame:
    """A practice game: its original game, the position of the fork, and the actions since.

    If part of the turn before the fork was undone here, `begins` is the position that was left, and
    `went_back` is true.
    """

    source: GameRow
    begins: OwnPosition
    rows: Sequence[LogRow]
    went_back: bool

    def turns_of(self, nation: Nation) -> list[list[Action]]:
        """Return the nation's actions in its own turns, by turn, without random draws and answers."""
        rules, position = ruleset_of(self.begins).rules, self.begins
        turns, present = list[list[Action]](), list[Action]()
        for row in self.rows:
            if row.nation == nation == position.mover and rules.clock_effect(row.action) != "answer":
                present.append(rules.without_draw(row.action))
            position, events = rules.apply(position, row.action)
            if rules.begins_turn(events) and present:
                turns.append(present)
                present = []
        return [*turns, present] if present else turns


class Practice(PlayingService):
    """Transfers moves from practice games to the original games."""

    def __init__(self, context: Context, play: Play, plans: TurnPlans) -> None:
        super().__init__(context, play)
        self._plans = plans

    async def playable(self, game: GameRow, user_id: int) -> bool:
        """Return whether moves that a player tries in a game could become their turn in another one."""
        async with self._context.database.view() as view:
            return await source_of(view, game, user_id) is not None

    async def play_this(self, caller: Caller, practice_id: int) -> PracticeResult:
        """Play the caller's tried moves in the original game if it stands as then; else make them a plan.

        If it is the caller's turn but from another position, the plan waits for confirmation. Raises
        `AppError`, without changing anything, if there is nothing to play or it does not fit any more.
        """
        tried = await self._load_practice_game(caller, practice_id)
        there = replace(caller, channel_id=tried.source.channel_id)
        async with self._context.game_transaction(tried.source.id) as tx:
            if (repeated := await answered_before(tx, there)) is not None:
                return PracticeResult(await load_table(tx, tried.source), repeated)
            table, seat = await load_seat(tx, there, tried.source.id)
            nation, mover = next_nation(table, seat.user_id), table.started.mover
            mine = any(own.nation == mover for own in table.seats_of(seat.user_id))
            # With two nations (S9), another one of the caller's comes next even in the caller's turn.
            if nation is None or (mine and tried.turns_of(mover)):
                return await self._play_now(tx, there, tried)
        return await self._plan_moves(there, table, nation, tried)

    async def _load_practice_game(self, caller: Caller, practice_id: int) -> _PracticeGame:
        async with self._context.database.view() as view:
            game = await Games(view).by_id(practice_id)
            if game is None or game.origin != "practice":
                raise AppError("no-game")
            check_place(game, caller)
            table = await load_table(view, game)
            if table.seat_of(caller.user_id) is None or table.position is None:
                raise AppError("no-game")
            fork = await Games(view).fork_of(game.id)
            if fork is None:
                raise AppError("practice-unlinked")
            source = await Games(view).get(fork.source_id)
            entries = await Games(view).entries(game.id)
        begins, log = begin_of(game, table.position.setup), in_force(entries)
        shared = shared_length(fork, entries)
        here = await asyncio.to_thread(replay_actions, begins, [row.action for row in log[:shared]])
        return _PracticeGame(source, here, log[shared:], shared < fork.length)

    async def _play_now(self, tx: Connection, there: Caller, tried: _PracticeGame) -> PracticeResult:
        """Play the moves in the current turn, or make them its plan.

        Raises `AppError` if they replace part of this turn: both would be played.
        """
        table, _ = await load_awaited_seat(tx, there, tried.source.id, None)
        position = table.started
        nation, codec = position.mover, table.ruleset.codec
        (line,) = _first_turns(tried, nation, 1)
        moved_on = codec.position_hash(position) != codec.position_hash(tried.begins)
        same_turn = (tried.begins.round, tried.begins.mover) == (position.round, nation)
        if tried.went_back and moved_on and same_turn:
            raise AppError("practice-misfit", problem=in_each(partial(say, "practice-went-back")))
        steps = _steps(position, line)
        plan = PlanRow(nation, there.user_id, "play", (PlanLine(steps),), "running", round=position.round)
        if moved_on:
            plan = replace(plan, mode="prepare", state="ready")
            await Plans(tx).put(table.game.id, plan)
            return PracticeResult(table, plan=PlanView(table, nation, plan))
        kept = await load_standing(tx, table.game.id)
        standing = OrdersAndPlans(kept.orders, {**kept.plans, nation: plan})
        after, events = await self._play.run_automatic(tx, table, standing=standing, caller=there)
        seat = table.seat_for(nation) or after.seats[0]
        return PracticeResult(after, TurnReport(after, seat, events))

    async def _plan_moves(
        self, there: Caller, table: Table, nation: Nation, tried: _PracticeGame
    ) -> PracticeResult:
        """Plan the moves for the next turn, and if possible for the one after it."""
        lines = _first_turns(tried, nation, _TURNS)
        for turns in (lines, lines[:1]):
            actions = [action for turn in turns for action in turn]
            try:
                plan = await self._plans.save(there, actions, "play")
            except RuleError as error:
                if turns == lines[:1]:
                    number = int(error.facts.get("planned", 1)) - 1
                    raise _unplayable_error(table.started, number, actions[number], error) from error
            else:
                return PracticeResult(plan.table, plan=plan)
        raise AssertionError("the last try returns or raises")


async def source_of(view: Connection, game: GameRow, user_id: int) -> GameRow | None:
    """Return the running game that a practice game came from; None if the player has no active seat in it."""
    fork = await Games(view).fork_of(game.id) if game.origin == "practice" else None
    source = await Games(view).get(fork.source_id) if fork else None
    if source is None or source.status != "running":
        return None
    seats = await Games(view).seats(source.id)
    return source if any(seat.user_id == user_id and not seat.conceded for seat in seats) else None


def _first_turns(tried: _PracticeGame, nation: Nation, most: int) -> list[list[Action]]:
    turns = tried.turns_of(nation)[:most]
    if not turns:
        raise AppError("practice-nothing", nation=nation)
    return turns


def _steps(position: OwnPosition, actions: Sequence[Action]) -> tuple[PlanStep, ...]:
    """Return the steps of a turn in progress, with what they rely on; raises `AppError` if one is illegal."""
    check = simulate_plan(position, actions)
    if check.error is not None:
        played = len(check.assumptions)
        raise _unplayable_error(position, played, actions[played], check.error)
    return tuple(map(PlanStep, actions, check.assumptions))


def _unplayable_error(position: Position, number: int, action: Action, error: RuleError) -> AppError:
    format_problem = partial(
        ruleset_of(position).text.format_change, position.setup.board, Change(number, action, error)
    )
    return AppError("practice-misfit", problem=in_each(format_problem))
