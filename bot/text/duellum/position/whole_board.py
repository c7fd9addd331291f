"""The whole board of Duellum in words, and what stands in single provinces."""

from collections.abc import Mapping
from typing import Final

from bot.engine.duellum import NationState, Position
from bot.engine.duellum.rules.rondel import production
from bot.engine.terms import Nation, ProvinceId
from bot.i18n.catalogue import say
from bot.text.duellum.keys import own
from bot.text.duellum.position.cards import tell_cards
from bot.text.duellum.position.status import tell_status
from bot.text.names import place
from bot.text.position.provinces import Provinces, tell_forces
from bot.text.position.whole_board import tell_board


def tell_province(position: Position, province: ProvinceId) -> str:
    """Whose city one province has and what it produces, or whether one can stand there, and who is there."""
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
        forces=tell_forces(position, province),
    )


PROVINCES: Final = Provinces(tell_province, own)
tell_region = PROVINCES.tell_region
tell_shown = PROVINCES.tell_shown


def tell_income(nation: NationState) -> str:
    """What each production wedge would give now, besides its coin (DP1-DP3)."""
    given = production(nation).chips.items()
    return ", ".join(say("everything-chip", resource=chip, amount=amount) for chip, amount in given)


def tell_everything(position: Position, names: Mapping[Nation, str]) -> list[str]:
    """All there is to know."""
    told = tell_board(
        position,
        tell_status(position, names),
        lambda nation: tell_income(position.nations[nation]),
        tell_province,
    )
    return [*told, *tell_cards(position).splitlines()]
