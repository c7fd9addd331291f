"""Players who want to win: they build, learn, found and conquer whatever they can, and move towards that."""

from random import Random
from typing import Final

from bot.engine.antike import Position, apply, legal
from bot.engine.antike.actions import Action, Move, Rondel
from bot.engine.antike.rules.rondel import yields
from bot.engine.rondel import wedge_price
from bot.engine.terms import CHIPS, MANEUVERS

_FIRST: Final = ("conquer", "learn", "temple", "found", "arm")
"""Types of actions done whenever listed, in this order."""
_RANDOM_SHARE: Final = 0.05
"""Probability of an action of any kind, because games without such actions get stuck for good."""


def eager(chance: Random, here: Position, listed: list[Action]) -> Action:
    """Return the listed action of a player who wants to win."""
    if chance.random() < _RANDOM_SHARE:
        return chance.choice(listed)
    for kind in _FIRST:
        if some := [action for action in listed if action.type == kind]:
            return chance.choice(some)
    if moves := [action for action in listed if isinstance(action, Move) and _leads_on(here, action)]:
        return chance.choice(moves)
    if wedges := [action for action in listed if isinstance(action, Rondel)]:
        free = [action for action in wedges if not wedge_price(here.current.wedge, action.wedge).total]
        return chance.choices(free, [_promise(here, action) for action in free])[0]
    rest = [action for action in listed if action.type not in ("move", "fight", "trade")]
    return chance.choice(rest or listed)


def _leads_on(here: Position, move: Move) -> bool:
    """Return whether one unit moves to a province without a city, or the largest group to a foreign city."""
    owner = here.owner(move.target)
    if owner is None:
        return move.count == 1
    return owner != here.mover and move.count == max(here.current.stack(move.unit, move.origin))


def _promise(here: Position, action: Rondel) -> float:
    nation, wedge = here.current, action.wedge
    purse = nation.purse
    for chip in CHIPS:
        if chip == wedge:
            return 1 + yields(here, nation, chip)
    if wedge in MANEUVERS:
        return 1 + nation.total("legion") + nation.total("galley")
    if wedge == "temple":
        return (purse.marble + purse.coins) // 5 * 6 + 0.1
    if wedge == "arming":
        return (purse.iron + purse.coins) * 1.0 + 0.1
    return (purse.gold + purse.coins) // 3 * 2 + 0.1


def eager_game(chance: Random, here: Position, rounds: int) -> tuple[Position, list[Action]]:
    """Play to the end of the game, or until `rounds` are over; return the last position and the actions."""
    actions: list[Action] = []
    while here.outcome is None and here.round <= rounds:
        actions.append(eager(chance, here, legal(here)))
        here, _ = apply(here, actions[-1])
    return here, actions
