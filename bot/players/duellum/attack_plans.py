"""Marches: all units needed for a hostile city, led into its province in one maneuver or two.

Evaluated step by step, such a march looks bad until the last group arrives, so a search would give it up. It
is therefore planned as a whole and evaluated at its end.
"""

from collections import Counter
from collections.abc import Collection
from typing import Final

from bot.engine.duellum import Phase, Position, apply
from bot.engine.duellum.actions import Action, Move
from bot.engine.duellum.rules.conquest import fortress
from bot.engine.duellum.rules.rondel import crossings
from bot.engine.terms import UNITS, ProvinceId
from bot.players.duellum.threats import Forces
from bot.players.geography import distances
from bot.players.marches import Group, March, UnitsInReach, enough, needed_groups

_AHEAD: Final = 3
"""Number of cities for which units are gathered a maneuver ahead."""
_FAR: Final = 99


def marches(
    position: Position, forces: Forces, taken: Collection[ProvinceId] = (), most: int = 6
) -> list[March]:
    """Return a march for each of the best hostile cities within reach: temples first, then the weakest.

    Units in provinces of `taken` are needed there.
    """
    card = None if taken else fortress(position)
    more = card.number if card else 0
    targets = [
        (city, needed + more, _units_in_reach(position, city, 1, taken))
        for city, needed in _target_cities(position, forces)
        if city not in taken
    ]
    within = [each for each in targets if enough(each[2], each[1])][:most]
    uses = Counter([(units.unit, units.place) for _, _, able in within for units in able])
    spare = position.current.temples
    return [
        March(city, needed_groups(able, needed, spare, uses), strike=True) for city, needed, able in within
    ]


def approaches(position: Position, forces: Forces) -> list[March]:
    """Return a march for every hostile temple out of reach now but within reach after an approach."""
    found = []
    for city, needed in _target_cities(position, forces):
        if city not in position.other.temples:
            continue
        able = _units_in_reach(position, city, 2)
        if enough(able, needed) and not enough(_units_in_reach(position, city, 1), needed):
            found.append(March(city, needed_groups(able, needed, position.current.temples, {}), strike=False))
        if len(found) == _AHEAD:
            break
    return found


def move_groups(position: Position, march: March) -> tuple[Position, tuple[Action, ...]]:
    """Move the groups in turn, as far as they come; battles reduce them (DM4)."""
    done: list[Action] = []
    for unit, count, origin in march.groups:
        while origin != march.target:
            move = _next_move(position, Group(unit, count, origin), march)
            if move is None:
                break
            position = apply(position, move)[0]
            done.append(move)
            if position.phase is not Phase.MOVEMENT:
                return position, tuple(done)
            count, origin = move.count, move.target
            if not position.current.count(unit, origin):
                break
    return position, tuple(done)


def _target_cities(position: Position, forces: Forces) -> list[tuple[ProvinceId, int]]:
    """Return the hostile cities (DM9) with their defence: those with temples first, then the weakest."""
    other = position.other
    if len(other.cities) < 2:
        return []
    listed = [(city not in other.temples, needed, city) for city, needed in forces.guards(other).items()]
    listed.sort()
    return [(city, needed) for _, needed, city in listed]


def _units_in_reach(
    position: Position, target: ProvinceId, maneuvers: int, taken: Collection[ProvinceId] = ()
) -> list[UnitsInReach]:
    """Return the units that arrive within so many maneuvers; those in `taken` stay."""
    nation, able = position.current, list[UnitsInReach]()
    for unit in UNITS:
        far = distances(position.setup.board, unit, target)
        later = (maneuvers - 1) * crossings(nation, unit)
        for place, stack in nation.stacks(unit).items():
            distance = far.get(place, _FAR)
            if place in taken or distance > later + len(stack) - 1:
                continue
            fit = sum([count for left, count in enumerate(stack) if left + later >= distance])
            if fit:
                able.append(UnitsInReach(unit, place, fit, distance))
    return able


def _next_move(position: Position, group: Group, march: March) -> Move | None:
    """Return a group's next step on a shortest way, by those units that can still move."""
    unit, count, origin = group
    stack = position.current.stacks(unit).get(origin, ())
    left = len(stack) - 1
    far = distances(position.setup.board, unit, march.target)
    halt = 0 if march.strike else crossings(position.current, unit)
    if left < 1 or far[origin] <= halt:
        return None
    ways = [place for place in position.setup.board.ways(unit, origin) if far[place] < far[origin]]
    step = min(ways, key=lambda place: position.other.count(unit, place))  # they fight who enters
    mixed = sum(1 for each in stack if each) > 1
    return Move(unit, min(count, stack[left]), origin, step, left if mixed else None)
