"""The whole board of Antike in words."""

from collections.abc import Mapping

from bot.engine.antike import NationState, Position
from bot.engine.antike.rules.rondel import yields
from bot.engine.terms import CHIPS, Nation
from bot.i18n.catalogue import say
from bot.text.antike.position.provinces import tell_province
from bot.text.antike.position.status import tell_status
from bot.text.position.whole_board import tell_board


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
