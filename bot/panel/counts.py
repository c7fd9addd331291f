"""How many of a group go."""

from collections.abc import Callable
from typing import Final

from bot.i18n.catalogue import say
from bot.panel.context import BasicContext
from bot.panel.page import Block, rows

_COUNTS: Final = 5


def counts(context: BasicContext, most: int, going: int, asked: Callable[[int], str]) -> tuple[Block, ...]:
    """A button for each number, the present one dead; nothing where there is no choice."""
    if most < 2:
        return ()
    presses = [
        context.go(
            say("panel-count", count=number, all="yes" if number == most else "no"),
            asked(number),
            disabled=number == going,
        )
        for number in _numbers(most)
    ]
    return (say("panel-how-many"), *rows(presses))


def number_of(text: str) -> int:
    """A number in what was asked for; 0 for anything else."""
    return int(text) if text.isdecimal() else 0


def _numbers(most: int) -> list[int]:
    """Every count where they are few; otherwise some of them, all always."""
    return [*range(1, most + 1)] if most <= 2 * _COUNTS else [*range(1, 2 * _COUNTS), most]
