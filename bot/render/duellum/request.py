"""Requests for a picture of Duellum: the views there are, and how wide each is when nobody says."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from bot.engine.duellum.position import Position
from bot.engine.reach import Reach
from bot.engine.terms import Nation, ProvinceId
from bot.i18n.escaping import plain

ViewName = Literal["overview", "region", "reach"]
VIEWS: Final[tuple[ViewName, ...]] = ("overview", "region", "reach")
WIDTHS: Final[dict[ViewName, int]] = {"overview": 2000, "region": 1200, "reach": 2000}
_WHOLE: Final = frozenset({"phone", "close", "changes"})
"""Views of other rulesets, for which the whole board stands here."""


def view_named(name: str | None, region: ProvinceId | None) -> ViewName:
    """The view asked for, else the one that the other wishes are for; raises `ValueError` for no view."""
    if name is None:
        return "region" if region else "overview"
    for view in VIEWS:
        if view == name:
            return view
    if name in _WHOLE:
        return "overview"
    raise ValueError(f"There is no view {name!r}; there is {', '.join(VIEWS)}.")


@dataclass(frozen=True, slots=True)
class Subject:
    """What a picture shows; raises `ValueError` where a view lacks what it is about."""

    position: Position
    view: ViewName = "overview"
    names: Mapping[Nation, str] = field(default_factory=dict)
    region: ProvinceId | None = None
    nation: Nation | None = None
    reach: Reach | None = None
    around: Sequence[ProvinceId] = ()
    """The provinces that a cut-out of the board shows; the whole board where there are none."""

    def __post_init__(self) -> None:
        # A name may be anything in a record; here it becomes what can be drawn and read aloud in one line.
        object.__setattr__(self, "names", {nation: plain(name) for nation, name in self.names.items()})
        board = self.position.setup.board
        if self.region is not None and self.region not in board.provinces:
            raise ValueError(f"The {board.name} board has no province {self.region!r}.")
        if self.nation is not None and self.nation not in self.position.nations:
            raise ValueError(f"The nation {self.nation!r} does not play.")
        if any(province not in board.provinces for province in self.around):
            raise ValueError(f"The {board.name} board has no such provinces: {', '.join(self.around)}.")
        if self.view == "region" and self.region is None:
            raise ValueError("The view of a region needs a province.")
        if self.view == "reach" and self.reach is None:
            raise ValueError("The view of a reach needs units and the province they stand in.")
