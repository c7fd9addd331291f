"""Live play: while turns follow within minutes, the last message is edited; no ping for five minutes."""

from collections.abc import AsyncIterator

import pytest

from bot.app import GameSettings
from bot.app.reminders.absence import WatchfulClock
from bot.app.votes.votes import VoteResult
from bot.engine.antike.position import Position
from bot.engine.terms import WEDGES
from bot.model.schedule import TurnClockRow
from bot.store import Database, TurnClocks
from tests.app.tables import CHANNEL, Clock, act, caller, look, place, written
from tests.app.waiting import DAY, END, GOLD, HOUR, WaitingTable
from tests.databases import Where
from tests.records.samples import endgame

_PATIENCE = 300
_ROUSED = written("rondel", wedge="maneuver-1")
_TO_KNOSSOS = written("move", unit="galley", count=1, start="athen", to="knossos")


@pytest.fixture
async def live(where: Where, clock: Clock) -> AsyncIterator[WaitingTable]:
    async with Database(where) as database:
        yield WaitingTable(database, clock, patience=_PATIENCE)


async def _ends(table: WaitingTable) -> None:
    """Store two turns that ended 30 seconds ago."""
    async with table.database.transaction() as tx:
        for nation in ("persians", "arabs"):
            clock = TurnClockRow(1, nation, 1, 2, 30, None, 0, False, 0, table.clock.seconds - 30)
            await TurnClocks(tx).put(clock)


async def _turns(table: WaitingTable, count: int, after: int = 45) -> list[int]:
    """Play `count` turns, `after` seconds each and one wedge on, which is free; return the players' ids."""
    played = []
    for _ in range(count):
        await table.wait(after, step=15)
        (wait,) = await table.waits()
        played.append(wait.user_id)
        await act(table.app, wait.user_id, written("rondel", wedge=await _next_wedge(table)), END)
        await table.settle()
    return played


async def _next_wedge(table: WaitingTable) -> str:
    position = (await look(table.app)).position
    assert isinstance(position, Position)
    at = WEDGES.index(position.current.wedge) + 1 if position.current.wedge else 0
    return WEDGES[at % len(WEDGES)]


def _pinged(table: WaitingTable) -> list[int]:
    return [user_id for message in table.mailbox.messages for user_id in message.mentions]


@pytest.mark.both
async def test_a_table_of_six_that_answers_within_a_minute_is_not_pinged(live: WaitingTable) -> None:
    """After two quick turns nobody is pinged, whatever the round, until a player takes five minutes."""
    await live.begin(nations=6)
    played = await _turns(live, 24)
    assert sorted(set(played)) == [1, 2, 3, 4, 5, 6]
    called = played[:2]
    assert _pinged(live) == called
    assert len(live.mailbox.messages) == 2
    await live.wait(_PATIENCE - 1, step=1)
    assert _pinged(live) == called, "24 turns are over, and the next player has not come for five minutes"
    await live.wait(1)
    assert _pinged(live) == [*called, played[0]]
    await live.wait(HOUR)
    assert _pinged(live) == [*called, played[0]], "one call"


@pytest.mark.both
@pytest.mark.parametrize("anew", [False, True])
async def test_a_clock_that_was_set_back_puts_off_no_call(live: WaitingTable, *, anew: bool) -> None:
    """A player who looks away is called after five minutes, not after those and the hour."""
    context, clock = live.app.context, live.clock
    context.now = WatchfulClock(context.absence, lambda: clock.seconds)
    await live.begin()
    called = await _turns(live, 3)
    assert _pinged(live) == called[:2]
    clock.seconds -= HOUR
    await live.settle()
    await live.wait(60)
    (wait,) = await live.waits()
    if anew:
        await live.preferences(wait.user_id, every=None)  # which sets due times anew
    await live.wait(_PATIENCE, step=15)
    assert _pinged(live) == [*called[:2], wait.user_id]


async def test_the_last_message_tells_the_turns_and_shows_the_board_as_it_is(live: WaitingTable) -> None:
    await live.begin()
    await _turns(live, 3)
    first, last = live.mailbox.standing(CHANNEL)
    assert first.content.startswith("🏛️ The game begins")
    assert last.content.startswith("**Dao**, game 1: your turn (**Greeks**")
    told = [last.content.index(f"**{nation}**") for nation in ("Phoenicians", "Persians", "Arabs")]
    assert told == sorted(told)
    assert last.content.count("(goal: 9)") == 1, "the score stands below the latest turn alone"
    assert "Earlier turns" not in last.content
    table = await live.app.queries.by_id(1)
    assert table is not None
    assert last.position == table.position
    assert {"Take your turn", "Board", "Undo"} <= {button.label for button in last.buttons}


