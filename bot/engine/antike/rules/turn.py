"""End of a turn and start of the next, with the coins of a round (T3, S3, S7, W1)."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from bot.engine.antike import stacks
from bot.engine.antike.actions import ChoosePersonage, EndTurn, TakeChip
from bot.engine.antike.constants import ROUND_COIN
from bot.engine.antike.events import (
    ChipOwed,
    ChipTaken,
    CoinTaken,
    Event,
    GameWon,
    RoundBegan,
    TurnBegan,
    TurnEnded,
)
from bot.engine.antike.position import Outcome, Phase, Position, Turn
from bot.engine.antike.rules import personages
from bot.engine.antike.update import Result, evolve, with_mover
from bot.engine.errors import RuleError
from bot.engine.purse import Purse
from bot.engine.terms import CHIPS

_END: Final = (EndTurn(),)
_ANY_CHIP: Final = tuple(TakeChip(chip) for chip in CHIPS)


def end_options(position: Position) -> Sequence[EndTurn]:
    """Return the end of the turn, which is always legal once the stone has moved."""
    return _END


def end(position: Position, action: EndTurn) -> Result:
    """End the turn: award personages, then check the target unless K4's choice comes first."""
    if position.maneuvering:
        nation = position.current
        position = with_mover(
            position,
            legions=stacks.without_actions_left(nation.legions),
            galleys=stacks.without_actions_left(nation.galleys),
        )
    events: list[Event] = [TurnEnded(position.mover)]
    for step in (personages.award, personages.offer_for_all_eight):
        position, more = step(position)
        events.extend(more)
    if position.phase is not Phase.PERSONAGE:
        position, more = _finish(position)
        events.extend(more)
    return position, tuple(events)


def choose_personage(position: Position, action: ChoosePersonage) -> Result:
    """Take the personage of K4, then check the target and pass the turn."""
    position, chosen = personages.choose(position, action)
    position, events = _finish(position)
    return position, chosen + events


def _finish(position: Position) -> Result:
    """End the game if the mover has reached the target (W1), else pass the turn."""
    if position.setup.score(position.current.personages) >= position.setup.target:
        won = Outcome(position.mover, "target")
        position = evolve(position, phase=Phase.OVER, outcome=won)
        return position, (GameWon(position.mover, "target"),)
    return _pass_on(position)


def _pass_on(position: Position) -> Result:
    order = position.setup.turn_order
    following = order[(order.index(position.mover) + 1) % len(order)]
    return begin_round(position) if following == order[0] else begin(evolve(position, mover=following))


def begin_round(position: Position) -> Result:
    """Begin the next round: all nations take coins, then the start nation's turn begins (S3, S7)."""
    first = position.setup.turn_order[0]
    position, events = take_coins(evolve(position, round=position.round + 1, mover=first))
    position, began = begin(position)
    return position, events + began


def begin(position: Position) -> Result:
    """Begin the mover's turn."""
    turn = _new_turn(position.bank.personages.total == 0)
    return evolve(position, phase=Phase.RONDEL, turn=turn), (TurnBegan(position.mover),)


@cache
def _new_turn(stacks_were_empty: bool) -> Turn:
    return Turn(stacks_were_empty=stacks_were_empty)


def take_coins(position: Position) -> Result:
    """Give each nation the coin of the round, in turn order, or record that it is owed a chip."""
    events: list[Event] = [RoundBegan(position.round)]
    nations, left = dict(position.nations), position.bank.coins
    for name in position.setup.turn_order:
        nation = nations[name]
        if left:
            left -= 1
            nations[name] = evolve(nation, purse=nation.purse.plus(ROUND_COIN))
            events.append(CoinTaken(name))
        else:
            nations[name] = evolve(nation, owes_chip=True)
            events.append(ChipOwed(name))
    return evolve(position, nations=nations, bank=position.bank._replace(coins=left)), tuple(events)


def chip_options(position: Position) -> Sequence[TakeChip]:
    """Return every kind of chip: the bank's chips are unlimited (S6)."""
    return _ANY_CHIP


def take_chip(position: Position, action: TakeChip) -> Result:
    """Take the owed chip; the bank's chips are unlimited (S6)."""
    if action.resource not in CHIPS:
        raise RuleError("no-such-chip", resource=action.resource, allowed=CHIPS)
    purse = position.current.purse.plus(Purse.of(action.resource, 1))
    position = with_mover(position, purse=purse, owes_chip=False)
    return position, (ChipTaken(position.mover, action.resource),)
