"""Selection of the legal actions that the search considers."""

from collections.abc import Collection
from typing import Final

from bot.engine.antike import Phase, Position, legal
from bot.engine.antike.actions import Action, Arm, EndTurn, Found, Move, Rondel, TakeChip, Trade
from bot.engine.antike.constants import TRADE_RATE
from bot.engine.antike.rules import know_how
from bot.engine.purse import Purse
from bot.engine.terms import ProvinceId
from bot.players.rondel import chips_to_trade

GOING_ON: Final = frozenset({Phase.WEDGE, Phase.CONQUEST, Phase.FOUNDING})
"""Phases in which the mover may act further, or end its turn."""


def candidates(position: Position, held: Collection[ProvinceId]) -> list[Action]:
    """Return the legal actions worth considering: single units and whole groups, not every number.

    While conquests are being prepared (`held`), only units move, and those needed stay.
    """
    if position.phase not in GOING_ON:
        return []
    listed = legal(position)
    if held:
        listed = [each for each in listed if isinstance(each, Move) and each.origin not in held]
    largest: dict[tuple[str, str, str, int | None], int] = {}
    for action in listed:
        if isinstance(action, Move):
            key = (action.unit, action.origin, action.target, action.actions_left)
            largest[key] = max(largest.get(key, 0), action.count)
    looked_at = [action for action in listed if _is_candidate(action, largest)]
    return looked_at if held else looked_at + _trades(position)


def _trades(position: Position) -> list[Action]:
    """Return trades of two of the most plentiful chip for one needed by this wedge or for founding (T4)."""
    nation = position.current
    if not know_how.has_all(nation.know_hows):
        return []
    chips = chips_to_trade(nation.wedge, nation.purse)
    return [Trade(Purse.of(chips[0], TRADE_RATE), Purse.of(chips[1], 1))] if chips else []


def _is_candidate(action: Action, largest: dict[tuple[str, str, str, int | None], int]) -> bool:
    match action:
        case Move(unit=unit, count=count, origin=origin, target=target, actions_left=left):
            return count in (1, largest[unit, origin, target, left])
        case Arm(legions=legions, galleys=galleys):
            return legions + galleys == 1
        case EndTurn() | Trade() | Rondel() | TakeChip() | Found():
            return False
    return True
