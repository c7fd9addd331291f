"""Seats that change hands: offered to one user or to all, taken by a button, and recorded."""

import asyncio
from typing import Any

import pytest

from bot.app import App, GameSettings, Table
from bot.app.antike.scripts import answer
from bot.model import OrderRow, TenureRow
from bot.store import Journal, Orders, Plans
from tests.app.tables import (
    CHANNEL,
    act,
    at_table,
    caller,
    look,
    mail,
    missing,
    place,
    refused,
    user_of,
    written,
)
from tests.app.waiting import DAY, END, GOLD, WaitingTable
from tests.records.samples import endgame

_IVY = (9, "Ivy")
_ARMING = written("rondel", wedge="arming")
_TYROS, _ALEXANDRIA = (written("arm", province=city, legions=1) for city in ("tyros", "alexandria"))


async def _take(app: App, user_id: int = 9, name: str = "Ivy", offer: int = 1) -> Table:
    table = await app.substitutes.take(caller(user_id), offer, name)
    assert table is not None
    return table


def _player(table: Table, nation: str) -> tuple[int, str, bool]:
    (seat,) = [seat for seat in table.seats if seat.nation == nation]
    return seat.user_id, seat.name, seat.conceded


async def test_the_own_seat_is_handed_over(waiting: WaitingTable) -> None:
    await waiting.begin()
    await act(waiting.app, 1, GOLD, END)
    await waiting.settle()
    verdict = await waiting.app.proposals.put(caller(2), "replace", 2, _IVY)
    assert verdict.vote is None
    await waiting.settle()
    message = waiting.mailbox.messages[-1]
    assert message.mentions == (9,)
    assert [button.custom_id for button in message.buttons] == ["antike:seat:1"]
    await refused("offer-for-other", _take(waiting.app, 8, "Hal"))
    await refused("offer-for-other", _take(waiting.app, 3, "Cem"))
    table = await _take(waiting.app)
    await waiting.settle()
    assert _player(table, "persians") == (9, "Ivy", False)
    assert user_of(table) == 9
    assert waiting.pings(9) == 2, "the offer, and the turn"
    said = [shown.content for shown in waiting.mailbox.standing(100)]
    assert sum("Ivy takes Bob's seat" in told for told in said) == 1, "once, not under the offer as well"
    assert "✓ Bob's seat was taken." in said
    assert any("**Ivy** has taken over" in shown.content for shown in waiting.mailbox.standing(100))
    await refused("offer-over", _take(waiting.app, 8, "Hal"))
    await refused("not-in-game", waiting.app.play.undo(caller(2)))
    await act(waiting.app, 9, GOLD, END)


async def test_who_played_when(app: App) -> None:
    await at_table(app)
    assert await app.substitutes.tenures(1) == []
    await act(app, 1, GOLD, END)
    await app.proposals.put(caller(1), "replace", 1)
    await _take(app)
    await act(app, 2, GOLD, END)
    await app.proposals.put(caller(9), "replace", 9, (1, "Ann"))
    await _take(app, 1, "Ann", offer=2)
    assert await app.substitutes.tenures(1) == [
        TenureRow("phoenicians", 1, "Ann", 1, 2),
        TenureRow("phoenicians", 9, "Ivy", 3, 4),
        TenureRow("phoenicians", 1, "Ann", 5, None),
    ]
    kinds = [event.kind for event in await Journal(app.context.database.reader).of_game(1)]
    assert kinds == ["seat-offered", "seat-taken"] * 2


async def test_what_the_former_player_has_entered_stays(app: App) -> None:
    """Otherwise the tenures would not say who entered the actions in force."""
    await at_table(app)
    await act(app, 1, _ARMING, _TYROS)
    await app.proposals.put(caller(1), "replace", 1)
    await _take(app)
    for whole in (False, True):
        await refused("seat-changed", app.play.undo(caller(9), whole_turn=whole))
    assert not (await app.player_views.of(caller(9))).may_undo, "the panel offers no undo either"
    await act(app, 9, _ALEXANDRIA)
    assert (await app.player_views.of(caller(9))).may_undo
    report = await app.play.undo(caller(9), whole_turn=True)
    assert len(report.taken_back) == 1
    assert report.stays
    assert not report.asks
    await refused("seat-changed", app.proposals.undo_own(caller(9)))
    assert (await look(app)).game.length == 2


