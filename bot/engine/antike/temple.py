"""TEMPLE (B1)."""

from collections.abc import Iterator
from dataclasses import replace

from bot.engine.antike.actions import Temple
from bot.engine.antike.change import Result, paid, with_mover
from bot.engine.antike.events import TempleBuilt
from bot.engine.antike.limits import TEMPLE_PRICE
from bot.engine.antike.position import Position
from bot.engine.errors import RuleError

__all__ = ["apply", "options"]


def options(position: Position) -> Iterator[Temple]:
    """Own cities without a temple, while the bank has temples and it can be paid."""
    nation = position.current
    if position.bank.temples and TEMPLE_PRICE.affordable(nation.purse):
        for city in sorted(nation.cities - nation.temples):
            yield Temple(city)


def apply(position: Position, action: Temple) -> Result:
    """Build one temple."""
    nation = position.current
    open_cities = tuple(sorted(nation.cities - nation.temples))
    if action.province not in nation.cities:
        raise RuleError("not-your-city", province=action.province, allowed=open_cities)
    if action.province in nation.temples:
        raise RuleError("temple-stands", province=action.province, allowed=open_cities)
    if not position.bank.temples:
        raise RuleError("no-temples-left")
    pay = TEMPLE_PRICE.settle(nation.purse, action.pay)
    position = with_mover(paid(position, pay), temples=nation.temples | {action.province})
    position = replace(position, bank=position.bank._replace(temples=position.bank.temples - 1))
    return position, (TempleBuilt(position.mover, action.province, pay),)
