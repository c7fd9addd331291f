"""Scripts: the actions that commands become, and how one payment is divided."""

from typing import Any

import pytest

from bot.app import App
from bot.app.antike.scripts import (
    Script,
    answer,
    arm,
    build_temples,
    conquer,
    end_turn,
    fight,
    found,
    learn,
    move,
    turn_to,
)
from bot.app.errors import SplitError
from bot.engine.antike import Position, apply
from bot.engine.antike.actions import Action
from bot.engine.errors import RuleError
from bot.engine.purse import Purse
from bot.model.turns import Group
from bot.records import read_record, replay
from bot.records.antike import action_to_json
from tests.app.tables import at_table, caller, look
from tests.records.samples import endgame, given, text

_ROUSED: dict[str, Any] = {"type": "rondel", "wedge": "maneuver-1"}


def _ran(script: Script, position: Position) -> tuple[list[Action], Position]:
    """Return the actions of a script, applied one by one, and the position after them."""
    actions: list[Action] = []
    steps = script(position)
    action = next(steps, None)
    while action is not None:
        actions.append(action)
        position, _ = apply(position, action)
        try:
            action = steps.send(position)
        except StopIteration:
            break
    return actions, position


def _told(script: Script, position: Position) -> list[dict[str, Any]]:
    return [action_to_json(action) for action in _ran(script, position)[0]]


def _greeks(*actions: dict[str, Any], **facts: Any) -> Position:
    position: Position = replay(read_record(text(*actions, position=given(greeks=facts)))).position
    return position


def test_the_stone_moves_first_where_it_has_yet_to() -> None:
    here = _greeks(wedge="know-how", marble=5, coins=3)
    assert _told(build_temples(["athen"]), here) == [
        {"type": "rondel", "wedge": "temple"},
        {"type": "temple", "province": "athen"},
    ]
    there = _greeks({"type": "rondel", "wedge": "temple"}, wedge="know-how", marble=9, coins=3)
    assert _told(build_temples(["athen"]), there) == [{"type": "temple", "province": "athen"}]


def test_units_are_optional() -> None:
    """A command without temples, units or know-hows moves the stone; the rest can be done later."""
    here = _greeks(gold=9)
    for script, wedge in ((build_temples([]), "temple"), (arm([]), "arming"), (learn([]), "know-how")):
        assert _told(script, here) == [{"type": "rondel", "wedge": wedge}]


@pytest.mark.parametrize(
    ("wedge", "pay", "parts"),
    [
        ("know-how", {"marble": 10}, [{}, {"marble": 5}, {"marble": 5}]),
        ("know-how", {"marble": 7, "coins": 3}, [{}, {"marble": 5}, {"marble": 2, "coins": 3}]),
        ("temple", {"marble": 10, "gold": 5}, [{"gold": 5}, {"marble": 5}, {"marble": 5}]),
        ("temple", {"marble": 15}, [{"marble": 5}, {"marble": 5}, {"marble": 5}]),
        (
            "temple",
            {"marble": 8, "iron": 4, "coins": 3},
            [{"iron": 4, "coins": 1}, {"marble": 5}, {"marble": 3, "coins": 2}],
        ),
    ],
)
def test_one_payment_is_divided(wedge: str, pay: dict[str, int], parts: list[dict[str, int]]) -> None:
    """Chips go to the purchases that need them, the rest pays for the way, and coins fill the gaps (S8)."""
    here = _greeks(wedge=wedge, marble=20, iron=9, gold=9, coins=9)
    told = _told(build_temples(["athen", "pella"], Purse(**pay)), here)
    assert [action["pay"] for action in told] == parts


@pytest.mark.parametrize(
    "pay", [{}, {"marble": 9}, {"marble": 11}, {"gold": 10}, {"marble": 9, "gold": 1}, {"coins": 11}]
)
def test_a_payment_that_does_not_fit_is_refused(pay: dict[str, int]) -> None:
    here = _greeks(wedge="know-how", marble=20, gold=20, coins=20)
    with pytest.raises(SplitError):
        _ran(build_temples(["athen", "pella"], Purse(**pay)), here)


async def test_it_changes_nothing(app: App) -> None:
    before = await at_table(app)
    with pytest.raises(SplitError):
        await app.play.submit(caller(1), arm([("tyros", 1, 0)], Purse(gold=1)))
    assert await look(app) == before


def test_know_hows_are_priced_in_order() -> None:
    """The rulebook's third example: Sailing is known elsewhere, so 3, and Navigation is new, so 10."""
    here = read_record(
        text(position=given(greeks={"gold": 9, "coins": 4}, arabs={"know_hows": ["sailing"]}))
    ).start
    told = _told(learn(["sailing", "navigation"], Purse(gold=9, coins=4)), here)
    assert told == [
        {"type": "rondel", "wedge": "know-how", "pay": {}},
        {"type": "learn", "advance": "sailing", "pay": {"gold": 3}},
        {"type": "learn", "advance": "navigation", "pay": {"gold": 6, "coins": 4}},
    ]


