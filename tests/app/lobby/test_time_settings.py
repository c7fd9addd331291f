"""Clocks that stand and go on: answers, pauses, settings changed under way."""

from collections.abc import Awaitable

import pytest

from bot.app import AppError, OutgoingMessage, Pace
from bot.app.errors import AppCode
from bot.app.lobby.settings import set_paused
from bot.engine.antike import Phase
from bot.model import OrderRow
from tests.app.tables import CHANNEL, act, caller, look, place, position_of, user_of, written
from tests.app.waiting import DAY, HOUR, Vigil
from tests.records.samples import endgame

_ROUSED = written("rondel", wedge="maneuver-1")
_TO_KNOSSOS = written("move", unit="galley", count=1, start="athen", to="knossos")
_ANN, _BOB, _CEM, _DAO = 1, 2, 3, 4


def _late(vigil: Vigil) -> list[str]:
    """The messages that ask the table."""
    return [message.content for message in vigil.mailbox.messages if "has run out" in message.content]


def _asking(vigil: Vigil) -> OutgoingMessage:
    """The first message that asks the table, as it stands now."""
    return next(message for message in vigil.mailbox.standing(CHANNEL) if "-l" in message.nonce)


async def _refused(code: AppCode, work: Awaitable[object]) -> None:
    with pytest.raises(AppError) as caught:
        await work
    assert caught.value.code == code


async def _reasons(vigil: Vigil) -> list[tuple[str, str | None]]:
    query = "SELECT nation, reason FROM actions ORDER BY seq"
    async with vigil.database.reader.execute(query) as cursor:
        return [(row["nation"], row["reason"]) async for row in cursor]


async def test_two_changes_within_a_second_are_both_told(vigil: Vigil) -> None:
    await place(vigil.app, endgame())
    for days in (2, 3):
        await vigil.app.game_settings.change(caller(_ANN), {"deadline": days * DAY})
    await vigil.settle()
    told = [message.content for message in vigil.mailbox.messages if "changed the time" in message.content]
    assert len(told) == 2


async def test_while_others_are_asked_a_turns_clock_stands(vigil: Vigil) -> None:
    await place(vigil.app, endgame(), Pace(deadline=DAY, answers=0))
    await act(vigil.app, _DAO, _ROUSED)
    await vigil.wait(HOUR)
    await act(vigil.app, _DAO, _TO_KNOSSOS)
    await vigil.wait(5 * DAY)
    assert _late(vigil) == []
    await act(vigil.app, _ANN, written("answer", nation="phoenicians", fight=False))
    await act(vigil.app, _CEM, written("answer", nation="arabs", fight=False))
    ends = await vigil.app.game_settings.clocks(await look(vigil.app))
    assert ends == {"turn": vigil.clock.seconds + 23 * HOUR}


@pytest.mark.parametrize("fallback", ["peace", "fight"])
async def test_an_answer_has_its_own_time_and_a_stated_fallback(vigil: Vigil, fallback: str) -> None:
    pace = Pace(answers=8 * HOUR, fallback="fight" if fallback == "fight" else "peace")
    await place(vigil.app, endgame(), pace)
    await act(vigil.app, _DAO, _ROUSED, _TO_KNOSSOS)
    before = position_of(await look(vigil.app)).nations["phoenicians"].count("galley", "knossos")
    await vigil.wait(8 * HOUR)
    table = await look(vigil.app)
    assert user_of(table) == _CEM
    left = position_of(table).nations["phoenicians"].count("galley", "knossos")
    assert left == before - (fallback == "fight")
    assert (await _reasons(vigil))[-1] == ("phoenicians", "deadline")
    told = next(text for _, _, text in vigil.mailbox.replaced if "Knossos" in text)
    assert told.startswith("Out of time:")


async def test_an_answer_has_half_of_a_turns_time_where_nothing_is_said(vigil: Vigil) -> None:
    await place(vigil.app, endgame(), Pace(deadline=DAY))
    await act(vigil.app, _DAO, _ROUSED, _TO_KNOSSOS)
    ends = await vigil.app.game_settings.clocks(await look(vigil.app))
    assert ends["answer"] == vigil.clock.seconds + 12 * HOUR


async def test_ones_own_orders_say_the_fallback(vigil: Vigil) -> None:
    await place(vigil.app, endgame(), Pace(answers=8 * HOUR))
    order = OrderRow(_ANN, None, None, "ask", "fight")
    await vigil.app.orders.give(caller(_ANN), order)
    await act(vigil.app, _DAO, _ROUSED, _TO_KNOSSOS)
    assert position_of(await look(vigil.app)).phase is Phase.ANSWER
    before = position_of(await look(vigil.app)).nations["phoenicians"].count("galley", "knossos")
    await vigil.wait(8 * HOUR)
    after = position_of(await look(vigil.app)).nations["phoenicians"].count("galley", "knossos")
    assert after == before - 1


async def test_a_pause_stops_everything(vigil: Vigil) -> None:
    await vigil.preferences(_ANN, every=6 * HOUR)
    await vigil.begin(Pace(deadline=DAY))
    await vigil.wait(HOUR)
    await _pause(vigil, paused=True)
    assert "⏳" not in vigil.mailbox.standing(CHANNEL)[0].content
    await vigil.wait(10 * DAY, step=HOUR)
    assert vigil.pings(_ANN) == 1
    assert _late(vigil) == []
    await _pause(vigil, paused=False)
    ends = await vigil.app.game_settings.clocks(await look(vigil.app))
    assert ends == {"turn": vigil.clock.seconds + 23 * HOUR}
    assert [event.kind for event in await vigil.journal()] == ["paused", "resumed"]


async def _pause(vigil: Vigil, *, paused: bool) -> None:
    context, table = vigil.app.context, await look(vigil.app)
    async with context.changing(table.game.id) as tx:
        await set_paused(context, tx, table, _ANN, paused=paused)
    await vigil.settle()


async def test_the_host_changes_the_pace_under_way(vigil: Vigil) -> None:
    await vigil.preferences(_ANN, every=None)
    await vigil.begin()
    await _refused("not-host", vigil.app.game_settings.change(caller(_BOB), {"deadline": DAY}))
    await vigil.wait(HOUR)
    await vigil.app.game_settings.change(caller(_ANN), {"deadline": DAY})
    await vigil.settle()
    assert "Ann has changed the time settings" in vigil.mailbox.messages[-1].content
    ends = await vigil.app.game_settings.clocks(await look(vigil.app))
    assert ends == {"turn": vigil.clock.seconds + 23 * HOUR}, "what has passed counts"
    await vigil.wait(23 * HOUR)
    assert len(_late(vigil)) == 1
    await vigil.app.game_settings.change(caller(_ANN), {"deadline": 3 * DAY})
    await vigil.settle()
    late = _asking(vigil)
    assert (late.buttons, late.content) == ((), "⏳ The deadline was changed; the turn goes on.")
    await vigil.wait(2 * DAY)
    assert len(_late(vigil)) == 2
    await vigil.app.game_settings.change(caller(_ANN), {"deadline": None})
    await vigil.wait(9 * DAY, step=HOUR)
    assert len(_late(vigil)) == 2


async def test_the_least_is_done_with_units_on_the_move(vigil: Vigil) -> None:
    """A turn in the middle of a maneuver ends where it is."""
    await place(vigil.app, endgame(), Pace(deadline=DAY, timeout="skip", answers=0))
    await act(vigil.app, _DAO, _ROUSED)
    await vigil.wait(DAY)
    assert user_of(await look(vigil.app)) == _ANN
    assert (await _reasons(vigil))[-1] == ("greeks", "deadline")
