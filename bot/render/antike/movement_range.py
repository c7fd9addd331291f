"""Whose movement range a picture or a text is about."""

from collections.abc import Sequence

from bot.engine.antike import Position
from bot.engine.antike.rules.movement_range import movement_range
from bot.engine.reach import Reach
from bot.engine.terms import Nation, ProvinceId, Unit
from bot.text.position.provinces import tell_nobody_there

__all__ = ["Reach", "reach_of"]


def reach_of(position: Position, origin: ProvinceId, unit: Unit, nations: Sequence[Nation] = ()) -> Reach:
    """The reach of units of the first of `nations` that has some there, or of any nation, the mover first.

    Raises `ValueError` where nobody has such units in `origin`.
    """
    others = (position.mover, *position.setup.turn_order)
    nation = next((n for n in (*nations, *others) if position.nations[n].count(unit, origin)), None)
    if nation is None:
        raise ValueError(tell_nobody_there(position.setup.board, origin, unit))
    return movement_range(position, nation, origin, unit)
