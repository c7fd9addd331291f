"""Text descriptions of the whole Duellum board and of single provinces."""

from collections.abc import Mapping
from typing import Final

from bot.engine.duellum import NationState, Position
from bot.engine.duellum.rules.rondel import production
from bot.engine.terms import Nation, ProvinceId
from bot.i18n.catalogue import say
from bot.text.duellum.keys import own_key
from bot.text.duellum.position.cards import format_cards
from bot.text.duellum.position.status import format_status
from bot.text.names import place
from bot.text.position.provinces import Provinces, format_forces
from bot.text.position.whole_board import format_board


def format_province(position: Position, province: ProvinceId) -> str:
    """Describe a province: its city's owner and resource, or whether it is a site, and its units."""
    board, owner = position.setup.board, position.owner(province)
    state = position.nations[owner] if owner else None
    return say(
        "duellum-province-what",
        place=place(board, province),
        owner=owner or "none",
        resource=state.cities[province] if state else "none",
        temple=bool(state and province in state.temples),
        wall=bool(state and province in state.walls),
        site=province in board.sites,
        symbol=province in board.symbols,
        forces=format_forces(position, province),
    )


PROVINCES: Final = Provinces(format_province, own_key)
format_region = PROVINCES.format_region
format_picture_caption = PROVINCES.format_picture_caption


def format_income(nation: NationState) -> str:
    """List what each production wedge would yield now, besides its coin (DP1-DP3)."""
    given = production(nation).chips.items()
    return ", ".join(say("everything-chip", resource=chip, amount=amount) for chip, amount in given)


def format_whole_board(position: Position, names: Mapping[Nation, str]) -> list[str]:
    """Describe the whole board in text: the status page, incomes, provinces, and all cards."""
    told = format_board(
        position,
        format_status(position, names),
        lambda nation: format_income(position.nations[nation]),
        format_province,
    )
    return [*told, *format_cards(position).splitlines()]
