"""Golden pictures: small reference pictures of all boards, views and themes, and how to compare with them."""

import io
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, ClassVar
from unittest.mock import patch

from PIL import Image, ImageChops

from bot.boards import BOARDS, board_ids
from bot.engine.antike.position import Position
from bot.engine.board import Board
from bot.engine.ruleset import OwnPosition
from bot.engine.terms import ProvinceId
from bot.render.antike.renderer import Renderer
from bot.render.core.theme import THEMES
from bot.render.map.borders import Strokes, draw_borders
from bot.render.map.layout import Layout
from bot.render.renderer import reach_of
from bot.render.views.renderer import BoardRenderer
from bot.render.views.request import VIEWS, ViewName
from tests.render.samples import everywhere, middle, span, start

GOLDEN = Path(__file__).parent / "golden"
SAMPLES = {"start-3": start(3), "middle-6": middle(6), "everywhere-6": everywhere()}
_WIDTH = 500
_BESIDE = 24
"""Pixels beside a border's line that drawing it may change, and more."""
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
class AnyGoldenPicture:
    """One golden picture of any ruleset, in its folder of them."""

    folder: ClassVar[Path]
    board: str
    sample: str
    view: ViewName
    theme: str

    @property
    def name(self) -> str:
        return f"{self.board}-{self.sample}-{self.view}-{self.theme}"

    @property
    def position(self) -> Any:
        raise NotImplementedError

    @property
    def wish(self) -> dict[str, Any]:
        """Return further arguments of `draw`."""
        raise NotImplementedError

    @property
    def file(self) -> Path:
        return self.folder / f"{self.name}.jpg"

    def draw(self, renderer: BoardRenderer) -> Image.Image:
        """Draw the picture now, 500 pixels wide."""
        return small(renderer, self.position, view=self.view, theme=self.theme, **self.wish)

    def painted(self, renderer: BoardRenderer, position: OwnPosition) -> Image.Image:
        """Paint another position as the whole board; every 4 by 4 pixels become one, as `apart` would do."""
        return renderer.paint(position, theme=self.theme).image.reduce(4)

    def golden(self) -> Image.Image:
        assert self.file.exists(), f"python -m {type(self).__module__} draws {self.file.name}"
        return open_picture(self.file.read_bytes())


class GoldenPicture(AnyGoldenPicture):
    """One golden picture of Antike."""

    folder = GOLDEN

    @property
    def position(self) -> Position:
        if self.view in _LATER:
            return span(self.board)[0]
        return _sample(self.board, self.sample)

    @property
    def wish(self) -> dict[str, Any]:
        return WISHES[self.view](self.position)


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


def small(renderer: BoardRenderer, position: OwnPosition, **wish: Any) -> Image.Image:
    """Return a position's picture, 500 pixels wide."""
    return drawn(renderer, position, width=_WIDTH, **wish)


def drawn(renderer: BoardRenderer, position: OwnPosition, **wish: Any) -> Image.Image:
    """Return a picture before it is encoded: a PNG takes ten times as long as drawing it."""
    images: list[Image.Image] = []

    def keep(image: Image.Image, *_: object) -> bytes:
        images.append(image.copy())  # the renderer may use the canvas again
        return b""

    with patch("bot.render.views.renderer.encode", keep):
        renderer.draw(position, **wish)
    return images[0]


def with_border(
    page: Image.Image, layout: Layout, board: Board, pair: tuple[ProvinceId, ProvinceId], strokes: Strokes
) -> Image.Image:
    """Return a page with one border drawn on it anew, as the board says; only that part is drawn on."""
    (border,) = (each for each in layout.borders if set(each.between) == set(pair))
    xs, ys = zip(*chain(*border.lines), strict=True)
    left, top = int(min(xs)) - _BESIDE, int(min(ys)) - _BESIDE
    part = page.crop((left, top, int(max(xs)) + _BESIDE, int(max(ys)) + _BESIDE))
    only = layout.model_copy(update={"borders": [border]})
    draw_borders(part, only, board, lambda point: (point[0] - left, point[1] - top), 1.0, strokes)
    changed = page.copy()
    changed.paste(part, (left, top))
    return changed


def apart(a: Image.Image, b: Image.Image) -> int:
    """Return the greatest difference of two pictures, on average over 4 by 4 pixels; 0 to 255."""
    assert a.size == b.size
    red, green, blue = ImageChops.difference(a.reduce(4), b.reduce(4)).split()
    return int(ImageChops.lighter(ImageChops.lighter(red, green), blue).getextrema()[1])  # type: ignore[arg-type]


def save_golden(shots: Sequence[AnyGoldenPicture], renderer: BoardRenderer) -> None:
    """Draw all golden pictures of a folder again; look at them before committing them."""
    for old in set(shots[0].folder.iterdir()) - {shot.file for shot in shots}:
        old.unlink()
    for shot in shots:
        shot.draw(renderer).save(shot.file, "JPEG", quality=92, subsampling="4:4:4")


def _each_without_one(stacks: Mapping[str, Any]) -> list[Any]:
    """Return the stacks without one of them, for each of them."""
    return [{key: stack for key, stack in stacks.items() if key != place} for place in stacks]


def without_one_stack(state: Any) -> list[Any]:
    """Return a nation without one stack of legions or galleys, for each of them."""
    fewer = [replace(state, legions=less) for less in _each_without_one(state.legions)]
    return fewer + [replace(state, galleys=less) for less in _each_without_one(state.galleys)]


if __name__ == "__main__":
    save_golden(SHOTS, Renderer(BOARDS))
