"""Marches: all the units that a foreign city takes, led into its province in one maneuver, or in two.

Step by step such a march looks like folly until the last group has arrived, so a search that weighs every
step gives it up half-way. Here it is planned as a whole, and weighed when it is there.
"""

from collections import Counter
from collections.abc import Callable, Collection
from typing import Final

from bot.engine.antike import Phase, Position, apply
from bot.engine.antike.actions import Action, Move
from bot.engine.antike.constants import actions_per_unit
from bot.engine.terms import UNITS, ProvinceId, Unit
from bot.players.antike.threats import Forces
from bot.players.geography import distances
from bot.players.marches import Able, Group, March, enough, mustered

_AHEAD: Final = 3
"""Temples that units are gathered for, to take them in the maneuver after."""
_FAR: Final = 99

Answering = Callable[[Position], Position]
"""Goes on from a position in which others are asked to fight (M5) to the mover's next action."""


def marches(
    position: Position,
    forces: Forces,
    spare: Collection[ProvinceId],
    taken: Collection[ProvinceId] = (),
    most: int = 6,
) -> list[March]:
    """One for each of the best foreign cities that this maneuver could take: temples first, then the weakest.

    Units in provinces of `spare` go last; those in provinces of `taken` are needed there.
    """
    targets = [
        (city, needed, _able(position, city, 1, taken))
        for city, needed in _cities(position, forces)
        if city not in taken
    ]
    within = [each for each in targets if enough(each[2], each[1])][:most]
    uses = Counter([(units.unit, units.place) for _, _, able in within for units in able])
    return [March(city, mustered(able, needed, spare, uses), strike=True) for city, needed, able in within]


def approaches(position: Position, forces: Forces, spare: Collection[ProvinceId]) -> list[March]:
    """One for every foreign temple that is out of reach now, but not if units were led towards it."""
    found = []
    for city, needed in _cities(position, forces, temples=True):
        able = _able(position, city, 2)
        if enough(able, needed) and not enough(_able(position, city, 1), needed):
            found.append(March(city, mustered(able, needed, spare, {}), strike=False))
        if len(found) == _AHEAD:
            break
    return found


def led(position: Position, march: March, answering: Answering) -> tuple[Position, tuple[Action, ...]]:
    """The groups on their way, one after another, as far as they come; who is met may fight."""
    done: list[Action] = []
    for unit, count, origin in march.groups:
        while origin != march.target:
            move = _step(position, Group(unit, count, origin), march)
            if move is None:
                break
            position = answering(apply(position, move)[0])
            done.append(move)
            if position.phase is not Phase.WEDGE:
                return position, tuple(done)
            count, origin = move.count, move.target
    return position, tuple(done)


def _cities(position: Position, forces: Forces, *, temples: bool = False) -> list[tuple[ProvinceId, int]]:
    """Foreign cities (M11) and what each takes: those with temples first, then the weakest."""
    listed = [
        (city not in other.temples, needed, city)
        for name, other in position.nations.items()
        if name != position.mover and len(other.cities) > 1
        for city, needed in forces.guards(other).items()
        if city in other.temples or not temples
    ]
    listed.sort()
    return [(city, needed) for _, needed, city in listed]


def _able(
    position: Position, target: ProvinceId, maneuvers: int, taken: Collection[ProvinceId] = ()
) -> list[Able]:
    """Like units that arrive with an action left (M9) in so many maneuvers; those in `taken` stay."""
    nation, able = position.current, list[Able]()
    for unit in UNITS:
        far = distances(position.setup.board, unit, target)
        later = (maneuvers - 1) * actions_per_unit(unit, nation.know_hows)
        for place, stack in nation.stacks(unit).items():
            distance = far.get(place, _FAR)
            fit = sum([stack[left] for left in (1, 2, 3) if left + later > distance])
            if fit and place not in taken:
                able.append(Able(unit, place, fit, distance))
    return able


def _step(position: Position, group: Group, march: March) -> Move | None:
    """A group's next step on a shortest way, by those of it that can still go."""
    unit, count, origin = group
    stack = position.current.stack(unit, origin)
    left = max([left for left in (0, 1, 2, 3) if stack[left]], default=0)
    far = distances(position.setup.board, unit, march.target)
    halt = 0 if march.strike else actions_per_unit(unit, position.current.know_hows) - 1
    if left == 0 or far[origin] <= halt:
        return None
    ways = [place for place in position.setup.board.ways(unit, origin) if far[place] < far[origin]]
    step = min(ways, key=lambda place: _met(position, unit, place))
    mixed = sum(1 for each in stack if each) > 1
    return Move(unit, min(count, stack[left]), origin, step, left if mixed else None)


def _met(position: Position, unit: Unit, place: ProvinceId) -> int:
    """Foreign units there that could demand a fight."""
    return sum(
        [other.count(unit, place) for name, other in position.nations.items() if name != position.mover]
    )
