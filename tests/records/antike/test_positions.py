"""Given positions: which are possible, which are not, and how they are printed."""

from typing import Any

import pytest

from bot.engine.antike import Position, Setup, Variant, apply
from bot.engine.antike.actions import Action, EndTurn, Rondel
from bot.engine.terms import PERSONAGES
from bot.records import RecordError, read_record, replay
from bot.records.antike import bank_to_json, position_to_json
from tests.records.samples import DROPPED, changed, endgame, given, nation, text


def _start(position: dict[str, Any]) -> Position:
    start: Position = read_record(text(position=position)).start
    return start


def _refused(position: Any) -> str:
    with pytest.raises(RecordError) as caught:
        read_record(text(position=position))
    told = str(caught.value)
    assert told
    assert len(told.splitlines()) == 1
    return told


def _printed(position: Position, name: str) -> dict[str, Any]:
    told: dict[str, Any] = position_to_json(position)["nations"][name]
    return told


def test_the_description_s_example_of_a_nation() -> None:
    greeks = {
        "wedge": "iron",
        "marble": 2,
        "iron": 0,
        "gold": 3,
        "coins": 1,
        "know_hows": ["sailing"],
        "cities": ["athen", "pella"],
        "temples": ["athen"],
        "legions": {"pella": 2},
        "galleys": {"athen": 1},
        "personages": {"king": 1},
        "earned": {"king": 1},
    }
    here = _start(given(greeks=greeks))
    assert (here.round, here.mover, here.awaited) == (5, "greeks", "greeks")
    printed = _printed(here, "greeks")
    assert printed.pop("earned", {"king": 1}) == greeks.pop("earned")
    assert printed == greeks


def test_left_out_counts_are_zero() -> None:
    here = _start(given(arabs={"cities": ["adane"]}))
    assert _printed(here, "arabs") == {
        "wedge": None,
        "marble": 0,
        "iron": 0,
        "gold": 0,
        "coins": 0,
        "know_hows": [],
        "cities": ["adane"],
        "temples": [],
        "legions": {},
        "galleys": {},
        "personages": {},
    }
    zeros = {"legions": {"adane": 0}, "personages": {"king": 0}, "earned": {"king": 0}, "owes_chip": 0}
    assert _start(given(arabs={"cities": ["adane"], **zeros})) == here


def test_wedge_may_be_left_out() -> None:
    told = changed(text(position=given()), "position.nations.greeks.wedge", DROPPED)
    assert read_record(told).start.nations["greeks"].wedge is None


def test_bank_and_supplies_follow() -> None:
    here = _start(
        given(
            greeks={"coins": 4, "temples": ["athen"], "personages": {"king": 2, "scholar": 1}},
            arabs={"coins": 7, "personages": {"king": 1, "navigator": 1}},
        )
    )
    assert bank_to_json(here) == {
        "coins": 19,
        "temples": 19,
        "personages": {"king": 6, "scholar": 7, "general": 7, "citizen": 6, "navigator": 4},
    }


def test_coins_of_the_round_are_taken_already() -> None:
    here = _start(given("phoenicians"))
    assert all(each.purse.coins == 0 for each in here.nations.values())


def test_nations_are_printed_in_clockwise_order_of_seats() -> None:
    position = given()
    position["nations"] = dict(reversed(position["nations"].items()))
    assert list(position_to_json(_start(position))["nations"]) == [
        "phoenicians",
        "persians",
        "arabs",
        "greeks",
    ]


@pytest.mark.parametrize(
    ("personages", "earned", "printed"),
    [
        ({}, None, None),
        ({"king": 2, "scholar": 3, "general": 1}, None, None),
        ({"king": 2, "citizen": 1, "navigator": 1}, None, None),
        ({"king": 2}, {"king": 2}, None),
        ({"king": 2}, {"king": 1}, {"king": 1}),
        ({"king": 1}, {}, {}),
        ({"king": 1, "citizen": 2}, {"citizen": 2}, {"citizen": 2}),
        ({"navigator": 1, "scholar": 4}, {"navigator": 0}, {}),
    ],
)
def test_earned_defaults_to_personages_and_is_printed_where_it_differs(
    personages: dict[str, int], earned: dict[str, int] | None, printed: dict[str, int] | None
) -> None:
    facts: dict[str, Any] = {"personages": personages}
    if earned is not None:
        facts["earned"] = earned
    here = _start(given(greeks=facts))
    assert _printed(here, "greeks").get("earned") == printed
    counted = personages if earned is None else earned
    for kind in PERSONAGES:
        by_threshold = kind in ("king", "citizen", "navigator")
        assert here.nations["greeks"].earned.of(kind) == (counted.get(kind, 0) if by_threshold else 0)


def test_an_owed_chip_is_read_and_printed() -> None:
    here = _start(given(greeks={"owes_chip": 1}))
    assert _printed(here, "greeks")["owes_chip"] == 1
    assert "owes_chip" not in _printed(here, "arabs")


