"""Information about players in a lobby: how reliable they are, and when all of them are awake."""

import itertools
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.app import App, GameRequest, GameSettings
from bot.app.lobby.acquaintance import common_hours, punctuality_of
from bot.engine.terms import NATIONS
from bot.model import PersonRow
from bot.model.schedule import TurnClockRow
from bot.model.settings import TEMPOS, tempo_deadline, tempo_of
from bot.model.stats import Punctuality
from bot.store import Games, Privacy, TurnClocks
from tests.app.tables import caller, refused

_ANN, _BOB, _CEM = 1, 2, 3
_HOUR, _DAY = 3600, 86_400
_MIDNIGHT = 20_000 * _DAY
_QUIET = st.tuples(st.integers(0, 1439), st.integers(0, 1439))
_ZONES = st.sampled_from(("UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata"))


def _person(user_id: int, quiet: tuple[int, int] | None, zone: str = "UTC") -> PersonRow:
    return PersonRow(user_id, zone=zone, quiet=quiet)


def test_hours_are_those_in_which_nobody_sleeps() -> None:
    early, late = _person(_ANN, (20 * 60, 6 * 60)), _person(_BOB, (0, 9 * 60))
    (span,) = common_hours([early, late], _MIDNIGHT + 100)
    assert span == (_MIDNIGHT + 9 * _HOUR, _MIDNIGHT + 20 * _HOUR)


def test_hours_around_the_end_of_the_day_are_one_span() -> None:
    (span,) = common_hours([_person(_ANN, (2 * 60, 12 * 60))], _MIDNIGHT)
    assert span == (_MIDNIGHT + 12 * _HOUR, _MIDNIGHT + 26 * _HOUR)


def test_there_may_be_none_and_there_may_be_all() -> None:
    night, day = _person(_ANN, (0, 12 * 60)), _person(_BOB, (12 * 60, 0))
    assert common_hours([night, day], _MIDNIGHT) == ()
    assert common_hours([_person(_CEM, None)], _MIDNIGHT) == ((_MIDNIGHT, _MIDNIGHT + _DAY),)


@settings(deadline=None, max_examples=100)
@given(st.lists(st.tuples(_QUIET, _ZONES), min_size=1, max_size=4), st.integers(0, 400 * 24))
def test_spans_are_apart_and_within_two_days(people: list[Any], hour: int) -> None:
    now = _MIDNIGHT + hour * _HOUR
    rows = [_person(number, quiet, zone) for number, (quiet, zone) in enumerate(people)]
    spans = common_hours(rows, now)
    assert sum(end - start for start, end in spans) <= _DAY
    assert all(start < end <= following for (start, end), (following, _) in itertools.pairwise(spans))
    assert all(now - _HOUR < start and end <= now + 2 * _DAY for start, end in spans)


@pytest.mark.parametrize(
    ("found", "word"),
    [
        (Punctuality(), "new"),
        (Punctuality(9, 9, 9, 10), "new"),
        (Punctuality(10, 10, 1, 10), "reliable"),
        (Punctuality(10, 10, 2, 10), "slow"),
        (Punctuality(10, 0, 0, _DAY), "reliable"),
        (Punctuality(10, 0, 0, _DAY + 1), "slow"),
    ],
)
def test_a_word_for_how_reliable_somebody_is(found: Punctuality, word: str) -> None:
    assert found.reliability == word


def test_every_tempo_is_that_of_its_deadline() -> None:
    assert [tempo_of(GameSettings(tempo_deadline(tempo))) for tempo in TEMPOS] == list(TEMPOS)
    assert tempo_of(GameSettings()) is None
    assert tempo_of(GameSettings(daily=21 * 60)) == "daily"


async def _played(
    app: App, game_id: int, user_id: int, late: int, turns: int = 20, longest: int = 30 * _HOUR
) -> None:
    """Store `turns` turns of a player with a day each: the first `late` took `longest`, the others 3 h."""
    async with app.context.database.transaction() as tx:
        for number in range(turns):
            spent = 3 * _HOUR if number >= late else longest
            clock = TurnClockRow(
                game_id, NATIONS[user_id], number + 1, user_id, spent, _DAY, 0, False, 0, number
            )
            await TurnClocks(tx).put(clock)


