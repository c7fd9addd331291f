"""Positions in a line or two, so that the tests read like the rulebook.

Lists of provinces, know-hows and nations are written as words in one string: `cities="athen pella"`.
"""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest

from bot.boards import load_board
from bot.engine.antike import NationState, Position, Setup, Variant, apply, given, legal, start
from bot.engine.antike.actions import Action, ActionType, EndTurn, Rondel
from bot.engine.antike.board import AntikeBoard
from bot.engine.antike.events import Event
from bot.engine.antike.position import Personages, Stacks
from bot.engine.antike.terms import KNOW_HOWS, KnowHow
from bot.engine.board import Board
from bot.engine.errors import RuleError
from bot.engine.purse import Purse
from bot.engine.terms import WEDGES, Nation, ProvinceId, Wedge

EAST: AntikeBoard = load_board("east")
ALL_EIGHT = " ".join(KNOW_HOWS)
_CLOCKWISE: tuple[Nation, ...] = ("phoenicians", "persians", "arabs", "greeks", "egyptians", "babylonians")
"""The seats of every test that does not say otherwise; with fewer nations the later ones are missing."""


def seats(number: int) -> tuple[Nation, ...]:
    """The nations of S1 for East, in the seats of these tests; two for the game with doubled material."""
    allowed = EAST.start_cities[number] if number > 2 else _CLOCKWISE[:2]
    return tuple(name for name in _CLOCKWISE if name in allowed)


def setup(number: int = 4, *, goal: int | None = None, **settings: Any) -> Setup:
    """A game on East."""
    return Setup(EAST, Variant(number, goal=goal, **settings), seats(number))


def opening(number: int = 4, **settings: Any) -> Position:
    """The ordinary start."""
    return start(setup(number, **settings))


def armed(**counts: int) -> Stacks:
    """Units off their maneuver: `armed(athen=2)`."""
    return {province: (count, 0, 0, 0) for province, count in counts.items()}


def pay(marble: int = 0, iron: int = 0, gold: int = 0, coins: int = 0) -> Purse:
    """A payment."""
    return Purse(marble, iron, gold, coins)


def people(**counts: int) -> Personages:
    """Personages by kind."""
    return Personages(**counts)


def nation(
    *,
    wedge: Wedge | None = None,
    purse: Purse | None = None,
    know_hows: str = "",
    cities: str = "",
    temples: str = "",
    legions: Mapping[ProvinceId, int] | None = None,
    galleys: Mapping[ProvinceId, int] | None = None,
    personages: Personages | None = None,
    earned: Personages | None = None,
    owes_chip: bool = False,
) -> NationState:
    """One nation; without `cities` it keeps its start cities, without `earned` all it has was earned."""
    won = personages or Personages()
    return NationState(
        wedge=wedge,
        purse=purse or Purse(),
        know_hows=_know_hows(know_hows),
        cities=frozenset(cities.split()),
        temples=frozenset(temples.split()),
        legions=armed(**(legions or {})),
        galleys=armed(**(galleys or {})),
        personages=won,
        earned=won._replace(scholar=0, general=0) if earned is None else earned,
        owes_chip=owes_chip,
    )


def _know_hows(names: str) -> frozenset[KnowHow]:
    known = frozenset(advance for advance in KNOW_HOWS if advance in names.split())
    assert len(known) == len(names.split()), f"no such know-how among {names}"
    return known


def position(
    to_move: Nation,
    *,
    number: int = 4,
    goal: int | None = None,
    round_number: int = 5,
    settings: Mapping[str, Any] | None = None,
    **facts: NationState,
) -> Position:
    """The start of a turn of `to_move` in round 5; nations without facts have their start cities only.

    Start cities that another nation's facts name are left to that nation.
    """
    return dealt(setup(number, goal=goal, **(settings or {})), to_move, facts, round_number)


def maneuver(**facts: NationState) -> Position:
    """The Greeks on a maneuver wedge; clockwise from them sit Phoenicians, Persians, Arabs."""
    return play(dealt(setup(), "greeks", facts), Rondel("maneuver-1"))


def dealt(game: Setup, to_move: Nation, facts: Mapping[str, NationState], round_number: int = 5) -> Position:
    """`position` for any game, with the facts by nation in a mapping."""
    number = game.variant.nations if game.variant.nations > 2 else 4  # S10 names no start cities
    assert set(facts) <= set(game.nations), f"not all of {sorted(facts)} play"
    named = frozenset[ProvinceId]().union(*(each.cities for each in facts.values()))
    nations: dict[Nation, NationState] = {}
    for name in game.nations:
        each = facts.get(name, NationState())
        homes = each.cities or frozenset(EAST.start_cities[number][name]) - named
        nations[name] = replace(each, cities=homes)
    return given(game, round_number, to_move, nations)


def play(here: Position, *actions: Action) -> Position:
    """The position after these actions, each of them legal."""
    for action in actions:
        here, _ = apply(here, action)
    return here


def events(here: Position, action: Action) -> tuple[Event, ...]:
    """What one action brings about."""
    return apply(here, action)[1]


def refused(here: Position, action: Action, code: str) -> RuleError:
    """Assert that an action is refused for the reason `code`, and that nothing changed."""
    before = frozen(here)
    with pytest.raises(RuleError) as caught:
        apply(here, action)
    assert caught.value.code == code, str(caught.value)
    assert caught.value.facts["actor"] == here.awaited
    assert caught.value.facts["action"] == action
    assert frozen(here) == before, "a refused action changed the position"
    return caught.value


def idle(here: Position) -> Position:
    """The position after a turn in which the mover goes one wedge on and does nothing."""
    wedge = here.current.wedge
    following: Wedge = "iron" if wedge is None else _after(wedge)
    return play(here, Rondel(following), EndTurn())


def _after(wedge: Wedge) -> Wedge:
    return WEDGES[(WEDGES.index(wedge) + 1) % len(WEDGES)]


def of_type(here: Position, kind: ActionType) -> list[Action]:
    """The listed actions of one type."""
    return [action for action in legal(here) if action.type == kind]


def frozen(value: Any) -> Any:
    """A deep copy in plain tuples, to compare with later: mappings and sets cannot hide a change."""
    if isinstance(value, Board):
        return value.id
    if is_dataclass(value) and not isinstance(value, type):
        return tuple((field.name, frozen(getattr(value, field.name))) for field in fields(value))
    if isinstance(value, Mapping):
        return tuple((key, frozen(held)) for key, held in value.items())
    if isinstance(value, frozenset):
        return tuple(sorted(value))
    if isinstance(value, tuple):
        return tuple(frozen(each) for each in value)
    return value
