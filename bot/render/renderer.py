"""Renderer of positions of any ruleset, which dispatches to the ruleset's own renderer."""

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
"""Method of the ruleset's renderer to call: draw a position, its rondel options, or a part of the page."""


class Renderer:
    """Renderer of boards; thread-safe.

    Layout and base picture files are in the folder `boards`, or, if it is None, beside their board's file.
    """

    def __init__(self, boards: Path | None = None) -> None:
        self._boards = boards
        self._own: dict[str, OwnRenderer] = {}
        self._lock = Lock()

    def own(self, name: str) -> OwnRenderer:
        """Return a ruleset's own renderer, created on first use; for what only that ruleset draws."""
        with self._lock:
            if name not in self._own:
                self._own[name] = ruleset(name).pictures.Renderer(self._boards)
            return self._own[name]

    def warm(self, board_id: str, name: str = DEFAULT_RULESET) -> None:
        """Load a board's base map, so that the first picture renders as fast as later ones."""
        self.own(name).warm(board_id)

    def draw(self, position: OwnPosition, *, subject: Subject = "draw", **wishes: Any) -> Picture:
        """Return a picture, with keyword options of the position's ruleset renderer; raises `ValueError`.

        Every ruleset supports `view`, `names`, `width`, `region`, `since`, `theme` and `format` for a whole
        position.
        """
        picture: Picture = getattr(self.own(position.setup.ruleset), subject)(position, **wishes)
        return picture


def reach_of(position: OwnPosition, origin: ProvinceId, unit: Unit, nations: Sequence[Nation] = ()) -> Reach:
    """Return the provinces that units in `origin` can reach.

    Uses the first of `nations` that has such units there, else any nation that does, the mover first. Raises
    `ValueError` if no nation has such units in `origin`.
    """
    asked, pictures = (*nations, position.mover, *position.setup.turn_order), ruleset_of(position).pictures
    forces = pictures.pieces_of(position).units.get(origin, ())
    there = {force.nation for force in forces if force.count(unit)}
    nation = next((name for name in asked if name in there), None)
    if nation is None:
        raise ValueError(format_no_reach(position.setup.board, origin, unit))
    return pictures.movement_range(position, nation, origin, unit)
