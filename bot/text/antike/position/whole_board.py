"""The whole board of Antike in words, and what stands in single provinces."""

from collections.abc import Mapping
from typing import Final

from bot.engine.antike import NationState, Position
from bot.engine.antike.rules.rondel import yields
from bot.engine.terms import CHIPS, Nation, ProvinceId
from bot.i18n.catalogue import say
from bot.text.antike.position.status import tell_status
from bot.text.names import place
from bot.text.position.provinces import Provinces, tell_forces
from bot.text.position.whole_board import tell_board


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


def tell_income(position: Position, nation: NationState) -> str:
    """What each production wedge would give now (P1, P2)."""
    return ", ".join(
        say("everything-chip", resource=chip, amount=yields(position, nation, chip)) for chip in CHIPS
    )


def tell_everything(position: Position, names: Mapping[Nation, str]) -> list[str]:
    """All there is to know."""
    return tell_board(
        position,
        tell_status(position, names),
        lambda nation: tell_income(position, position.nations[nation]),
        tell_province,
    )
