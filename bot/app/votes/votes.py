"""Asking the table: a question is put, answered by those it concerns, and done as soon as it is agreed.

Whoever moves something that serves the whole table (pause, resume, extend, end) has no ballot: more than half
of the others must agree; who plays with computer players alone ends the game so. In what concerns one player
(replace, expel) the mover is one of the others like everybody else, and has said yes by moving it. A move is
taken back when everybody who has acted since agrees, or the player who is to act where nobody has.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from bot.app.context import Context
from bot.app.errors import AppError
from bot.app.notifications.enqueue import announce
from bot.app.reminders.calendar import left_alone
from bot.app.table import Table, load_table
from bot.app.turn.submit import (
    Caller,
    Play,
    PlayingService,
    changing_here,
    check_place,
    check_stamp,
    open_game,
    seated,
    table_of,
)
from bot.app.votes.effects import VoteEffects
from bot.app.votes.messages import VOTE, close, counted, needless, people_in, post, retell
from bot.app.votes.proposals import check_open, opening_of
from bot.app.votes.substitutes import Newcomer, Substitutes
from bot.model import JobRow, VoteKind, VoteRow, VoteState
from bot.model.turns import TurnReport
from bot.store import Connection, Games, Jobs, Journal, People, Votes, Waits
from bot.text.table.votes import format_vote_rejected

_ASKABLE: Final = frozenset(
    {"answered-over", "game-over", "not-your-turn", "nothing-to-undo", "revealed-over"}
)
"""Why an undo is refused that others may still agree to."""
_COUNT_AGAIN: Final = 3_600
_LONGEST: Final = 7 * 86_400


@dataclass(frozen=True, slots=True)
class VoteResult:
    """A vote as it stands after a call; `missing` so many more have to agree.

    Without a vote nobody had to be asked: the seat is offered at once.
    """

    table: Table
    vote: VoteRow | None
    state: VoteState
    missing: int = 0


@dataclass(frozen=True, slots=True)
class UndoConsent:
    """An undo that is more than the caller's own: who would have to agree, if anybody, and what would go."""

    table: Table
    asked: tuple[int, ...]
    facts: Mapping[str, Any]


