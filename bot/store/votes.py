"""Votes of games and their ballots."""

import json
from dataclasses import replace

from bot.model.votes import VoteRow, VoteState
from bot.store.db.connection import Repository, Row, all_rows, columns_of, read_row


class Votes(Repository):
    """Votes with their ballots."""

    async def add(self, vote: VoteRow) -> VoteRow:
        """Add a vote and return it with its id."""
        values = columns_of(vote, asked=json.dumps(vote.asked), facts=json.dumps(vote.facts))
        del values["id"]
        return _vote_row(await self._insert_returning("votes", values))

    async def by_id(self, vote_id: int) -> VoteRow | None:
        """Return a vote by id, open or decided; None if there is none."""
        return await self._one(_vote_row, "SELECT * FROM votes WHERE id = ?", vote_id)

    async def of_game(self, game_id: int) -> list[VoteRow]:
        """Return a game's votes in order."""
        return await self._all(_vote_row, "SELECT * FROM votes WHERE game_id = ? ORDER BY id", game_id)

    async def open_in(self, game_id: int) -> list[VoteRow]:
        """Return a game's open votes, at most one of each kind."""
        query = "SELECT * FROM votes WHERE game_id = ? AND state = 'open' ORDER BY id"
        return await self._all(_vote_row, query, game_id)

    async def decide(self, vote_id: int, state: VoteState, at: int) -> None:
        """Set the result of a vote."""
        await self._update("votes", {"state": state, "decided_at": at}, id=vote_id)

    async def hand_over(self, vote: VoteRow, old: int, new: int) -> VoteRow:
        """Let a player's successor vote in their place; return the vote as changed.

        What the successor has voted in an earlier seat does not count in this one.
        """
        asked = tuple(dict.fromkeys(new if user_id == old else user_id for user_id in vote.asked))
        await self._update("votes", {"asked": json.dumps(asked)}, id=vote.id)
        await self._delete("ballots", vote_id=vote.id, user_id=new)
        return replace(vote, asked=asked)

    async def cast(self, vote_id: int, user_id: int, at: int, *, yes: bool) -> None:
        """Cast a ballot, replacing the user's previous one."""
        values = {"vote_id": vote_id, "user_id": user_id, "yes": yes, "at": at}
        await self._put("ballots", values, "vote_id", "user_id")

    async def ballots(self, vote_id: int) -> dict[int, bool]:
        """Return the ballots by user."""
        query = "SELECT user_id, yes FROM ballots WHERE vote_id = ? ORDER BY at, user_id"
        return {row["user_id"]: bool(row["yes"]) for row in await all_rows(self._db, query, (vote_id,))}


def _vote_row(row: Row) -> VoteRow:
    return read_row(VoteRow, row, asked=tuple(json.loads(row["asked"])), facts=json.loads(row["facts"]))
