"""Actions as somebody would say them: «move 2 galleys Athen → Knossos»."""

from collections.abc import Callable
from typing import Any, Final

from bot.engine.antike.actions import (
    Action,
    ActionType,
    Answer,
    Arm,
    ChoosePersonage,
    Conquer,
    Fight,
    Found,
    Learn,
    Move,
    PickCity,
    Rondel,
    TakeChip,
    Temple,
    Trade,
)
from bot.engine.board import Board
from bot.engine.terms import CHIPS, Nation
from bot.i18n.catalogue import Facts, say
from bot.text.antike.position.names import KNOW_HOW_NAMES, WEDGE_NAMES
from bot.text.names import NATION_NAMES, mix, place, resources


def action_name(kind: ActionType) -> str:
    """An action without saying where and what: «build a temple»."""
    return say("action-name", type=kind)


def _rondel(board: Board, action: Rondel) -> Facts:
    del board
    return {"wedge": WEDGE_NAMES.get(action.wedge, repr(action.wedge))}


def _at(board: Board, action: Temple | Found | PickCity) -> Facts:
    return {"place": place(board, action.province)}


def _units_at(board: Board, action: Arm | Conquer) -> Facts:
    told = mix(action.legions, action.galleys)
    return {"units": told or say("zero-units"), "some": bool(told), "place": place(board, action.province)}


def _learn(board: Board, action: Learn) -> Facts:
    del board
    return {"advance": KNOW_HOW_NAMES.get(action.advance, repr(action.advance))}


def _move(board: Board, action: Move) -> Facts:
    way = {"origin": place(board, action.origin), "target": place(board, action.target)}
    return {"unit": action.unit, "count": action.count, **way}


def _answer(board: Board, action: Answer) -> Facts:
    del board
    return {"fight": action.fight}


def _fight(board: Board, action: Fight) -> Facts:
    other = NATION_NAMES.get(action.nation, repr(action.nation))
    return {"unit": action.unit, "other": other, "place": place(board, action.province)}


def _trade(board: Board, action: Trade) -> Facts:
    del board
    return {"give": resources(action.give), "take": resources(action.take)}


def _take_chip(board: Board, action: TakeChip) -> Facts:
    del board
    known = action.resource in CHIPS
    return {"chip": say("chip", resource=action.resource) if known else repr(action.resource)}


def _choose(board: Board, action: ChoosePersonage) -> Facts:
    del board
    return {"personage": action.personage}


def _nothing(board: Board, action: Action) -> Facts:
    del board, action
    return {}


_FACTS: Final[dict[ActionType, Callable[[Board, Any], Facts]]] = {
    "rondel": _rondel,
    "temple": _at,
    "arm": _units_at,
    "learn": _learn,
    "move": _move,
    "answer": _answer,
    "fight": _fight,
    "conquer": _units_at,
    "found": _at,
    "trade": _trade,
    "take_chip": _take_chip,
    "choose_personage": _choose,
    "pick_city": _at,
    "end_turn": _nothing,
}


def action_facts(board: Board, action: Action) -> Facts:
    """What is named in the text of an action."""
    return _FACTS[action.type](board, action)


def say_action(board: Board, action: Action) -> str:
    """What somebody does, as a phrase for a list of things done or possible."""
    return say(f"action-{action.type}", **action_facts(board, action))


def say_cannot(board: Board, nation: Nation, action: Action) -> str:
    """That a nation cannot do it: a sentence that a colon and the reason follow."""
    return say(f"action-{action.type}.cannot", nation=nation, **action_facts(board, action))
