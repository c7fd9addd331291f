"""Marches: all units needed for a foreign city, led into its province in one maneuver or two.

Evaluated step by step, such a march looks bad until the last group arrives, so a search would give it up. It
is therefore planned as a whole and evaluated at its end.
"""

from collections import Counter
from collections.abc import Callable, Collection
from typing import Final

from bot.engine.antike import Phase, Position, apply
from bot.engine.antike.actions import Action, Move
from bot.engine.antike.constants import actions_per_unit
from bot.engine.terms import UNITS, Nation, ProvinceId, Unit
from bot.players.antike.threats import Forces
from bot.players.geography import distances
from bot.players.marches import Group, March, UnitsInReach, enough, needed_groups

_AHEAD: Final = 3
"""Number of temples for which units are gathered a maneuver ahead."""
_FAR: Final = 99

Answering = Callable[[Position], Position]
"""Resolves demands to fight (M5) and returns the position of the mover's next action."""


def marches(
    position: Position,
    forces: Forces,
    taken: Collection[ProvinceId] = (),
    most: int = 6,
    friends: Collection[Nation] = (),
) -> list[March]:
    """Return a march for each of the best foreign cities within reach: temples first, then the weakest.

    Units beside temples are used last; those in provinces of `taken` are needed there. Cities of `friends`
    are no targets.
    """
    targets = [
        (city, needed, _units_in_reach(position, city, 1, taken))
        for city, needed in _target_cities(position, forces, friends)
        if city not in taken
    ]
    within = [each for each in targets if enough(each[2], each[1])][:most]
    uses = Counter([(units.unit, units.place) for _, _, able in within for units in able])
    spare = position.current.temples
    return [
        March(city, needed_groups(able, needed, spare, uses), strike=True) for city, needed, able in within
    ]


def approaches(position: Position, forces: Forces, friends: Collection[Nation] = ()) -> list[March]:
    """Return a march for every foreign temple out of reach now but within reach after an approach."""
    found = []
    for city, needed in _target_cities(position, forces, friends, temples=True):
        able = _units_in_reach(position, city, 2)
        if enough(able, needed) and not enough(_units_in_reach(position, city, 1), needed):
            groups = needed_groups(able, needed, position.current.temples, {})
            found.append(March(city, groups, strike=False))
        if len(found) == _AHEAD:
            break
    return found


def move_groups(
    position: Position, march: March, answering: Answering
) -> tuple[Position, tuple[Action, ...]]:
    """Move the groups in turn, as far as they come; opponents they meet may fight."""
    done: list[Action] = []
    for unit, count, origin in march.groups:
        while origin != march.target:
            move = _next_move(position, Group(unit, count, origin), march)
            if move is None:
                break
            position = answering(apply(position, move)[0])
            done.append(move)
            if position.phase is not Phase.WEDGE:
                return position, tuple(done)
            count, origin = move.count, move.target
    return position, tuple(done)


def _target_cities(
    position: Position, forces: Forces, friends: Collection[Nation], *, temples: bool = False
) -> list[tuple[ProvinceId, int]]:
    """Return the foreign cities (M11) with their defence: those with temples first, then the weakest."""
    listed = [
        (city not in other.temples, needed, city)
        for name, other in position.nations.items()
        if name != position.mover and name not in friends and len(other.cities) > 1
        for city, needed in forces.guards(other).items()
        if city in other.temples or not temples
    ]
    listed.sort()
    return [(city, needed) for _, needed, city in listed]


def _units_in_reach(
    position: Position, target: ProvinceId, maneuvers: int, taken: Collection[ProvinceId] = ()
) -> list[UnitsInReach]:
    """Return units that arrive within so many maneuvers with an action left (M9); those in `taken` stay."""
    nation, able = position.current, list[UnitsInReach]()
    for unit in UNITS:
        far = distances(position.setup.board, unit, target)
        later = (maneuvers - 1) * actions_per_unit(unit, nation.know_hows)
        for place, stack in nation.stacks(unit).items():
            distance = far.get(place, _FAR)
            fit = sum([stack[left] for left in (1, 2, 3) if left + later > distance])
            if fit and place not in taken:
                able.append(UnitsInReach(unit, place, fit, distance))
    return able


def _next_move(position: Position, group: Group, march: March) -> Move | None:
    """Return a group's next step on a shortest way, by those units that can still move."""
    unit, count, origin = group
    stack = position.current.stack(unit, origin)
    left = max([left for left in (0, 1, 2, 3) if stack[left]], default=0)
    far = distances(position.setup.board, unit, march.target)
    halt = 0 if march.strike else actions_per_unit(unit, position.current.know_hows) - 1
    if left == 0 or far[origin] <= halt:
        return None
    ways = [place for place in position.setup.board.ways(unit, origin) if far[place] < far[origin]]
    step = min(ways, key=lambda place: _count_opposing(position, unit, place))
    mixed = sum(1 for each in stack if each) > 1
    return Move(unit, min(count, stack[left]), origin, step, left if mixed else None)


def _count_opposing(position: Position, unit: Unit, place: ProvinceId) -> int:
    """Return the number of foreign units in a province that could demand a fight."""
    return sum(
        [other.count(unit, place) for name, other in position.nations.items() if name != position.mover]
    )
