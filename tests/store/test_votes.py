"""Votes, ballots, offers and tenures as rows."""

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.model import NewGame, SeatRow, TenureRow, VoteRow
from bot.store import Database, Games, Offers, Tenures, Votes
from tests.databases import REFUSED, Where

pytestmark = pytest.mark.both

_PAUSE = VoteRow(1, "pause", 5, None, 3, (6, 7), "majority", 100, {"told": "x"})


@pytest.fixture
async def database(where: Where) -> AsyncIterator[Database]:
    async with Database(where) as opened:
        async with opened.transaction() as tx:
            await Games(tx).create(NewGame(1, 2, 5, "antike", "east", {}, 1))
        yield opened


async def test_one_open_vote_of_a_kind(database: Database) -> None:
    async with database.transaction() as tx:
        first = await Votes(tx).add(_PAUSE)
    with pytest.raises(REFUSED):
        async with database.transaction() as tx:
            await Votes(tx).add(_PAUSE)
    async with database.transaction() as tx:
        await Votes(tx).decide(first.id, "rejected", 110)
        second = await Votes(tx).add(_PAUSE)
    assert [vote.id for vote in await Votes(database.reader).open_in(1)] == [second.id]
    assert [vote.state for vote in await Votes(database.reader).of_game(1)] == ["rejected", "open"]
    assert second.facts == {"told": "x"}
    assert second.asked == (6, 7)


async def test_ballots_are_changed_and_seats_handed_over(database: Database) -> None:
    async with database.transaction() as tx:
        vote, other = [await Votes(tx).add(replace(_PAUSE, kind=kind)) for kind in ("pause", "undo")]
        await Votes(tx).cast(vote.id, 6, 101, yes=True)
        await Votes(tx).cast(vote.id, 6, 102, yes=False)
        for each in (vote, other):
            await Votes(tx).cast(each.id, 9, 103, yes=True)  # in an earlier seat
        await Votes(tx).hand_over(vote, 7, 9)
    assert await Votes(database.reader).ballots(vote.id) == {6: False}
    assert await Votes(database.reader).ballots(other.id) == {9: True}
    found = await Votes(database.reader).by_id(vote.id)
    assert found is not None
    assert found.asked == (6, 9)
    assert await Votes(database.reader).by_id(99) is None


async def test_offers(database: Database) -> None:
    async with database.transaction() as tx:
        offer = await Offers(tx).add(1, 5, 6, 100)
    with pytest.raises(REFUSED):
        async with database.transaction() as tx:
            await Offers(tx).add(1, 5, None, 100)
    assert await Offers(database.reader).open_in(1) == [offer]
    async with database.transaction() as tx:
        await Offers(tx).close(offer.id, 6)
        again = await Offers(tx).add(1, 5, None, 120)
        await Offers(tx).close(again.id)
    taken, withdrawn = [await Offers(database.reader).by_id(each.id) for each in (offer, again)]
    assert taken is not None
    assert withdrawn is not None
    assert (taken.state, taken.taken_by, taken.nonce) == ("taken", 6, f"o{offer.id}")
    assert (withdrawn.state, withdrawn.taken_by) == ("over", None)


async def test_tenures(database: Database) -> None:
    seats = [SeatRow(0, user_id, name, "greeks", conceded=False) for user_id, name in ((5, "A"), (6, "B"))]
    async with database.transaction() as tx:
        await Tenures(tx).pass_on(1, seats[0], seats[1], 4, 100)
        await Tenures(tx).pass_on(1, seats[1], seats[0], 4, 100)
    assert await Tenures(database.reader).of_game(1) == [
        TenureRow("greeks", 5, "A", 1, 4),
        TenureRow("greeks", 6, "B", 5, 4),
        TenureRow("greeks", 5, "A", 5, None),
    ]
