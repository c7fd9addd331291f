"""Undo: the last entry or the whole turn, never past an answer (M5), and recorded in the log."""

from typing import Any

import pytest

from bot.app import App, AppError, UndoConsent
from bot.app.errors import AppCode
from bot.text.refusals import format_refusal
from tests.app.tables import (
    act,
    at_table,
    caller,
    look,
    mail,
    place,
    position_of,
    refused,
    several,
    user_of,
    written,
)
from tests.records.samples import endgame

_GOLD, _END = written("rondel", wedge="gold"), written("end_turn")
_ROUSED = written("rondel", wedge="maneuver-1")
_TO_KNOSSOS = written("move", unit="galley", count=1, start="athen", to="knossos")
_TO_SPARTA = written("move", unit="galley", count=1, start="athen", to="sparta")


def _answer(nation: str, *, fight: bool) -> Any:
    return written("answer", nation=nation, fight=fight)


async def _refused(app: App, user_id: int, code: AppCode, *, whole: bool = False) -> None:
    before = await look(app)
    await refused(code, app.play.undo(caller(user_id), whole_turn=whole))
    assert await look(app) == before


async def _rows(app: App) -> int:
    cursor = await app.context.database.reader.execute("SELECT COUNT(*) FROM actions")
    row = await cursor.fetchone()
    assert row is not None
    return int(row[0])


async def test_a_button_of_an_earlier_revision_undoes_nothing(app: App) -> None:
    table = await at_table(app)
    await act(app, 1, _GOLD)
    after = await look(app)
    await refused("stale", app.play.undo(caller(1), stamp=(table.game.id, table.game.revision)))
    assert await look(app) == after
    report = await app.play.undo(caller(1), stamp=(after.game.id, after.game.revision))
    assert report.table.game.length == 0


@pytest.mark.parametrize("whole", [False, True])
async def test_nothing_to_undo_at_the_start_of_a_turn(app: App, whole: bool) -> None:
    await at_table(app)
    await _refused(app, 1, "nothing-to-undo", whole=whole)
    await act(app, 1, _GOLD, _END)
    await _refused(app, 2, "nothing-to-undo", whole=whole)


@pytest.mark.parametrize("whole", [False, True])
async def test_only_in_the_own_turn(app: App, whole: bool) -> None:
    await at_table(app)
    await act(app, 1, _GOLD)
    await _refused(app, 2, "not-your-turn", whole=whole)
    await _refused(app, 9, "not-in-game", whole=whole)
    await act(app, 1, _END)
    await _refused(app, 1, "not-your-turn", whole=whole)


async def test_entry_by_entry(app: App) -> None:
    """Actions entered in one call are undone together."""
    await place(app, endgame())
    seen = [position_of(await look(app))]
    to_napoca = written("move", unit="legion", count=2, start="pella", to="napoca")
    for actions in ([_ROUSED], [_TO_SPARTA, _TO_SPARTA], [to_napoca]):
        await app.play.submit(caller(4), several(actions))
        seen.append(position_of(await look(app)))
    rows = await _rows(app)
    for expected in reversed(seen[:-1]):
        report = await app.play.undo(caller(4))
        assert report.position == expected
        assert position_of(await look(app)) == expected
    await _refused(app, 4, "nothing-to-undo")
    assert await _rows(app) == rows + len(seen) - 1


async def test_the_whole_turn(app: App) -> None:
    before = await place(app, endgame())
    await act(app, 4, _ROUSED, _TO_SPARTA, _TO_SPARTA)
    report = await app.play.undo(caller(4), whole_turn=True)
    assert len(report.taken_back) == 3
    assert not report.stays
    assert report.position == position_of(before)
    assert report.table.game.length == 0


async def test_an_undo_calls_nobody(app: App) -> None:
    await at_table(app)
    last = (await mail(app))[-1]["id"]
    await act(app, 1, _GOLD)
    await app.play.undo(caller(1))
    assert await mail(app, last) == []


