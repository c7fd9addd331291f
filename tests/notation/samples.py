"""Actions of every type with random values, whether or not they are legal in any position."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from bot.engine.antike.actions import (
    Action,
    ActionType,
    Answer,
    Arm,
    ChoosePersonage,
    Conquer,
    EndTurn,
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
from bot.engine.antike.terms import KNOW_HOWS
from bot.engine.purse import Purse
from bot.engine.terms import CHIPS, NATIONS, PERSONAGES, UNITS, WEDGES, ProvinceId
from tests.engine.builders import EAST

_ODD: Final = ("a", "t", "x", "k2", "leptis_magna", "z9_", "yes", "no", "m1", "roma")
_PLACES: Final = (*EAST.provinces, *_ODD)


def _place(chance: Random) -> ProvinceId:
    return chance.choice(_PLACES)


def _count(chance: Random) -> int:
    return chance.choice((0, 0, 1, 2, 3, 17, 100, 2**53 - 1))


def _purse(chance: Random) -> Purse:
    return Purse(*(_count(chance) for _ in range(4)))


def _pay(chance: Random) -> Purse | None:
    return chance.choice((None, Purse(), _purse(chance)))


def _losses(chance: Random) -> dict[int, int] | None:
    named = {left: _count(chance) for left in chance.sample(range(4), chance.randint(0, 4))}
    return chance.choice((None, named))


DRAW: Final[dict[ActionType, Callable[[Random], Any]]] = {
    "rondel": lambda c: Rondel(c.choice(WEDGES), _pay(c)),
    "temple": lambda c: Temple(_place(c), _pay(c)),
    "arm": lambda c: Arm(_place(c), _count(c), _count(c), _pay(c)),
    "learn": lambda c: Learn(c.choice(KNOW_HOWS), _pay(c)),
    "move": lambda c: Move(
        c.choice(UNITS), _count(c), _place(c), _place(c), c.choice((None, 0, 1, 2, 3, _count(c)))
    ),
    "answer": lambda c: Answer(c.choice(NATIONS), c.choice((True, False))),
    "fight": lambda c: Fight(_place(c), c.choice(UNITS), c.choice(NATIONS), _losses(c)),
    "conquer": lambda c: Conquer(_place(c), _count(c), _count(c), c.choice((None, _place(c)))),
    "found": lambda c: Found(_place(c), _pay(c)),
    "trade": lambda c: Trade(_purse(c), _purse(c)),
    "take_chip": lambda c: TakeChip(c.choice(CHIPS)),
    "choose_personage": lambda c: ChoosePersonage(c.choice(PERSONAGES)),
    "pick_city": lambda c: PickCity(_place(c)),
    "end_turn": lambda c: EndTurn(),
}


def any_action(chance: Random) -> Action:
    """Return a random action of any type."""
    action: Action = DRAW[chance.choice(sorted(DRAW))](chance)
    return action
