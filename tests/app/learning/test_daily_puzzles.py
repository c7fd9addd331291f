"""The daily puzzle of a table: once a day at its hour, also after restarts; failures are reported."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.app import AppError, OutgoingMessage
from bot.app.learning.daily_puzzles import DAILY
from bot.app.votes.votes import VoteResult
from bot.puzzles import puzzle_of
from bot.puzzles.wording import format_turn_steps
from tests.app.tables import CHANNEL, act, caller, look, place
from tests.app.waiting import DAY, END, GOLD, HOUR, WaitingTable
from tests.records.samples import given, text

_ANN, _BOB = 1, 2
_NOON = {"puzzle": 12 * 60, "zone": "UTC"}


def _posted(waiting: WaitingTable) -> list[OutgoingMessage]:
    return [message for message in waiting.mailbox.messages if "Today's puzzle" in message.content]


@pytest.mark.both
async def test_it_comes_each_day_at_its_hour(waiting: WaitingTable) -> None:
    await waiting.begin()
    await waiting.app.game_settings.change(caller(_ANN), _NOON)
    await waiting.wait(3 * DAY, step=HOUR // 2)
    first, second, third = _posted(waiting)
    assert {each.channel_id for each in _posted(waiting)} == {CHANNEL}
    assert len({each.buttons[0].custom_id for each in _posted(waiting)}) == 3
    puzzle = puzzle_of(first.buttons[0].custom_id.removeprefix(DAILY))
    assert puzzle is not None
    assert first.position == puzzle.position
    assert first.mentions == ()
    assert "Answer" not in first.content
    for before, after in ((first, second), (second, third)):
        puzzle = puzzle_of(before.buttons[0].custom_id.removeprefix(DAILY))
        assert puzzle is not None
        step = format_turn_steps(puzzle, puzzle.line[:1])
        assert after.content.endswith(f"): {step}."), "only the wedge: nobody reads a turn of twenty actions"


@pytest.mark.parametrize("zone", ["Europe/Berlin", "Asia/Kolkata"])
async def test_its_hour_is_the_tables(waiting: WaitingTable, zone: str) -> None:
    await waiting.begin()
    await waiting.app.game_settings.change(caller(_ANN), {"puzzle": 18 * 60 + 30, "zone": zone})
    due = await waiting.app.scheduler.next_due()
    assert due is not None
    here = datetime.fromtimestamp(due, UTC).astimezone(ZoneInfo(zone))
    assert (here.hour, here.minute) == (18, 30)
    assert due - waiting.clock.seconds <= DAY
    await waiting.app.game_settings.change(caller(_ANN), {"zone": "America/New_York"})
    due = await waiting.app.scheduler.next_due()
    assert due is not None
    here = datetime.fromtimestamp(due, UTC).astimezone(ZoneInfo("America/New_York"))
    assert (here.hour, here.minute) == (18, 30), "also after the zone alone has changed"


@pytest.mark.both
async def test_after_a_restart_it_comes_once(waiting: WaitingTable) -> None:
    await waiting.begin()
    await waiting.app.game_settings.change(caller(_ANN), _NOON)
    waiting.restart()
    waiting.clock.seconds += 2 * DAY + HOUR
    await waiting.settle()
    waiting.restart()
    await waiting.settle()
    assert len(_posted(waiting)) == 1, "days that were missed are not made up for"
    await waiting.wait(DAY, step=HOUR)
    assert len(_posted(waiting)) == 2


async def test_another_hour_of_the_same_day_brings_no_second_one(waiting: WaitingTable) -> None:
    await waiting.begin()
    midnight = waiting.clock.seconds - waiting.clock.seconds % DAY + DAY
    await waiting.app.game_settings.change(caller(_ANN), {"puzzle": 60, "zone": "UTC"})
    await waiting.wait(midnight + 2 * HOUR - waiting.clock.seconds, step=HOUR // 2)
    before = len(_posted(waiting))
    await waiting.app.game_settings.change(caller(_ANN), _NOON)
    await waiting.wait(12 * HOUR, step=HOUR)
    assert len(_posted(waiting)) == before
    await waiting.wait(DAY, step=HOUR)
    assert len(_posted(waiting)) == before + 1


@pytest.mark.both
async def test_it_stops_when_it_is_switched_off_or_the_game_is_over(waiting: WaitingTable) -> None:
    await waiting.begin()
    settings = waiting.app.game_settings
    await settings.change(caller(_ANN), _NOON)
    await settings.change(caller(_ANN), {"puzzle": None})
    await waiting.wait(2 * DAY, step=HOUR)
    assert _posted(waiting) == []
    await settings.change(caller(_ANN), _NOON)
    async with waiting.database.transaction() as tx:
        game = (await look(waiting.app)).game
        await tx.execute("UPDATE games SET status = 'closed' WHERE id = ?", (game.id,))
    await waiting.wait(2 * DAY, step=HOUR)
    assert _posted(waiting) == []


async def test_it_comes_again_when_a_game_that_was_over_goes_on(waiting: WaitingTable) -> None:
    await place(waiting.app, text(position=given(greeks={"personages": {"king": 9}})))
    await waiting.app.game_settings.change(caller(_ANN), _NOON)
    await act(waiting.app, 4, GOLD, END)
    await waiting.wait(2 * DAY, step=HOUR)
    assert _posted(waiting) == []
    asked = await waiting.app.proposals.undo(caller(4))
    assert isinstance(asked, VoteResult)
    assert asked.vote is not None
    for user_id in (1, 2, 3):
        await waiting.app.proposals.vote(caller(user_id), asked.vote.id, yes=True)
    await waiting.wait(2 * DAY, step=HOUR)
    assert len(_posted(waiting)) == 2


async def test_only_the_host_decides(waiting: WaitingTable) -> None:
    await waiting.begin()
    with pytest.raises(AppError):
        await waiting.app.game_settings.change(caller(_BOB), _NOON)


async def test_the_host_hears_where_it_is_refused(waiting: WaitingTable) -> None:
    await waiting.begin()
    await waiting.app.game_settings.change(caller(_ANN), _NOON)
    await waiting.settle()
    waiting.mailbox.closed.add(CHANNEL)
    await waiting.wait(DAY + 2 * HOUR, step=HOUR // 2)
    told = [each.content for each in waiting.mailbox.messages if each.direct and each.channel_id == _ANN]
    assert len([each for each in told if f"my messages don't get through to <#{CHANNEL}>" in each]) == 1
    waiting.mailbox.closed.clear()
    await waiting.wait(4 * HOUR, step=HOUR // 2)
    assert len(_posted(waiting)) == 1, "it comes once it can"