async def test_an_undo_takes_changes_of_hands_along(app: App) -> None:
    """A seat passes on in another player's turn, which is then undone and played with fewer actions."""
    await at_table(app)
    await act(app, 1, _ARMING, _TYROS, _ALEXANDRIA)
    await app.proposals.put(caller(2), "replace", 2)
    await _take(app)
    await app.play.undo(caller(1), whole_turn=True)
    await act(app, 1, GOLD, END)
    await act(app, 9, GOLD)
    assert len((await app.play.undo(caller(9))).taken_back) == 1
    assert await app.substitutes.tenures(1) == [
        TenureRow("persians", 2, "Bob", 1, 0),
        TenureRow("persians", 9, "Ivy", 1, None),
    ]


async def test_whoever_comes_first(app: App) -> None:
    await at_table(app)
    await app.proposals.put(caller(2), "replace", 2)
    await refused("seated-already", _take(app, 3, "Cem"))
    assert _player(await _take(app), "persians") == (9, "Ivy", False)
    await refused("offer-over", _take(app, 8, "Hal"))


async def test_whoever_taps_twice_is_told_twice_that_the_seat_is_theirs(app: App) -> None:
    await at_table(app)
    await app.proposals.put(caller(2), "replace", 2)
    first, again = await asyncio.gather(_take(app), _take(app))
    assert first == again == await look(app)
    await app.resignations.concede(caller(9))
    await refused("offer-over", _take(app))


async def test_a_later_offer_takes_the_place_of_an_earlier_one(app: App) -> None:
    await at_table(app)
    await app.proposals.put(caller(2), "replace", 2)
    await app.proposals.put(caller(2), "replace", 2, _IVY)
    await refused("offer-over", _take(app, 9, "Ivy", offer=1))
    assert _player(await _take(app, offer=2), "persians") == (9, "Ivy", False)


async def test_an_offer_leaves_those_of_other_seats_open(app: App) -> None:
    await at_table(app)
    await app.proposals.put(caller(2), "replace", 2)
    await app.proposals.put(caller(3), "replace", 3)
    assert _player(await _take(app, offer=1), "persians") == (9, "Ivy", False)
    assert _player(await _take(app, 8, "Hal", offer=2), "arabs") == (8, "Hal", False)


async def test_a_seat_is_not_taken_from_another_channel(app: App) -> None:
    await at_table(app)
    await app.proposals.put(caller(2), "replace", 2)
    await refused("no-game", app.substitutes.take(caller(9, CHANNEL + 1), 1, "Ivy"))
    assert _player(await look(app), "persians") == (2, "Bob", False)


async def test_who_was_to_be_expelled_in_vain_may_leave_and_come_back(app: App) -> None:
    await at_table(app)
    asked = await app.proposals.put(caller(1), "expel", 2)
    assert asked.vote is not None
    for user_id in (3, 4):
        state = (await app.proposals.vote(caller(user_id), asked.vote.id, yes=False)).state
    assert state == "rejected"
    await app.proposals.leave(caller(2))
    assert _player(await _take(app, 2, "Bob"), "persians") == (2, "Bob", False)


async def test_the_table_decides_about_another_seat(waiting: WaitingTable) -> None:
    await waiting.begin()
    put, vote = waiting.app.proposals.put, waiting.app.proposals.vote
    await refused("no-such-player", put(caller(1), "replace", 7))
    await refused("seated-already", put(caller(1), "replace", 2, (3, "Cem")))
    asked = await put(caller(1), "replace", 2, _IVY)
    assert asked.vote is not None
    assert (missing(asked), asked.vote.asked) == (1, (1, 3, 4))
    await refused("vote-not-asked", vote(caller(2), asked.vote.id, yes=False))
    for other in ((8, "Hal"), None):
        await refused("vote-open", put(caller(3), "replace", 2, other))
    assert (await vote(caller(4), asked.vote.id, yes=True)).state == "carried"
    assert _player(await look(waiting.app), "persians") == (2, "Bob", False)
    assert _player(await _take(waiting.app), "persians") == (9, "Ivy", False)


