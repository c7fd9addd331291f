"""The stone on the rondel, and production (DT1, DT2, DP1-DP3)."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from bot.engine.duellum import stacks
from bot.engine.duellum.actions import Rondel
from bot.engine.duellum.events import Event, Produced, StoneMoved
from bot.engine.duellum.position import NationState, Phase, Position, Stacks
from bot.engine.duellum.terms import KnowHow
from bot.engine.duellum.update import Result, evolve, paid, with_mover
from bot.engine.errors import RuleError
from bot.engine.payment import AnyPrice, settle
from bot.engine.purse import Purse
from bot.engine.rondel import steps_to, wedge_price
from bot.engine.terms import CHIPS, MANEUVERS, WEDGES, Chip, Unit, Wedge

_FASTER: Final[dict[Unit, KnowHow]] = {"legion": "strata", "galley": "navigatio"}
_FREE: Final = AnyPrice(0)


def price(position: Position, wedge: Wedge) -> AnyPrice:
    """Return the price of the mover's way to a wedge; free after Omen (DT2, DE7)."""
    return _FREE if position.turn.free_steps else wedge_price(position.current.wedge, wedge)


def crossings(nation: NationState, unit: Unit) -> int:
    """Return the borders a unit may cross per maneuver (DM1, DK4)."""
    return 2 if _FASTER[unit] in nation.know_hows else 1


def production(nation: NationState) -> Purse:
    """Return the chips each production would yield, without the coin (DP1, DP2)."""
    marble = iron = gold = int("moneta" in nation.know_hows)
    for city, kind in nation.cities.items():
        amount = 3 if city in nation.temples else 1
        if kind == "marble":
            marble += amount
        elif kind == "iron":
            iron += amount
        else:
            gold += amount
    return Purse(marble, iron, gold)


def yields(nation: NationState, chip: Chip) -> int:
    """Return the chips one production would yield, without the coin."""
    return production(nation).count_of(chip)


def options(position: Position) -> Sequence[Rondel]:
    """Return every affordable wedge; with each chip if the bank would have no coin for it (DP3)."""
    nation, bank = position.current, position.bank
    if bank.coins:
        origin = None if position.turn.free_steps else nation.wedge
        return _affordable_wedges(origin, nation.purse.total)
    listed: list[Rondel] = []
    for wedge in WEDGES:
        cost = price(position, wedge)
        if cost.affordable(nation.purse):
            short = wedge in CHIPS and not cost.default(nation.purse).coins
            listed += [Rondel(wedge, chip=chip) for chip in CHIPS] if short else [Rondel(wedge)]
    return listed


@cache
def _affordable_wedges(origin: Wedge | None, resources: int) -> tuple[Rondel, ...]:
    """Return the wedges that so many resources of any kind can pay for (DT2)."""
    return tuple(Rondel(wedge) for wedge in WEDGES if wedge_price(origin, wedge).total <= resources)


def apply(position: Position, action: Rondel) -> Result:
    """Move the stone, pay for the way, and produce."""
    nation, wedge = position.current, action.wedge
    if wedge not in WEDGES:
        raise RuleError("no-such-wedge", wedge=wedge, allowed=WEDGES)
    pay = settle(price(position, wedge), nation.purse, action.pay)
    if action.chip is not None and (wedge not in CHIPS or position.bank.coins + pay.coins):
        raise RuleError("no-chip-due", chip=action.chip, wedge=wedge)
    if action.chip is not None and action.chip not in CHIPS:
        raise RuleError("no-such-chip", resource=action.chip, allowed=CHIPS)
    events: list[Event] = [StoneMoved(position.mover, wedge, steps_to(nation.wedge, wedge), pay)]
    if wedge in MANEUVERS:
        return paid(position, pay, Phase.MOVEMENT, wedge=wedge, **_fresh_stacks(nation)), tuple(events)
    position = paid(position, pay, Phase.ACTION, wedge=wedge)
    for chip in CHIPS:
        if chip == wedge:
            position, produced = _produce(position, chip, action.chip)
            events.append(produced)
    return position, tuple(events)


def _produce(position: Position, chip: Chip, instead: Chip | None) -> tuple[Position, Produced]:
    """Yield the chips of all cities, and a coin, or a chip if the bank has none (DP1-DP3)."""
    nation, bank = position.current, position.bank
    amount = yields(nation, chip)
    extra = Purse(coins=1) if bank.coins else Purse.of(instead or chip, 1)
    purse = nation.purse.plus(Purse.of(chip, amount)).plus(extra)
    position = with_mover(position, purse=purse)
    if extra.coins:
        position = evolve(position, bank=bank._replace(coins=bank.coins - 1))
    return position, Produced(position.mover, chip, amount, extra)


def _fresh_stacks(nation: NationState) -> dict[str, Stacks]:
    """Return all units with full crossings (DM1)."""
    return {
        "legions": stacks.fresh(nation.legions, crossings(nation, "legion")),
        "galleys": stacks.fresh(nation.galleys, crossings(nation, "galley")),
    }
