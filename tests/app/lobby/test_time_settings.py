"""Clocks that stop and resume: answers, pauses, settings changed during the game."""

import pytest

from bot.app import GameSettings
from bot.app.lobby.settings import set_paused
from bot.engine.antike import Phase
from bot.model import OrderRow
from bot.model.schedule import TurnClockRow
from bot.store import TurnClocks
from tests.app.tables import CHANNEL, act, caller, look, place, position_of, refused, user_of, written
from tests.app.waiting import DAY, HOUR, WaitingTable
from tests.records.samples import endgame

_ROUSED = written("rondel", wedge="maneuver-1")
_TO_KNOSSOS = written("move", unit="galley", count=1, start="athen", to="knossos")
_ANN, _BOB, _CEM, _DAO = 1, 2, 3, 4


async def test_two_changes_within_a_second_are_both_told(waiting: WaitingTable) -> None:
    await place(waiting.app, endgame())
    for days in (2, 3):
        await waiting.app.game_settings.change(caller(_ANN), {"deadline": days * DAY})
    await waiting.settle()
    told = [message.content for message in waiting.mailbox.messages if "set the deadline" in message.content]
    assert len(told) == 2


async def test_a_setting_that_stays_as_it_was_is_not_told(waiting: WaitingTable) -> None:
    await place(waiting.app, endgame(), GameSettings(deadline=DAY))
    for who in ("host", "host", "players"):
        await waiting.app.game_settings.change(caller(_ANN), {"deadline": DAY, "who": who})
    await waiting.settle()
    told = [message.content for message in waiting.mailbox.messages if "⚙️" in message.content]
    assert ["deadline:" in one for one in told] == [False, False]
    assert ["who decides" in one for one in told] == [True, True]


async def test_while_others_are_asked_a_turns_clock_stands(waiting: WaitingTable) -> None:
    await place(waiting.app, endgame(), GameSettings(deadline=DAY, answers=0))
    await act(waiting.app, _DAO, _ROUSED)
    await waiting.wait(HOUR)
    await act(waiting.app, _DAO, _TO_KNOSSOS)
    await waiting.wait(5 * DAY)
    assert waiting.late() == []
    await act(waiting.app, _ANN, written("answer", nation="phoenicians", fight=False))
    await act(waiting.app, _CEM, written("answer", nation="arabs", fight=False))
    ends = await waiting.app.game_settings.clocks(await look(waiting.app))
    assert ends == {"turn": waiting.clock.seconds + 23 * HOUR}


@pytest.mark.parametrize("fallback", ["peace", "fight"])
async def test_an_answer_has_its_own_time_and_a_stated_fallback(waiting: WaitingTable, fallback: str) -> None:
    settings = GameSettings(answers=8 * HOUR, fallback="fight" if fallback == "fight" else "peace")
    await place(waiting.app, endgame(), settings)
    await act(waiting.app, _DAO, _ROUSED, _TO_KNOSSOS)
    before = position_of(await look(waiting.app)).nations["phoenicians"].count("galley", "knossos")
    await waiting.wait(8 * HOUR)
    table = await look(waiting.app)
    assert user_of(table) == _CEM
    left = position_of(table).nations["phoenicians"].count("galley", "knossos")
    assert left == before - (fallback == "fight")
    assert (await waiting.reasons())[-1] == ("phoenicians", "deadline")
    told = next(text for _, _, text in waiting.mailbox.replaced if "Knossos" in text)
    assert told.startswith("Out of time:")


async def test_an_answer_has_half_of_a_turns_time_where_nothing_is_said(waiting: WaitingTable) -> None:
    await place(waiting.app, endgame(), GameSettings(deadline=DAY))
    await act(waiting.app, _DAO, _ROUSED, _TO_KNOSSOS)
    ends = await waiting.app.game_settings.clocks(await look(waiting.app))
    assert ends["answer"] == waiting.clock.seconds + 12 * HOUR


async def test_what_was_saved_in_turns_is_not_added_to_answers(waiting: WaitingTable) -> None:
    settings = GameSettings(deadline=DAY, answers=8 * HOUR, bank=3 * DAY)
    await place(waiting.app, endgame(), settings)
    async with waiting.database.transaction() as tx:
        for round_ in range(2):
            clock = TurnClockRow(1, "phoenicians", round_, _ANN, 0, DAY, 0, extended=False, carried=DAY)
            await TurnClocks(tx).put(clock)
    await act(waiting.app, _DAO, _ROUSED, _TO_KNOSSOS)
    ends = await waiting.app.game_settings.clocks(await look(waiting.app))
    assert ends["answer"] == waiting.clock.seconds + 8 * HOUR


async def test_ones_own_orders_say_the_fallback(waiting: WaitingTable) -> None:
    await place(waiting.app, endgame(), GameSettings(answers=8 * HOUR))
    order = OrderRow(_ANN, None, None, "ask", "fight")
    await waiting.app.orders.save(caller(_ANN), order)
    await act(waiting.app, _DAO, _ROUSED, _TO_KNOSSOS)
    assert position_of(await look(waiting.app)).phase is Phase.ANSWER
    before = position_of(await look(waiting.app)).nations["phoenicians"].count("galley", "knossos")
    await waiting.wait(8 * HOUR)
    after = position_of(await look(waiting.app)).nations["phoenicians"].count("galley", "knossos")
    assert after == before - 1


