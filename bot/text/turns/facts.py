"""Message arguments for the actions, events and changes that all rulesets share."""

from collections.abc import Callable
from typing import Any, Final

from bot.engine import events as ev
from bot.engine.actions import Arm
from bot.engine.board import Board
from bot.engine.purse import Purse
from bot.engine.terms import Nation
from bot.i18n.catalogue import Facts, say
from bot.text.names import mix, place, resources

FactsOf = Callable[[Board, Any], Facts]
"""Returns a text's arguments for an action, event or change on a board."""


def cost(paid: Purse) -> Facts:
    """Return the payment, and whether it was nothing."""
    return {"free": not paid.total, "paid": resources(paid)}


def addressed(told: Facts, you: Nation | None) -> Facts:
    """Add whether the nation of an event is the one spoken to: yes, no, or `other` for a fight against it.

    Without a nation spoken to, it is `nobody`: then a heading names the nation whose turn it is.
    """
    if you is None:
        return {**told, "you": "nobody"}
    return {**told, "you": "other" if told.get("other") == you else told.get("nation") == you}


def nothing(board: Board, told: Any) -> Facts:
    """Return no arguments: the text names at most the nation."""
    return {}


def at(board: Board, told: Any) -> Facts:
    """Return the province."""
    return {"place": place(board, told.province)}


def exchanged(board: Board, told: Any) -> Facts:
    """Return the resources given and taken."""
    return {"give": resources(told.give), "take": resources(told.take)}


def units_at(board: Board, action: Any) -> Facts:
    """Return the units as the player entered them, and the province."""
    units = mix(action.legions, action.galleys)
    return {"units": units or say("zero-units"), "some": bool(units), **at(board, action)}


def step(board: Board, move: Any) -> Facts:
    """Return the units that cross a border, and the provinces on both sides."""
    way = {"origin": place(board, move.origin), "target": place(board, move.target)}
    return {"unit": move.unit, "count": move.count, **way}


def built(board: Board, event: Any) -> Facts:
    """Return where something was built, and the payment."""
    return {**at(board, event), **cost(event.paid)}


def armed(board: Board, event: ev.Armed | Arm) -> Facts:
    """Return which units were armed, and where."""
    return {"units": mix(event.legions, event.galleys), **at(board, event)}


def fought(board: Board, event: ev.Fought) -> Facts:
    """Return the opponent, the province, and the units lost on each side."""
    return {"other": event.other, "unit": event.unit, "count": event.count, **at(board, event)}


def learned(board: Board, event: Any) -> Facts:
    """Return which know-how was acquired, and the payment."""
    return {"advance": event.advance, "new": event.new, **cost(event.paid)}


def conquered(board: Board, event: Any) -> Facts:
    """Return the city's previous owner, the conquering units and the losses, including a temple."""
    lost = mix(event.lost_legions, event.lost_galleys)
    return {
        "loser": event.loser,
        **at(board, event),
        "units": mix(event.legions, event.galleys),
        "lost": bool(lost),
        "losses": lost,
        "temple": event.temple,
    }


def personage(board: Board, event: Any) -> Facts:
    """Return the kind of personage and the number."""
    return {"personage": event.personage, "count": event.count}


def _stone(board: Board, event: ev.StoneMoved) -> Facts:
    return {"wedge": event.wedge, "count": event.steps, **cost(event.paid)}


ACTIONS: Final[dict[str, FactsOf]] = {
    "temple": at,
    "arm": units_at,
    "move": step,
    "trade": exchanged,
    "end_turn": nothing,
}
"""Functions that return a text's arguments, by type of action."""
EVENTS: Final[dict[type[Any], tuple[str, FactsOf]]] = {
    ev.RoundBegan: ("round-began", lambda board, e: {"round": e.round}),
    ev.TurnBegan: ("turn-began", nothing),
    ev.StoneMoved: ("stone-moved", _stone),
    ev.TempleBuilt: ("temple-built", built),
    ev.Armed: ("armed", lambda board, e: {**armed(board, e), **cost(e.paid)}),
    ev.Fought: ("fought", lambda board, e: {**fought(board, e), "nation": e.mover}),
    ev.Traded: ("traded", exchanged),
    ev.TurnEnded: ("turn-ended", nothing),
    ev.PersonageMissed: ("personage-missed", personage),
}
"""By class of event: the end of the catalogue key, and the function that returns the text's arguments."""