async def test_a_move_may_be_taken_back_while_nobody_has_answered(app: App) -> None:
    await place(app, endgame())
    await act(app, 4, _ROUSED)
    before = position_of(await look(app))
    last = (await mail(app))[-1]["id"]
    report = await act(app, 4, _TO_KNOSSOS)
    assert user_of(report.table) == 1
    report = await app.play.undo(caller(4))
    assert len(report.taken_back) == 1
    assert report.position == before
    assert user_of(report.table) == 4
    (asked,) = await mail(app, last)
    assert (asked["kind"], asked["mention"]) == ("demand", [1])
    assert "taken back" in asked["payload"]["answered"]
    await refused("not-your-turn", act(app, 1, _answer("phoenicians", fight=True)))


async def test_who_is_asked_takes_nothing_back(app: App) -> None:
    await place(app, endgame())
    await act(app, 4, _ROUSED, _TO_KNOSSOS)
    await _refused(app, 1, "not-your-turn")
    await _refused(app, 3, "not-your-turn")
    told = {user_id: await _told(app, user_id) for user_id in (1, 3)}
    assert told[1] == (
        "You have nothing to undo here. "
        "You're asked whether you fight in Knossos: press **Fight** or **Don't fight**."
    )
    assert told[3].startswith("It's not your turn. I'm waiting for Ann (Phoenicians) to say")


async def _told(app: App, user_id: int) -> str:
    """Return how a press of the button below the question is refused."""
    with pytest.raises(AppError) as caught:
        await app.proposals.undo_own(caller(user_id))
    return format_refusal(caught.value.code, caught.value.facts)


async def test_past_an_answer_the_panel_asks_as_the_command_does(app: App) -> None:
    await place(app, endgame())
    await act(app, 4, _ROUSED, _TO_KNOSSOS)
    assert await _offered(app, 4) == (True, False)
    await act(app, 1, _answer("phoenicians", fight=False))
    assert await _offered(app, 4) == (True, True), "the Arabs are asked, but the Phoenicians have answered"
    consent = await app.proposals.undo_own(caller(4))
    assert isinstance(consent, UndoConsent)
    assert consent.asked == (1,)
    await act(app, 3, _answer("arabs", fight=False))
    assert await _offered(app, 4) == (True, True)
    await act(app, 4, _TO_SPARTA)
    assert await _offered(app, 4) == (True, False)
    assert (await app.player_views.of(caller(4))).reset_stops
    await app.play.undo(caller(4))
    await app.proposals.undo(caller(4))
    assert await _offered(app, 4) == (False, False), "a vote is open"


async def _offered(app: App, user_id: int) -> tuple[bool, bool]:
    """Return whether the panel offers undo, and whether it asks."""
    view = await app.player_views.of(caller(user_id))
    return view.may_undo, view.undo_asks


async def test_never_past_an_answer(app: App) -> None:
    await place(app, endgame())
    await act(app, 4, _ROUSED, _TO_KNOSSOS)
    await act(app, 1, _answer("phoenicians", fight=False))
    await _refused(app, 4, "answered-over")  # the Arabs are asked, but the Phoenicians have answered
    await act(app, 3, _answer("arabs", fight=True))
    answered = position_of(await look(app))
    for whole in (False, True):
        await _refused(app, 4, "answered-over", whole=whole)
    await act(app, 4, _TO_SPARTA, _TO_SPARTA)
    report = await app.play.undo(caller(4), whole_turn=True)
    assert len(report.taken_back) == 2
    assert report.stays
    assert report.asks
    assert report.position == answered
    await _refused(app, 4, "answered-over", whole=True)


async def test_a_second_turn_knows_nothing_of_the_first(app: App) -> None:
    await at_table(app)
    for user_id in (1, 2, 3, 4):
        await act(app, user_id, _GOLD)
        await app.play.undo(caller(user_id))
        await act(app, user_id, _GOLD, _END)
    start = position_of(await look(app))
    await act(app, 1, written("rondel", wedge="arming"), written("arm", province="tyros", legions=1))
    assert len((await app.play.undo(caller(1))).taken_back) == 1
    report = await app.play.undo(caller(1), whole_turn=True)
    assert (len(report.taken_back), report.position) == (1, start)
