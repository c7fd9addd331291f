"""Draws positions of any ruleset, each by the pictures of its own."""

from collections.abc import Sequence
from pathlib import Path
from threading import Lock
from typing import Any, Literal

from bot.engine.reach import Reach
from bot.engine.ruleset import OwnPosition
from bot.engine.terms import Nation, ProvinceId, Unit
from bot.model.messages import Picture
from bot.rulesets import DEFAULT_RULESET, OwnRenderer, ruleset, ruleset_of
from bot.text.position.provinces import format_no_reach

Subject = Literal["draw", "draw_ways", "explain"]
"""What is shown, as a method of rulesets' renderers: a position, its rondel's ways, or a part of the page."""


class Renderer:
    """Draws boards; may be used from several threads.

    Layouts and base pictures lie in the folder `boards`, or, where that is None, beside their board's file.
    """

    def __init__(self, boards: Path | None = None) -> None:
        self._boards = boards
        self._own: dict[str, OwnRenderer] = {}
        self._lock = Lock()

    def own(self, name: str) -> OwnRenderer:
        """A ruleset's own renderer, made on first use: what only that ruleset draws is asked of it."""
        with self._lock:
            if name not in self._own:
                self._own[name] = ruleset(name).pictures.Renderer(self._boards)
            return self._own[name]

    def warm(self, board_id: str, name: str = DEFAULT_RULESET) -> None:
        """Prepare what stays the same, so that the first picture is as quick as the others."""
        self.own(name).warm(board_id)

    def draw(self, position: OwnPosition, *, subject: Subject = "draw", **wishes: Any) -> Picture:
        """A picture, with the wishes that the renderer of the position's ruleset knows; raises `ValueError`.

        For a whole position all know `view`, `names`, `width`, `region`, `since`, `theme` and `format`.
        """
        picture: Picture = getattr(self.own(position.setup.ruleset), subject)(position, **wishes)
        return picture


def reach_of(position: OwnPosition, origin: ProvinceId, unit: Unit, nations: Sequence[Nation] = ()) -> Reach:
    """How far units get; of the first of `nations` that has some there, or of any nation, the mover first.

    Raises `ValueError` where nobody has such units in `origin`.
    """
    asked = (*nations, position.mover, *position.setup.turn_order)
    nation = next((name for name in asked if position.nations[name].count(unit, origin)), None)
    if nation is None:
        raise ValueError(format_no_reach(position.setup.board, origin, unit))
    return ruleset_of(position).pictures.movement_range(position, nation, origin, unit)
