"""Short constructors of positions of Duellum, so that the tests read like the rules.

Lists of provinces and know-hows are written as words in one string; cities with what they produce:
`cities="roma:gold genua:iron"`.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from bot.boards import load_board
from bot.engine.duellum import NationState, Position, Setup, Variant, apply, given_position, legal, start
from bot.engine.duellum.actions import Action, EndTurn, Rondel
from bot.engine.duellum.board import DuellumBoard
from bot.engine.duellum.events import Event
from bot.engine.duellum.position import Stacks, Units
from bot.engine.duellum.terms import KNOW_HOWS, KnowHow
from bot.engine.errors import RuleError
from bot.engine.personages import Personages
from bot.engine.purse import Purse
from bot.engine.terms import CHIPS, WEDGES, Chip, Nation, ProvinceId, Wedge
from tests.engine.builders import frozen
from tests.engine.builders import of_type as of_type
from tests.engine.builders import play as play

PUNIC: DuellumBoard = load_board("punic")
HELLENIC: DuellumBoard = load_board("hellenic")
FAR: Mapping[Nation, str] = {"romans": "aquileia:iron", "carthaginians": "tingis:iron"}
"""The only city of a nation for which a test names none."""


def setup(goal: int | None = None, draws: str = "") -> Setup:
    """Return the set-up of a game on the Punic board, the Romans first."""
    return Setup(PUNIC, Variant(goal=goal), ("romans", "carthaginians"), tuple(draws.split()))


def opening(goal: int | None = None, draws: str = "") -> Position:
    """Return the ordinary start position."""
    return start(setup(goal, draws))


def armed(**counts: int) -> Stacks:
    """Return stacks of units outside a maneuver: `armed(roma=2)`."""
    return {province: (count,) for province, count in counts.items()}


def pay(marble: int = 0, iron: int = 0, gold: int = 0, coins: int = 0) -> Purse:
    """Return a payment."""
    return Purse(marble, iron, gold, coins)


def cities_of(text: str) -> dict[ProvinceId, Chip]:
    """Parse cities with what they produce, as in `roma:gold genua:iron`."""
    kinds: dict[str, Chip] = {chip: chip for chip in CHIPS}
    return {city: kinds[kind] for city, kind in (word.split(":") for word in text.split())}


def nation(
    *,
    wedge: Wedge | None = "iron",
    purse: Purse | None = None,
    know_hows: str = "",
    cities: str = "",
    temples: str = "",
    walls: str = "",
    legions: Mapping[ProvinceId, int] | None = None,
    galleys: Mapping[ProvinceId, int] | None = None,
    box: tuple[int, int] = (0, 0),
    cards: str = "",
    **personages: int,
) -> NationState:
    """Return a nation; without `cities` it has one far away (`FAR`)."""
    held = cards.split()
    return NationState(
        wedge=wedge,
        purse=purse or Purse(),
        know_hows=_know_hows(know_hows),
        cities=cities_of(cities),
        temples=frozenset(temples.split()),
        walls=frozenset(walls.split()),
        legions=armed(**(legions or {})),
        galleys=armed(**(galleys or {})),
        box=Units(*box),
        personages=Personages(**personages),
        cards={card: held.count(card) for card in held},
    )


def _know_hows(names: str) -> frozenset[KnowHow]:
    known = frozenset(advance for advance in KNOW_HOWS if advance in names.split())
    assert len(known) == len(names.split()), f"no such know-how among {names}"
    return known


def position(
    romans: NationState | None = None,
    carthaginians: NationState | None = None,
    *,
    to_move: Nation = "romans",
    cards_due: int = 0,
    goal: int | None = None,
    display: str | None = None,
    draws: str = "",
    discard: Mapping[str, int] | None = None,
) -> Position:
    """Return the start of a turn in round 5."""
    facts: dict[Nation, NationState | None] = {"romans": romans, "carthaginians": carthaginians}
    states = {name: _settled(name, state or nation()) for name, state in facts.items()}
    shown = None if display is None else tuple(display.split())
    known = tuple(draws.split())
    return given_position(setup(goal), 5, to_move, states, shown, discard, cards_due, known)


def _settled(name: Nation, state: NationState) -> NationState:
    return state if state.cities else replace(state, cities=cities_of(FAR[name]))


def turn(
    wedge: Wedge, romans: NationState, carthaginians: NationState | None = None, **facts: Any
) -> Position:
    """Return the Romans with their stone on a wedge, reached free of charge."""
    before = replace(romans, wedge=WEDGES[WEDGES.index(wedge) - 1])
    return play(position(before, carthaginians, **facts), Rondel(wedge))


def events(here: Position, *actions: Action) -> tuple[Event, ...]:
    """Return the events of the last of these actions."""
    return apply(play(here, *actions[:-1]), actions[-1])[1]


def refused(here: Position, action: Action, code: str) -> dict[str, Any]:
    """Assert that an action is refused for the reason `code` and changes nothing; return the facts."""
    before = frozen(here)
    with pytest.raises(RuleError) as caught:
        apply(here, action)
    assert caught.value.code == code, str(caught.value)
    assert caught.value.facts["action"] == action
    assert action not in legal(here)
    assert frozen(here) == before, "a refused action changed the position"
    return caught.value.facts


def ended(here: Position) -> Position:
    """Return the position after the end of the turn."""
    return play(here, EndTurn())
