"""TEMPLE: building temples (B1)."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from bot.engine.antike.actions import Temple
from bot.engine.antike.constants import TEMPLE_PRICE
from bot.engine.antike.events import TempleBuilt
from bot.engine.antike.position import Position
from bot.engine.antike.update import Result, evolve, paid
from bot.engine.errors import RuleCode, RuleError
from bot.engine.payment import settle

_temple: Final = cache(Temple)  # cached, as the same few actions recur


def options(position: Position) -> Sequence[Temple]:
    """Return own cities without a temple, if the bank has a temple and the price is affordable."""
    nation = position.current
    if not position.bank.temples or not TEMPLE_PRICE.affordable(nation.purse):
        return ()
    return [_temple(city) for city in sorted(nation.cities - nation.temples)]


def apply(position: Position, action: Temple) -> Result:
    """Build one temple."""
    nation = position.current
    bare = nation.cities - nation.temples
    if action.province not in bare:
        code: RuleCode = "temple-stands" if action.province in nation.cities else "not-your-city"
        sites = tuple(sorted(bare)) if position.bank.temples else ()
        raise RuleError(code, province=action.province, allowed=sites)
    if not position.bank.temples:
        raise RuleError("no-temples-left")
    pay = settle(TEMPLE_PRICE, nation.purse, action.pay)
    position = paid(position, pay, temples=nation.temples | {action.province})
    position = evolve(position, bank=position.bank._replace(temples=position.bank.temples - 1))
    return position, (TempleBuilt(position.mover, action.province, pay),)