class Proposals(PlayingService):
    """Putting questions to a table, and voting on them."""

    def __init__(self, context: Context, play: Play, seats: Substitutes, effects: VoteEffects) -> None:
        super().__init__(context, play)
        self._seats = seats
        self._effects = effects

    async def undo_own(
        self, caller: Caller, stamp: tuple[int, int] | None = None
    ) -> TurnReport | UndoConsent:
        """Take back the caller's last entry, or tell what stands in the way. Raises `AppError`.

        `stamp` is the game and the revision after the entry that is meant; a later one of the caller's in the
        same turn is not taken back for it.
        """
        try:
            return await self._play.undo(caller, stamp=await self._stamp(caller, stamp))
        except AppError as error:
            if error.code not in _ASKABLE:
                raise
            refused = error
        async with self._context.database.view() as view:
            table = await load_table(view, await open_game(view, caller))
            seat = check_open(table, caller.user_id, "undo")
            opening = await opening_of(view, table, seat, "undo", None, None)
        if opening is None:
            raise refused
        return UndoConsent(table, opening.asked, opening.facts)

    async def _stamp(self, caller: Caller, stamp: tuple[int, int] | None) -> tuple[int, int] | None:
        """None where others have acted since: then they are asked, whatever the revision is."""
        if stamp is None:
            return None
        async with self._context.database.view() as view:
            table = await load_table(view, await open_game(view, caller))
        mover = table.seat_for(table.position.mover) if table.position else None
        theirs = table.game.id == stamp[0] and (mover is None or mover.user_id != caller.user_id)
        return None if theirs else stamp

    async def undo(self, caller: Caller, stamp: tuple[int, int] | None = None) -> TurnReport | VoteResult:
        """Take back the caller's last entry, or ask those for their consent who have acted since.

        `stamp` is the game and the revision of a button that has told what it does. Raises `AppError`.
        """
        try:
            return await self._play.undo(caller, stamp=stamp)
        except AppError as error:
            if error.code not in _ASKABLE:
                raise
            refused = error
        return await self.put(caller, "undo", refused=refused, stamp=stamp)

    async def put(
        self,
        caller: Caller,
        kind: VoteKind,
        about: int | None = None,
        to: Newcomer | None = None,
        *,
        refused: AppError | None = None,
        stamp: tuple[int, int] | None = None,
    ) -> VoteResult:
        """Ask the table for something. Raises `AppError`.

        `about` is the player it concerns, `to` who is to have the seat; left out, whoever comes first. For an
        undo, `refused` is why it is not the caller's own; `stamp` as in `undo`.
        """
        async with changing_here(self._context, caller) as (tx, game_id):
            table = await table_of(tx, game_id, caller)
            check_stamp(table, stamp)
            seat = check_open(table, caller.user_id, kind)
            if kind == "replace" and about is not None:
                offered = await self._offered(tx, table, caller.user_id, about, to)
                if offered is not None:
                    return offered
            opening = await opening_of(tx, table, seat, kind, about, to)
            if opening is None:
                raise refused or AppError("nothing-to-undo")
            now = self._context.now()
            vote = await Votes(tx).add(
                VoteRow(
                    game_id,
                    kind,
                    caller.user_id,
                    opening.about_id,
                    table.game.revision,
                    opening.asked,
                    "all" if kind == "undo" else "majority",
                    now,
                    opening.facts,
                )
            )
            if caller.user_id in vote.asked:
                await Votes(tx).cast(vote.id, caller.user_id, now, yes=True)
            if vote.asked or kind != "undo":  # else it is told what was taken back, and that is all
                await post(tx, table, vote, now)
            return await self._settled(tx, table, vote)

    async def _offered(
        self, tx: Connection, table: Table, by: int, about: int, to: Newcomer | None
    ) -> VoteResult | None:
        """The own seat, and one that nobody plays any more, is offered without asking."""
        seat = table.seat_of(about)
        if seat is None:
            raise AppError("no-such-player", players=tuple(table.players.values()))
        if to is not None and table.seat_of(to[0]) is not None:
            raise AppError("seated-already", name=to[1])
        if about != by and not seat.conceded:
            return None
        await self._seats.offer(tx, table, seat, to, by)
        return VoteResult(table, None, "carried")

    async def replace_late(self, caller: Caller, wait_id: int) -> VoteResult:
        """Ask for a substitute for somebody whose time has run out. Raises `AppError`."""
        reader = self._context.database.reader
        wait = await Waits(reader).by_id(wait_id)
        game = await Games(reader).by_id(wait.game_id) if wait is not None else None
        if wait is None or game is None or not wait.expired:
            raise AppError("late-over")
        check_place(game, caller)
        if wait.user_id == caller.user_id:
            raise AppError("late-own")
        return await self.put(caller, "replace", wait.user_id)

    async def leave(self, caller: Caller) -> Table:
        """Concede, and let whoever comes first take the seat. Raises `AppError`."""
        async with changing_here(self._context, caller) as (tx, game_id):
            table, seat = await seated(tx, game_id, caller)
            return await self._effects.leave(tx, table, seat, caller.user_id, expelled=False)

    async def vote(self, caller: Caller, vote_id: int, *, yes: bool) -> VoteResult:
        """Answer a question; whoever has put it withdraws it by saying no. Raises `AppError`."""
        found = await Votes(self._context.database.reader).by_id(vote_id)
        if found is None:
            raise AppError("vote-over", state=None)
        async with self._context.changing(found.game_id) as tx:
            vote, game = await Votes(tx).by_id(vote_id), await Games(tx).by_id(found.game_id)
            if vote is None or game is None or vote.state != "open":
                raise AppError("vote-over", state=vote.state if vote else None)
            check_place(game, caller, direct=True)
            table, now = await load_table(tx, game), self._context.now()
            if caller.user_id == vote.mover_id and not yes:
                await close(tx, table, vote, "withdrawn", now)
                return VoteResult(table, vote, "withdrawn")
            await _check_voter(tx, table, vote, caller.user_id, yes=yes)
            await Votes(tx).cast(vote.id, caller.user_id, now, yes=yes)
            return await self._settled(tx, table, vote)

    async def look(self, tx: Connection, due: JobRow) -> None:
        """Count again: somebody may have left, gone away or come back. One that nobody decides lapses."""
        vote, game = await Votes(tx).by_id(int(due.key)), await Games(tx).by_id(due.game_id)
        if vote is None or game is None or vote.state != "open":
            return
        table, now = await load_table(tx, game), self._context.now()
        if now >= vote.at + _LONGEST:
            await close(tx, table, vote, "lapsed", now)
        elif await needless(tx, table, vote):  # no change of this game need have brought that about
            await close(tx, table, vote, "overtaken", now)
        else:
            await self._settled(tx, table, vote)

    async def _settled(self, tx: Connection, table: Table, vote: VoteRow) -> VoteResult:
        """Carry it out or give it up where that is decided; else let the message say how it stands."""
        now, standing = self._context.now(), await counted(tx, table, vote, self._context.now())
        if standing.outcome is None:
            await retell(tx, table, vote, now)
            again = min(now + _COUNT_AGAIN, vote.at + _LONGEST)
            await Jobs(tx).put(JobRow(vote.game_id, VOTE, str(vote.id), again))
            return VoteResult(table, vote, "open", standing.needed - standing.yes)
        await close(tx, table, vote, standing.outcome, now)
        facts = {"vote": vote.id, "kind": vote.kind, "about": vote.about_id}
        await Journal(tx).add(vote.game_id, standing.outcome, now, vote.mover_id, facts=facts)
        if standing.outcome == "carried":
            table = await self._effects.out(tx, table, vote)
        else:
            silent = left_alone(await People(tx).get(vote.mover_id), now)
            also = () if silent else (vote.mover_id,)
            text = format_vote_rejected(vote.mover_id)
            await announce(self._context, tx, table, "votes", text, also=also)
        return VoteResult(table, vote, standing.outcome)

    async def open_in(self, game_id: int) -> list[VoteRow]:
        """What the table is asked just now."""
        return await Votes(self._context.database.reader).open_in(game_id)


async def _check_voter(tx: Connection, table: Table, vote: VoteRow, user_id: int, *, yes: bool) -> None:
    if user_id not in vote.asked or user_id not in people_in(table):
        own, about = user_id == vote.mover_id, user_id == vote.about_id
        raise AppError("vote-own" if own else "vote-not-asked", about=about)
    if (await Votes(tx).ballots(vote.id)).get(user_id) is yes:
        raise AppError("vote-again", yes=yes)
