"""Requests for a picture: the views of a position, and the default width of each."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from bot.engine.reach import Reach
from bot.engine.ruleset import Event, OwnPosition
from bot.engine.terms import Nation, ProvinceId
from bot.i18n.escaping import plain

ViewName = Literal["overview", "phone", "close", "region", "changes", "reach"]
VIEWS: Final[tuple[ViewName, ...]] = ("overview", "phone", "close", "region", "changes", "reach")
WIDTHS: Final[dict[ViewName, int]] = {
    "overview": 2000,
    "phone": 1200,  # three times the 400 pixels of a narrow screen
    "close": 700,  # page pixels, at scale 1
    "region": 1200,  # large enough for an enlarged view, and twice as fast to draw
    "changes": 2000,
    "reach": 2000,
}


@dataclass(frozen=True, slots=True)
class ViewSpec:
    """What a picture is to show; raises `ValueError` if it is invalid or the view lacks what it needs."""

    position: OwnPosition
    view: ViewName = "overview"
    names: Mapping[Nation, str] = field(default_factory=dict)
    region: ProvinceId | None = None
    since: Sequence[Event] = ()
    """Events of the span to mark, in order."""
    nation: Nation | None = None
    """Nation whose cities and units a close-up shows; None to show the latest changes."""
    reader: Nation | None = None
    """Nation of the picture's reader; changes that concern it have more weight."""
    reach: Reach | None = None
    around: tuple[ProvinceId, ...] = ()
    """Provinces that the board is cropped to; empty for the whole board."""

    def __post_init__(self) -> None:
        # A record may contain any name; reduce it to one line that can be drawn and read aloud.
        object.__setattr__(self, "names", {nation: plain(name) for nation, name in self.names.items()})
        board = self.position.setup.board
        if self.view not in VIEWS:
            raise ValueError(f"There is no view {self.view!r}; there is {', '.join(VIEWS)}.")
        if self.region is not None and self.region not in board.provinces:
            raise ValueError(f"The {board.name} board has no province {self.region!r}.")
        if self.nation is not None and self.nation not in self.position.setup.nations:
            raise ValueError(f"The nation {self.nation!r} does not play.")
        if self.around and self.view not in {"overview", "reach"}:
            raise ValueError(f"The view {self.view!r} is not cut out of the board.")
        if any(province not in board.provinces for province in self.around):
            raise ValueError(f"The {board.name} board has no such provinces: {', '.join(self.around)}.")
        if self.view == "region" and self.region is None:
            raise ValueError("The view of a region needs a province.")
        if self.view == "reach" and self.reach is None:
            raise ValueError("The view of a reach needs units and the province they stand in.")
