"""Submission of actions: load, check, apply, save and notify, in one transaction under the game's lock."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

from bot.app.after_change import finish_change
from bot.app.context import Context, Service
from bot.app.errors import AppError
from bot.app.notifications.bot_summary import hold_or_release
from bot.app.notifications.compose import Notice, notices_after
from bot.app.notifications.losses import notify_losses
from bot.app.table import Table, load_table, position_after, save_snapshots, setup_of
from bot.app.turn.automation import OrdersAndPlans, load_standing, play_automatic_actions, save_standing
from bot.app.turn.execution import Run, events_of_turn, load_revealed
from bot.app.turn.undo import end_substitutions, go_back, length_after_undo
from bot.engine.errors import RuleError
from bot.i18n.catalogue import language, speaking
from bot.model import ActionRow, GameRow, SeatRow
from bot.model.turns import Happening, TurnReport
from bot.rulesets import Script
from bot.store import AnsweredInteractions, Connection, Games, Tenures
from bot.telemetry import mark
from bot.text.error_report import ErrorTrail


@dataclass(frozen=True, slots=True)
class Caller:
    """The user, channel and interaction of a call; interaction id 0 if it cannot be repeated."""

    user_id: int
    channel_id: int
    interaction_id: int = 0
    direct: bool = False
    """Whether the call comes from the user's direct messages with the bot."""


async def open_game(connection: Connection, caller: Caller) -> GameRow:
    """Return the game of the caller's channel; raises `AppError` if there is none."""
    game = await Games(connection).in_channel(caller.channel_id)
    if game is None:
        raise AppError("no-game", channel=caller.channel_id)
    mark(game=game.id)
    return game


@asynccontextmanager
async def changing_here(context: Context, caller: Caller) -> AsyncIterator[tuple[Connection, int]]:
    """Open a transaction on the game of the caller's channel; yield it and the game id. Raises `AppError`."""
    game_id = (await open_game(context.database.reader, caller)).id
    async with context.game_transaction(game_id) as tx:
        yield tx, game_id


def check_place(game: GameRow, caller: Caller, *, direct: bool = False) -> None:
    """Raise `AppError` if a message component is used outside the channel of its message.

    An interaction from elsewhere is forged. With `direct`, the component is also sent in direct messages.
    """
    if not (direct and caller.direct) and caller.channel_id != game.channel_id:
        raise AppError("no-game", channel=caller.channel_id)


async def game_here(connection: Connection, caller: Caller, game_id: int | None) -> GameRow:
    """Return the game that a message component belongs to, by default that of the caller's channel.

    Raises `AppError` if there is none or it is played in another channel.
    """
    if game_id is None:
        return await open_game(connection, caller)
    game = await Games(connection).by_id(game_id)
    if game is None:
        raise AppError("no-game", channel=caller.channel_id)
    check_place(game, caller)
    return game


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
        async with changing_here(self._context, caller) as (tx, game_id):
            if (repeated := await answered_before(tx, caller)) is not None:
                return repeated
            before, seat = await checked(tx, game_id, caller, stamp)
            run, standing = await self._start_run(tx, before), await load_standing(tx, game_id)
            with speaking(asked_in):  # a script's errors are shown to the caller, in their language
                _play_script(run, script, seat, before)
            play_automatic_actions(run, before, standing)
            after = await self._save(tx, before, run, standing, caller)
        return TurnReport(after, seat, tuple(run.events))

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
        games, now, game = Games(tx), self._context.now(), before.game
        told = await events_of_turn(tx, before, run)
        recorded = await games.count_rows(game.id)
        await games.add_actions(game.id, run.rows, recorded + 1, now)
        outcome = run.position.outcome
        changed = replace(
            game,
            revision=game.revision + 1,
            length=run.length,
            turn_start=run.turn[0],
            turn_seq=game.turn_seq if run.turn_row is None else recorded + run.turn_row,
            status="over" if outcome else "running",
            result=outcome and {"winner": outcome.winner, "reason": outcome.reason},
            changed_at=now,
        )
        mark(revision=changed.revision, causes=" ".join(row.reason or "player" for row in run.rows))
        await games.save(changed)
        await save_snapshots(tx, game.id, (run.length, run.position), run.turn)
        # The round does not tell a stand-in's turn from the player's next, as all picks are in round 0.
        passed = changed.turn_start != game.turn_start
        seats = await end_substitutions(tx, before) if passed else before.seats
        after = Table(changed, seats, run.position)
        actor = caller.user_id if caller else None
        await save_standing(tx, game.id, standing)
        plan = standing.news.get(run.position.awaited) if run.position.awaited else None
        reasons = {row.nation: row.reason for row in run.rows}
        found = notices_after(before, after, told, actor, plan)
        found = await hold_or_release(tx, before, after, found)
        await notify_losses(self._context, tx, before, after, told)
        await finish_change(self._context, tx, after, [*notices, *found], actor, reasons)
        if caller is not None and caller.interaction_id:
            await AnsweredInteractions(tx).put(caller.interaction_id, game.id, now)
        return after

    async def undo(
        self, caller: Caller, *, whole_turn: bool = False, stamp: tuple[int, int] | None = None
    ) -> TurnReport:
        """Undo the caller's latest entry, or the turn, but no action answered by another player (M5).

        Undone actions stay in the log. `stamp` is the game and revision for which a button was created.
        Raises `AppError`.
        """
        async with changing_here(self._context, caller) as (tx, game_id):
            if (repeated := await answered_before(tx, caller)) is not None:
                return repeated
            before, seat = await _load_unpaused_seat(tx, game_id, caller)
            check_stamp(before, stamp)
            seat = _mover_seat(before, seat)
            log, tenures = await Games(tx).log_of_turn(before.game), await Tenures(tx).of_game(game_id)
            keep = length_after_undo(before, seat, log, tenures, whole_turn=whole_turn)
            after = await go_back(self._context, tx, before, keep, seat.user_id, actor=caller.user_id)
            if caller.interaction_id:
                await AnsweredInteractions(tx).put(caller.interaction_id, game_id, self._context.now())
        gone = tuple(row.action for row in log[keep - before.game.turn_start :])
        return TurnReport(after, seat, taken_back=gone)


