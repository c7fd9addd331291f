"""Handling of expired deadlines of turns and answers.

Nothing is taken away silently: the table decides whether a turn ends, unless its settings have decided
beforehand; answers have a fallback known in advance.
"""

import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from bot.app.access import Caller, active_seat, check_host, load_here
from bot.app.after_change import finish_change
from bot.app.context import Context
from bot.app.errors import AppError
from bot.app.lobby.bot_seats import stand_in
from bot.app.notifications.buttons import Button
from bot.app.notifications.enqueue import Call, announce_late, ping_player, renew_calls, users_to_ping
from bot.app.reminders.calendar import left_alone
from bot.app.reminders.pending import clock_of, clock_runs, ends_at, schedule
from bot.app.table import Table
from bot.app.turn.automation import applicable_order
from bot.app.turn.submit import Play, PlayingService
from bot.app.votes.messages import close
from bot.engine.ruleset import Position
from bot.model import ActionRow, JobRow, PersonRow, WaitRow
from bot.model.schedule import DeadlineOutcome
from bot.model.seats import Level
from bot.rulesets import ruleset_of
from bot.store import Connection, Jobs, Journal, Orders, Outbox, People, Votes, Waits
from bot.text.notifications.deadlines import (
    format_deadline_agreement,
    format_extended,
    format_extended_automatically,
    format_time_expired,
    format_time_expired_call,
    format_turn_ended,
)
from bot.text.table.bots import format_stand_in

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Choice:
    """An option of the table after a turn's deadline; `shared` ones require the agreement of two players.

    The label is a catalogue key.
    """

    key: str
    label: str
    shared: bool


_EXTEND: Final = Choice("extend", "button-late-extend", shared=False)
_SKIP: Final = Choice("skip", "button-late-skip", shared=True)
CHOICES: Final = (
    _EXTEND,
    _SKIP,
    Choice("bot", "button-late-bot", shared=True),
)
"""The options, in the order of their buttons."""
_USUAL_LEVEL: Final[Level] = "medium"
"""Level of a stand-in if the table has set none for substitutes of players who concede."""
_UNTIL_ANSWERED: Final = 5
"""Seconds for a computer player to answer a question in the turn, after which the deadline is due again."""
SUBSTITUTE: Final = Choice("replace", "button-late-replace", shared=True)
"""The last button, which opens a vote of the table on a substitute."""


def choice_id(wait_id: int, choice: Choice) -> str:
    """Return the custom id of a button; ids of waits are never reused."""
    return f"antike:late:{wait_id}:{choice.key}"


