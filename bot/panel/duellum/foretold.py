"""What waits in a province: battles are certain, so they can be told before a unit moves (DM4)."""

from bot.engine.duellum import Position
from bot.engine.duellum.rules.conquest import defence, fortress
from bot.engine.terms import UNITS, ProvinceId
from bot.i18n.catalogue import say
from bot.text.names import mix


def waiting_there(position: Position, province: ProvinceId) -> str:
    """Hostile units, and whose city stands there."""
    return " · ".join(filter(None, [hostile(position, province), city_told(position, province)]))


def hostile(position: Position, province: ProvinceId) -> str:
    """The rival's units in a province; nothing where there are none."""
    counts = [position.other.count(unit, province) for unit in UNITS]
    return say("duellum-panel-hostile", nation=position.rival, units=mix(*counts)) if any(counts) else ""


def city_told(position: Position, province: ProvinceId) -> str:
    """Whose city stands there, or whether one could."""
    board, owner = position.setup.board, position.owner(province)
    if owner == position.mover:
        return say("panel-target-own")
    if owner is not None:
        if len(position.nations[owner].cities) == 1:
            return say("duellum-panel-city-last", nation=owner)
        needed = defence(position, province)
        return say("duellum-panel-city", nation=owner, needed=needed, extra=extra(position))
    if province in board.sites:
        return say("duellum-panel-free")
    return say("duellum-panel-sea" if province in board.symbols else "duellum-panel-no-site")


def extra(position: Position) -> int:
    """What a Fortress adds to the defence of the next city (DE8)."""
    card = fortress(position)
    return card.number if card else 0
