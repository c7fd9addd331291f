"""Battles: hostile units of one type never share a province (DM4, DA5, DA6)."""

from bot.engine.duellum import stacks
from bot.engine.duellum.events import Event, Fought
from bot.engine.duellum.position import Position
from bot.engine.duellum.update import Result, evolve
from bot.engine.terms import ProvinceId, Unit


def fight(position: Position, unit: Unit, province: ProvinceId, count: int, left: int) -> Result:
    """Let the mover's `count` units, which arrived with `left` crossings, fight hostile ones.

    Each side loses the smaller number, which return to their boxes; the mover loses units of that group.
    """
    mine, theirs = position.current, position.other
    fallen = min(count, theirs.count(unit, province))
    if not fallen:
        return position, ()
    mine = evolve(
        mine, box=mine.box.plus(unit, fallen), **stacks.changed(mine, unit, province, left, -fallen)
    )
    theirs = evolve(
        theirs, box=theirs.box.plus(unit, fallen), **stacks.changed(theirs, unit, province, 0, -fallen)
    )
    event: Event = Fought(position.mover, position.rival, province, unit, fallen)
    return evolve(position, nations={**position.nations, position.mover: mine, position.rival: theirs}), (
        event,
    )
