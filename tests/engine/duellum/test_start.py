"""Given positions (DS1-DS7): what is impossible is refused, full supplies are not."""

from typing import Any

import pytest

from bot.engine.duellum import NationState
from bot.engine.errors import SetupError
from tests.engine.duellum.builders import PUNIC, nation, opening, pay, position

_SITES = sorted(PUNIC.sites - {"tingis"})


def _cities(count: int, chip: str = "marble", first: int = 0) -> str:
    return " ".join(f"{site}:{chip}" for site in _SITES[first : first + count])


def _named(count: int) -> str:
    return " ".join(_SITES[:count])


_BAD: list[tuple[str, dict[str, Any], NationState]] = [
    ("over-supply", {"what": "coins", "limit": 24}, nation(purse=pay(coins=25))),
    ("over-supply", {"what": "legion", "limit": 12}, nation(legions={"roma": 7}, box=(6, 0))),
    ("over-supply", {"what": "galley", "limit": 12}, nation(galleys={"roma": 6}, box=(0, 7))),
    ("over-supply", {"what": "marble cities", "limit": 12}, nation(cities=_cities(13))),
    ("over-supply", {"what": "gold cities", "limit": 10}, nation(cities=_cities(11, "gold"))),
    (
        "over-supply",
        {"what": "temples", "limit": 12},
        nation(cities=_cities(12) + " " + _cities(1, "iron", 12), temples=_named(13)),
    ),
    ("over-supply", {"what": "town walls", "limit": 1}, nation(cities=_cities(2), walls=_named(2))),
    ("over-supply", {"what": "king", "limit": 6}, nation(king=7)),
    ("over-supply", {"what": "navigator", "limit": 2}, nation(navigator=3)),
    ("over-supply", {"what": "card fortress"}, nation(cards="fortress " * 4)),
    ("unknown-province", {"province": "atlantis"}, nation(cities="roma:gold atlantis:iron")),
    ("unknown-province", {"province": "atlantis"}, nation(legions={"atlantis": 1})),
    ("unknown-province", {"province": "atlantis"}, nation(cities="roma:gold", walls="atlantis")),
    ("no-site", {"province": "mare_tyrrhenum"}, nation(cities="roma:gold mare_tyrrhenum:iron")),
    ("temple-without-city", {"province": "genua"}, nation(cities="roma:gold", temples="genua")),
    ("wall-without-city", {"province": "genua"}, nation(cities="roma:gold", walls="genua")),
    ("cannot-stand", {"unit": "legion"}, nation(legions={"mare_tyrrhenum": 1})),
    ("cannot-stand", {"unit": "galley"}, nation(galleys={"cremona": 1})),
    ("hostile-units", {"province": "tingis"}, nation(legions={"tingis": 1})),
    ("negative", {}, nation(purse=pay(marble=-1))),
    ("negative", {}, nation(box=(-1, 0))),
    ("negative", {}, nation(king=-1)),
    ("negative", {}, nation(legions={"roma": 0})),
]


@pytest.mark.parametrize(("code", "facts", "romans"), _BAD)
def test_ds1_to_ds6_impossible_positions_are_refused(
    code: str, facts: dict[str, Any], romans: NationState
) -> None:
    with pytest.raises(SetupError) as caught:
        position(romans, nation(legions={"tingis": 1}))
    assert (caught.value.code, {key: caught.value.facts[key] for key in facts}) == (code, facts)


def test_ds3_to_ds6_supplies_full_to_the_last_piece_are_possible() -> None:
    here = position(
        nation(
            cities=_cities(12),
            temples=_named(12),
            walls=_named(6),
            legions={"roma": 6},
            box=(6, 12),
            purse=pay(coins=24),
            king=6,
            scholar=1,
        )
    )
    assert (here.bank.coins, here.bank.temples, here.bank.tokens.marble) == (0, 0, 0)


@pytest.mark.parametrize("display", ["levy omen", "levy omen storm treasury"])
def test_ds7_the_display_has_three_cards(display: str) -> None:
    with pytest.raises(SetupError) as caught:
        position(display=display)
    assert (caught.value.code, caught.value.facts["cards"]) == ("display", len(display.split()))


def test_ds7_a_card_drawn_is_one_of_the_pile() -> None:
    with pytest.raises(SetupError) as caught:
        opening(draws="omen " * 4)
    assert (caught.value.code, caught.value.facts["card"]) == ("draw", "omen")


def test_de4_no_fewer_cards_than_none_are_due() -> None:
    with pytest.raises(SetupError) as caught:
        position(cards_due=-1)
    assert caught.value.code == "negative"