async def _opened(waiting: WaitingTable, to: tuple[int, str] | None) -> str:
    """Let the others offer Bob's seat; return the text of the offer."""
    await waiting.begin()
    asked = await waiting.app.proposals.put(caller(1), "replace", 2, to)
    assert asked.vote is not None
    await waiting.app.proposals.vote(caller(3), asked.vote.id, yes=True)
    await waiting.settle()
    return next(each.content for each in waiting.mailbox.standing(CHANNEL) if "🪑" in each.content)


@pytest.mark.parametrize("to", [None, _IVY])
async def test_whose_seat_is_offered_by_others_is_called(
    waiting: WaitingTable, to: tuple[int, str] | None
) -> None:
    told = await _opened(waiting, to)
    assert told.endswith("If <@2> plays first, the seat is no longer open.")
    assert told.startswith("<@9>, game 1: a seat for you.\n🪑 Ivy can" if to else "🪑 Anyone")
    assert (waiting.pings(2), waiting.pings(9)) == (1, 1 if to else 0)


async def test_whose_seat_is_offered_is_told_in_private_where_wished(waiting: WaitingTable) -> None:
    await waiting.preferences(2, place="dm")
    await _opened(waiting, None)
    (message,) = waiting.mailbox.standing(2)
    assert message.content.startswith(f"Game 1 in <#{CHANNEL}>: 🪑 Anyone on this server can take Bob's seat")
    assert waiting.pings(2) == 1, "in private only"
    await _take(waiting.app)
    await waiting.settle()
    assert [each.content for each in waiting.mailbox.standing(2)] == ["✓ Bob's seat was taken."]


async def test_leaving_opens_the_seat_and_one_may_come_back(app: App) -> None:
    await at_table(app)
    await app.proposals.leave(caller(1))
    assert user_of(await look(app)) == 2
    table = await _take(app, 1, "Ann")
    assert _player(table, "phoenicians") == (1, "Ann", False)
    assert await app.substitutes.tenures(1) == []
    assert table.game.host_id == 1


async def test_who_has_come_back_may_leave_again_while_nobody_has_played(app: App) -> None:
    await at_table(app)
    for offer in (1, 2):
        await app.proposals.leave(caller(3))
        assert user_of(await _take(app, 3, "Cem", offer)) == 1
    told = [row["payload"]["text"] for row in await mail(app) if row["kind"] == "closed"]
    assert len(told) == 2


async def test_a_conceded_seat_is_offered_without_a_vote(app: App) -> None:
    await at_table(app)
    await app.resignations.concede(caller(2))
    assert (await app.proposals.put(caller(1), "replace", 2, _IVY)).vote is None
    assert _player(await _take(app), "persians") == (9, "Ivy", False)
    await act(app, 1, GOLD, END)
    assert user_of(await look(app)) == 9


async def test_the_host_s_office_stays_at_the_table(app: App) -> None:
    await at_table(app)
    await app.proposals.put(caller(1), "replace", 1)
    table = await _take(app)
    assert table.game.host_id == 2
    (told,) = [row["payload"]["text"] for row in await mail(app) if row["kind"] == "seat"]
    assert told.endswith("now plays the **Phoenicians**. Bob is now the host.")
    await app.resignations.end(caller(2))


async def test_a_host_who_comes_back_stays_host(app: App) -> None:
    """Whoever sits in a seat before the host's is not preferred."""
    await at_table(app)
    await app.proposals.put(caller(1), "replace", 1)
    assert (await _take(app)).game.host_id == 2
    await app.proposals.leave(caller(2))
    assert (await _take(app, 2, "Bob", offer=2)).game.host_id == 2


async def test_what_was_said_beforehand_goes_with_the_player(app: App) -> None:
    await at_table(app)
    await app.orders.save(caller(2), OrderRow(2, None, None, "fight"))
    await app.plans.save(caller(2), [GOLD, END], "play")
    await app.proposals.put(caller(2), "replace", 2)
    await _take(app)
    reader = app.context.database.reader
    assert (await Orders(reader).of_game(1), await Plans(reader).of_game(1)) == ([], {}), "nothing is kept"
    await act(app, 1, GOLD, END)
    assert user_of(await look(app)) == 9
    assert (await app.orders.of(caller(9))).orders == ()