class PlayingService(Service):
    """Base class of services that also submit actions, through `Play`."""

    def __init__(self, context: Context, play: Play) -> None:
        super().__init__(context)
        self._play = play


async def answered_before(tx: Connection, caller: Caller) -> TurnReport | None:
    """Return the report of an interaction that was already carried out; None if it was not."""
    if not caller.interaction_id or not await AnsweredInteractions(tx).has(caller.interaction_id):
        return None
    table = await load_table(tx, await open_game(tx, caller))
    seat = table.seat_of(caller.user_id)
    return TurnReport(table, seat, repeated=True) if seat else None


async def table_of(tx: Connection, game_id: int, caller: Caller) -> Table:
    """Load a game; raises `AppError` if it no longer exists."""
    game = await Games(tx).by_id(game_id)
    if game is None:
        raise AppError("no-game", channel=caller.channel_id)
    return await load_table(tx, game)


async def load_hosted_game(
    tx: Connection, game_id: int, caller: Caller, *, manages: bool = False, ending: bool = False
) -> Table:
    """Load an unfinished game that the caller may end or change; raises `AppError`.

    That is the host, or with `manages` any caller.
    """
    table = await table_of(tx, game_id, caller)
    check_going(table)
    if not manages:
        check_host(table, caller.user_id, ending=ending)
    return table


def check_host(table: Table, user_id: int, *, ending: bool = False) -> None:
    """Raise `AppError` unless the user is the host.

    With `ending`, the error tells a player who wanted to end a running game that leaving it is possible.
    """
    if table.game.host_id != user_id:
        seat = table.seat_of(user_id)
        leaves = ending and table.game.status == "running" and seat is not None and not seat.conceded
        raise AppError("not-host", host=table.seat_of(table.game.host_id), ending=leaves)


async def load_seat(tx: Connection, game_id: int, caller: Caller) -> tuple[Table, SeatRow]:
    """Load the started game, even if paused, and the caller's seat; raises `AppError`, also if conceded."""
    table = await table_of(tx, game_id, caller)
    if table.game.status == "lobby":
        raise AppError("not-started", seats=table.seats)
    check_going(table)
    return table, active_seat(table, caller.user_id)


def active_seat(table: Table, user_id: int) -> SeatRow:
    """Return a player's seat; raises `AppError` if there is none or the player has conceded."""
    seat = table.seat_of(user_id)
    if seat is None:
        raise AppError("not-in-game", seats=table.seats)
    if seat.conceded:
        raise AppError("conceded", nation=seat.nation)
    return seat


def check_going(table: Table) -> None:
    """Raise `AppError` if the game is over; for one that never began, the error is `no-game`."""
    if table.game.status == "closed" and table.game.started_at is None:
        raise AppError("no-game", channel=table.game.channel_id)
    if table.game.status == "over":
        raise AppError("game-over", result=table.game.result, seats=table.seats)
    if table.game.status == "closed":
        raise AppError("game-closed")


async def _load_unpaused_seat(tx: Connection, game_id: int, caller: Caller) -> tuple[Table, SeatRow]:
    """Like `load_seat`, but also raises `AppError` if the game is paused."""
    table, seat = await load_seat(tx, game_id, caller)
    if table.game.paused_at is not None:
        raise AppError("paused", since=table.game.paused_at)
    return table, seat


async def checked(
    tx: Connection, game_id: int, caller: Caller, stamp: tuple[int, int] | None
) -> tuple[Table, SeatRow]:
    """Like `_load_unpaused_seat`; also raises `AppError` unless `stamp` is current and the caller awaited."""
    table, seat = await _load_unpaused_seat(tx, game_id, caller)
    check_stamp(table, stamp)
    if table.awaited is None or table.awaited.user_id != caller.user_id:
        raise AppError("not-your-turn", awaited=table.awaited, position=table.position, nation=seat.nation)
    return table, seat


def check_stamp(table: Table, stamp: tuple[int, int] | None) -> None:
    """Raise `AppError` if a button was created for another game or an earlier revision; None is accepted."""
    if stamp is not None and stamp != (table.game.id, table.game.revision):
        raise AppError("stale", awaited=table.awaited, position=table.position)


def _play_script(run: Run, script: Script, seat: SeatRow, before: Table) -> None:
    begun = run.position
    steps = script(begun)
    action = next(steps, None)
    while action is not None:
        nation = run.position.awaited
        if nation is None or nation != seat.nation:  # the script has ended the turn but yields more actions
            raise AppError("not-your-turn", awaited=None, position=run.position, nation=seat.nation)
        row = ActionRow(nation, seat.user_id, action)
        try:
            run.apply(row)
        except RuleError as error:
            earlier = tuple(done.action for done in run.rows)
            error.facts.update(earlier=earlier, begun=begun)
            found = before.ruleset
            line = found.notation.print_turn([*earlier, action])
            error.facts["trail"] = ErrorTrail(
                before.game.id, before.game.length, found.codec.position_hash(begun), line
            )
            raise
        if run.position.outcome is not None or before.ruleset.rules.question(run.position) is not None:
            break
        try:
            action = steps.send(run.position)
        except StopIteration:
            break
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
