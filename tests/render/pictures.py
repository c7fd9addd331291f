"""Golden pictures: small reference pictures of all boards, views and themes, and how to compare with them."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops

from bot.boards import BOARDS, board_ids
from bot.engine.antike.position import Position
from bot.render.antike.renderer import Renderer
from bot.render.core.theme import THEMES
from bot.render.renderer import reach_of
from bot.render.views.request import VIEWS, ViewName
from tests.render.samples import everywhere, middle, span, start

GOLDEN = Path(__file__).parent / "golden"
SAMPLES = {"start-3": start(3), "middle-6": middle(6), "everywhere-6": everywhere()}
_WIDTH = 500
_LATER = {"changes", "close"}
"""Views of recent events."""


def _crowd(position: Position) -> str:
    """Return the province with the most units, for the view of a region."""
    provinces = sorted(position.setup.board.provinces)
    states = position.nations.values()
    return max(provinces, key=lambda p: sum(s.count("legion", p) + s.count("galley", p) for s in states))


def _reach(position: Position) -> dict[str, Any]:
    """Return the range of the galleys that reach most provinces, as an argument of `draw`."""
    states = position.nations.items()
    galleys = [(nation, place) for nation, state in states for place in sorted(state.galleys)]
    seen = [reach_of(position, place, "galley", (nation,)) for nation, place in galleys]
    return {"reach": max(seen, key=lambda reach: len(reach.steps))}


WISHES: dict[ViewName, Callable[[Position], dict[str, Any]]] = {
    "overview": lambda _: {},
    "phone": lambda _: {},
    "close": lambda position: {"since": span(position.setup.board.id)[1]},
    "region": lambda position: {"region": _crowd(position)},
    "changes": lambda position: {"since": span(position.setup.board.id)[1]},
    "reach": _reach,
}
"""Further arguments of `draw` for a position, by view."""


@dataclass(frozen=True)
class GoldenPicture:
    """One golden picture."""

    board: str
    sample: str
    view: ViewName
    theme: str

    @property
    def name(self) -> str:
        return f"{self.board}-{self.sample}-{self.view}-{self.theme}"

    @property
    def position(self) -> Position:
        if self.view in _LATER:
            return span(self.board)[0]
        return _sample(self.board, self.sample)

    @property
    def file(self) -> Path:
        return GOLDEN / f"{self.name}.jpg"

    def draw(self, renderer: Renderer, position: Position | None = None) -> Image.Image:
        """Draw the picture now, or another position in the same way."""
        position = position or self.position
        wish = WISHES[self.view](self.position)
        return small(renderer, position, view=self.view, theme=self.theme, **wish)

    def painted(self, renderer: Renderer, position: Position) -> Image.Image:
        """Paint another position as the whole board, without encoding it, which takes as long again."""
        return renderer.paint(position, width=_WIDTH, theme=self.theme).image

    def golden(self) -> Image.Image:
        with Image.open(self.file) as file:
            return file.convert("RGB")


@cache
def _sample(board: str, name: str) -> Position:
    made = {"start-3": lambda: start(3, board), "middle-6": lambda: middle(6, board_id=board)}
    return made[name]() if name in made else everywhere(board_id=board)


def _shots() -> list[GoldenPicture]:
    """Return the whole board in three positions and every other view in mid-game; all in each theme."""
    boards = board_ids("antike")
    shown = [("overview", name) for name in SAMPLES]
    shown += [(view, "later" if view in _LATER else "middle-6") for view in VIEWS if view != "overview"]
    return [GoldenPicture(b, name, view, theme) for b in boards for view, name in shown for theme in THEMES]  # type: ignore[arg-type]


SHOTS = _shots()


def open_picture(data: bytes) -> Image.Image:
    with Image.open(io.BytesIO(data)) as file:
        return file.convert("RGB")


def small(renderer: Renderer, position: Position, **wish: Any) -> Image.Image:
    """Return a position's picture, 500 pixels wide."""
    return open_picture(renderer.draw(position, width=_WIDTH, format="png", **wish).data)


def apart(a: Image.Image, b: Image.Image) -> int:
    """Return the greatest difference of two pictures, on average over 4 by 4 pixels; 0 to 255."""
    assert a.size == b.size
    red, green, blue = ImageChops.difference(a.reduce(4), b.reduce(4)).split()
    return int(ImageChops.lighter(ImageChops.lighter(red, green), blue).getextrema()[1])  # type: ignore[arg-type]


def save_golden() -> None:
    """Draw all golden pictures again; look at them before committing them."""
    renderer = Renderer(BOARDS)
    wanted = {shot.file for shot in SHOTS}
    for old in set(GOLDEN.iterdir()) - wanted:
        old.unlink()
    for shot in SHOTS:
        shot.draw(renderer).save(shot.file, "JPEG", quality=92, subsampling="4:4:4")


if __name__ == "__main__":
    save_golden()
