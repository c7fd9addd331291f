"""Votes: a proposal is put to the players, voted on, and carried out as soon as it is accepted.

The proposer of something that serves the whole table (pause, resume, extend, end) has no ballot: more than
half of the others must agree; a person who plays only with computer players ends the game this way. In votes
about one player (replace, expel), the proposer is a voter like all others, and has voted yes by proposing; so
has whoever proposes the same later. An undo needs the consent of everybody who has acted since, or of the
awaited player if nobody has.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.app.access import Caller, changing_here, check_place, check_stamp, load_here, load_seat
from bot.app.context import Context
from bot.app.errors import AppError
from bot.app.notifications.enqueue import announce
from bot.app.reminders.calendar import left_alone
from bot.app.table import Table, load_table
from bot.app.turn.submit import Play, PlayingService
from bot.app.turn.undo import ASKABLE
from bot.app.votes.effects import VoteEffects
from bot.app.votes.messages import (
    VOTE,
    ballots_in,
    close,
    counted,
    is_needless,
    post,
    post_again,
    update_vote_messages,
)
from bot.app.votes.proposals import Proposal, check_open, proposal_of, same_vote
from bot.app.votes.substitutes import Newcomer, Substitutes
from bot.model import JobRow, VoteKind, VoteRow, VoteRule, VoteState
from bot.model.turns import TurnReport
from bot.model.votes import Tally
from bot.store import Connection, Games, Jobs, Journal, People, Votes, Waits
from bot.text.table.votes import format_vote_rejected

_COUNT_AGAIN: Final = 3_600
_LONGEST: Final = 7 * 86_400


@dataclass(frozen=True, slots=True)
class VoteResult:
    """State of a vote after a call, and how it stands if it is open.

    `vote` is None if no vote was needed: the seat is offered at once. `again` says that it was open already,
    and that its message is posted anew.
    """

    table: Table
    vote: VoteRow | None
    state: VoteState
    standing: Tally | None = None
    again: bool = False


@dataclass(frozen=True, slots=True)
class UndoConsent:
    """An undo that needs consent: who would have to agree, if anybody, and what would be undone."""

    table: Table
    asked: tuple[int, ...]
    facts: Mapping[str, Any]


class Proposals(PlayingService):
    """Opening of votes, and voting."""

    def __init__(self, context: Context, play: Play, seats: Substitutes, effects: VoteEffects) -> None:
        super().__init__(context, play)
        self._seats = seats
        self._effects = effects

    async def undo_own(
        self, caller: Caller, stamp: tuple[int, int] | None = None
    ) -> TurnReport | UndoConsent | VoteResult:
        """Undo the caller's latest entry, or return the consent that it needs. Raises `AppError`.

        If the others are being asked already, their vote is posted anew.

        `stamp` is the game and the revision after the entry to undo; a later entry of the caller in the same
        turn is not undone in its place.
        """
        try:
            return await self._play.undo(caller, stamp=await self._effective_stamp(caller, stamp))
        except AppError as error:
            if error.code not in ASKABLE:
                raise
            refused = error
        async with self._context.database.view() as view:
            table = await load_here(view, caller)
            seat = check_open(table, caller.user_id, "undo")
            same = await same_vote(view, table, caller.user_id, "undo", None)
            proposal = await proposal_of(view, table, seat, "undo", None, None)
        if same is not None:
            return await self.put(caller, "undo", refused=refused)
        if proposal is None:
            raise refused
        return UndoConsent(table, proposal.asked, proposal.facts)

    async def _effective_stamp(self, caller: Caller, stamp: tuple[int, int] | None) -> tuple[int, int] | None:
        """Return `stamp`; None in another player's turn, as a vote then decides, whatever the revision is."""
        if stamp is None:
            return None
        async with self._context.database.view() as view:
            table = await load_here(view, caller)
        mover = table.seat_for(table.position.mover) if table.position else None
        theirs = table.game.id == stamp[0] and (mover is None or mover.user_id != caller.user_id)
        return None if theirs else stamp

    async def undo(self, caller: Caller, stamp: tuple[int, int] | None = None) -> TurnReport | VoteResult:
        """Undo the caller's latest entry, or open a vote among the players who have acted since.

        `stamp` is the game and revision of a button that stated its effect. Raises `AppError`.
        """
        try:
            return await self._play.undo(caller, stamp=stamp)
        except AppError as error:
            if error.code not in ASKABLE:
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
        """Open a vote, or post the message of one that is open already anew. Raises `AppError`.

        `about` is the player concerned, `to` the user who is to get the seat; None for the first to take it.
        For an undo, `refused` is why the caller cannot undo alone; `stamp` as in `undo`.
        """
        async with changing_here(self._context, caller, stamp) as (tx, game_id):
            table = await load_here(tx, caller, game_id)
            check_stamp(table, stamp)
            seat = check_open(table, caller.user_id, kind)
            if kind == "replace" and about is not None:
                offered = await self._offer_without_vote(tx, table, caller.user_id, about, to)
                if offered is not None:
                    return offered
            if (same := await same_vote(tx, table, caller.user_id, kind, about, to)) is not None:
                return await self._repeat(tx, table, same, caller.user_id)
            proposal = await proposal_of(tx, table, seat, kind, about, to)
            if proposal is None:
                raise refused or AppError("nothing-to-undo")
            vote = await self._open(tx, table, caller.user_id, kind, proposal)
            return await self._settle_if_decided(tx, table, vote)

    async def _open(self, tx: Connection, table: Table, by: int, kind: VoteKind, what: Proposal) -> VoteRow:
        """Store a vote with its opener's yes, and post it."""
        now, game = self._context.now(), table.game
        rule: VoteRule = "all" if kind == "undo" else "majority"
        row = VoteRow(game.id, kind, by, what.about_id, game.revision, what.asked, rule, now, what.facts)
        vote = await Votes(tx).add(row)
        if by in vote.asked:
            await Votes(tx).cast(vote.id, by, now, yes=True)
        if vote.asked or kind != "undo":  # otherwise the announcement of the undo is enough
            await post(self._context, tx, table, vote)
        return vote

    async def _repeat(self, tx: Connection, table: Table, vote: VoteRow, by: int) -> VoteResult:
        """Post an open vote anew for who proposes the same; in one about a player, that is their yes."""
        now = self._context.now()
        if vote.kind in {"replace", "expel"} and by in vote.asked:
            await Votes(tx).cast(vote.id, by, now, yes=True)
        result = await self._settle_if_decided(tx, table, vote)
        if result.state == "open":
            await post_again(tx, table, vote, now, by)
        return replace(result, again=True)

    async def _offer_without_vote(
        self, tx: Connection, table: Table, by: int, about: int, to: Newcomer | None
    ) -> VoteResult | None:
        """Offer the caller's own seat or a conceded one without a vote; None if a vote is needed."""
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
        """Open a vote to replace a player whose deadline has passed. Raises `AppError`."""
        reader = self._context.database.reader
        wait = await Waits(reader).by_id(wait_id)
        if wait is None or not wait.expired:
            raise AppError("late-over", extended=wait is not None)
        check_place(await Games(reader).get(wait.game_id), caller)
        if wait.user_id == caller.user_id:
            raise AppError("late-own")
        return await self.put(caller, "replace", wait.user_id)

    async def leave(self, caller: Caller) -> Table:
        """Concede, and offer the seat to the first user who takes it. Raises `AppError`."""
        async with changing_here(self._context, caller) as (tx, game_id):
            table, seat = await load_seat(tx, caller, game_id)
            return await self._effects.leave(tx, table, seat, caller.user_id, expelled=False)

    async def vote(self, caller: Caller, vote_id: int, *, yes: bool) -> VoteResult:
        """Cast a ballot; the proposer's no withdraws the vote. Raises `AppError`."""
        found = await Votes(self._context.database.reader).by_id(vote_id)
        if found is None:
            raise AppError("vote-over", state=None)
        async with self._context.game_transaction(found.game_id) as tx:
            vote, game = await Votes(tx).by_id(vote_id), await Games(tx).get(found.game_id)
            if vote is None or vote.state != "open":
                raise AppError("vote-over", state=vote.state if vote else None)
            check_place(game, caller, direct=True)
            table, now = await load_table(tx, game), self._context.now()
            if caller.user_id == vote.mover_id and not yes:
                await close(tx, table, vote, "withdrawn", now)
                return VoteResult(table, vote, "withdrawn")
            await _check_voter(tx, table, vote, caller.user_id, yes=yes)
            if not await is_needless(tx, table, vote):
                await Votes(tx).cast(vote.id, caller.user_id, now, yes=yes)
                return await self._settle_if_decided(tx, table, vote)
            # Refused only after the transaction: an error within would leave the vote open.
            await close(tx, table, vote, "overtaken", now)
        raise AppError("vote-over", state="overtaken")

    async def recount(self, tx: Connection, due: JobRow) -> None:
        """Recount a vote, as voters may have left, gone away or returned; it lapses after 7 days."""
        vote, now = await Votes(tx).by_id(int(due.key)), self._context.now()
        if vote is None or vote.state != "open":
            return
        table = await load_table(tx, await Games(tx).get(due.game_id))
        if now >= vote.at + _LONGEST:
            await close(tx, table, vote, "lapsed", now)
        elif await is_needless(tx, table, vote):  # the cause may be outside this game
            await close(tx, table, vote, "overtaken", now)
        else:
            await self._settle_if_decided(tx, table, vote)

    async def _settle_if_decided(self, tx: Connection, table: Table, vote: VoteRow) -> VoteResult:
        """Carry out or reject a vote if it is decided; otherwise update its messages with the tally."""
        now, standing = self._context.now(), await counted(tx, table, vote, self._context.now())
        if standing.outcome is None:
            await update_vote_messages(tx, table, vote, now)
            again = min(now + _COUNT_AGAIN, vote.at + _LONGEST)
            await Jobs(tx).put(JobRow(vote.game_id, VOTE, str(vote.id), again))
            return VoteResult(table, vote, "open", standing)
        await close(tx, table, vote, standing.outcome, now)
        facts = {"vote": vote.id, "kind": vote.kind, "about": vote.about_id}
        await Journal(tx).add(vote.game_id, standing.outcome, now, vote.mover_id, facts=facts)
        if standing.outcome == "carried":
            table = await self._effects.carry_out(tx, table, vote)
        else:
            silent = vote.mover_id not in table.voters or left_alone(await People(tx).get(vote.mover_id), now)
            also = () if silent else (vote.mover_id,)
            text = format_vote_rejected(table, vote.mover_id, await ballots_in(tx, table, vote))
            await announce(self._context, tx, table, "votes", text, also=also)
        return VoteResult(table, vote, standing.outcome)


async def _check_voter(tx: Connection, table: Table, vote: VoteRow, user_id: int, *, yes: bool) -> None:
    if user_id not in vote.asked or user_id not in table.voters:
        own, about = user_id == vote.mover_id, user_id == vote.about_id
        raise AppError("vote-own" if own else "vote-not-asked", about=about)
    if (await Votes(tx).ballots(vote.id)).get(user_id) is yes:
        raise AppError("vote-again", yes=yes)