def test_units_by_place() -> None:
    here = _greeks(iron=4, temples=["athen"])
    assert _told(arm([("athen", 1, 2), ("pella", 0, 1)]), here) == [
        {"type": "rondel", "wedge": "arming"},
        {"type": "arm", "province": "athen", "legions": 1, "galleys": 2},
        {"type": "arm", "province": "pella", "legions": 0, "galleys": 1},
    ]


def test_a_path_is_walked_by_the_same_units() -> None:
    """Other units in provinces on the path stay there, even with more actions left."""
    here = _greeks(_ROUSED, know_hows=["wheel"], legions={"dyrrhachion": 2, "pella": 2})
    _, after = _ran(move([Group("legion", 2)], ["dyrrhachion", "pella", "napoca"]), here)
    assert after.current.stack("legion", "pella") == (0, 0, 2, 0)
    assert after.current.stack("legion", "napoca") == (2, 0, 0, 0)


def test_several_groups_follow_one_another() -> None:
    here = _greeks(_ROUSED, legions={"athen": 2}, galleys={"athen": 1})
    told = _told(move([Group("legion", 2), Group("galley", 1)], ["athen", "pella"]), here)
    assert [(action["unit"], action["count"]) for action in told] == [("legion", 2), ("galley", 1)]


def test_a_path_too_long_is_refused_as_a_whole() -> None:
    here = _greeks(_ROUSED, legions={"athen": 1})
    with pytest.raises(RuleError) as caught:
        _ran(move([Group("legion", 1)], ["athen", "pella", "napoca"]), here)
    assert caught.value.code == "tipped"


def test_m5_a_path_too_long_is_refused_before_anybody_is_asked_on_it() -> None:
    position = given(greeks={"legions": {"athen": 1}}, arabs={"legions": {"pella": 1}})
    here = replay(read_record(text(_ROUSED, position=position))).position
    with pytest.raises(RuleError) as caught:
        next(move([Group("legion", 1)], ["athen", "pella", "napoca"])(here))
    assert caught.value.code == "tipped"
    assert next(move([Group("legion", 1)], ["athen", "pella"])(here)).type == "move"


def test_a_path_of_tipped_units_among_fresh_ones() -> None:
    """Fresh units on the path do not replace the tipped ones."""
    here = _greeks(_ROUSED, legions={"athen": 1, "pella": 1})
    with pytest.raises(RuleError) as caught:
        _ran(move([Group("legion", 1)], ["athen", "pella", "napoca"]), here)
    assert caught.value.code == "tipped"


def test_a_conquest_takes_legions_first() -> None:
    record = text(
        _ROUSED,
        position=given(
            greeks={"legions": {"tyros": 2}, "galleys": {"tyros": 3}}, phoenicians={"temples": ["tyros"]}
        ),
    )
    here = replay(read_record(record)).position
    plain = {"type": "conquer", "province": "tyros"}
    assert _told(conquer("tyros"), here) == [{**plain, "legions": 2, "galleys": 1}]
    named = conquer("tyros", [Group("galley", 3)])
    assert _told(named, here) == [{**plain, "legions": 0, "galleys": 3}]


@pytest.mark.parametrize(
    ("place", "code"), [("susa", "too-weak"), ("athen", "own-city"), ("knossos", "no-city")]
)
def test_a_conquest_that_cannot_be_says_why(place: str, code: str) -> None:
    here = _greeks(_ROUSED, galleys={"sparta": 1})
    with pytest.raises(RuleError) as caught:
        _ran(conquer(place), here)
    assert caught.value.code == code


def test_the_short_ones() -> None:
    here = replay(read_record(endgame(_ROUSED))).position
    assert _told(fight("knossos", "galley", "arabs"), here) == [
        {"type": "fight", "province": "knossos", "unit": "galley", "nation": "arabs"}
    ]
    assert _told(end_turn(), here) == [{"type": "end_turn"}]
    far = _greeks(wedge="marble", gold=3)
    assert _told(turn_to("gold", Purse(gold=2)), far) == [
        {"type": "rondel", "wedge": "gold", "pay": {"gold": 2}}
    ]
    sites = _greeks(
        {"type": "rondel", "wedge": "iron"}, marble=2, iron=2, gold=2, galleys={"sparta": 1, "knossos": 1}
    )
    assert _told(found(["sparta", "knossos"]), sites) == [
        {"type": "found", "province": "sparta"},
        {"type": "found", "province": "knossos"},
    ]
    asked = replay(
        read_record(
            endgame(_ROUSED, {"type": "move", "unit": "galley", "count": 1, "from": "athen", "to": "knossos"})
        )
    ).position
    assert _told(answer(fights=True), asked) == [{"type": "answer", "nation": "phoenicians", "fight": True}]
