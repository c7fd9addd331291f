"""When the time for a turn, or for an answer, has run out.

Nothing is taken away silently: a turn's end is put before the table, unless the table has chosen otherwise
beforehand; an answer has a fallback that was known.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from bot.app.context import Context
from bot.app.errors import AppError
from bot.app.notifications.buttons import Button
from bot.app.notifications.enqueue import Call, announce_late, call
from bot.app.reminders.pending import ends_at, runs, schedule
from bot.app.table import Table, load_table
from bot.app.turn.automation import order_asked
from bot.app.turn.submit import Caller, Play, check_place
from bot.engine.ruleset import OwnPosition, Position
from bot.model import ActionRow, PersonRow, WaitRow
from bot.model.time_settings import Pace, pace_of
from bot.rulesets import ruleset_of
from bot.store import Connection, Games, Journal, Orders, Outbox, People, Waits
from bot.text.deadlines import (
    tell_agreed,
    tell_ending,
    tell_extended,
    tell_extended_by_itself,
    tell_ran_out,
    tell_time_up,
)

__all__ = ["CHOICES", "SUBSTITUTE", "Choice", "Outcome", "Timeouts", "choice_id"]


@dataclass(frozen=True, slots=True)
class Choice:
    """What the table can do once a turn's time has run out; `shared` asks for the agreement of two.

    The label is a key of the catalogue.
    """

    key: str
    label: str
    shared: bool


CHOICES: Final = (
    Choice("extend", "button-late-extend", shared=False),
    Choice("skip", "button-late-skip", shared=True),
)
"""The buttons, in their order."""
SUBSTITUTE: Final = Choice("replace", "button-late-replace", shared=True)
"""The last button: it puts a question to the table, which decides about that on its own."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What pressing a button has brought: the choice was made, or so many more have to agree."""

    table: Table
    done: bool
    missing: int = 0
    until: int | None = None
    asked: tuple[str, ...] = ()
    """Who has to answer first, where others are asked in that turn."""


def choice_id(wait_id: int, choice: Choice) -> str:
    """The custom id of a button; a wait's id is never used twice."""
    return f"antike:late:{wait_id}:{choice.key}"


class Timeouts:
    """Deadlines that have passed."""

    def __init__(self, context: Context, play: Play) -> None:
        self._context = context
        self._play = play
        self._doing: dict[str, Callable[[Connection, Table, WaitRow, int | None], Awaitable[int | None]]] = {
            "extend": self._extend,
            "skip": self._skip,
        }

    async def expire(self, tx: Connection, table: Table, wait: WaitRow, person: PersonRow) -> WaitRow | None:
        """The time is over; returns the wait where it goes on."""
        now, pace = self._context.now(), pace_of(table.game.settings)
        if wait.ending:
            await self._skip(tx, table, replace(wait, agreed=wait.agreed[:-1]), wait.agreed[-1])
            return None
        await Journal(tx).add(table.game.id, "deadline", now, wait.user_id, wait.nation, {"of": wait.kind})
        if wait.kind == "answer":
            await self._answer(tx, table, wait, pace)
            return None
        if pace.timeout != "ask":
            await self._doing[pace.timeout](tx, table, wait, None)
            return None
        await self._put_before(tx, table, wait, person)
        return replace(wait, expired=True, warned=True, called_at=now)

    async def _put_before(self, tx: Connection, table: Table, wait: WaitRow, person: PersonRow) -> None:
        choices = (*CHOICES, SUBSTITUTE)
        buttons = [Button(choice.label, choice_id(wait.id, choice), choice.shared) for choice in choices]
        made = Call("late", tell_time_up, _ran_out(table, wait), tuple(buttons))
        host = () if table.game.host_id == wait.user_id else (table.game.host_id,)
        await announce_late(self._context, tx, table, wait, person, made, host)

    async def _answer(self, tx: Connection, table: Table, wait: WaitRow, pace: Pace) -> None:
        """What the player's orders say for this case, else what the table has agreed on."""
        order = order_asked(await Orders(tx).of_game(table.game.id), table, _position(table))
        fallback = order.fallback if order else pace.fallback
        question = table.question
        if question is None:
            raise AssertionError("only an open question waits for an answer")
        answer = question.answers.get(fallback, question.answers[question.default])
        row = ActionRow(wait.nation, None, answer, "deadline")
        await self._play.run_automatic(tx, table, first=[row])

    async def choose(self, caller: Caller, wait_id: int, key: str) -> Outcome:
        """Press one of the buttons. Raises `AppError`."""
        found = await Waits(self._context.database.reader).by_id(wait_id)
        if found is None:
            raise AppError("late-over")
        async with self._context.changing(found.game_id) as tx:
            wait, game = await Waits(tx).by_id(wait_id), await Games(tx).by_id(found.game_id)
            if wait is None or game is None or not wait.expired:
                raise AppError("late-over")
            check_place(game, caller)
            table = await load_table(tx, game)
            if game.paused_at is not None:
                raise AppError("paused", since=game.paused_at)
            choice = next((choice for choice in CHOICES if choice.key == key), None)
            if choice is None:
                raise AppError("late-over")  # the button of a later version
            _check_entitled(table, wait, caller)
            agreed, missing, asked = wait.agreed, 0, _asked(table)
            if choice.shared:
                agreed = wait.agreed if wait.ending else _with(wait.agreed, caller.user_id)
                missing = 0 if wait.ending else _missing(table, wait, agreed)
            if missing > 0 or (asked and choice.shared):
                ending = replace(wait, agreed=agreed, ending=missing <= 0)
                await self._note(tx, table, ending, missing, asked)
                return Outcome(table, done=False, missing=max(0, missing), asked=asked)
            until = await self._doing[key](tx, table, wait, caller.user_id)
            game = await Games(tx).by_id(game.id) or game
            return Outcome(await load_table(tx, game), done=True, until=until, asked=asked)

    async def _note(
        self, tx: Connection, table: Table, wait: WaitRow, missing: int, asked: tuple[str, ...]
    ) -> None:
        """Keep who has agreed, and say so under the buttons."""
        await Waits(tx).save(wait)
        names = [table.players[user_id] for user_id in wait.agreed if user_id in table.players]
        noted = tell_ending(asked) if wait.ending else tell_agreed(names, missing)
        text = f"{_ran_out(table, wait)}\n{noted}"
        await Outbox(tx).amend(wait.id, "text", text, self._context.now(), "late")

    async def _extend(self, tx: Connection, table: Table, wait: WaitRow, user_id: int | None) -> int | None:
        """As much time again, from when the player can act; by itself it is also a reminder."""
        now, person = self._context.now(), await People(tx).get(wait.user_id)
        asked = _asked(table) if wait.kind == "turn" else ()
        since = now if runs(table.game, wait.kind, asking=bool(asked)) else None
        fresh = replace(
            wait, spent=0, since=since, warned=False, expired=False, muted=False, agreed=(), ending=False
        )
        until = ends_at(fresh, person, now)
        if user_id is None:
            words = partial(tell_extended_by_itself, _position(table))
            await call(self._context, tx, table, fresh, person, Call("more", words))
            fresh = replace(fresh, called_at=now)
        else:
            text = tell_extended(table.players.get(user_id), table, wait, until, asked)
            await Outbox(tx).answer(wait.id, text, now, "late")
        facts = {"seconds": wait.allowed, "by_setting": user_id is None}
        await Journal(tx).add(table.game.id, "extended", now, user_id, wait.nation, facts)
        await schedule(tx, table.game, fresh, now, person, asking=bool(asked))
        return until

    async def grant(self, tx: Connection, table: Table, wait: WaitRow, user_id: int) -> int | None:
        """As much time again, because the table has agreed to it; returns when that ends."""
        return await self._extend(tx, table, wait, user_id)

    async def _skip(self, tx: Connection, table: Table, wait: WaitRow, user_id: int | None) -> int | None:
        """The bot does the least that the rules ask for until the turn has passed on."""
        now, facts = self._context.now(), {"agreed": list(wait.agreed), "by_setting": user_id is None}
        await Journal(tx).add(table.game.id, "skipped", now, user_id, wait.nation, facts)
        await self._play.run_automatic(tx, table, first=_least(_position(table)))
        return None


