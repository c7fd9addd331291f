"""Actions as somebody would say them: «move 2 galleys from Athen to Knossos»."""

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
from bot.words.names import KNOW_HOW_NAMES, NATION_NAMES, WEDGE_NAMES, join, place, resources, units

__all__ = ["ACTION_NAMES", "say_action"]

ACTION_NAMES: Final[dict[ActionType, str]] = {
    "rondel": "move the stone on the rondel",
    "temple": "build a temple",
    "arm": "set up units",
    "learn": "buy a know-how",
    "move": "move units",
    "answer": "answer a demand to fight",
    "fight": "fight",
    "conquer": "conquer a city",
    "found": "found a city",
    "trade": "trade 2:1 with the bank",
    "take_chip": "take the chip the bank owes",
    "choose_personage": "choose a personage",
    "pick_city": "pick a start city",
    "end_turn": "end the turn",
}


def _mix(legions: int, galleys: int) -> str:
    told = [units(legions, "legion")] if legions else []
    if galleys:
        told.append(units(galleys, "galley"))
    return join(told) or "no units"


def _rondel(board: Board, action: Rondel) -> str:
    del board
    return f"move the stone to {WEDGE_NAMES.get(action.wedge, repr(action.wedge))}"


def _temple(board: Board, action: Temple) -> str:
    return f"build a temple in {place(board, action.province)}"


def _arm(board: Board, action: Arm) -> str:
    return f"set up {_mix(action.legions, action.galleys)} in {place(board, action.province)}"


def _learn(board: Board, action: Learn) -> str:
    del board
    return f"buy {KNOW_HOW_NAMES.get(action.advance, repr(action.advance))}"


def _move(board: Board, action: Move) -> str:
    way = f"from {place(board, action.origin)} to {place(board, action.target)}"
    return f"move {units(action.count, action.unit)} {way}"


def _answer(board: Board, action: Answer) -> str:
    del board
    return "demand a fight" if action.fight else "let the units pass"


def _fight(board: Board, action: Fight) -> str:
    other = NATION_NAMES.get(action.nation, repr(action.nation))
    return f"fight the {units(2, action.unit)[2:]} of the {other} in {place(board, action.province)}"


def _conquer(board: Board, action: Conquer) -> str:
    return f"conquer {place(board, action.province)} with {_mix(action.legions, action.galleys)}"


def _found(board: Board, action: Found) -> str:
    return f"found a city in {place(board, action.province)}"


def _trade(board: Board, action: Trade) -> str:
    del board
    return f"trade {resources(action.give)} for {resources(action.take)}"


def _take_chip(board: Board, action: TakeChip) -> str:
    del board
    return f"take 1 {action.resource} instead of the coin"


def _choose(board: Board, action: ChoosePersonage) -> str:
    del board
    return f"choose the {action.personage}"


def _pick(board: Board, action: PickCity) -> str:
    return f"pick {place(board, action.province)} as a start city"


def _end_turn(board: Board, action: Action) -> str:
    del board, action
    return "end the turn"


_SAY: Final[dict[ActionType, Callable[[Board, Any], str]]] = {
    "rondel": _rondel,
    "temple": _temple,
    "arm": _arm,
    "learn": _learn,
    "move": _move,
    "answer": _answer,
    "fight": _fight,
    "conquer": _conquer,
    "found": _found,
    "trade": _trade,
    "take_chip": _take_chip,
    "choose_personage": _choose,
    "pick_city": _pick,
    "end_turn": _end_turn,
}


def say_action(board: Board, action: Action) -> str:
    """What somebody does, as a phrase that goes on from «cannot» or «to»."""
    return _SAY[action.type](board, action)
