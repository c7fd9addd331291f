"""Provinces and the reach of units, in the words that all rulesets share."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from bot.engine.board import Board
from bot.engine.reach import Reach
from bot.engine.ruleset import OwnPosition
from bot.engine.terms import BorderKind, ProvinceId, Unit
from bot.i18n.catalogue import Facts, language, say, speaking
from bot.i18n.cldr import join
from bot.i18n.language import Language
from bot.text.names import mix, place

_MOST_KEPT: Final = 1000
"""Cache size: a few hundred provinces in each language."""


@dataclass(frozen=True)
class Provinces:
    """Texts about provinces: `format_province` is the ruleset's own, `key` maps to its own catalogue keys."""

    format_province: Callable[[Any, ProvinceId], str]
    key: Callable[[str], str] = str

    def format_reach(self, board: Board, reach: Reach) -> list[str]:
        """Format the units and the provinces in reach, one sentence for each number of moves."""
        facts = _facts(board, reach)
        told = [say("reach-units", **facts, actions=reach.actions)]
        if not reach.actions:
            told = [say("reach-units.done", **facts)]
        for step in sorted(set(reach.steps.values())):
            reached = sorted(
                self._target(board, reach, target) for target, at in reach.steps.items() if at == step
            )
            told.append(say("reach-steps", count=step, places=join(reached)))
        return told

    def _target(self, board: Board, reach: Reach, target: ProvinceId) -> str:
        name = place(board, target)
        return say(self.key("reach-contested"), place=name) if target in reach.contested else name

    def format_region(self, position: OwnPosition, province: ProvinceId) -> list[str]:
        """Format a province, its borders, and the contents of each neighbour."""
        board = position.setup.board
        around = sorted({a if b == province else b for a, b in board.borders if province in (a, b)})
        here = [self.format_province(position, province), format_borders(board, province)]
        return [*here, *(self.format_province(position, name) for name in around)]

    def format_picture_caption(
        self,
        position: OwnPosition,
        view: str,
        province: ProvinceId | None,
        reach: Reach | None,
        *,
        mine: bool,
    ) -> str:
        """Format the caption of a picture: what it shows, and its round."""
        board = position.setup.board
        if view == "reach" and reach is not None:
            return say(self.key("shown-reach"), **_facts(board, reach))
        if view in {"region", "close"} and province is not None:
            return say("shown-region", place=place(board, province), round=position.round)
        if view in {"changes", "close"} and province is None:
            return say("shown-changes", mine=mine, round=position.round)
        return say("shown-board", round=position.round)


def _facts(board: Board, reach: Reach) -> Facts:
    return {
        "nation": reach.nation,
        "unit": reach.unit,
        "count": reach.count,
        "place": place(board, reach.origin),
        "supposed": reach.supposed,
    }


def format_no_reach(board: Board, province: ProvinceId, unit: Unit) -> str:
    """Format why there is no reach to show."""
    return say("looks-nobody-there", unit=unit, place=place(board, province))


def format_places_not_shown(board: Board, provinces: Iterable[ProvinceId]) -> str:
    """Format the changed places that lie outside the picture."""
    return say("picture-elsewhere", places=", ".join(place(board, province) for province in provinces))


def format_reach_title(board: Board, reach: Reach) -> str:
    """Format a short title for the reach of units."""
    return say("reach-title", **_facts(board, reach))


def format_borders(board: Board, province: ProvinceId) -> str:
    """Format a province's neighbours by kind of border."""
    return _borders(board, province, language())


@lru_cache(maxsize=_MOST_KEPT)
def _borders(board: Board, province: ProvinceId, spoken: Language) -> str:
    """Format a province's borders; cached, as they never change and a game's page lists all at each turn."""
    kinds: dict[BorderKind, list[str]] = {"land": [], "both": [], "sea": []}
    for (a, b), kind in board.borders.items():
        if province in (a, b):
            kinds[kind].append(place(board, b if a == province else a))
    with speaking(spoken):
        told = [say(f"borders-{kind}", places=join(sorted(names))) for kind, names in kinds.items() if names]
        return say("borders-all", place=place(board, province), borders="; ".join(told))


def format_forces(position: OwnPosition, province: ProvinceId) -> str:
    """Format the units in a province by nation, to be appended to its description."""
    told = []
    for nation in position.setup.turn_order:
        state = position.nations[nation]
        if there := mix(state.count("legion", province), state.count("galley", province)):
            told.append(say("province-force", nation=nation, units=there))
    return "".join(told)
