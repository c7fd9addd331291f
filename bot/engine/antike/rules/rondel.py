"""The stone on the rondel, and production (T1, T2, P1, P2)."""

from collections.abc import Sequence
from functools import cache

from bot.engine.antike import stacks
from bot.engine.antike.actions import Rondel
from bot.engine.antike.constants import actions_per_unit, market_bonus
from bot.engine.antike.events import Event, Produced, StoneMoved
from bot.engine.antike.position import NationState, Phase, Position, Stacks
from bot.engine.antike.update import Result, paid, with_mover
from bot.engine.errors import RuleError
from bot.engine.payment import AnyPrice, settle
from bot.engine.purse import Purse
from bot.engine.rondel import steps_to, wedge_price
from bot.engine.terms import CHIPS, MANEUVERS, WEDGES, Chip, Wedge


def price(position: Position, wedge: Wedge) -> AnyPrice:
    """Return the price of the mover's way to a wedge (T2)."""
    return wedge_price(position.current.wedge, wedge)


def yields(position: Position, nation: NationState, chip: Chip) -> int:
    """Return the chips that a production would yield now (P1, P2)."""
    cities = nation.cities & position.setup.board.yielding(chip)
    with_temple = len(cities & nation.temples)
    return 3 * with_temple + len(cities) - with_temple + market_bonus(nation.know_hows)


def options(position: Position) -> Sequence[Rondel]:
    """Return every affordable wedge."""
    nation = position.current
    return _affordable_wedges(nation.wedge, nation.purse.total)


@cache
def _affordable_wedges(origin: Wedge | None, resources: int) -> tuple[Rondel, ...]:
    """Return the wedges that so many resources of any kind can pay for (T2)."""
    return tuple(Rondel(wedge) for wedge in WEDGES if wedge_price(origin, wedge).total <= resources)


def apply(position: Position, action: Rondel) -> Result:
    """Move the stone, pay for the way, and produce on a production wedge."""
    nation = position.current
    if action.wedge not in WEDGES:
        raise RuleError("no-such-wedge", wedge=action.wedge, allowed=WEDGES)
    steps = steps_to(nation.wedge, action.wedge)
    pay = settle(price(position, action.wedge), nation.purse, action.pay)
    events: list[Event] = [StoneMoved(position.mover, action.wedge, steps, pay)]
    units = fresh_stacks(nation) if action.wedge in MANEUVERS else {}
    position = paid(position, pay, Phase.WEDGE, wedge=action.wedge, **units)
    for chip in CHIPS:
        if chip == action.wedge:
            amount = yields(position, nation, chip)
            position = with_mover(position, purse=position.current.purse.plus(Purse.of(chip, amount)))
            events.append(Produced(position.mover, chip, amount))
    return position, tuple(events)


def fresh_stacks(nation: NationState) -> dict[str, Stacks]:
    """Return all units with full actions (K5)."""
    return {
        "legions": stacks.fresh(nation.legions, actions_per_unit("legion", nation.know_hows)),
        "galleys": stacks.fresh(nation.galleys, actions_per_unit("galley", nation.know_hows)),
    }
