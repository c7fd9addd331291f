"""Nobody is called in quiet hours or on rest days, however late the bot handles what is due."""

from datetime import UTC, datetime

from bot.app import GameSettings
from tests.app.tables import CHANNEL, caller, lobby
from tests.app.waiting import DAY, HOUR, WaitingTable

_ANN, _BOB = 1, 2
_NIGHT = (22 * 60, 8 * 60)


def _at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


def _private(waiting: WaitingTable, user_id: int) -> list[str]:
    return [message.content for message in waiting.mailbox.messages if message.channel_id == user_id]


def _late(waiting: WaitingTable) -> str:
    return next(each.content for each in waiting.mailbox.standing(CHANNEL) if "-l" in each.nonce)


async def _down(waiting: WaitingTable, until: str) -> None:
    """Restart the bot at the UTC time `until`, and do what is due then."""
    waiting.clock.seconds = _at(until)
    waiting.restart()
    await waiting.settle()


async def test_a_warning_that_is_late_waits_for_the_morning(waiting: WaitingTable) -> None:
    waiting.clock.seconds = _at("2026-06-04 12:00")
    await waiting.preferences(_ANN, quiet=_NIGHT, every=None)
    await waiting.begin(GameSettings(deadline=12 * HOUR))
    assert waiting.pings(_ANN) == 1
    await _down(waiting, "2026-06-04 23:00")  # it was due at 21:00
    assert waiting.pings(_ANN) == 1
    await _down(waiting, "2026-06-05 07:59")
    assert waiting.pings(_ANN) == 1
    await _down(waiting, "2026-06-05 08:00")
    assert waiting.pings(_ANN) == 2


async def test_a_warning_never_falls_on_the_first_moment_of_a_night(waiting: WaitingTable) -> None:
    waiting.clock.seconds = _at("2026-06-04 13:00")
    await waiting.preferences(_ANN, quiet=_NIGHT, every=None)
    await waiting.begin(GameSettings(deadline=12 * HOUR))  # three hours before its end it is 22:00
    await waiting.wait(18 * HOUR, step=HOUR)
    assert waiting.pings(_ANN) == 1
    await waiting.wait(HOUR)
    assert waiting.pings(_ANN) == 2


async def test_no_warning_or_reminder_on_a_tables_day_of_rest(waiting: WaitingTable) -> None:
    waiting.clock.seconds = _at("2026-06-05 06:00")  # a Friday
    await waiting.preferences(_ANN, every=12 * HOUR)
    await waiting.begin(GameSettings(deadline=DAY, rest=(5, 6)))
    await _down(waiting, "2026-06-06 01:00")  # a reminder was due at 18:00, a warning is at 0:00 on Monday
    await waiting.wait(DAY + 22 * HOUR, step=HOUR)
    assert waiting.pings(_ANN) == 1
    await waiting.wait(HOUR)
    assert waiting.pings(_ANN) == 2


async def test_who_is_late_at_night_reads_it_in_the_morning(waiting: WaitingTable) -> None:
    waiting.clock.seconds = _at("2026-06-04 12:00")
    await waiting.preferences(_ANN, quiet=_NIGHT, every=None)
    await waiting.begin(GameSettings(deadline=9 * HOUR))
    before = waiting.pings(_ANN)
    await _down(waiting, "2026-06-04 23:00")
    assert "has run out of time" in _late(waiting)
    assert waiting.pings(_ANN) == before
    await waiting.wait(9 * HOUR)
    assert waiting.pings(_ANN) == before + 1


async def test_a_host_is_not_woken_because_somebody_is_late(waiting: WaitingTable) -> None:
    """The others can decide in the channel; the host gets a direct message when the quiet hours are over."""
    waiting.clock.seconds = _at("2026-06-04 12:00")
    await waiting.preferences(_ANN, quiet=_NIGHT, zone="Asia/Tokyo", every=None)
    await waiting.begin(GameSettings(deadline=6 * HOUR))
    await waiting.turn(_ANN)
    before = waiting.pings(_ANN)
    await waiting.wait(6 * HOUR)  # 3:00 in Tokyo
    assert "has run out of time" in _late(waiting)
    assert waiting.pings(_ANN) == before
    await waiting.wait(5 * HOUR)
    assert "has run out of time" in _private(waiting, _ANN)[-1]
    assert waiting.pings(_ANN) == before + 1


