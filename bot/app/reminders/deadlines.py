"""Handling of expired deadlines of turns and answers.

Nothing is taken away silently: the table decides whether a turn ends, unless its settings have decided
beforehand; answers have a fallback known in advance.
"""

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from bot.app.access import Caller, active_seat, check_host, check_place, load_here, table_of
from bot.app.after_change import finish_change
from bot.app.context import Context
from bot.app.errors import AppError
from bot.app.lobby.bot_seats import stand_in
from bot.app.notifications.enqueue import Call, call_nonce, ping_player, renew_calls, users_to_ping
from bot.app.reminders.calendar import left_alone
from bot.app.reminders.late_choices import (
    CHOICES,
    EXTEND,
    SKIP,
    Choice,
    asked_names,
    called_to_decide,
    choice_buttons,
    format_expired,
    host_decides_alone,
    people_away,
    show_choices,
    voters_for,
    votes_missing,
)
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
from bot.store import Connection, Jobs, Journal, Orders, People, Votes, Waits
from bot.text.notifications.deadlines import (
    format_extended,
    format_extended_automatically,
    format_time_expired_call,
)
from bot.text.table.bots import format_stand_in

_log = logging.getLogger(__name__)


_USUAL_LEVEL: Final[Level] = "medium"
"""Level of a stand-in if the table has set none for substitutes of players who concede."""
_UNTIL_ANSWERED: Final = 5
"""Seconds for a computer player to answer a question in the turn, after which the deadline is due again."""


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
        await self._post_choices(tx, table, wait, person, now)
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

    async def _post_choices(
        self, tx: Connection, table: Table, wait: WaitRow, person: PersonRow, now: int
    ) -> None:
        away = await people_away(tx, table, wait, now)
        called = called_to_decide(table, wait, away)
        game, words = table.game, partial(format_expired, table, wait, away)
        buttons = choice_buttons(wait, called)
        nonce = call_nonce(wait, "late", now)
        ping = partial(
            users_to_ping, self._context, tx, game, kind="late", wait=wait, nonce=nonce, buttons=buttons
        )
        pinged = [
            other
            for user_id in called
            for other in await ping(user_id=user_id, words=partial(words, reader=user_id))
        ]
        made = Call("late", format_time_expired_call, words(), buttons, also=pinged)
        await ping_player(tx, table, wait, person, made, now)

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
            table = await table_of(tx, found.game_id)
            check_place(table.game, caller, direct=True)
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
        if host_decides_alone(table, late) and caller.user_id != table.game.host_id:
            return None
        return await self.choose(caller, late.id, EXTEND.key)

    async def _apply_choice(
        self, tx: Connection, table: Table, wait: WaitRow, choice: Choice, user_id: int
    ) -> DeadlineOutcome:
        """Carry out an option, or record the vote for it if more are needed."""
        missing, asked = 0, asked_names(table)
        if choice.shared and wait.ending:
            choice = SKIP  # the players have already agreed to end the turn
        elif choice.shared:
            wait = replace(wait, agreed=_with_vote(wait.agreed, user_id, choice))
            away = await people_away(tx, table, wait, self._context.now())
            missing = votes_missing(table, wait, choice, away)
        if missing > 0 or (asked and choice == SKIP):
            ending = missing <= 0
            agreed = tuple(pair for pair in wait.agreed if not ending or pair[1] == choice.key)
            noted = replace(wait, agreed=agreed, ending=ending)
            await Waits(tx).save(noted)
            await show_choices(tx, table, noted, self._context.now())
            return DeadlineOutcome(choice.key, done=False, missing=max(0, missing), asked=asked)
        until = await self._doing[choice.key](tx, table, wait, user_id)
        return DeadlineOutcome(choice.key, done=True, until=until, asked=asked)

    async def extend(self, tx: Connection, table: Table, wait: WaitRow, user_id: int | None) -> int | None:
        """Grant the full time again from when the player can act; return the new deadline.

        `user_id` is the user who chose it or proposed it in a vote; None if it is automatic. The player is
        told of that once in a turn: later deadlines take nothing away, and reminders come as often as wanted.
        """
        now, person = self._context.now(), await People(tx).get(wait.user_id)
        asked = asked_names(table)
        running = await clock_runs(tx, table.game, wait.kind)
        more = clock_of(table.game, person).with_turn_extended(wait, now, running=running)
        told = user_id is None and wait.extended
        muted = told and wait.muted
        fresh = replace(more, warned=user_id is None, expired=False, muted=muted, agreed=(), ending=False)
        until = ends_at(table.game, fresh, person, now)
        if user_id is not None and wait.expired:  # the calls keep their button, and show the new deadline
            words = partial(format_extended, table.players.get(user_id), table, fresh, asked=asked)
            await renew_calls(tx, table, wait, person, partial(words, None), words(until), now)
        elif user_id is None and not told:
            words = partial(format_extended_automatically, table.started)
            await ping_player(tx, table, fresh, person, Call("more", words), now)
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
        agreed = [other for other in voters_for(table, wait, SKIP) if other != user_id]
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


def _minimal_actions(position: Position) -> list[ActionRow]:
    nation, begun = position.mover, (position.round, position.mover)
    rows, rules = list[ActionRow](), ruleset_of(position).rules
    while position.awaited == nation and (position.round, position.mover) == begun:
        row = ActionRow(nation, None, rules.minimal_action(position), "deadline")
        position, _ = rules.apply(position, row.action)
        rows.append(row)
    return rows


def _with_vote(
    agreed: Sequence[tuple[int, str]], user_id: int, choice: Choice
) -> tuple[tuple[int, str], ...]:
    """Return the votes with one added; each user has one vote, so it replaces an earlier one."""
    return (*(pair for pair in agreed if pair[0] != user_id), (user_id, choice.key))


def _check_entitled(table: Table, wait: WaitRow, caller: Caller) -> None:
    """Raise `AppError` unless the caller may decide: the host, or any other player if not the host alone."""
    if caller.user_id == wait.user_id:
        raise AppError("late-own")
    if host_decides_alone(table, wait):
        check_host(table, caller.user_id)
    if caller.user_id != table.game.host_id:
        active_seat(table, caller.user_id)