async def test_a_pause_stops_everything(waiting: WaitingTable) -> None:
    await waiting.preferences(_ANN, every=6 * HOUR)
    await waiting.begin(GameSettings(deadline=DAY))
    await waiting.wait(HOUR)
    await _pause(waiting, paused=True)
    assert "⏳" not in waiting.mailbox.standing(CHANNEL)[0].content
    await waiting.wait(10 * DAY, step=HOUR)
    assert waiting.pings(_ANN) == 1
    assert waiting.late() == []
    await _pause(waiting, paused=False)
    ends = await waiting.app.game_settings.clocks(await look(waiting.app))
    assert ends == {"turn": waiting.clock.seconds + 23 * HOUR}
    assert [event.kind for event in await waiting.journal()] == ["paused", "resumed"]


async def _pause(waiting: WaitingTable, *, paused: bool) -> None:
    context, table = waiting.app.context, await look(waiting.app)
    async with context.game_transaction(table.game.id) as tx:
        await set_paused(context, tx, table, _ANN, paused=paused)
    await waiting.settle()


async def test_the_host_changes_the_pace_under_way(waiting: WaitingTable) -> None:
    await waiting.preferences(_ANN, every=None)
    await waiting.begin()
    await refused("not-host", waiting.app.game_settings.change(caller(_BOB), {"deadline": DAY}))
    await waiting.wait(HOUR)
    await waiting.app.game_settings.change(caller(_ANN), {"deadline": DAY})
    await waiting.settle()
    assert "Ann set the deadline: 1 day a turn." in waiting.mailbox.messages[-1].content
    ends = await waiting.app.game_settings.clocks(await look(waiting.app))
    assert ends == {"turn": waiting.clock.seconds + 23 * HOUR}, "what has passed counts"
    await waiting.wait(23 * HOUR)
    assert len(waiting.late()) == 1
    await waiting.app.game_settings.change(caller(_ANN), {"deadline": 3 * DAY})
    await waiting.settle()
    late = waiting.asking()
    assert (late.buttons, late.content) == ((), "⏳ The deadline was changed; the turn goes on.")
    await waiting.wait(2 * DAY)
    assert len(waiting.late()) == 2
    await waiting.app.game_settings.change(caller(_ANN), {"deadline": None})
    await waiting.wait(9 * DAY, step=HOUR)
    assert len(waiting.late()) == 2


async def test_a_longer_deadline_is_warned_of_anew_and_a_shorter_one_is_not(waiting: WaitingTable) -> None:
    await waiting.begin(GameSettings(deadline=DAY))
    await waiting.wait(23 * HOUR)
    (wait,) = await waiting.waits()
    assert wait.warned
    await waiting.app.game_settings.change(caller(_ANN), {"deadline": DAY - 600})
    (wait,) = await waiting.waits()
    assert (wait.allowed, wait.warned) == (DAY - 600, True)
    await waiting.app.game_settings.change(caller(_ANN), {"deadline": 3 * DAY})
    (wait,) = await waiting.waits()
    assert (wait.allowed, wait.warned) == (3 * DAY, False)


async def test_what_has_passed_counts_by_the_settings_of_that_time(waiting: WaitingTable) -> None:
    await waiting.begin(GameSettings(deadline=3 * DAY))
    await waiting.wait(5 * HOUR)
    await waiting.app.game_settings.change(caller(_ANN), {"rest": tuple(range(6))})
    (wait,) = await waiting.waits()
    assert wait.spent == 5 * HOUR


async def test_rest_days_are_those_of_the_hosts_zone(waiting: WaitingTable) -> None:
    await waiting.begin()
    await waiting.preferences(_ANN, zone="Asia/Tokyo")
    table = await waiting.app.game_settings.change(caller(_ANN), {"rest": (5, 6)})
    assert table.game.settings.zone == "Asia/Tokyo"


async def test_a_time_bank_goes_with_the_deadline(waiting: WaitingTable) -> None:
    await waiting.begin(GameSettings(deadline=DAY, bank=5 * HOUR))
    table = await waiting.app.game_settings.change(caller(_ANN), {"deadline": None})
    assert (table.game.settings.deadline, table.game.settings.bank) == (None, None)


async def test_the_least_is_done_with_units_on_the_move(waiting: WaitingTable) -> None:
    """A turn that expires during a maneuver is ended with the units where they are."""
    await place(waiting.app, endgame(), GameSettings(deadline=DAY, timeout="skip", answers=0))
    await act(waiting.app, _DAO, _ROUSED)
    await waiting.wait(DAY)
    assert user_of(await look(waiting.app)) == _ANN
    assert (await waiting.reasons())[-1] == ("greeks", "deadline")
