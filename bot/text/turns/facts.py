"""What sentences name of the actions, events and changes that every ruleset has."""

from collections.abc import Callable
from typing import Any, Final

from bot.engine import events as ev
from bot.engine.actions import Arm
from bot.engine.board import Board
from bot.engine.purse import Purse
from bot.i18n.catalogue import Facts, say
from bot.text.names import mix, place, resources

FactsOf = Callable[[Board, Any], Facts]
"""The facts of a text, out of the board and an action, event or change."""


def cost(paid: Purse) -> Facts:
    """What was paid, if anything."""
    return {"free": not paid.total, "paid": resources(paid)}


def nothing(board: Board, told: Any) -> Facts:
    """No facts: the sentence names the nation at most."""
    return {}


def at(board: Board, told: Any) -> Facts:
    """Where it is."""
    return {"place": place(board, told.province)}


def exchanged(board: Board, told: Any) -> Facts:
    """What is given and what is taken."""
    return {"give": resources(told.give), "take": resources(told.take)}


def units_at(board: Board, action: Any) -> Facts:
    """Which units, as a player has written them, and where."""
    units = mix(action.legions, action.galleys)
    return {"units": units or say("zero-units"), "some": bool(units), **at(board, action)}


def step(board: Board, move: Any) -> Facts:
    """Units that cross a border."""
    way = {"origin": place(board, move.origin), "target": place(board, move.target)}
    return {"unit": move.unit, "count": move.count, **way}


def built(board: Board, event: Any) -> Facts:
    """Where something was built, and for what."""
    return {**at(board, event), **cost(event.paid)}


def armed(board: Board, event: ev.Armed | Arm) -> Facts:
    """Which units were set up, and where."""
    return {"units": mix(event.legions, event.galleys), **at(board, event)}


def fought(board: Board, event: ev.Fought) -> Facts:
    """Who fought whom, and what was lost."""
    return {"other": event.other, "unit": event.unit, "count": event.count, **at(board, event)}


def learned(board: Board, event: Any) -> Facts:
    """Which know-how, and for what."""
    return {"advance": event.advance, "new": event.new, **cost(event.paid)}


def conquered(board: Board, event: Any) -> Facts:
    """Whose city was taken with what, and what was lost with it."""
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
    """Which personage, and how many."""
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
"""By type."""
EVENTS: Final[dict[type[Any], tuple[str, FactsOf]]] = {
    ev.RoundBegan: ("round-began", lambda board, e: {"round": e.round}),
    ev.TurnBegan: ("turn-began", nothing),
    ev.StoneMoved: ("stone-moved", _stone),
    ev.TempleBuilt: ("temple-built", built),
    ev.Armed: ("armed", lambda board, e: {**armed(board, e), **cost(e.paid)}),
    ev.Moved: ("moved", lambda board, e: {**step(board, e), "left": e.actions_left}),
    ev.Fought: ("fought", lambda board, e: {**fought(board, e), "nation": e.mover}),
    ev.Traded: ("traded", exchanged),
    ev.TurnEnded: ("turn-ended", nothing),
    ev.PersonageMissed: ("personage-missed", personage),
}
"""By class, the end of the sentence's key, and what it names."""
