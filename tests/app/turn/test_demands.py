"""Entries that others may fight (M5), and the choice of K4: who is awaited, and who is called."""

from typing import Any

import pytest

from bot.app import App
from bot.app.antike.scripts import answer, end_turn, move
from bot.engine.antike import Phase
from bot.engine.errors import RuleError
from bot.model.turns import Group
from tests.app.tables import act, caller, look, mail, place, position_of, refused, user_of, written
from tests.records.samples import endgame

_ROUSED = written("rondel", wedge="maneuver-1")
_TO_KNOSSOS = written("move", unit="galley", count=1, start="athen", to="knossos")


async def _entered(app: App) -> int:
    """Enter Knossos with the Greeks (Dao); Phoenicians (Ann) and Arabs (Cem) have a galley each there.

    Returns the id of the last message before.
    """
    await place(app, endgame())
    await act(app, 4, _ROUSED)
    last = (await mail(app))[-1]["id"]
    await act(app, 4, _TO_KNOSSOS)
    return int(last)


async def _not_your_turn(app: App, user_id: int, script: Any) -> None:
    await refused("not-your-turn", app.play.submit(caller(user_id), script))


async def test_only_who_is_asked_may_act(app: App) -> None:
    await _entered(app)
    before = await look(app)
    assert user_of(before) == 1
    for user_id in (2, 3, 4):
        await _not_your_turn(app, user_id, answer(fights=True))
        await _not_your_turn(app, user_id, end_turn())
    with pytest.raises(RuleError) as caught:
        await app.play.submit(caller(1), end_turn())
    assert caught.value.code == "not-now"
    assert await look(app) == before


async def test_one_after_another_and_then_the_mover_goes_on(app: App) -> None:
    last = await _entered(app)
    await app.play.submit(caller(1), answer(fights=False))
    assert user_of(await look(app)) == 3
    report = await app.play.submit(caller(3), answer(fights=True))
    assert user_of(report.table) == 4
    assert report.position.phase is Phase.WEDGE
    assert report.position.nations["arabs"].count("galley", "knossos") == 0
    rows = await mail(app, last)
    assert [(row["kind"], row["mention"]) for row in rows] == [
        ("demand", [1]),
        ("demand", [3]),
        ("resume", [4]),
    ]
    assert ["answered" in row["payload"] for row in rows] == [True, True, False]


async def test_the_words_name_both_sides(app: App) -> None:
    last = await _entered(app)
    await app.play.submit(caller(1), answer(fights=True))
    demand, *_ = await mail(app, last)
    told = demand["payload"]["call"] + demand["payload"]["text"]
    assert "Greeks" in told
    assert "Phoenicians" in told
    assert "Knossos" in told
    assert "Phoenicians" in demand["payload"]["answered"]
    assert "fought" in demand["payload"]["answered"]


async def test_a_path_stops_where_somebody_is_asked(app: App) -> None:
    """The units stay in the province of the question: the mover decides anew after the answer."""
    await place(app, endgame())
    await act(app, 4, _ROUSED)
    path = ["athen", "knossos", "cyrene"]
    report = await app.play.submit(caller(4), move([Group("galley", 1)], path))
    assert report.position.phase is Phase.ANSWER
    assert report.position.current.count("galley", "cyrene") == 0
    assert report.table.game.length == 2
    report = await app.play.undo(caller(4))
    assert len(report.taken_back) == 1
    assert report.position.current.count("galley", "athen") == 3


async def test_an_answer_of_the_turn_is_not_one_to_a_later_question(app: App) -> None:
    """The undo reports the question as taken back, though that nation answered one earlier in the turn."""
    await _entered(app)
    await app.play.submit(caller(1), answer(fights=False))
    await app.play.submit(caller(3), answer(fights=False))
    last = (await mail(app))[-1]["id"]
    await act(app, 4, _TO_KNOSSOS)
    await app.play.undo(caller(4))
    (demand,) = await mail(app, last)
    assert "taken back" in demand["payload"]["answered"]


async def test_asked_again_and_again_in_one_turn(app: App) -> None:
    """Every question has its own message and its own nonce."""
    await _entered(app)
    for _ in range(2):
        await app.play.submit(caller(1), answer(fights=False))
        await app.play.submit(caller(3), answer(fights=False))
        await act(app, 4, _TO_KNOSSOS)
    demands = [row for row in await mail(app) if row["kind"] == "demand"]
    assert [row["mention"] for row in demands] == [[1], [3], [1], [3], [1]]
    assert len({row["nonce"] for row in demands}) == 5


async def test_an_answer_without_a_question(app: App) -> None:
    await place(app, endgame())
    with pytest.raises(RuleError) as caught:
        await app.play.submit(caller(4), answer(fights=True))
    assert caught.value.code == "not-now"
    await _not_your_turn(app, 1, answer(fights=True))


async def _learned(app: App) -> int:
    """End the Greeks' turn with their eighth know-how learnt, so that three stacks are equal (K4).

    Returns the id of the last message before.
    """
    await place(app, endgame())
    last = (await mail(app))[-1]["id"]
    actions = (
        written("rondel", wedge="know-how"),
        written("learn", advance="democracy"),
        written("end_turn"),
    )
    report = await act(app, 4, *actions)
    assert report.position.phase is Phase.PERSONAGE
    return int(last)


async def test_a_choice_keeps_the_turn(app: App) -> None:
    last = await _learned(app)
    assert user_of(await look(app)) == 4
    assert await mail(app, last) == []
    for user_id in (1, 2, 3):
        await _not_your_turn(app, user_id, end_turn())
    for action in (written("end_turn"), written("choose_personage", personage="navigator")):
        with pytest.raises(RuleError):
            await act(app, 4, action)
    report = await act(app, 4, written("choose_personage", personage="general"))
    assert user_of(report.table) == 1
    assert report.position.nations["greeks"].personages.general == 1
    (row,) = await mail(app, last)
    assert (row["kind"], row["mention"]) == ("turn", [1])


async def test_the_end_of_a_turn_may_be_taken_back_before_the_choice(app: App) -> None:
    await _learned(app)
    report = await app.play.undo(caller(4))
    assert report.position.phase is Phase.WEDGE
    assert position_of(await look(app)).choice == ()
    report = await app.play.undo(caller(4), whole_turn=True)
    assert report.position.phase is Phase.RONDEL


async def test_a_temple_that_decides_ends_the_game_at_once(app: App) -> None:
    """W2: all personages were gone when the turn began; all players are notified within the turn."""
    import json

    gone = {"king": 8, "scholar": 8, "general": 7, "citizen": 5, "navigator": 5}
    record = json.loads(endgame(goal=99))
    nations = record["position"]["nations"]
    nations["greeks"]["personages"] = {"king": 1}
    nations["arabs"]["personages"] = gone | {"citizen": 6}
    nations["greeks"]["galleys"] = {"tyros": 5}
    record["variant"]["goal"] = None
    await place(app, json.dumps(record))
    last = (await mail(app))[-1]["id"]
    report = await act(app, 4, _ROUSED, written("conquer", province="tyros", galleys=4))
    assert report.table.game.status == "over"
    assert report.table.game.result == {"winner": "greeks", "reason": "temple"}
    told = [(row["kind"], row["mention"]) for row in await mail(app, last)]
    assert told == [("won", [1, 2, 3, 4]), ("report", [])]
    assert position_of(await look(app)) == report.position
