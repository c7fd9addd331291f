"""The whole board of Duellum in words."""

from collections.abc import Mapping

from bot.engine.duellum import NationState, Position
from bot.engine.duellum.rules.rondel import production
from bot.engine.terms import Nation
from bot.i18n.catalogue import say
from bot.text.duellum.position.cards import tell_cards
from bot.text.duellum.position.provinces import tell_province
from bot.text.duellum.position.status import tell_status
from bot.text.position.whole_board import tell_board


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
