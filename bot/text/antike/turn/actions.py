"""Descriptions of Antike's actions: «move 2 galleys Athen → Knossos»."""

from typing import Final

from bot.engine.antike.actions import (
    Action,
    ActionType,
    Answer,
    ChoosePersonage,
    Fight,
    Learn,
    Rondel,
    TakeChip,
)
from bot.engine.board import Board
from bot.engine.terms import CHIPS, Nation
from bot.i18n.catalogue import Facts, say
from bot.text.antike.position.names import KNOW_HOW_NAMES, WEDGE_NAMES
from bot.text.names import NATION_NAMES, place
from bot.text.turns import facts


def action_name(kind: ActionType) -> str:
    """Return the name of an action type, without place or object: «build a temple»."""
    return say("action-name", type=kind)


def _rondel(board: Board, action: Rondel) -> Facts:
    return {"wedge": WEDGE_NAMES.get(action.wedge, repr(action.wedge))}


def _learn(board: Board, action: Learn) -> Facts:
    return {"advance": KNOW_HOW_NAMES.get(action.advance, repr(action.advance))}


def _answer(board: Board, action: Answer) -> Facts:
    return {"fight": action.fight}


def _fight(board: Board, action: Fight) -> Facts:
    other = NATION_NAMES.get(action.nation, repr(action.nation))
    return {"unit": action.unit, "other": other, "place": place(board, action.province)}


def _take_chip(board: Board, action: TakeChip) -> Facts:
    known = action.resource in CHIPS
    return {"chip": say("chip", resource=action.resource) if known else repr(action.resource)}


def _choose(board: Board, action: ChoosePersonage) -> Facts:
    return {"personage": action.personage}


_FACTS: Final[dict[str, facts.FactsOf]] = {
    **facts.ACTIONS,
    "rondel": _rondel,
    "learn": _learn,
    "answer": _answer,
    "fight": _fight,
    "conquer": facts.units_at,
    "found": facts.at,
    "take_chip": _take_chip,
    "choose_personage": _choose,
    "pick_city": facts.at,
}


def action_facts(board: Board, action: Action) -> Facts:
    """Return the arguments of an action's text."""
    return _FACTS[action.type](board, action)


def say_action(board: Board, action: Action) -> str:
    """Describe an action as a verb phrase, for lists of actions played or possible."""
    return say(f"action-{action.type}", **action_facts(board, action))


def say_cannot(board: Board, nation: Nation, action: Action) -> str:
    """Format a sentence that a nation cannot do an action, to be followed by a colon and the reason."""
    return say(f"action-{action.type}.cannot", nation=nation, **action_facts(board, action))