async def test_only_so_many_turns_are_kept_as_there_is_room_for(live: WaitingTable) -> None:
    await live.begin()
    await _turns(live, 28)
    last = live.mailbox.standing(CHANNEL)[-1]
    assert len(live.mailbox.standing(CHANNEL)) == 2
    assert len(last.content) < 2_000
    assert "round 7:" in last.content
    assert "round 1:" not in last.content
    assert last.content.splitlines()[1] == "-# Earlier turns: `/history`"
    assert last.content.count("(goal: 9)") == 1


async def test_an_undone_end_of_turn_is_named_and_leaves_no_old_score(live: WaitingTable) -> None:
    """The old call lists more turns than were undone; the new one begins with nothing but the score."""
    await live.begin()
    await _turns(live, 3)
    called = live.mailbox.standing(CHANNEL)[-1]
    asked = await live.app.proposals.undo(caller(3))
    assert isinstance(asked, VoteResult)
    assert asked.vote is not None
    await live.app.proposals.vote(caller(4), asked.vote.id, yes=True)
    await live.settle()
    said = [each.content for each in live.mailbox.standing(CHANNEL)]
    undone = "↩️ Undone for **Cem**: the end of their turn."
    assert said[-3] == "\n".join([*called.content.splitlines()[1:], f"-# {undone}"])
    assert "your turn (**Arabs**" in said[-1]
    await act(live.app, 3, END)
    await live.settle()
    last = live.mailbox.standing(CHANNEL)[-1].content
    assert "**Arabs** (Cem), round 1" in last
    assert last.count("(goal: 9)") == 1


async def test_who_has_begun_is_not_called(live: WaitingTable) -> None:
    await live.begin()
    await _turns(live, 2)
    await act(live.app, 3, GOLD)
    await live.wait(HOUR)
    assert live.pings(3) == 0


async def test_a_break_is_the_end_of_it(live: WaitingTable) -> None:
    """A late turn gets a new message with a ping; after the next quick turn, play is live again."""
    await live.begin()
    await _turns(live, 3)
    await live.wait(HOUR)
    assert live.pings(4) == 1
    before = len(live.mailbox.messages)
    await live.turn(4)
    assert len(live.mailbox.messages) == before + 1
    assert live.pings(1) == 2
    await _turns(live, 1)
    assert live.pings(2) == 1, "one that everybody was called for at first, and none now"


async def test_the_call_survives_a_restart(live: WaitingTable) -> None:
    await live.begin()
    await _turns(live, 3)
    live.restart()
    await live.wait(_PATIENCE - 1, step=1)
    assert live.pings(4) == 0
    live.restart()
    await live.wait(1)
    assert live.pings(4) == 1


async def test_private_calls_wait_as_well(live: WaitingTable) -> None:
    await live.begin()
    await live.preferences(3, place="dm")
    await _turns(live, 2)
    assert live.pings(3) == 0
    await live.wait(_PATIENCE)
    assert live.pings(3) == 1
    assert live.mailbox.messages[-1].direct


async def test_quiet_hours_last_longer(live: WaitingTable) -> None:
    await live.begin()
    await live.app.preferences.leave(3, live.clock.seconds + DAY)
    await _turns(live, 2)
    (wait,) = await live.waits()
    await live.wait(HOUR)
    assert live.pings(3) == 0
    assert (wait.user_id, wait.told_at) == (3, None), "the player is not there and has seen nothing"
    await live.wait(DAY, step=HOUR)
    assert live.pings(3) == 1
    assert [wait.told_at is None for wait in await live.waits()] == [False]


async def test_a_delayed_call_that_does_not_arrive_takes_no_turn(live: WaitingTable) -> None:
    await live.begin(GameSettings(deadline=2 * HOUR, timeout="skip"))
    await _turns(live, 2)
    live.mailbox.closed |= {CHANNEL}
    await live.wait(5 * HOUR)
    live.mailbox.closed.clear()
    assert [wait.user_id for wait in await live.waits()] == [3]
    await live.wait(5 * HOUR)
    assert [wait.user_id for wait in await live.waits()] != [3]