@pytest.mark.parametrize(
    ("spent", "extended", "late"),
    [(_DAY - 1, False, 0), (_DAY, False, 1), (_HOUR, True, 1), (_HOUR, False, 0)],
)
async def test_a_turn_is_late_if_its_time_ran_out_or_was_extended(
    app: App, spent: int, extended: bool, late: int
) -> None:
    table = await app.lobby.create(caller(_ANN), GameRequest(1, "Ann"))
    async with app.context.database.transaction() as tx:
        clock = TurnClockRow(table.game.id, "greeks", 1, _ANN, spent, _DAY, 0, extended, 0, 9)
        await TurnClocks(tx).put(clock)
        assert await punctuality_of(tx, 1, _ANN) == Punctuality(1, 1, late, spent)


async def _words(app: App, user_id: int = _ANN) -> str:
    return (await app.lobby.deferred_text(await app.queries.table(caller(user_id))))()


async def test_a_lobby_tells_who_is_reliable(app: App) -> None:
    table = await app.lobby.create(caller(_ANN), GameRequest(1, "Ann", settings=GameSettings(_DAY)))
    await app.lobby.join(caller(_BOB), "Bob")
    await app.lobby.join(caller(_CEM), "Cem")
    assert (await _words(app)).count("· new here") == 3
    await _played(app, table.game.id, _BOB, late=1)
    await _played(app, table.game.id, _CEM, late=8)
    assert (await _words(app)).endswith("\n-# Never played? `/learn` shows you how in ten minutes.")
    await _played(app, table.game.id, _ANN, late=0)
    told = await _words(app)
    assert "/learn" not in told
    assert "Pace: about a turn a day. Deadline: 1 day per turn." in told
    assert "- Bob: any nation · reliable: 95% of turns on time, usually 3 hours" in told
    assert "- Cem: any nation · slow: 60% of turns on time, usually 3 hours" in told


async def test_a_turn_that_the_bot_ended_at_its_deadline_was_late(app: App) -> None:
    table = await app.lobby.create(caller(_ANN), GameRequest(1, "Ann"))
    await _played(app, table.game.id, _ANN, late=8, longest=_DAY)
    assert "slow: 60% of turns on time" in await _words(app)


async def test_who_does_not_stand_in_statistics_is_not_told_of(app: App) -> None:
    await app.lobby.create(caller(_ANN), GameRequest(1, "Ann"))
    async with app.context.database.transaction() as tx:
        await Privacy(tx).set_unlisted(_ANN, 0, unlisted=True)
    assert "new here" not in await _words(app)


async def test_turns_on_another_server_do_not_count(app: App) -> None:
    table = await app.lobby.create(caller(_ANN), GameRequest(1, "Ann"))
    await _played(app, table.game.id, _ANN, late=8)
    assert "slow" in await _words(app)
    await app.lobby.create(caller(_ANN, 101), GameRequest(2, "Ann"))
    other = await app.queries.table(caller(_ANN, 101))
    assert "new here" in (await app.lobby.deferred_text(other))()


async def test_a_table_may_want_nobody_who_is_slow(app: App) -> None:
    first = await app.lobby.create(caller(_CEM, 101), GameRequest(1, "Cem"))
    await _played(app, first.game.id, _CEM, late=8)
    await app.lobby.create(caller(_ANN), GameRequest(1, "Ann", settings=GameSettings(reliable=True)))
    assert "Only for players who are new or reliable." in await _words(app)
    await app.lobby.join(caller(_BOB), "Bob")
    await refused("too-slow", app.lobby.join(caller(_CEM), "Cem"))
    game = await Games(app.context.database.reader).by_id((await app.queries.table(caller(_ANN))).game.id)
    assert game is not None
    assert game.revision == 1


async def test_who_sits_at_the_table_may_change_the_nation_even_if_slow(app: App) -> None:
    table = await app.lobby.create(caller(_ANN), GameRequest(1, "Ann", settings=GameSettings(reliable=True)))
    await _played(app, table.game.id, _ANN, late=8)
    assert "slow" in await _words(app)
    table = await app.lobby.join(caller(_ANN), "Ann", "greeks")
    assert [seat.nation for seat in table.seats] == ["greeks"]


async def test_a_lobby_tells_when_all_are_up(app: App) -> None:
    await app.lobby.create(caller(_ANN), GameRequest(1, "Ann"))
    await app.lobby.join(caller(_BOB), "Bob")
    await app.lobby.join(caller(_CEM), "Cem")
    assert "Everyone is up" not in await _words(app)
    await app.preferences.change(_ANN, lambda person: replace(person, quiet=(22 * 60, 6 * 60)))
    assert "Everyone is up" not in await _words(app), "it would be when Ann is"
    await app.preferences.change(_CEM, lambda person: replace(person, quiet=(0, 7 * 60)))
    told = await _words(app)
    assert "Everyone is up: <t:" in told
    assert "(Bob hasn't said)." in told
