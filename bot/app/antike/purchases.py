"""Wedges that sell something: what a command costs in all, and how that may be paid."""

from collections.abc import Callable, Sequence

from bot.app.antike import scripts
from bot.app.antike.scripts import Script
from bot.app.errors import SplitError
from bot.engine.antike import Phase, Position, Result, apply
from bot.engine.antike.constants import TEMPLE_PRICE
from bot.engine.antike.events import Event
from bot.engine.antike.rules.know_how import price as know_how_price
from bot.engine.antike.terms import KnowHow
from bot.engine.errors import RuleError
from bot.engine.payment import AnyPrice, ChipPrice
from bot.engine.purse import Purse
from bot.engine.rondel import wedge_price
from bot.engine.terms import ProvinceId, Wedge

Prices = Callable[[Position], Sequence[ChipPrice]]


def outcome(position: Position, script: Script) -> Result | None:
    """What a script would bring about; None where the rules or the payment forbid it."""
    events = list[Event]()
    try:
        steps = script(position)
        action = next(steps, None)
        while action is not None:
            position, more = apply(position, action)
            events.extend(more)
            if position.phase in {Phase.ANSWER, Phase.OVER}:
                break
            action = steps.send(position)
    except StopIteration:
        return position, tuple(events)
    except (RuleError, SplitError):
        return None
    return position, tuple(events)


def way_price(position: Position, wedge: Wedge) -> AnyPrice:
    """What the stone's way costs; nothing once it has moved (T2)."""
    if position.phase is not Phase.RONDEL:
        return AnyPrice(0)
    return wedge_price(position.current.wedge, wedge)


def things_price(prices: Sequence[ChipPrice]) -> ChipPrice:
    """Prices added up."""
    return ChipPrice(*(sum(kind) for kind in zip(ChipPrice(), *prices, strict=True)))


def mixes(purse: Purse, things: ChipPrice, way: AnyPrice) -> list[Purse]:
    """Payments for things and way together: the ordinary one first, then by coins, fewest first."""
    found = {
        of_way.plus(of_things)
        for of_way in way.mixes(purse)
        for of_things in things.mixes(purse.minus(of_way))
    }
    ordered = sorted(found, key=lambda pay: (pay.coins, pay))
    ordinary = _ordinary(purse, things, way)
    return [ordinary, *(pay for pay in ordered if pay != ordinary)] if ordinary else ordered


def _ordinary(purse: Purse, things: ChipPrice, way: AnyPrice) -> Purse | None:
    """Each payment left to its default; None where the way then takes what the things need."""
    of_way = way.default(purse)
    left = purse.minus(of_way)
    return of_way.plus(things.default(left)) if purse.holds(of_way) and things.affordable(left) else None


def _sparing(position: Position, wedge: Wedge, prices: Sequence[ChipPrice]) -> Purse | None:
    """A payment that spares the chips the things need, where the ordinary one would not."""
    things, way, purse = things_price(prices), way_price(position, wedge), position.current.purse
    if way.total == 0 or _ordinary(purse, things, way) is not None:
        return None
    return next(iter(mixes(purse, things, way)), None)


def _buying(
    wedge: Wedge, pay: Purse | None, prices: Prices, build: Callable[[Purse | None], Script]
) -> Script:
    def script(position: Position) -> scripts.Steps:
        chosen = pay if pay is not None else _sparing(position, wedge, prices(position))
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