async def test_the_one_asked_is_replaced(app: App) -> None:
    """The question stays open, and the substitute answers it."""
    await place(app, endgame())
    await act(
        app,
        4,
        written("rondel", wedge="maneuver-1"),
        written("move", unit="galley", count=1, start="athen", to="knossos"),
    )
    demand = next(row for row in await mail(app) if row["kind"] == "demand" and row["sent_at"] is None)
    await app.proposals.put(caller(1), "replace", 1)
    await _take(app)
    report = await app.play.submit(caller(9), answer(fights=False), stamp=(1, demand["revision"]))
    assert user_of(report.table) == 3


async def test_a_substitute_votes_in_the_place_of_the_other(waiting: WaitingTable) -> None:
    await waiting.begin()
    asked = await waiting.app.proposals.put(caller(1), "pause")
    assert asked.vote is not None
    await waiting.app.proposals.put(caller(2), "replace", 2)
    await _take(waiting.app)
    vote = waiting.app.proposals.vote
    await refused("vote-not-asked", vote(caller(2), asked.vote.id, yes=True))
    await vote(caller(9), asked.vote.id, yes=True)
    assert (await vote(caller(3), asked.vote.id, yes=True)).state == "carried"


def _asking(waiting: WaitingTable, place: int) -> list[Any]:
    """Return the messages about votes that stand in a channel or private conversation."""
    return [message for message in waiting.mailbox.standing(place) if "🗳️" in message.content]


async def test_a_substitute_is_asked_in_private_in_place_of_the_other(waiting: WaitingTable) -> None:
    await waiting.begin()
    for user_id in (2, 9):
        await waiting.preferences(user_id, place="dm")
    asked = await waiting.app.proposals.put(caller(1), "end")
    assert asked.vote is not None
    await waiting.app.proposals.put(caller(2), "replace", 2, _IVY)
    await waiting.settle()
    (private,) = _asking(waiting, 2)
    assert private.buttons
    await _take(waiting.app)
    await waiting.settle()
    await waiting.app.proposals.vote(caller(3), asked.vote.id, yes=True)
    await waiting.settle()
    (private,) = _asking(waiting, 2)
    assert private.content.endswith("✗ Someone else has your seat now, and your vote.")
    assert not private.buttons
    (private,) = _asking(waiting, 9)
    assert "Yes: Cem" in private.content
    assert [button.custom_id for button in private.buttons] == [
        f"antike:vote:{asked.vote.id}:{yes}" for yes in (1, 0)
    ]
    assert (await waiting.app.proposals.vote(caller(9), asked.vote.id, yes=True)).state == "carried"
    await waiting.settle()
    assert not any(message.buttons for user_id in (2, 9) for message in _asking(waiting, user_id))


async def test_a_substitute_is_asked_in_the_channel_and_nobody_else_again(waiting: WaitingTable) -> None:
    await waiting.begin()
    asked = await waiting.app.proposals.put(caller(1), "end")
    assert asked.vote is not None
    await waiting.app.proposals.put(caller(2), "replace", 2)
    await waiting.settle()
    before = {user_id: waiting.pings(user_id) for user_id in (1, 2, 3, 4, 9)}
    await _take(waiting.app)
    await waiting.settle()
    (message,) = _asking(waiting, CHANNEL)
    assert message.mentions == (9,)
    assert {user_id: waiting.pings(user_id) for user_id in before} == {**before, 9: before[9] + 1}


async def test_a_vote_stays_as_it_is_when_its_proposer_is_replaced(waiting: WaitingTable) -> None:
    await waiting.begin()
    await waiting.app.proposals.put(caller(1), "pause")
    await waiting.app.proposals.put(caller(1), "replace", 1)
    await waiting.settle()
    before = {user_id: waiting.pings(user_id) for user_id in (2, 3, 4)}
    asked = _asking(waiting, CHANNEL)
    await _take(waiting.app)
    await waiting.settle()
    assert _asking(waiting, CHANNEL) == asked
    assert {user_id: waiting.pings(user_id) for user_id in before} == before