@pytest.mark.parametrize("value", [True, 1.0, 2, -1, "1", None])
def test_an_owed_chip_is_0_or_1(value: Any) -> None:
    _refused(given(greeks={"owes_chip": value}))


def test_units_are_printed_by_actions_left_while_they_maneuver() -> None:
    """This holds from the stone's move to a maneuver wedge to the end of the turn, for the mover only.

    Zeros are left out.
    """
    moved: list[dict[str, Any]] = [
        {"type": "rondel", "wedge": "maneuver-1"},
        {"type": "move", "unit": "legion", "count": 1, "from": "pella", "to": "athen"},
    ]
    facts = {
        "know_hows": ["wheel"],
        "legions": {"pella": 3},
        "galleys": {"athen": 1},
    }
    position = given(greeks=facts, arabs={"legions": {"saba": 2}})
    told = [
        position_to_json(replay(read_record(text(*actions, position=position))).position)["nations"]
        for actions in (moved[:0], moved[:1], moved, [*moved, {"type": "end_turn"}])
    ]
    assert [each["greeks"]["legions"] for each in told] == [
        {"pella": 3},
        {"pella": {"2": 3}},
        {"athen": {"1": 1}, "pella": {"2": 2}},
        {"athen": 1, "pella": 2},
    ]
    assert [each["greeks"]["galleys"] for each in told] == [
        {"athen": 1},
        {"athen": {"1": 1}},
        {"athen": {"1": 1}},
        {"athen": 1},
    ]
    assert all(each["arabs"]["legions"] == {"saba": 2} for each in told)


def test_a_stack_of_units_with_different_actions_left() -> None:
    actions: list[dict[str, Any]] = [
        {"type": "rondel", "wedge": "maneuver-1"},
        {"type": "move", "unit": "legion", "count": 2, "from": "pella", "to": "athen"},
        {"type": "move", "unit": "legion", "count": 1, "from": "athen", "to": "pella"},
    ]
    facts = {"know_hows": ["wheel", "roads"], "legions": {"pella": 3}}
    here = replay(read_record(text(*actions, position=given(greeks=facts)))).position
    assert _printed(here, "greeks")["legions"] == {"athen": {"2": 1}, "pella": {"1": 1, "3": 1}}


def test_off_a_maneuver_wedge_units_are_plain_numbers() -> None:
    position = given(greeks={"wedge": "maneuver-1", "legions": {"pella": 3}, "coins": 9})
    for wedge in ("arming", "iron"):
        here = replay(read_record(text({"type": "rondel", "wedge": wedge}, position=position))).position
        assert _printed(here, "greeks")["legions"] == {"pella": 3}


@pytest.mark.parametrize(
    ("facts", "word"),
    [
        ({"arabs": {"cities": ["athen"]}}, "athen"),
        ({"greeks": {"cities": ["athen", "susa"]}}, "susa"),
        ({"greeks": {"cities": []}}, "city"),
        ({"greeks": {"cities": ["athen", "athen"]}}, "athen"),
        ({"greeks": {"cities": ["atlantis"]}}, "atlantis"),
        ({"greeks": {"temples": ["knossos"]}}, "knossos"),
        ({"greeks": {"temples": ["susa"]}}, "susa"),
        ({"greeks": {"temples": ["athen", "athen"]}}, "athen"),
        ({"greeks": {"coins": 31}}, "coins"),
        ({"greeks": {"coins": 16}, "arabs": {"coins": 15}}, "coins"),
        ({"greeks": {"legions": {"pella": 18}}}, "legion"),
        ({"greeks": {"legions": {"pella": 9, "dyrrhachion": 9}}}, "legion"),
        ({"greeks": {"galleys": {"athen": 18}}}, "galley"),
        ({"greeks": {"legions": {"atlantis": 1}}}, "atlantis"),
        ({"greeks": {"galleys": {"atlantis": 1}}}, "atlantis"),
        ({"greeks": {"galleys": {"rhagai": 1}}}, "rhagai"),
        ({"greeks": {"legions": {"paphos": 1}}}, "paphos"),
        ({"greeks": {"know_hows": ["roads"]}}, "wheel"),
        ({"greeks": {"know_hows": ["navigation", "wheel"]}}, "sailing"),
        ({"greeks": {"know_hows": ["currency"]}}, "market"),
        ({"greeks": {"know_hows": ["democracy"]}}, "monarchy"),
        ({"greeks": {"know_hows": ["wheel", "wheel"]}}, "wheel"),
        ({"greeks": {"personages": {"king": 10}}}, "king"),
        ({"greeks": {"personages": {"scholar": 5}}, "arabs": {"personages": {"scholar": 4}}}, "scholar"),
        ({"greeks": {"personages": {"general": 8}}}, "general"),
        ({"greeks": {"personages": {"citizen": 7}}}, "citizen"),
        ({"greeks": {"personages": {"navigator": 6}}}, "navigator"),
        ({"greeks": {"earned": {"king": 1}}}, "king"),
        ({"greeks": {"personages": {"citizen": 1}, "earned": {"citizen": 2}}}, "citizen"),
        ({"greeks": {"personages": {"scholar": 1}, "earned": {"scholar": 1}}}, "scholar"),
        ({"greeks": {"personages": {"general": 1}, "earned": {"general": 1}}}, "general"),
        ({"greeks": {"earned": None}}, "earned"),
        ({"greeks": {"marble": -1}}, "marble"),
        ({"greeks": {"coins": -1}}, "coins"),
        ({"greeks": {"gold": True}}, "gold"),
        ({"greeks": {"iron": 1.0}}, "iron"),
        ({"greeks": {"legions": {"pella": -1}}}, "legions"),
        ({"greeks": {"legions": {"nowhere": 0}}}, "nowhere"),
        ({"greeks": {"legions": {"pella": {"0": 1}}}}, "legions"),
        ({"greeks": {"personages": {"queen": 1}}}, "queen"),
        ({"greeks": {"know_hows": ["plough"]}}, "know_hows"),
        ({"greeks": {"wedge": "maneuver"}}, "wedge"),
        ({"greeks": {"treasure": 1}}, "treasure"),
    ],
)
def test_an_impossible_position_is_refused(facts: dict[str, Any], word: str) -> None:
    assert word in _refused(given(**facts))


