"""Text typed in options is parsed, or refused with an example that works."""

import re
from collections.abc import Callable

import pytest

from bot.client import InputError
from bot.cogs.antike import parsing as reading
from bot.cogs.turn import parsing as shared
from bot.engine.purse import Purse
from bot.model.turns import Group
from tests.engine.builders import EAST


def test_know_hows_are_a_list() -> None:
    assert reading.read_advances("wheel,ROADS") == ["wheel", "roads"]
    assert reading.read_advances("sailing navigation und Markt") == ["sailing", "navigation", "market"]
    with pytest.raises(InputError, match="You named Market twice"):
        reading.read_advances("market, market")


@pytest.mark.parametrize(
    ("text", "purse"),
    [
        ("2g 1c", Purse(gold=2, coins=1)),
        ("2G1C", Purse(gold=2, coins=1)),
        ("2 gold, 1 coin", Purse(gold=2, coins=1)),
        ("1 marble + 2 coins — leaves 1 gold", Purse(marble=1, coins=2)),
        ("3 i and 1 m", Purse(marble=1, iron=3)),
        ("gold", Purse(gold=1)),
        ("1g 1g", Purse(gold=2)),
    ],
)
def test_resources(text: str, purse: Purse) -> None:
    assert shared.read_purse(text) == purse


@pytest.mark.parametrize("text", ["", "2", "2x", "-1g", "2g!", "g2", "0g", "1.5g"])
def test_other_resources_are_refused(text: str) -> None:
    with pytest.raises(InputError, match="2g 1c"):
        shared.read_purse(text)


def test_a_payment_may_be_left_out() -> None:
    assert shared.read_pay(None) is None
    assert shared.read_pay("  ") is None
    assert shared.read_pay("1c") == Purse(coins=1)


@pytest.mark.parametrize(
    ("text", "groups"),
    [
        ("2L", [Group("legion", 2)]),
        ("1g", [Group("galley", 1)]),
        ("2L 1G", [Group("legion", 2), Group("galley", 1)]),
        ("2 legions and 1 galley", [Group("legion", 2), Group("galley", 1)]),
        ("legion", [Group("legion", 1)]),
        ("2L 1G — 2 legions and 1 galley (in Athen)", [Group("legion", 2), Group("galley", 1)]),
    ],
)
def test_units(text: str, groups: list[Group]) -> None:
    assert shared.read_units(text) == groups


@pytest.mark.parametrize("text", ["", "2", "2X", "two legions", "0L"])
def test_other_units_are_refused(text: str) -> None:
    with pytest.raises(InputError, match="2L 1G"):
        shared.read_units(text)


def test_arming_names_units_with_their_places() -> None:
    assert shared.read_arming(EAST, "2L tyros, 1G athen") == [("tyros", 2, 0), ("athen", 0, 1)]
    assert shared.read_arming(EAST, "2L1G tyros") == [("tyros", 2, 1)]
    assert shared.read_arming(EAST, "1 legion + 2 galleys in leptis magna") == [("leptis_magna", 1, 2)]
    assert shared.read_arming(EAST, "1L tyros, 1G tyros") == [("tyros", 1, 1)]
    assert shared.read_arming(EAST, "3L Athen — 3 iron") == [("athen", 3, 0)]


@pytest.mark.parametrize(
    "text", ["", "tyros", "2L", "2L, 1G athen", "2X tyros", "0L tyros", "1L tyros 1G athen"]
)
def test_arming_without_units_or_place_is_refused(text: str) -> None:
    with pytest.raises(InputError, match="`1L athen, 1G messana`"):
        shared.read_arming(EAST, text, ("messana", "athen"))
    with pytest.raises(InputError, match="`1L1G athen`"):
        shared.read_arming(EAST, text, ("athen",))
    with pytest.raises(InputError) as caught:
        shared.read_arming(EAST, text)
    (example,) = re.findall("`(.+)`", str(caught.value))
    assert len(shared.read_arming(EAST, example)) == 2


@pytest.mark.parametrize("text", ["tyros (give up athen)", "Tyros, give up ATHEN", "tyros give up athen"])
def test_a_target_may_name_the_city_given_up(text: str) -> None:
    assert reading.read_target(EAST, text) == ("tyros", "athen")


def test_a_target_alone() -> None:
    assert reading.read_target(EAST, "tyr — 2 units; of the Phoenicians") == ("tyros", None)


@pytest.mark.parametrize(
    ("read", "text", "meant"),
    [
        (shared.read_wedge, "maneuver-1", "maneuver-1"),
        (shared.read_wedge, "MANEUVER ② — free", "maneuver-2"),
        (shared.read_wedge, "by gold", "maneuver-1"),
        (shared.read_wedge, "2", "maneuver-2"),
    ],
)
def test_other_names(read: Callable[[str], str], text: str, meant: str) -> None:
    assert read(text) == meant


def test_a_short_list_of_names_is_told_whole() -> None:
    with pytest.raises(InputError, match=r"MANEUVER ① or MANEUVER ②"):
        shared.read_wedge("north")
