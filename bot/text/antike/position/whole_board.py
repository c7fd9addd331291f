"""Text descriptions of the whole Antike board and of single provinces."""

from collections.abc import Mapping
from typing import Final

from bot.engine.antike import NationState, Position
from bot.engine.antike.rules.rondel import yields
from bot.engine.terms import CHIPS, Nation, ProvinceId
from bot.i18n.catalogue import say
from bot.text.antike.position.status import format_status
from bot.text.names import place
from bot.text.position.provinces import Provinces, format_forces
from bot.text.position.whole_board import format_board


def format_province(position: Position, province: ProvinceId) -> str:
    """Describe a province: what it yields, the owner of its city, and the units in it."""
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
        forces=format_forces(position, province),
    )


PROVINCES: Final = Provinces(format_province)
format_region = PROVINCES.format_region
format_picture_caption = PROVINCES.format_picture_caption


def format_income(position: Position, nation: NationState) -> str:
    """List what each production wedge would yield now (P1, P2)."""
    return ", ".join(
        say("everything-chip", resource=chip, amount=yields(position, nation, chip)) for chip in CHIPS
    )


def format_whole_board(position: Position, names: Mapping[Nation, str]) -> list[str]:
    """Describe the whole board in text: the status page, each nation's income, and the provinces."""
    return format_board(
        position,
        format_status(position, names),
        lambda nation: format_income(position, position.nations[nation]),
        format_province,
    )
