"""Submission of actions: load, check, apply, save and notify, in one transaction under the game's lock."""

from collections.abc import Sequence
from dataclasses import replace

from bot.app.access import (
    Caller,
    changing_here,
    check_stamp,
    load_awaited_seat,
    load_here,
    load_unpaused_seat,
)
from bot.app.after_change import finish_change
from bot.app.context import Context, Service
from bot.app.errors import AppError
from bot.app.notifications.bot_summary import hold_or_release
from bot.app.notifications.compose import Notice, notices_after
from bot.app.notifications.losses import notify_losses
from bot.app.table import Table, position_after, save_snapshots, setup_of
from bot.app.turn.automation import OrdersAndPlans, load_standing, play_automatic_actions, save_standing
from bot.app.turn.execution import Run, events_of_turn, load_revealed, row_after
from bot.app.turn.undo import end_substitutions, go_back, length_after_undo, may_ask
from bot.engine.errors import RuleError
from bot.i18n.catalogue import language, speaking
from bot.model import ActionRow, SeatRow
from bot.model.turns import Happening, TurnReport
from bot.rulesets import Script
from bot.store import AnsweredInteractions, Connection, Games, Tenures
from bot.telemetry import mark
from bot.text.error_report import ErrorTrail


class Play(Service):
    """Submission of players' actions in their turns, of answers in other turns, and undo."""

    async def submit(
        self, caller: Caller, script: Script, stamp: tuple[int, int] | None = None
    ) -> TurnReport:
        """Apply a script completely or not at all.

        It stops early only if another nation has to answer a demand (M5) or the game ends. `stamp` is the
        game and revision for which a button was created. Raises `AppError` and `RuleError`; then nothing has
        changed. The `RuleError` has the facts `begun` (position before the script), `earlier` (its actions
        before the error) and `trail` (how to reproduce the error).
        """
        asked_in = language()
        async with changing_here(self._context, caller, stamp) as (tx, game_id):
            if (repeated := await answered_before(tx, caller)) is not None:
                return repeated
            before, seat = await load_awaited_seat(tx, caller, game_id, stamp)
            run, standing = await self._start_run(tx, before), await load_standing(tx, game_id)
            with speaking(asked_in):  # a script's errors are shown to the caller, in their language
                _play_script(run, script, seat, before)
            play_automatic_actions(run, before, standing)
            after = await self._save(tx, before, run, standing, caller)
        return TurnReport(after, seat, tuple(run.events), direct=caller.direct)

    async def run_automatic(
        self,
        tx: Connection,
        before: Table,
        notices: Sequence[Notice] = (),
        *,
        first: Sequence[ActionRow] = (),
        standing: OrdersAndPlans | None = None,
        caller: Caller | None = None,
    ) -> tuple[Table, tuple[Happening, ...]]:
        """Play the automatic actions, inside a transaction of the caller's.

        Returns the table afterwards and the events; the unchanged table and () if there was nothing to play.

        `first` is applied before them, such as the answer after a deadline, with its reason. `standing`
        replaces the stored orders and plans, and is saved; `caller` is the user whose button press causes the
        actions.
        """
        run = await self._start_run(tx, before)
        standing = standing or await load_standing(tx, before.game.id)
        for row in first:
            run.apply(row)
        if before.game.paused_at is None:
            play_automatic_actions(run, before, standing)
        if not run.rows:
            await save_standing(tx, before.game.id, standing)
            await finish_change(self._context, tx, before, notices)
            return before, ()
        return await self._save(tx, before, run, standing, caller, notices), tuple(run.events)

    async def _start_run(self, tx: Connection, table: Table) -> Run:
        game, position = table.game, table.started
        mark(turn=f"{position.round}.{position.mover}")
        turn = await position_after(tx, game, setup_of(game, table.seats), game.turn_start)
        revealed = await load_revealed(tx, table)
        begun = (game.turn_start, turn)
        return Run(position, game.length, begun, draw=self._context.draw, revealed=revealed)

    async def _save(
        self,
        tx: Connection,
        before: Table,
        run: Run,
        standing: OrdersAndPlans,
        caller: Caller | None,
        notices: Sequence[Notice] = (),
    ) -> Table:
        """Save log, snapshots, game row, plans, outbox and the answered interaction; return the new table."""
        earlier, latest = await events_of_turn(tx, before, run)
        after = await self._save_run(tx, before, run)
        actor = caller.user_id if caller else None
        await save_standing(tx, after.game.id, standing)
        plan = standing.news.get(run.position.awaited) if run.position.awaited else None
        reasons = {row.nation: row.reason for row in run.rows}
        found = notices_after(before, after, earlier, latest, actor, plan)
        found = await hold_or_release(tx, before, after, found)
        await notify_losses(self._context, tx, before, after, (*earlier, *latest))
        await finish_change(self._context, tx, after, [*notices, *found], actor, reasons)
        if caller is not None:
            await _keep_answered(tx, caller, after.game.id, self._context.now())
        return after

    async def _save_run(self, tx: Connection, before: Table, run: Run) -> Table:
        """Save log, snapshots and game row; return the new table."""
        games, now, game = Games(tx), self._context.now(), before.game
        recorded = await games.count_rows(game.id)
        await games.add_actions(game.id, run.rows, recorded + 1, now)
        changed = replace(row_after(game, run, recorded), revision=game.revision + 1, changed_at=now)
        mark(revision=changed.revision, causes=" ".join(row.reason or "player" for row in run.rows))
        await games.save(changed)
        await save_snapshots(tx, game.id, (run.length, run.position), run.turn)
        # The round does not tell a stand-in's turn from the player's next, as all picks are in round 0.
        passed = changed.turn_start != game.turn_start
        seats = await end_substitutions(tx, before) if passed else before.seats
        return Table(changed, seats, run.position)

    async def undo(
        self, caller: Caller, *, whole_turn: bool = False, stamp: tuple[int, int] | None = None
    ) -> TurnReport:
        """Undo the caller's latest entry, or the turn, but no action answered by another player (M5).

        Undone actions stay in the log. `stamp` is the game and revision for which a button was created.
        Raises `AppError`.
        """
        async with changing_here(self._context, caller, stamp) as (tx, game_id):
            if (repeated := await answered_before(tx, caller)) is not None:
                return repeated
            before, seat = await load_unpaused_seat(tx, caller, game_id)
            check_stamp(before, stamp)
            seat = _mover_seat(before, seat)
            log, tenures = await Games(tx).log_of_turn(before.game), await Tenures(tx).of_game(game_id)
            keep = length_after_undo(before, seat, log, tenures, whole_turn=whole_turn)
            after = await go_back(self._context, tx, before, keep, seat.user_id, actor=caller.user_id)
            await _keep_answered(tx, caller, game_id, self._context.now())
            stays = whole_turn and keep > before.game.turn_start
            asks = stays and await may_ask(tx, after, seat)
        gone = tuple(row.action for row in log[keep - before.game.turn_start :])
        return TurnReport(after, seat, taken_back=gone, stays=stays, asks=asks, direct=caller.direct)


