"""What stands in single provinces of Duellum."""

from typing import Final

from bot.engine.duellum import Position
from bot.engine.terms import ProvinceId
from bot.i18n.catalogue import say
from bot.text.duellum.keys import own
from bot.text.names import place
from bot.text.position.provinces import Provinces, tell_forces


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
