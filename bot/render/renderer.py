"""Draws a position as a picture to post."""

import io
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import Final, Literal

from PIL import Image

from bot.engine.antike.position import Position
from bot.engine.terms import Nation, ProvinceId
from bot.render.alt import describe
from bot.render.bank import draw_bank, draw_holdings
from bot.render.know_hows import draw_chart, draw_progress
from bot.render.layout import Layout, read_layout
from bot.render.nations import draw_cards
from bot.render.region import draw_region
from bot.render.rondel import draw_rondel, draw_stones
from bot.render.scene import draw_scene
from bot.render.title import draw_title
from bot.render.view import View
from bot.render.wash import Wash

__all__ = ["NARROWEST", "THEMES", "WIDEST", "Picture", "Renderer"]

THEMES: Final = ("standard",)
NARROWEST: Final = 200
WIDEST: Final = 4000
_QUALITY: Final = 82


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture; `alt` says in words what it shows."""

    data: bytes
    filename: str
    media_type: str
    width: int
    height: int
    alt: str


@dataclass(frozen=True, slots=True, eq=False)
class _Still:
    """What stays the same from turn to turn: the bare map, and the page with empty tables."""

    layout: Layout
    base: Image.Image
    page: Image.Image
    wash: Wash


class Renderer:
    """Draws boards whose layouts and base pictures lie in one directory; may be used from several threads."""

    def __init__(self, boards: Path) -> None:
        self._boards = boards
        self._stills: dict[str, _Still] = {}
        self._lock = Lock()

    def warm(self, board_id: str) -> None:
        """Prepare what stays the same, so that the first picture is as quick as the others."""
        self._still(board_id)

    def draw(
        self,
        position: Position,
        *,
        names: Mapping[Nation, str] | None = None,
        width: int = 2000,
        region: ProvinceId | None = None,
        theme: str = "standard",
        format: Literal["webp", "png"] = "webp",  # noqa: A002
    ) -> Picture:
        """Draw a position, or only the `region` around one province.

        Raises `ValueError` where it cannot: an unknown theme or province, a width or format it does not have.
        """
        self._check(position, width, region, theme, format)
        still, board = self._still(position.setup.board.id), position.setup.board
        names = names or {}
        if region is None:
            image = self._whole(still, position, names)
            if width != image.width:
                height = round(image.height * width / image.width)
                image = image.resize((width, height), Image.Resampling.LANCZOS, reducing_gap=3.0)
        else:
            image = draw_region(still.base, still.layout, position, region, width)
        name = board.id if region is None else f"{board.id}-{region}"
        return Picture(
            data=_encode(image, format),
            filename=f"{name}-round-{position.round}.{format}",
            media_type=f"image/{format}",
            width=image.width,
            height=image.height,
            alt=describe(position, names),
        )

    @staticmethod
    def _check(position: Position, width: int, region: str | None, theme: str, format_: str) -> None:
        board = position.setup.board
        if theme not in THEMES:
            raise ValueError(f"There is no theme {theme!r}; there is {', '.join(THEMES)}.")
        if format_ not in {"webp", "png"}:
            raise ValueError(f"A picture cannot be {format_!r}, only webp or png.")
        if not NARROWEST <= width <= WIDEST:
            raise ValueError(f"A picture is {NARROWEST} to {WIDEST} pixels wide, not {width}.")
        if region is not None and region not in board.provinces:
            raise ValueError(f"The {board.name} board has no province {region!r}.")

    @staticmethod
    def _whole(still: _Still, position: Position, names: Mapping[Nation, str]) -> Image.Image:
        view = View(still.page.copy())
        draw_scene(view, still.layout, position, still.wash)
        draw_stones(view, still.layout, position)
        draw_progress(view, still.layout, position)
        draw_holdings(view, still.layout, position)
        draw_cards(view, still.layout, position, names)
        draw_title(view.image, position, names)
        return view.image

    def _still(self, board_id: str) -> _Still:
        with self._lock:
            if board_id not in self._stills:
                self._stills[board_id] = self._prepare(board_id)
            return self._stills[board_id]

    def _prepare(self, board_id: str) -> _Still:
        path = self._boards / f"{board_id}.layout.json"
        if not path.is_file():
            raise ValueError(f"There is no picture of the board {board_id!r}: {path.name} is missing.")
        layout = read_layout(path)
        with Image.open(self._boards / f"{board_id}.base.webp") as file:
            base = file.convert("RGB")
        page = base.copy()
        for draw in (draw_rondel, draw_chart, draw_bank):
            draw(page, layout)
        wash = Wash(layout, View(page))
        wash.spare(layout)
        return _Still(layout, base, page, wash)


def _encode(image: Image.Image, format_: str) -> bytes:
    file = io.BytesIO()
    if format_ == "webp":
        image.save(file, "WEBP", quality=_QUALITY, method=2)
    else:
        image.save(file, "PNG", compress_level=4)
    return file.getvalue()