class PlayingService(Service):
    """Base class of services that also submit actions, through `Play`."""

    def __init__(self, context: Context, play: Play) -> None:
        super().__init__(context)
        self._play = play


async def answered_before(tx: Connection, caller: Caller) -> TurnReport | None:
    """Return the report of an interaction that was already carried out; None if it was not."""
    if not caller.interaction_id or not await AnsweredInteractions(tx).has(caller.interaction_id):
        return None
    table = await load_here(tx, caller)
    seat = table.seat_of(caller.user_id)
    return TurnReport(table, seat, repeated=True, direct=caller.direct) if seat else None


async def _keep_answered(tx: Connection, caller: Caller, game_id: int, now: int) -> None:
    """Record that an interaction was carried out, for `answered_before`."""
    if caller.interaction_id:
        await AnsweredInteractions(tx).put(caller.interaction_id, game_id, now)


def _play_script(run: Run, script: Script, seat: SeatRow, before: Table) -> None:
    begun, steps, action = run.position, script(run.position), None
    try:
        action = next(steps, None)
        while action is not None:
            nation = run.position.awaited
            if nation is None or nation != seat.nation:  # the script goes on behind the end of the turn
                raise AppError("not-your-turn", awaited=None, position=run.position, nation=seat.nation)
            run.apply(ActionRow(nation, seat.user_id, action))
            if run.position.outcome is not None or before.ruleset.rules.question(run.position) is not None:
                break
            action = steps.send(run.position)
    except StopIteration:
        return
    except RuleError as error:
        # A script that looks ahead names itself what it has tried.
        tried = error.facts.pop("tried", (*(done.action for done in run.rows), action))
        found = before.ruleset
        line = found.notation.print_turn(tried)
        trail = ErrorTrail(before.game.id, before.game.length, found.codec.position_hash(begun), line)
        error.facts.update(earlier=tuple(tried[:-1]), begun=begun, trail=trail)
        raise
    steps.close()


def _mover_seat(table: Table, seat: SeatRow) -> SeatRow:
    """Return the mover's seat; raises `AppError` if it is not the caller's.

    If the caller has two nations (S9), the other one may be awaited.
    """
    position = table.position
    mover, awaited = table.seat_for(position.mover) if position else None, table.awaited
    if mover is None or mover.user_id != seat.user_id:
        asked = awaited is not None and awaited.user_id == seat.user_id
        raise AppError("not-your-turn", awaited=awaited, position=position, nation=seat.nation, asked=asked)
    return mover
