"""Wedges that sell something: what a command costs in all, and how that may be paid."""

from collections.abc import Callable, Sequence

from bot.app.antike import scripts
from bot.app.antike.scripts import Script
from bot.app.turn.payments import Prices, sparing
from bot.engine.antike import Phase, Position
from bot.engine.antike.constants import TEMPLE_PRICE
from bot.engine.antike.rules.know_how import price as know_how_price
from bot.engine.antike.terms import KnowHow
from bot.engine.payment import AnyPrice, ChipPrice
from bot.engine.purse import Purse
from bot.engine.rondel import wedge_price
from bot.engine.terms import ProvinceId, Wedge


def way_price(position: Position, wedge: Wedge) -> AnyPrice:
    """What the stone's way costs; nothing once it has moved (T2)."""
    if position.phase is not Phase.RONDEL:
        return AnyPrice(0)
    return wedge_price(position.current.wedge, wedge)


def _buying(
    wedge: Wedge, pay: Purse | None, prices: Prices, build: Callable[[Purse | None], Script]
) -> Script:
    def script(position: Position) -> scripts.Steps:
        way = way_price(position, wedge)
        chosen = pay if pay is not None else sparing(position.current.purse, way, prices(position))
        return build(chosen)(position)

    return script


def build_temples(provinces: Sequence[ProvinceId], pay: Purse | None = None) -> Script:
    """TEMPLE, the stone first where it has yet to move."""
    return _buying(
        "temple",
        pay,
        lambda position: [TEMPLE_PRICE] * len(provinces),
        lambda chosen: scripts.build_temples(provinces, chosen),
    )


def arm(places: Sequence[tuple[ProvinceId, int, int]], pay: Purse | None = None) -> Script:
    """ARMING, the stone first where it has yet to move."""
    return _buying(
        "arming",
        pay,
        lambda position: [ChipPrice(iron=legions + galleys) for _, legions, galleys in places],
        lambda chosen: scripts.arm(places, chosen),
    )


def learn(advances: Sequence[KnowHow], pay: Purse | None = None) -> Script:
    """KNOW-HOW, the stone first where it has yet to move."""
    return _buying(
        "know-how",
        pay,
        lambda position: [know_how_price(position, position.mover, advance) for advance in advances],
        lambda chosen: scripts.learn(advances, chosen),
    )
