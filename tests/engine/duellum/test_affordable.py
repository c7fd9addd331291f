"""Maximum numbers of temples, walls and units: in every position as many as by single actions."""

from typing import Any

import pytest

from bot.engine.duellum import DuellumBoard, Position, apply, legal
from bot.engine.duellum.actions import Arm, PlayCard, Rondel, Temple, Wall
from bot.engine.duellum.rules.affordable import temples_at_once, temples_most, units_most, walls_most
from bot.engine.duellum.update import evolve
from bot.engine.terms import CHIPS, UNITS
from tests.engine.duellum.builders import HELLENIC, PUNIC, nation, pay, play, turn
from tests.engine.duellum.playing import rich, steps
from tests.engine.playing import dice, possible_in_a_row


def _claim(position: Position, action: Any) -> int:
    """Return a sort key: units first where no others can stand."""
    return sum(position.setup.board.carries(unit, action.province) for unit in UNITS)


def _most_temples(position: Position) -> int:
    """Return the number of temples in the longest sequence of single actions."""
    built = [action for action in legal(position) if isinstance(action, Temple)]
    return max((1 + _most_temples(play(position, action)) for action in built), default=0)


@pytest.mark.parametrize("board", [PUNIC, HELLENIC], ids=lambda board: str(board.id))
def test_as_much_as_single_steps_take(board: DuellumBoard) -> None:
    chance, found = dice(board.id, "amounts"), {"temple": 0, "arming": 0}
    for step in steps(rich(board, chance), chance, 600):
        for action in [each for each in legal(step.before) if isinstance(each, Rondel)]:
            here, _ = apply(step.before, action)
            if action.wedge == "temple":
                assert temples_at_once(here) <= temples_most(here) == _most_temples(here)
                assert walls_most(here) == possible_in_a_row(here, Wall, _claim)
                found["temple"] += temples_most(here)
            elif action.wedge == "arming":
                assert units_most(here) == possible_in_a_row(here, Arm, _claim)
                found["arming"] += units_most(here)
    assert all(found.values()), found


def test_temples_are_built_where_they_make_each_other_no_dearer() -> None:
    """Ancona and Brundisium are next to each other; Roma and Brundisium are not (DB2)."""
    cities = "ancona:iron brundisium:marble roma:gold"
    here = turn("temple", nation(cities=cities, purse=pay(12)), nation(cities="tingis:iron"))
    assert (temples_at_once(here), temples_most(here)) == (1, 2)
    assert _most_temples(here) == 2


def test_as_many_temples_as_the_best_choice_of_cities_allows() -> None:
    """Cities in Italy, where most are next to each other; the mover has one temple, the rival two."""
    chance = dice("temples")
    italy = ("ancona", "aquileia", "brundisium", "cremona", "croton", "genua", "neapolis", "roma")
    for _ in range(60):
        first, second, *own = chance.sample(italy, 7)
        mine = nation(
            cities=" ".join(f"{city}:{chip}" for city, chip in zip(own, CHIPS * 2, strict=False)),
            temples=own[0],
            purse=pay(chance.choice((6, 12, 13, 18)), coins=chance.randint(0, 2)),
        )
        here = turn("temple", mine, nation(cities=f"{first}:iron {second}:gold", temples=f"{first} {second}"))
        assert temples_at_once(here) <= temples_most(here) == _most_temples(here)


def test_an_architect_counts_for_one_of_the_temples_built_at_once() -> None:
    """Tingis, Massilia and Roma are far apart, so that no temple makes another one dearer."""
    here = turn(
        "temple",
        nation(cities="roma:gold massilia:iron tingis:iron", cards="architect", purse=pay(10)),
        nation(cities="aquileia:iron"),
    )
    assert (temples_at_once(here), temples_most(here)) == (1, 1)
    here = play(here, PlayCard("architect"))
    assert (temples_at_once(here), temples_most(here)) == (2, 2)


def test_a_discount_above_the_price_of_a_temple_is_lost() -> None:
    """The cards allow at most 4 off; a host's own may allow more."""
    here = turn(
        "temple", nation(cities="roma:gold massilia:iron", purse=pay(4)), nation(cities="aquileia:iron")
    )
    here = evolve(here, turn=evolve(here.turn, temple_discount=8))
    assert (temples_at_once(here), temples_most(here)) == (1, 1)


def test_temples_at_once_can_be_paid_wherever_they_are_built() -> None:
    """Neapolis is next to the temple in Roma, so that its temple costs a coin more than the others."""
    cities = "roma:gold neapolis:iron massilia:iron tingis:iron"
    other = nation(cities="aquileia:iron")
    here = turn("temple", nation(cities=cities, temples="roma", purse=pay(11, coins=1)), other)
    assert (temples_at_once(here), temples_most(here)) == (1, 2)
    here = turn("temple", nation(cities=cities, temples="roma", purse=pay(12, coins=1)), other)
    assert (temples_at_once(here), temples_most(here)) == (2, 2)


def test_no_more_temples_at_once_than_the_bank_has() -> None:
    """Of the 12 temples the Carthaginians have 11."""
    cities = "carthago caesarea siga tingis tacape saguntum tarraco numantia baecula carthago_nova agrigentum"
    here = turn(
        "temple",
        nation(cities="roma:gold aquileia:iron", purse=pay(20, coins=9)),
        nation(cities=" ".join(f"{city}:marble" for city in cities.split()), temples=cities),
    )
    assert here.bank.temples == 1
    assert (temples_at_once(here), temples_most(here)) == (1, 1)
