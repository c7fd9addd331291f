"""What stands in single provinces of Antike."""

from typing import Final

from bot.engine.antike import Position
from bot.engine.terms import ProvinceId
from bot.i18n.catalogue import say
from bot.text.names import place
from bot.text.position.provinces import Provinces, tell_forces


def tell_province(position: Position, province: ProvinceId) -> str:
    """What one province yields, whose city it has, and who stands there."""
    board, owner = position.setup.board, position.owner(province)
    owned = "none"
    if owner is not None:
        owned = "temple" if province in position.nations[owner].temples else "city"
    return say(
        "province-what",
        place=place(board, province),
        resource=board.resources[province],
        owned=owned,
        owner=owner or "",
        forces=tell_forces(position, province),
    )


PROVINCES: Final = Provinces(tell_province)
tell_region = PROVINCES.tell_region
tell_shown = PROVINCES.tell_shown