class Deadlines(PlayingService):
    """Handles deadlines that have passed, and the table's choice of what to do."""

    def __init__(self, context: Context, play: Play) -> None:
        super().__init__(context, play)
        self._doing: dict[str, Callable[[Connection, Table, WaitRow, int | None], Awaitable[int | None]]] = {
            "extend": self.extend,
            "skip": self._skip,
            "bot": self._stand_in,
        }

    async def expire(self, tx: Connection, table: Table, wait: WaitRow, person: PersonRow) -> WaitRow | None:
        """Handle a deadline that has passed; return the wait if it continues, else None."""
        now, timeout = self._context.now(), table.game.settings.timeout
        if wait.kind == "turn" and table.question is not None:
            # The clock stands still while a person is asked, so here a computer player is, and answers soon.
            # The turn cannot end before that: trying would make the deadline due again at once, in a loop.
            again = JobRow(table.game.id, "deadline", str(wait.id), now + _UNTIL_ANSWERED)
            await Jobs(tx).put(again)
            return None
        if wait.ending:
            await self._skip(tx, table, wait, wait.agreed[-1][0])
            return None
        await Journal(tx).add(table.game.id, "deadline", now, wait.user_id, wait.nation, {"of": wait.kind})
        if wait.kind == "answer":
            await self._answer(tx, table, wait)
            return None
        if timeout != "ask":
            await self._doing[timeout](tx, table, wait, None)
            return None
        await self._post_choices(tx, table, wait, person)
        called = None if left_alone(person, now) else now
        return replace(wait, expired=True, warned=True, called_at=called)

    async def expire_unseen(
        self, gone: int, tx: Connection, table: Table, wait: WaitRow, person: PersonRow
    ) -> WaitRow | None:
        """Handle a deadline that passed while the bot was away or its calls did not arrive, or soon after.

        That began at `gone`. Nobody could act, so nobody is late, whatever the table would do about it: the
        time lost is granted again, with another warning. Deadlines whose end is agreed are handled as usual.
        """
        if wait.ending:
            return await self.expire(tx, table, wait, person)
        _log.info("the time for %s ran out, but nobody could act; it is given back", wait.nation)
        return clock_of(table.game, person).with_time_returned(wait, gone, self._context.now())

    async def _post_choices(self, tx: Connection, table: Table, wait: WaitRow, person: PersonRow) -> None:
        away = await _people_away(tx, table, wait, self._context.now())
        called = _called_to_decide(table, wait, away)
        choices = (*CHOICES, SUBSTITUTE) if called else ()
        buttons = [Button(choice.label, choice_id(wait.id, choice), choice.shared) for choice in choices]
        game, words = table.game, partial(_format_time_expired, table, wait, away)
        made = Call("late", format_time_expired_call, words(), tuple(buttons))
        pinged = [
            other
            for user_id in called
            for other in await users_to_ping(
                self._context, tx, game, user_id, made.kind, partial(words, reader=user_id), wait
            )
        ]
        await announce_late(self._context, tx, table, wait, person, made, pinged)

    async def _answer(self, tx: Connection, table: Table, wait: WaitRow) -> None:
        """Answer by the player's standing order, else by the table's fallback setting."""
        order = applicable_order(await Orders(tx).of_game(table.game.id), table, table.started)
        fallback = order.fallback if order else table.game.settings.fallback
        question = table.question
        if question is None:
            raise AssertionError("only an open question waits for an answer")
        answer = question.answers.get(fallback, question.answers[question.default])
        row = ActionRow(wait.nation, None, answer, "deadline")
        await self._play.run_automatic(tx, table, first=[row])

    async def choose(self, caller: Caller, wait_id: int, key: str) -> DeadlineOutcome:
        """Handle a button pressed after a deadline.

        Raises `AppError` if the wait is over, the game is paused, or the caller may not decide.
        """
        found = await Waits(self._context.database.reader).by_id(wait_id)
        if found is None:
            raise AppError("late-over")
        async with self._context.game_transaction(found.game_id) as tx:
            wait = await Waits(tx).by_id(wait_id)
            if wait is None or not wait.expired:
                raise AppError("late-over", extended=wait is not None)
            table = await load_here(tx, caller, found.game_id)
            if table.game.paused_at is not None:
                raise AppError("paused", since=table.game.paused_at)
            choice = next((choice for choice in CHOICES if choice.key == key), None)
            if choice is None:
                raise AppError("late-over")  # a button of a later version of the bot
            _check_entitled(table, wait, caller)
            return await self._apply_choice(tx, table, wait, choice, caller.user_id)

    async def extend_expired(self, caller: Caller) -> DeadlineOutcome | None:
        """Grant the full time again once it has run out, like the button; None if the table must be asked.

        That is so until then, for the late player, and if the host alone decides. Raises as `choose` does.
        """
        async with self._context.database.view() as view:
            table = await load_here(view, caller)
            late = next((wait for wait in await Waits(view).of_game(table.game.id) if wait.expired), None)
        if late is None or late.user_id == caller.user_id:
            return None
        if _host_decides_alone(table, late) and caller.user_id != table.game.host_id:
            return None
        return await self.choose(caller, late.id, _EXTEND.key)

    async def _apply_choice(
        self, tx: Connection, table: Table, wait: WaitRow, choice: Choice, user_id: int
    ) -> DeadlineOutcome:
        """Carry out an option, or record the vote for it if more are needed."""
        missing, asked = 0, _asked_names(table)
        if choice.shared and wait.ending:
            choice = _SKIP  # the players have already agreed to end the turn
        elif choice.shared:
            wait = replace(wait, agreed=_with_vote(wait.agreed, user_id, choice))
            away = await _people_away(tx, table, wait, self._context.now())
            missing = _votes_missing(table, wait, choice, away)
        if missing > 0 or (asked and choice == _SKIP):
            ending = missing <= 0
            agreed = tuple(pair for pair in wait.agreed if not ending or pair[1] == choice.key)
            noted = replace(wait, agreed=agreed, ending=ending)
            await Waits(tx).save(noted)
            await _show_choices(tx, table, noted, self._context.now())
            return DeadlineOutcome(choice.key, done=False, missing=max(0, missing), asked=asked)
        until = await self._doing[choice.key](tx, table, wait, user_id)
        return DeadlineOutcome(choice.key, done=True, until=until, asked=asked)

    async def extend(self, tx: Connection, table: Table, wait: WaitRow, user_id: int | None) -> int | None:
        """Grant the full time again from when the player can act; return the new deadline.

        `user_id` is the user who chose it or proposed it in a vote; None if it is automatic. The player is
        told of that once in a turn: later deadlines take nothing away, and reminders come as often as wanted.
        """
        now, person = self._context.now(), await People(tx).get(wait.user_id)
        asked = _asked_names(table)
        running = await clock_runs(tx, table.game, wait.kind)
        more = clock_of(table.game, person).with_turn_extended(wait, now, running=running)
        told = user_id is None and wait.extended
        muted = told and wait.muted
        fresh = replace(more, warned=user_id is None, expired=False, muted=muted, agreed=(), ending=False)
        until = ends_at(table.game, fresh, person, now)
        if user_id is not None:
            text = format_extended(table.players.get(user_id), table, fresh, until, asked)
            await Outbox(tx).answer(wait.id, text, now, "late", private="")
            if wait.expired:  # these keep their button, and show the new deadline
                words = partial(format_extended, table.players.get(user_id), table, fresh, None, asked)
                await renew_calls(tx, table, wait, person, words, now)
        elif not told:
            words = partial(format_extended_automatically, table.started)
            await ping_player(self._context, tx, table, fresh, person, Call("more", words))
            fresh = replace(fresh, called_at=None if left_alone(person, now) else now)
        for vote in await Votes(tx).open_in(table.game.id):
            if vote.facts.get("wait") == wait.id:  # for more time: carried later, it would give it again
                await close(tx, table, vote, "overtaken", now)
        facts = {"seconds": fresh.allowed, "by_setting": user_id is None}
        await Journal(tx).add(table.game.id, "extended", now, user_id, wait.nation, facts)
        await schedule(tx, table.game, fresh, now, person)
        return until

    async def _skip(self, tx: Connection, table: Table, wait: WaitRow, user_id: int | None) -> int | None:
        """End the turn by the least actions that the rules require."""
        agreed = [other for other in _voters_for(wait, _SKIP) if other != user_id]
        now, facts = self._context.now(), {"agreed": agreed, "by_setting": user_id is None}
        await Journal(tx).add(table.game.id, "skipped", now, user_id, wait.nation, facts)
        await self._play.run_automatic(tx, table, first=_minimal_actions(table.started))
        return None

    async def _stand_in(self, tx: Connection, table: Table, wait: WaitRow, user_id: int | None) -> int | None:
        """Let a computer player finish the turn; the seat remains its player's."""
        seat = table.seat_for(wait.nation)
        if seat is None:
            raise AssertionError("a wait is for somebody at the table")
        level = table.game.settings.substitute_level or _USUAL_LEVEL
        after = await stand_in(tx, table, seat, level, self._context.now(), user_id)
        line = partial(format_stand_in, seat.name, wait.nation, level)
        await finish_change(self._context, tx, after, [], lines={"turn": line})
        return None