def _least(position: Position) -> list[ActionRow]:
    """What ends a turn, whatever stage it is at."""
    nation, begun = position.mover, (position.round, position.mover)
    rows, rules = list[ActionRow](), ruleset_of(position).rules
    while position.awaited == nation and (position.round, position.mover) == begun:
        row = ActionRow(nation, None, rules.least(position), "deadline")
        position, _ = rules.apply(position, row.action)
        rows.append(row)
    return rows


def _asked(table: Table) -> tuple[str, ...]:
    """The names of those who are asked in the turn of another."""
    question = table.question
    seats = map(table.seat_for, question.asked if question else ())
    return tuple(seat.name for seat in seats if seat)


def _with(agreed: Sequence[int], user_id: int) -> tuple[int, ...]:
    return tuple(dict.fromkeys([*agreed, user_id]))


def _host_alone(table: Table, wait: WaitRow) -> bool:
    """Whether the host decides; not about the own turn."""
    return pace_of(table.game.settings).who == "host" and table.game.host_id != wait.user_id


def _needed(table: Table, wait: WaitRow) -> int:
    """How many have to agree that the bot ends somebody's turn: two, where there are as many.

    One person alone could be rid of another's turn by waiting for the deadline; the host is trusted with it,
    as with ending the game.
    """
    others = {seat.user_id for seat in table.seats if not seat.conceded and not seat.computer} - {
        wait.user_id
    }
    return 1 if _host_alone(table, wait) else min(2, len(others))


def _ran_out(table: Table, wait: WaitRow) -> str:
    return tell_ran_out(table, wait, _needed(table, wait), host_alone=_host_alone(table, wait))


def _missing(table: Table, wait: WaitRow, agreed: Sequence[int]) -> int:
    """How many more; the host's word is enough."""
    return 0 if table.game.host_id in agreed else _needed(table, wait) - len(agreed)


def _check_entitled(table: Table, wait: WaitRow, caller: Caller) -> None:
    """Any other player, and the host; where the host decides, nobody else. Raises `AppError`."""
    host = caller.user_id == table.game.host_id
    if caller.user_id == wait.user_id:
        raise AppError("late-own")
    if _host_alone(table, wait) and not host:
        raise AppError("not-host", host=table.seat_of(table.game.host_id))
    seat = table.seat_of(caller.user_id)
    if not host and seat is None:
        raise AppError("not-in-game", seats=table.seats)
    if not host and seat is not None and seat.conceded:
        raise AppError("conceded", nation=seat.nation)


def _position(table: Table) -> OwnPosition:
    if table.position is None:
        raise AssertionError("only a running game waits for anybody")
    return table.position
