"""Descriptions of Duellum's actions: «found a city in Genua that produces gold»."""

from typing import Final

from bot.engine.board import Board
from bot.engine.duellum.actions import (
    Action,
    ActionType,
    Found,
    Learn,
    PlayCard,
    Recruit,
    Rondel,
    TakeCard,
)
from bot.engine.terms import CHIPS, Nation
from bot.i18n.catalogue import Facts, say
from bot.text.duellum.keys import own_key
from bot.text.duellum.position.names import KNOW_HOW_NAMES, WEDGE_NAMES, quoted
from bot.text.names import mix, place, resources
from bot.text.turns import facts


def action_name(kind: ActionType) -> str:
    """Return the name of an action type, without place or object: «build a temple»."""
    return say("duellum-action-name", type=kind)


def _take_card(board: Board, action: TakeCard) -> Facts:
    return {"card": quoted(board, action.card)}


def _rondel(board: Board, action: Rondel) -> Facts:
    wedge = WEDGE_NAMES.get(action.wedge, repr(action.wedge))
    return {"wedge": wedge, "resource": action.chip if action.chip in CHIPS else "none"}


def _learn(board: Board, action: Learn) -> Facts:
    return {"advance": KNOW_HOW_NAMES.get(action.advance, repr(action.advance))}


def _recruit(board: Board, action: Recruit) -> Facts:
    return {"units": mix(action.legions, action.galleys) or say("zero-units")}


def _found(board: Board, action: Found) -> Facts:
    known = action.resource in CHIPS
    chip = say("chip", resource=action.resource) if known else repr(action.resource)
    return {"place": place(board, action.province), "chip": chip}


def _play_card(board: Board, action: PlayCard) -> Facts:
    return {"card": quoted(board, action.card), "choice": format_card_choice(board, action) or "none"}


def format_card_choice(board: Board, action: PlayCard) -> str:
    """Format the choices made with a card, as briefly as possible; "" if there are none."""
    told = []
    if action.unit is not None and action.province is not None:
        return say("duellum-action-unit-at", unit=action.unit, place=place(board, action.province))
    if action.unit is not None:
        told.append(say("unit-one", unit=action.unit))
    if units := mix(action.legions or 0, action.galleys or 0):
        told.append(units)
    if action.take is not None:
        told.append(resources(action.take))
    if action.province is not None:
        told.append(place(board, action.province))
    return ", ".join(told)


_FACTS: Final[dict[str, facts.FactsOf]] = {
    **facts.ACTIONS,
    "take_card": _take_card,
    "rondel": _rondel,
    "wall": facts.at,
    "learn": _learn,
    "recruit": _recruit,
    "conquer": facts.units_at,
    "found": _found,
    "play_card": _play_card,
}


def action_facts(board: Board, action: Action) -> Facts:
    """Return the arguments of an action's text."""
    return _FACTS[action.type](board, action)


def say_action(board: Board, action: Action) -> str:
    """Describe an action as a verb phrase, for lists of actions played or possible."""
    return say(own_key(f"action-{action.type}"), **action_facts(board, action))


def say_cannot(board: Board, nation: Nation, action: Action) -> str:
    """Format a sentence that a nation cannot do an action, to be followed by a colon and the reason."""
    return say(f"{own_key(f'action-{action.type}')}.cannot", nation=nation, **action_facts(board, action))