def test_more_temples_or_cities_than_there_are() -> None:
    provinces = sorted(read_record(text()).setup.board.provinces)
    spare = [each for each in provinces if each not in ("susa", "saba", "tyros")]
    rest: dict[str, Any] = {
        "persians": {"cities": ["susa"]},
        "arabs": {"cities": ["saba"]},
        "phoenicians": {"cities": ["tyros"]},
    }
    full = {"cities": spare[:25], "temples": spare[:20]}
    assert _start(given(greeks=full, **rest)).bank.temples == 0
    assert "temples" in _refused(given(greeks={**full, "temples": spare[:21]}, **rest))
    assert "cities" in _refused(given(greeks={"cities": spare[:26]}, **rest))


def test_what_is_just_possible() -> None:
    here = _start(
        given(
            greeks={
                "coins": 30,
                "legions": {"pella": 17},
                "galleys": {"athen": 17},
                "know_hows": ["roads", "wheel"],
                "personages": {"king": 9, "scholar": 8, "general": 7, "citizen": 6, "navigator": 5},
            }
        )
    )
    assert here.bank.coins == 0
    assert all(here.bank.personages.of(kind) == 0 for kind in PERSONAGES)


@pytest.mark.parametrize("number", [0, -1, 1.0, "1", True, None])
def test_rounds_are_counted_from_1(number: Any) -> None:
    assert "round" in _refused({**given(), "round": number})


def test_every_nation_of_the_game_is_present_and_no_other() -> None:
    position = given()
    del position["nations"]["arabs"]
    _refused(position)
    _refused(given(egyptians={}) | {"nations": {**given()["nations"], "egyptians": nation("arabs")}})
    _refused({**given(), "nations": {}})


@pytest.mark.parametrize("name", ["egyptians", "romans", "nobody", None, 1])
def test_to_move_is_a_nation_of_the_game(name: Any) -> None:
    _refused({**given(), "to_move": name})


@pytest.mark.parametrize("key", ["round", "to_move", "nations", "nations.greeks.cities"])
def test_nothing_of_a_position_may_be_missing(key: str) -> None:
    with pytest.raises(RecordError):
        read_record(changed(text(position=given()), f"position.{key}", DROPPED))


def test_a_position_printed_between_turns_is_a_given_position() -> None:
    """A position printed at the start of a turn is read as the same position."""
    record = read_record(endgame())
    turns: list[list[Action]] = [[], [Rondel("iron"), EndTurn()]]
    for turn in turns:
        here = _played(record.start, turn)
        again = read_record(
            changed(endgame(), "position", position_to_json(here)),
        ).start
        assert again == here


def _played(position: Position, actions: list[Action]) -> Position:
    for action in actions:
        position, _ = apply(position, action)
    return position


def test_seats_may_begin_with_any_nation() -> None:
    """The start nation of S3 moves first, wherever it sits."""
    seats = [{"nation": name, "player": name} for name in ("arabs", "greeks", "phoenicians", "persians")]
    setup = read_record(text(seats=seats)).setup
    assert setup == Setup(setup.board, Variant(4), ("arabs", "greeks", "phoenicians", "persians"))
    assert setup.turn_order == ("phoenicians", "persians", "arabs", "greeks")
    assert read_record(text(seats=seats)).start.mover == "phoenicians"
