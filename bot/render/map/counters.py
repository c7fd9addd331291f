"""Which counters lie in a province and where, so that none covers another."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine.antike.position import Position, Stack
from bot.engine.terms import Nation, ProvinceId, Unit
from bot.render.map.free_space import best_level
from bot.render.map.layout import Box, Level, Place, Point
from bot.render.map.sizes import FIGURES, LEAST_FIGURE, PAIR, SINGLE

__all__ = ["Counter", "Force", "counters", "forces", "found_room"]


@dataclass(frozen=True, slots=True)
class Force:
    """A nation's units in one province: how many, and how many of them have no action left."""

    nation: Nation
    legions: int = 0
    legions_tipped: int = 0
    galleys: int = 0
    galleys_tipped: int = 0

    def count(self, unit: Unit) -> int:
        """How many of one kind."""
        return self.legions if unit == "legion" else self.galleys

    def tipped(self, unit: Unit) -> int:
        """How many of one kind are tipped (M2)."""
        return self.legions_tipped if unit == "legion" else self.galleys_tipped


@dataclass(frozen=True, slots=True)
class Counter:
    """One counter: for one kind of unit, or (`unit` None) for all of a nation's units there."""

    force: Force
    unit: Unit | None
    at: Point
    scale: float
    lead: Point | None = None
    """Where a line leads from it, if it stands aside: the city of its province."""

    @property
    def box(self) -> Box:
        """The room it takes on the page."""
        w, h = PAIR if self.unit is None else SINGLE
        x, y = self.at
        return (
            x - w * self.scale / 2,
            y - h * self.scale / 2,
            x + w * self.scale / 2,
            y + h * self.scale / 2,
        )


def _tipped(stack: Stack, counts: bool) -> int:
    """Off its maneuver a nation's units all stand at index 0 and are not tipped."""
    return stack[0] if counts else 0


def forces(position: Position, province: ProvinceId) -> tuple[Force, ...]:
    """Who has units in a province, in order of seats."""
    found = []
    for nation in position.setup.nations:
        state = position.nations[nation]
        legions, galleys = state.stack("legion", province), state.stack("galley", province)
        if sum(legions) + sum(galleys):
            moving = position.maneuvering and nation == position.mover
            found.append(
                Force(nation, sum(legions), _tipped(legions, moving), sum(galleys), _tipped(galleys, moving))
            )
    return tuple(found)


def counters(place: Place, present: Sequence[Force], pixel: float = 1.0) -> list[Counter] | None:
    """Counters for all forces on places of the layout, in the most readable form for which it has room.

    Galleys would rather be a little smaller than lie on dry land. None where there are too few places, or
    where the numbers would be too low on a picture with so many pixels for one of the page.
    """
    if not present:
        return []
    singles = _singles(present)
    fitting = [
        level
        for level in place.levels
        if level.form == "single" and len(singles) <= len(level.spots) and _legible(level, pixel)
    ]
    if fitting:
        galleys = sum(unit == "galley" for _, unit in singles)
        afloat = (level for level in fitting if sum(not spot[2] for spot in level.spots) >= galleys)
        return _on_level(next(afloat, fitting[0]), singles)
    for level in place.levels:
        if level.form == "pair" and len(present) <= len(level.spots) and _legible(level, pixel):
            return _pairs(level, present)
    return None


def _singles(present: Sequence[Force]) -> list[tuple[Force, Unit]]:
    singles: list[tuple[Force, Unit]] = [(force, "legion") for force in present if force.legions]
    return singles + [(force, "galley") for force in present if force.galleys]


def _legible(level: Level, pixel: float) -> bool:
    return FIGURES[level.form] * level.scale * pixel >= LEAST_FIGURE


def found_room(
    place: Place, present: Sequence[Force], taken: Sequence[Box], whole: Box, pixel: float = 1.0
) -> list[Counter] | None:
    """Counters in the room that is left in a province, off all that is `taken`; None if it is too small."""
    singles = _singles(present)
    level = best_level(place, taken, whole, len(singles), len(present))
    if level is None or not _legible(level, pixel):
        return None
    return _on_level(level, singles) if level.form == "single" else _pairs(level, present)


def _pairs(level: Level, present: Sequence[Force]) -> list[Counter]:
    return [
        Counter(force, None, spot[:2], level.scale) for force, spot in zip(present, level.spots, strict=False)
    ]


def _on_level(level: Level, singles: Sequence[tuple[Force, Unit]]) -> list[Counter]:
    """Legions take places on land first, galleys those on the sea, the nearest to the city first."""
    free = list(level.spots)
    placed = []
    for force, unit in singles:
        land = int(unit == "legion")
        spot = next((spot for spot in free if spot[2] == land), free[0])
        free.remove(spot)
        placed.append(Counter(force, unit, spot[:2], level.scale))
    return placed