async def update_choices(tx: Connection, table: Table, now: int) -> None:
    """Bring the message about a turn whose time is up in line with who may decide now, in its language."""
    for wait in await Waits(tx).of_game(table.game.id):
        if wait.expired:
            await _show_choices(tx, table, wait, now)


async def _show_choices(tx: Connection, table: Table, wait: WaitRow, now: int) -> None:
    """Show in the message with the buttons who may decide, and the votes."""
    away = await _people_away(tx, table, wait, now)
    lines = [_format_time_expired(table, wait, away)]
    if wait.ending:
        lines.append(format_turn_ended(_asked_names(table)))
    for choice in () if wait.ending else CHOICES:
        names = [table.players[user_id] for user_id in _voters_for(wait, choice) if user_id in table.players]
        if names:
            # Somebody may have gone away since: who has voted need only press again.
            missing = max(1, _votes_missing(table, wait, choice, away))
            lines.append(format_deadline_agreement(names, missing, choice.key))
    await Outbox(tx).change_fields(wait.id, {"text": "\n".join(lines)}, now, "late")


async def _people_away(tx: Connection, table: Table, wait: WaitRow, now: int) -> Collection[int]:
    """Return the host and other players who are away and cannot be waited for."""
    people = [await People(tx).get(user_id) for user_id in (table.game.host_id, *_other_players(table, wait))]
    return {person.user_id for person in people if person.back_at(now) is not None}


