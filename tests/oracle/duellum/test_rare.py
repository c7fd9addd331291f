"""Situations that random games hardly ever reach, as records: engine, oracle and rules agree."""

from typing import Any

import pytest

from tests.oracle import duellum
from tests.oracle.duellum import engine, facts
from tests.oracle.duellum.tables import END, Json, a_record, card, conquer, given, holding, rondel

TEMPLE = {"type": "temple", "province": "roma"}


def both(record: Json) -> duellum.State:
    """Return the state at the end of a record; assert that engine and oracle play it alike to its end."""
    played = duellum.replay(record)
    assert engine.outcome(record) == tuple(played)
    assert played.status == 0
    state = duellum.load(record)
    for action in record["actions"]:
        state = duellum.play(state, action)
    assert sorted(map(str, engine.legal(engine.reached(record)))) == sorted(map(str, duellum.legal(state)))
    return state


def other(*actions: Any, **romans: Any) -> Json:
    """Return a record on `facts.OTHER`, whose numbers and cards differ; the Romans move."""
    position = given({"wedge": "gold", **romans}, display=["wind", "wind", "boots"])
    return a_record(board=facts.OTHER, position=position, actions=list(actions))


def test_de7_architects_never_pay_for_a_temple() -> None:
    plans = other(
        rondel("temple"), card("plan"), card("plan"), TEMPLE, wedge="iron", cards={"plan": 2}, marble=1
    )
    assert holding(both(plans)) == {"marble": 1}


def test_de7_what_an_architect_saves_is_for_the_next_temple_alone() -> None:
    second = {"type": "temple", "province": "ancona"}
    actions = (rondel("temple"), card("plan"), TEMPLE, second)
    assert holding(both(other(*actions, wedge="iron", cards={"plan": 1}, marble=9, coins=1))) == {"marble": 1}


def test_de7_philosophers_never_pay_for_a_know_how() -> None:
    learn = {"type": "learn", "advance": "navigatio"}
    actions = (rondel("know-how"), card("teacher"), card("teacher"), learn)
    state = both(other(*actions, wedge="marble", cards={"teacher": 2}, gold=1))
    assert holding(state) == {"gold": 1}
    assert state["turn"]["know_how_discount"] == 0


def test_de7_two_settlers_found_two_cities() -> None:
    rich = dict.fromkeys(facts.CHIPS, 9)
    found = [{"type": "found", "province": each, "resource": "iron"} for each in ("neapolis", "croton")]
    actions = (card("colony"), card("colony"), rondel("maneuver-1"), *found)
    state = both(other(*actions, wedge="gold", cards={"colony": 2}, coins=3, **rich))
    assert state["turn"]["settlers"] == 0
    assert not [each for each in duellum.legal(state) if each["type"] == "found"]


def test_de7_omen_a_second_time_is_refused() -> None:
    record = other(card("augur"), card("augur"), cards={"augur": 2})
    assert engine.outcome(record) == tuple(duellum.replay(record))
    assert duellum.replay(record).failed_at == 1


@pytest.mark.parametrize("due", [1, 2, 3])
def test_de4_what_is_due_lapses_with_an_empty_display(due: int) -> None:
    """All cards but the two on display are in one hand, so no more than two can be taken."""
    hand = {name: fact["copies"] for name, fact in facts.cards("punic").items()}
    hand |= {"levy": 1, "omen": 0}
    position = given({"cards": hand, "cards_due": due}, display=["levy", "omen"])
    taken = [{"type": "take_card", "card": each} for each in ("omen", "levy")][:due]
    state = both(a_record(position=position, actions=taken))
    assert state["phase"] == "rondel"
    assert "cards_due" not in state["position"]["nations"]["romans"]


def test_dp3_a_coin_paid_for_steps_is_there_for_the_production() -> None:
    """One coin is in the bank, and the one paid is added before the production: then there are two."""
    position = given({"wedge": "temple", "coins": 5}, {"coins": 18})
    state = both(a_record(position=position, actions=[rondel("marble")]))
    assert holding(state) == {"marble": 1, "coins": 5}


def test_dm6_dm8_a_temple_falls_to_three_units() -> None:
    carthage = {"cities": {"croton": "iron", "carthago": "gold"}, "temples": ["croton"], "walls": ["croton"]}
    position = given({"legions": {"croton": 3}, "galleys": {"croton": 1}}, carthage)
    actions = [rondel("maneuver-1"), {"type": "conquer", "province": "croton", "legions": 3, "galleys": 1}]
    state = both(a_record(position=position, actions=actions))
    assert state["position"]["nations"]["carthaginians"]["temples"] == []
    assert duellum.printed(state)["bank"]["temples"] == facts.TEMPLES
    short = {**a_record(position=position), "actions": [rondel("maneuver-1"), conquer("croton", 3, 0)]}
    assert engine.outcome(short) == tuple(duellum.replay(short))
    assert duellum.replay(short).status == 1


def test_dm7_counts_left_out_are_zero() -> None:
    carthage = {"cities": {"croton": "iron", "carthago": "gold"}}
    position = given({"legions": {"croton": 1}, "galleys": {"croton": 1}}, carthage)
    taken = {"type": "conquer", "province": "croton", "galleys": 1}
    state = both(a_record(position=position, actions=[rondel("maneuver-1"), taken, END]))
    assert state["position"]["nations"]["romans"]["legions"] == {"croton": 1}