async def test_a_successor_is_asked_in_private_only_though_the_vote_is_still_to_be_posted(
    waiting: WaitingTable,
) -> None:
    await waiting.begin()
    await waiting.preferences(9, place="dm")
    waiting.mailbox.closed.add(CHANNEL)
    await waiting.app.proposals.put(caller(1), "pause")
    await waiting.app.proposals.put(caller(2), "replace", 2)
    await _take(waiting.app)
    waiting.mailbox.closed.clear()
    await waiting.wait(3_600)
    assert [ping.direct for ping in waiting.mailbox.pings(9)] == [True]


async def test_a_vote_in_an_earlier_seat_does_not_count_in_a_later_one(waiting: WaitingTable) -> None:
    await waiting.begin()
    asked = await waiting.app.proposals.put(caller(1), "end")
    assert asked.vote is not None
    await waiting.app.proposals.vote(caller(2), asked.vote.id, yes=True)
    for giver, taker in ((2, 9), (3, 2)):
        await waiting.app.proposals.put(caller(giver), "replace", giver)
        await _take(waiting.app, taker, "Somebody", offer=giver - 1)
    vote = waiting.app.proposals.vote
    assert (await vote(caller(9), asked.vote.id, yes=True)).state == "open"
    assert (await vote(caller(2), asked.vote.id, yes=True)).state == "carried"


async def test_nobody_votes_twice_with_two_seats_one_after_another(waiting: WaitingTable) -> None:
    """A computer player has taken over the first one, which leaves its former player free for another."""
    await waiting.begin(GameSettings(substitute="easy"))
    asked = await waiting.app.proposals.put(caller(1), "end")
    assert asked.vote is not None
    await waiting.app.resignations.concede(caller(2))
    await waiting.app.proposals.put(caller(3), "replace", 3)
    await _take(waiting.app, 2, "Bob")
    assert (await waiting.app.proposals.vote(caller(2), asked.vote.id, yes=True)).state == "open"
    assert (await waiting.app.proposals.vote(caller(4), asked.vote.id, yes=True)).state == "carried"


async def test_the_substitute_gets_a_time_of_their_own(waiting: WaitingTable) -> None:
    await waiting.begin(GameSettings(deadline=DAY))
    await waiting.wait(DAY - 3_600, step=3_600)
    await waiting.app.proposals.put(caller(1), "replace", 1)
    waiting.restart()
    await _take(waiting.app)
    await waiting.settle()
    (wait,) = await waiting.waits()
    assert (wait.user_id, wait.spent, wait.expired) == (9, 0, False)


async def test_no_seat_is_to_be_had_after_the_end(app: App) -> None:
    await at_table(app)
    await app.proposals.put(caller(2), "replace", 2)
    await app.resignations.end(caller(1))
    await refused("offer-over", _take(app))
    await refused("offer-over", _take(app, offer=9))


async def test_the_next_host_is_somebody_who_plays(app: App) -> None:
    """The proposer of the host's expulsion may have left before it is carried; the next player is host."""
    await at_table(app, 6)
    vote = (await app.proposals.put(caller(2), "expel", 1)).vote
    assert vote is not None
    await app.resignations.concede(caller(2))
    for user_id in (3, 4, 5):
        if (await app.proposals.vote(caller(user_id), vote.id, yes=True)).state == "carried":
            break
    assert (await look(app)).game.host_id == 3


async def test_whoever_comes_where_nobody_plays_any_more_is_host(app: App) -> None:
    """If all players, the host last, have left to computer players, a newcomer is host.

    Otherwise nobody could change or end the game.
    """
    await at_table(app, settings=GameSettings(substitute="easy"))
    await app.resignations.concede(caller(4))
    bot = (await look(app)).seats[3].user_id
    asked = await app.proposals.put(caller(1), "replace", bot)
    assert asked.vote is not None
    await app.proposals.vote(caller(2), asked.vote.id, yes=True)
    for user_id in (2, 3, 1):
        await app.resignations.concede(caller(user_id))
    assert all(seat.computer for seat in (await look(app)).seats)
    assert (await _take(app)).game.host_id == 9


async def test_a_computer_player_in_the_place_of_the_host(app: App) -> None:
    await at_table(app, settings=GameSettings(deadline=DAY, who="host", substitute="easy"))
    await app.resignations.concede(caller(1))
    assert (await look(app)).game.host_id == 2