async def test_nor_told_of_it_when_it_is_settled_by_then(waiting: WaitingTable) -> None:
    waiting.clock.seconds = _at("2026-06-04 12:00")
    await waiting.preferences(_ANN, quiet=_NIGHT, zone="Asia/Tokyo", every=None)
    await waiting.begin(GameSettings(deadline=6 * HOUR))
    await waiting.turn(_ANN)
    await waiting.wait(6 * HOUR)
    (wait,) = await waiting.waits()
    await waiting.app.deadlines.choose(caller(3), wait.id, "extend")
    await waiting.wait(5 * HOUR)
    assert _private(waiting, _ANN) == []


async def test_time_given_by_itself_at_night_calls_in_the_morning(waiting: WaitingTable) -> None:
    waiting.clock.seconds = _at("2026-06-04 12:00")
    await waiting.preferences(_ANN, quiet=_NIGHT, every=None)
    await waiting.begin(GameSettings(deadline=9 * HOUR, timeout="extend"))
    before = waiting.pings(_ANN)
    await _down(waiting, "2026-06-04 23:00")
    assert waiting.pings(_ANN) == before
    await waiting.wait(9 * HOUR)
    assert waiting.pings(_ANN) == before + 1


async def test_a_host_is_not_woken_because_the_table_is_full(waiting: WaitingTable) -> None:
    waiting.clock.seconds = _at("2026-06-04 23:00")
    await waiting.preferences(_ANN, quiet=_NIGHT)
    await lobby(waiting.app, 3)
    for user_id, name in ((2, "Bob"), (3, "Cem")):
        await waiting.app.lobby.join(caller(user_id), name)
    await waiting.settle()
    assert waiting.pings(_ANN) == 0
    await waiting.wait(9 * HOUR)
    (told,) = _private(waiting, _ANN)
    assert "all seats are taken" in told


async def test_nor_told_of_it_once_the_game_has_begun(waiting: WaitingTable) -> None:
    waiting.clock.seconds = _at("2026-06-04 23:00")
    await waiting.preferences(_ANN, quiet=_NIGHT, place="channel")
    await lobby(waiting.app, 3)
    for user_id, name in ((2, "Bob"), (3, "Cem")):
        await waiting.app.lobby.join(caller(user_id), name)
    await waiting.app.lobby.start(caller(2))
    await waiting.wait(10 * HOUR)
    assert _private(waiting, _ANN) == []


async def test_a_vote_waits_for_whoever_sleeps(waiting: WaitingTable) -> None:
    waiting.clock.seconds = _at("2026-06-04 23:00")
    for user_id in (_ANN, 3):
        await waiting.preferences(user_id, quiet=_NIGHT, every=None)
    await waiting.begin()
    asked = await waiting.app.proposals.put(caller(_BOB), "pause")
    await waiting.wait(8 * HOUR)
    assert (waiting.pings(_ANN), waiting.pings(3)) == (0, 0)
    await waiting.wait(HOUR)
    assert "asks to pause" in _private(waiting, 3)[-1]
    assert asked.vote is not None
    await waiting.app.proposals.vote(caller(3), asked.vote.id, yes=True)


async def test_but_not_once_it_is_decided(waiting: WaitingTable) -> None:
    waiting.clock.seconds = _at("2026-06-04 23:00")
    await waiting.preferences(3, quiet=_NIGHT)
    await waiting.begin()
    asked = await waiting.app.proposals.put(caller(_BOB), "pause")
    assert asked.vote is not None
    for user_id in (_ANN, 4):
        await waiting.app.proposals.vote(caller(user_id), asked.vote.id, yes=True)
    await waiting.wait(10 * HOUR)
    assert _private(waiting, 3) == []
