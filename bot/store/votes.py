"""What the table is asked to agree to, and what was said to it."""

import json

from bot.model.votes import VoteRow, VoteState
from bot.store.db.connection import Repository, Row, all_rows, read_row


class Votes(Repository):
    """Votes of tables, with their ballots."""

    async def add(self, vote: VoteRow) -> VoteRow:
        """Put a question; the row comes back with its id."""
        cursor = await self._db.execute(
            "INSERT INTO votes (game_id, kind, mover_id, about_id, revision, asked, rule, facts, at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *",
            (
                vote.game_id,
                vote.kind,
                vote.mover_id,
                vote.about_id,
                vote.revision,
                json.dumps(vote.asked),
                vote.rule,
                json.dumps(vote.facts),
                vote.at,
            ),
        )
        row = await cursor.fetchone()
        if row is None:
            raise AssertionError("a row that was just made is there")
        return _vote_row(row)

    async def by_id(self, vote_id: int) -> VoteRow | None:
        """One, open or not."""
        found = await self._all("SELECT * FROM votes WHERE id = ?", vote_id)
        return found[0] if found else None

    async def of_game(self, game_id: int) -> list[VoteRow]:
        """All of a game, in order."""
        return await self._all("SELECT * FROM votes WHERE game_id = ? ORDER BY id", game_id)

    async def open_in(self, game_id: int) -> list[VoteRow]:
        """Those of a game that are not decided; at most one of a kind."""
        query = "SELECT * FROM votes WHERE game_id = ? AND state = 'open' ORDER BY id"
        return await self._all(query, game_id)

    async def decide(self, vote_id: int, state: VoteState, at: int) -> None:
        """It is open no more."""
        await self._db.execute(
            "UPDATE votes SET state = ?, decided_at = ? WHERE id = ?", (state, at, vote_id)
        )

    async def hand_over(self, vote: VoteRow, old: int, new: int) -> None:
        """Somebody else has the seat of one who was asked, and is asked in turn."""
        asked = [new if user_id == old else user_id for user_id in vote.asked]
        await self._db.execute("UPDATE votes SET asked = ? WHERE id = ?", (json.dumps(asked), vote.id))

    async def cast(self, vote_id: int, user_id: int, at: int, *, yes: bool) -> None:
        """Say something to it, in the place of what the same person has said before."""
        await self._db.execute(
            "INSERT INTO ballots (vote_id, user_id, yes, at) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (vote_id, user_id) DO UPDATE SET yes = excluded.yes, at = excluded.at",
            (vote_id, user_id, yes, at),
        )

    async def ballots(self, vote_id: int) -> dict[int, bool]:
        """Who has said yes or no."""
        query = "SELECT user_id, yes FROM ballots WHERE vote_id = ? ORDER BY at, user_id"
        return {row["user_id"]: bool(row["yes"]) for row in await all_rows(self._db, query, (vote_id,))}

    async def _all(self, query: str, key: int) -> list[VoteRow]:
        return [_vote_row(row) for row in await all_rows(self._db, query, (key,))]


def _vote_row(row: Row) -> VoteRow:
    return read_row(VoteRow, row, asked=tuple(json.loads(row["asked"])), facts=json.loads(row["facts"]))
