"""Short constructors of positions, so that the tests read like the rulebook.

Lists of provinces, know-hows and nations are written as words in one string: `cities="athen pella"`.
"""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar

import pytest

from bot.boards import load_board
from bot.engine.antike import NationState, Position, Setup, Variant, apply, given_position, start
from bot.engine.antike.actions import Action, Answer, EndTurn, Rondel
from bot.engine.antike.board import AntikeBoard
from bot.engine.antike.events import Event
from bot.engine.antike.position import Personages, Stacks
from bot.engine.antike.terms import KNOW_HOWS, KnowHow
from bot.engine.board import Board
from bot.engine.errors import RuleError
from bot.engine.purse import Purse
from bot.engine.terms import WEDGES, Nation, ProvinceId, Wedge
from bot.rulesets import ruleset_of

_Position = TypeVar("_Position", bound=Any)
EAST: AntikeBoard = load_board("east")
ALL_EIGHT = " ".join(KNOW_HOWS)
_CLOCKWISE: tuple[Nation, ...] = ("phoenicians", "persians", "arabs", "greeks", "egyptians", "babylonians")
"""Default seats; with fewer nations those not in the game are left out."""


def seats(number: int) -> tuple[Nation, ...]:
    """Return the nations of S1 on East in their default seats; two for the game with doubled supplies."""
    allowed = EAST.start_cities[number] if number > 2 else _CLOCKWISE[:2]
    return tuple(name for name in _CLOCKWISE if name in allowed)


def setup(number: int = 4, *, goal: int | None = None, **settings: Any) -> Setup:
    """Return the set-up of a game on East."""
    return Setup(EAST, Variant(number, goal=goal, **settings), seats(number))


def opening(number: int = 4, **settings: Any) -> Position:
    """Return the ordinary start position."""
    return start(setup(number, **settings))


def armed(**counts: int) -> Stacks:
    """Return stacks of units outside a maneuver: `armed(athen=2)`."""
    return {province: (count, 0, 0, 0) for province, count in counts.items()}


def pay(marble: int = 0, iron: int = 0, gold: int = 0, coins: int = 0) -> Purse:
    """Return a payment."""
    return Purse(marble, iron, gold, coins)


def people(**counts: int) -> Personages:
    """Return personages by kind."""
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
    """Return a nation; without `cities` it keeps its start cities.

    Without `earned` all its kings, citizens and navigators were earned by threshold.
    """
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
    """Return the start of a turn of `to_move` in round 5; nations without facts have their start cities only.

    Start cities that another nation's facts name are left to that nation.
    """
    return dealt(setup(number, goal=goal, **(settings or {})), to_move, facts, round_number)


def maneuver(**facts: NationState) -> Position:
    """Return the Greeks on a maneuver wedge; clockwise from them sit Phoenicians, Persians, Arabs."""
    return play(dealt(setup(), "greeks", facts), Rondel("maneuver-1"))


def dealt(game: Setup, to_move: Nation, facts: Mapping[str, NationState], round_number: int = 5) -> Position:
    """Return a position as `position` does, for any set-up, with the facts by nation in a mapping."""
    number = game.variant.nations if game.variant.nations > 2 else 4  # S10 names no start cities
    assert set(facts) <= set(game.nations), f"not all of {sorted(facts)} play"
    named = frozenset[ProvinceId]().union(*(each.cities for each in facts.values()))
    nations: dict[Nation, NationState] = {}
    for name in game.nations:
        each = facts.get(name, NationState())
        homes = each.cities or frozenset(EAST.start_cities[number][name]) - named
        nations[name] = replace(each, cities=homes)
    return given_position(game, round_number, to_move, nations)


def play(here: _Position, *actions: Any) -> _Position:
    """Return the position after these actions of its ruleset; raises `RuleError` at an illegal one."""
    rules: Any = ruleset_of(here).rules
    for action in actions:
        here, _ = rules.apply(here, action)
    return here


def events(here: Position, action: Action) -> tuple[Event, ...]:
    """Return the events of an action."""
    return apply(here, action)[1]


def refused(here: Position, action: Action, code: str) -> RuleError:
    """Assert that an action is refused for the reason `code` and changes nothing; return the error."""
    before = frozen(here)
    with pytest.raises(RuleError) as caught:
        apply(here, action)
    assert caught.value.code == code, str(caught.value)
    tried = action.nation if isinstance(action, Answer) else here.mover
    assert caught.value.facts["actor"] == (tried if here.awaited else None)
    assert caught.value.facts["action"] == action
    assert frozen(here) == before, "a refused action changed the position"
    return caught.value


def idle(here: Position) -> Position:
    """Return the position after a turn in which the mover goes one wedge on and does nothing."""
    wedge = here.current.wedge
    following: Wedge = "iron" if wedge is None else _after(wedge)
    return play(here, Rondel(following), EndTurn())


def _after(wedge: Wedge) -> Wedge:
    return WEDGES[(WEDGES.index(wedge) + 1) % len(WEDGES)]


def of_type(here: Any, kind: str) -> list[Any]:
    """Return the legal actions of one type."""
    return [action for action in ruleset_of(here).rules.legal(here) if action.type == kind]


def frozen(value: Any) -> Any:
    """Return a deep copy in plain tuples, to compare with later: mappings and sets cannot hide a change."""
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