async def test_a_delayed_call_that_arrives_gives_no_time_back(live: WaitingTable) -> None:
    """Not even if the deadline is close behind it, as the call comes when it should."""
    live.patience = 1_200
    live.restart()
    await live.begin(GameSettings(deadline=HOUR, timeout="skip"))
    await _turns(live, 2)
    await live.wait(HOUR)
    assert live.pings(3) > 0
    assert [wait.user_id for wait in await live.waits()] == [4]


async def test_slow_turns_are_called_as_ever(live: WaitingTable) -> None:
    await live.begin()
    await _turns(live, 4, after=_PATIENCE + 1)
    assert _pinged(live) == [1, 2, 3, 4, 1]


async def test_another_message_is_not_changed(live: WaitingTable) -> None:
    """If the last message is of another kind, it stays; the turn is posted below it, without a ping."""
    await live.begin()
    await _turns(live, 2)
    await live.app.preferences.leave(4, live.clock.seconds + DAY)
    await live.settle()
    away = live.mailbox.standing(CHANNEL)[-1]
    await _turns(live, 1)
    assert live.mailbox.standing(CHANNEL)[-2] == away
    assert "Greeks" in live.mailbox.standing(CHANNEL)[-1].content
    assert _pinged(live) == [1, 2]


@pytest.mark.both
async def test_turns_in_a_deleted_message_are_posted_anew(live: WaitingTable) -> None:
    """The next ones are added to that message; nobody is pinged, as before."""
    await live.begin()
    await _turns(live, 3)
    live.mailbox.shown.clear()
    await _turns(live, 1)
    (again,) = live.mailbox.standing(CHANNEL)
    assert "your turn (**Phoenicians**" in again.content
    assert "**Greeks** (Dao), round 1" in again.content
    await _turns(live, 1)
    (again,) = live.mailbox.standing(CHANNEL)
    assert "**Phoenicians** (Ann), round 2" in again.content
    table = await live.app.queries.by_id(1)
    assert table is not None
    assert again.position == table.position
    assert _pinged(live) == [1, 2]
    await live.wait(_PATIENCE)
    assert _pinged(live) == [1, 2, 2]


async def test_a_message_that_has_forgotten_its_words_is_not_changed(live: WaitingTable) -> None:
    await live.begin()
    await _turns(live, 2)
    async with live.database.transaction() as tx:
        await tx.execute("UPDATE outbox SET payload = '{}', wait = NULL WHERE kind = 'turn'")
    before = live.mailbox.standing(CHANNEL)
    await _turns(live, 1)
    *stood, told = live.mailbox.standing(CHANNEL)
    assert stood == before
    assert "your turn (**Greeks**" in told.content
    assert _pinged(live) == [1, 2]


async def test_a_question_is_put_without_a_ping_at_first(live: WaitingTable) -> None:
    await place(live.app, endgame())
    await _ends(live)
    await act(live.app, 4, _ROUSED, _TO_KNOSSOS)
    await live.wait(20, step=5)
    assert "Fight" in {button.label for button in live.mailbox.messages[-1].buttons}
    assert live.pings(1) == 0
    await live.wait(_PATIENCE)
    assert live.pings(1) == 1


async def test_time_is_given_back_if_neither_the_edit_nor_the_call_arrives_in_time(
    live: WaitingTable,
) -> None:
    """The edited message is older than the turn; that it was posted once has called nobody to this one."""
    for user_id in (1, 2, 3, 4):
        await live.preferences(user_id, every=None)
    await live.begin(GameSettings(deadline=HOUR, timeout="skip"))
    await _turns(live, 3)
    live.mailbox.closed.add(CHANNEL)
    await _turns(live, 1)
    (wait,) = await live.waits()
    await live.wait(HOUR - 300, step=15)
    live.mailbox.closed.clear()
    await live.delivery.try_again(1)
    await live.settle()
    assert live.pings(wait.user_id) > 0
    await live.wait(600, step=15)
    assert [other.user_id for other in await live.waits()] == [wait.user_id]
    await live.wait(HOUR, step=15)
    assert [other.user_id for other in await live.waits()] != [wait.user_id]