def _minimal_actions(position: Position) -> list[ActionRow]:
    nation, begun = position.mover, (position.round, position.mover)
    rows, rules = list[ActionRow](), ruleset_of(position).rules
    while position.awaited == nation and (position.round, position.mover) == begun:
        row = ActionRow(nation, None, rules.minimal_action(position), "deadline")
        position, _ = rules.apply(position, row.action)
        rows.append(row)
    return rows


def _asked_names(table: Table) -> tuple[str, ...]:
    """Return the names of players who must answer in another player's turn."""
    question = table.question
    seats = map(table.seat_for, question.asked if question else ())
    return tuple(seat.name for seat in seats if seat)


def _with_vote(
    agreed: Sequence[tuple[int, str]], user_id: int, choice: Choice
) -> tuple[tuple[int, str], ...]:
    """Return the votes with one added; each user has one vote, so it replaces an earlier one."""
    return (*(pair for pair in agreed if pair[0] != user_id), (user_id, choice.key))


def _voters_for(wait: WaitRow, choice: Choice) -> list[int]:
    return [user_id for user_id, key in wait.agreed if key == choice.key]


def _host_decides_alone(table: Table, wait: WaitRow) -> bool:
    """Return whether the host decides alone, which is never so for the host's own turn."""
    return table.game.settings.who == "host" and table.game.host_id != wait.user_id


def _only_decider(table: Table, wait: WaitRow) -> int | None:
    """Return the user who decides alone: such a host, or the only one left to decide; None if several can."""
    host = table.game.host_id
    could = {host, *_other_players(table, wait)} - {wait.user_id}
    return host if _host_decides_alone(table, wait) else could.pop() if len(could) == 1 else None


def _called_to_decide(table: Table, wait: WaitRow, away: Collection[int]) -> list[int]:
    """Return the users called after a deadline: the host, or the others if the host is late or away.

    A host who decides alone is called in any case, and so is one who is the only other player.
    """
    host, others = table.game.host_id, _other_players(table, wait)
    if host == wait.user_id:
        return others
    present = [user_id for user_id in others if user_id != host]
    return present if host in away and present and not _host_decides_alone(table, wait) else [host]


def _votes_needed(table: Table, wait: WaitRow, away: Collection[int]) -> int:
    """Return the votes needed to end a turn or have it played: two, or one if only one player could vote.

    Otherwise one player could get rid of another's turn by waiting for the deadline. The host is trusted with
    it, as with ending the game. Players who are away are not waited for, as in votes, unless they have voted:
    else one could say so to decide alone.
    """
    if _host_decides_alone(table, wait):
        return 1
    unheard = set(away).difference(user_id for user_id, _ in wait.agreed)
    return max(1, min(2, len([user_id for user_id in _other_players(table, wait) if user_id not in unheard])))


def _other_players(table: Table, wait: WaitRow) -> list[int]:
    """Return the people who play on, without the player of the wait."""
    others = [seat.user_id for seat in table.seats if not seat.conceded and not seat.computer]
    return [user_id for user_id in dict.fromkeys(others) if user_id != wait.user_id]


def _format_time_expired(
    table: Table, wait: WaitRow, away: Collection[int], reader: int | None = None
) -> str:
    called = _called_to_decide(table, wait, away)
    besides = [user_id for user_id in _other_players(table, wait) if user_id != table.game.host_id]
    besides.sort(key=lambda user_id: user_id in away)
    needed = _votes_needed(table, wait, set(away).difference(besides[:1]))  # with the vote of one of them
    enough = len(besides) >= needed
    alone = _only_decider(table, wait)
    return format_time_expired(table, wait, called, needed if enough else 0, alone, reader)


def _votes_missing(table: Table, wait: WaitRow, choice: Choice, away: Collection[int]) -> int:
    """Return how many votes are missing; the host's vote is sufficient."""
    agreed = _voters_for(wait, choice)
    return 0 if table.game.host_id in agreed else _votes_needed(table, wait, away) - len(agreed)


def _check_entitled(table: Table, wait: WaitRow, caller: Caller) -> None:
    """Raise `AppError` unless the caller may decide: the host, or any other player if not the host alone."""
    if caller.user_id == wait.user_id:
        raise AppError("late-own")
    if _host_decides_alone(table, wait):
        check_host(table, caller.user_id)
    if caller.user_id != table.game.host_id:
        active_seat(table, caller.user_id)
