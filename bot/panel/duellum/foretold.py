"""What units meet in a province; battles are certain, so they can be announced (DM4)."""

from collections.abc import Sequence

from bot.engine.duellum import Position, apply
from bot.engine.duellum.actions import Action, PlayCard
from bot.engine.duellum.rules.conquest import city_strength, defence, fortress_strength
from bot.engine.terms import UNITS, ProvinceId
from bot.i18n.catalogue import say
from bot.text.names import mix


def describe_province(position: Position, province: ProvinceId) -> str:
    """Describe hostile units and the city in a province."""
    return " · ".join(filter(None, [hostile(position, province), describe_city_site(position, province)]))


def hostile(position: Position, province: ProvinceId) -> str:
    """Describe the rival's units in a province; "" if there are none."""
    counts = [position.other.count(unit, province) for unit in UNITS]
    return say("duellum-panel-hostile", nation=position.rival, units=mix(*counts)) if any(counts) else ""


def describe_fights(position: Position, city: ProvinceId) -> str:
    """Describe the rival's units in a city, which new units of their type fight at once (DA5)."""
    met = hostile(position, city)
    return say("duellum-panel-arms-met", met=met) if met else ""


def describe_city_site(position: Position, province: ProvinceId, *, brief: bool = False) -> str:
    """Describe whose city is in a province, or whether one could be founded.

    If `brief`, the part of Fortress in the defence is left out.
    """
    board, owner = position.setup.board, position.owner(province)
    if owner == position.mover:
        return say("panel-target-own")
    if owner is not None:
        if len(position.nations[owner].cities) == 1:
            return say("duellum-panel-city-last", nation=owner)
        needed = defence(position, province)
        return say(
            "duellum-panel-city",
            nation=owner,
            needed=needed,
            extra=0 if brief else fortress_strength(position),
        )
    if province in board.sites:
        return say("duellum-panel-free")
    return say("duellum-panel-sea" if province in board.symbols else "duellum-panel-no-site")


def describe_card_target(position: Position, way: PlayCard) -> Sequence[str]:
    """Describe a card's target and the change of its city's defence; nothing for a card without target.

    Besides the full description, return a briefer one that begins with the change.
    """
    place = way.province
    if place is None:
        return ()
    fights = way.unit is not None and position.other.count(way.unit, place) > 0
    met = (describe_fights if fights else hostile)(position, place)
    full = [met, describe_city_site(position, place), describe_defence_change(position, way, place)]
    brief = [describe_defence_change(position, way, place, alone=True), met]
    return [" · ".join(filter(None, told)) for told in (full, brief)]


def describe_defence_change(
    position: Position, action: Action, place: ProvinceId, *, alone: bool = False
) -> str:
    """Describe how an action changes the defence of a city (DM6); "" if it does not, or nobody can attack it.

    For a city of the rival the defence before is included only if `alone`.
    """
    owner = position.owner(place)
    before, after = _defence(position, place), _defence(apply(position, action)[0], place)
    last = owner == position.rival and len(position.other.cities) == 1
    if owner is None or last or before == after:
        return ""
    mine = alone or owner == position.mover
    return say("duellum-panel-defence-then", mine=mine, before=before, after=after)


def _defence(position: Position, city: ProvinceId) -> int:
    """Return the number of units needed to conquer a city, whoever owns it (DM6)."""
    return (
        city_strength(position.current, city) if city in position.current.cities else defence(position, city)
    )
