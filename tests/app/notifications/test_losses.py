"""Lost cities: reported in the turn's message, and by direct message to players who prefer that."""

import asyncio
from typing import Any

import pytest

from bot.app.history import past_turns
from bot.text.notifications.preferences import format_preferences
from tests.app.tables import CHANNEL, act, caller, written
from tests.app.waiting import DAY, END, GOLD, HOUR, WaitingTable
from tests.cogs.table import lay
from tests.engine.builders import nation, position

_ANN, _DAO = 1, 4
_CONQUER = written("conquer", province="tyros", legions=2, galleys=0)


async def _conquered(waiting: WaitingTable) -> None:
    """Let the Greeks (Dao) conquer Tyros from the Phoenicians (Ann)."""
    await waiting.begin()
    greeks = nation(wedge="iron", cities="athen sparta pella", legions={"tyros": 2})
    phoenicians = nation(wedge="gold", cities="tyros paphos alexandria", legions={"tyros": 1})
    await lay(waiting.app, 1, position("greeks", greeks=greeks, phoenicians=phoenicians))
    await act(waiting.app, _DAO, written("rondel", wedge="maneuver-1"))
    await act(waiting.app, _DAO, _CONQUER)
    await waiting.settle()


def _private(waiting: WaitingTable) -> list[str]:
    return [
        message.content
        for message in waiting.mailbox.messages
        if message.direct and message.channel_id == _ANN
    ]


async def test_it_stands_in_what_all_read_and_nothing_else_is_sent(waiting: WaitingTable) -> None:
    await _conquered(waiting)
    await act(waiting.app, _DAO, END)
    await waiting.settle()
    last = waiting.mailbox.standing(CHANNEL)[-1].content
    assert "⚠️ **Phoenicians** (Ann) lost: **Tyros** with 1 legion to the Greeks." in last
    assert _private(waiting) == []


async def test_by_direct_message_once_the_turn_is_over(waiting: WaitingTable) -> None:
    await waiting.preferences(_ANN, losses="dm")
    await _conquered(waiting)
    assert _private(waiting) == [], "it may be taken back"
    await waiting.app.play.undo(caller(_DAO))
    await act(waiting.app, _DAO, END)
    await waiting.settle()
    assert _private(waiting) == []


async def test_not_at_midnight_when_a_rest_day_ends(waiting: WaitingTable) -> None:
    await waiting.preferences(_ANN, losses="dm", rest=(0,))
    await _conquered(waiting)
    await act(waiting.app, _DAO, END)
    morning = 12 * DAY + 8 * HOUR  # the test begins on a Monday
    await waiting.wait(morning - 60 - waiting.clock.seconds, HOUR)
    assert _private(waiting) == []
    await waiting.wait(60)
    assert len(_private(waiting)) == 1


async def test_the_words_are_in_the_language_of_the_one_who_has_lost(waiting: WaitingTable) -> None:
    await waiting.preferences(_ANN, losses="dm", locale="de")
    await _conquered(waiting)
    await act(waiting.app, _DAO, END)
    await waiting.settle()
    assert _private(waiting) == [
        f"Partie 1 in <#{CHANNEL}>: ⚠️ Du hast verloren: **Tyros** samt 1 Legion an die Griechen (Dao)."
    ]
    person = await waiting.app.preferences.of(_ANN)
    assert "When you lose a city: also by direct message" in format_preferences(person, 0)


async def test_s9_nobody_is_told_of_a_loss_to_their_own_other_nation(waiting: WaitingTable) -> None:
    await waiting.preferences(_ANN, losses="dm")
    await _conquered(waiting)
    async with waiting.database.transaction() as tx:
        await tx.execute("UPDATE seats SET user_id = ?, name = 'Ann' WHERE nation = 'greeks'", (_ANN,))
    await act(waiting.app, _ANN, END)
    await waiting.settle()
    assert _private(waiting) == []


async def test_nobody_waits_for_the_database_while_turns_are_gone_through(
    waiting: WaitingTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Turns are folded without blocking reads: with all threads busy, an opened panel delayed every read."""
    await waiting.begin()
    await act(waiting.app, _ANN, GOLD, END)
    loop, looked = asyncio.get_running_loop(), list[Any]()

    def slow(*given: Any) -> Any:
        looking = asyncio.run_coroutine_threadsafe(waiting.app.queries.by_id(1), loop)
        looked.append(looking.result(timeout=20))
        return past_turns(*given)

    monkeypatch.setattr("bot.app.history.past_turns", slow)
    await waiting.app.player_views.of(caller(_ANN))
    assert len(looked) == 1


async def test_a_turn_that_the_bot_ended_hides_no_loss(waiting: WaitingTable) -> None:
    """Ann has not seen her loss when the bot ends her turn after the deadline."""
    await _conquered(waiting)
    await act(waiting.app, _DAO, END)
    await waiting.app.game_settings.change(caller(_ANN), {"deadline": DAY, "timeout": "skip"})
    await waiting.settle()
    assert (await waiting.app.player_views.of(caller(_ANN))).lost
    await waiting.wait(DAY + HOUR)
    assert [reason for nation, reason in await waiting.reasons() if nation == "phoenicians"][-1:] == [
        "deadline"
    ]
    assert (await waiting.app.player_views.of(caller(_ANN))).lost
