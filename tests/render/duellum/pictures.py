"""Golden pictures of Duellum: small reference pictures of both boards in both themes."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from PIL import Image

from bot.boards import BOARDS
from bot.engine.duellum import Position
from bot.render.core.theme import THEMES
from bot.render.duellum.renderer import Renderer
from bot.render.views.request import ViewName
from tests.render.duellum.samples import later, middle, start
from tests.render.pictures import open_picture

GOLDEN = Path(__file__).parent / "golden"
SAMPLES: Final[dict[str, Callable[[str], Position]]] = {
    "start": start,
    "middle": middle,
    "later": lambda board: later(board)[0],
}
SHOWN: Final[tuple[tuple[ViewName, str], ...]] = (
    ("overview", "start"),
    ("overview", "middle"),
    ("phone", "middle"),
    ("close", "later"),
    ("changes", "later"),
)
_WIDTH: Final = 500


@dataclass(frozen=True)
class GoldenPicture:
    """One golden picture."""

    board: str
    sample: str
    theme: str
    view: ViewName = "overview"

    @property
    def name(self) -> str:
        return f"{self.board}-{self.sample}-{self.view}-{self.theme}"

    @property
    def position(self) -> Position:
        return SAMPLES[self.sample](self.board)

    @property
    def file(self) -> Path:
        return GOLDEN / f"{self.name}.jpg"

    def draw(self, renderer: Renderer, position: Position | None = None, **wish: Any) -> Image.Image:
        """Draw the picture now, or another position in the same way."""
        if self.sample == "later":
            wish = {"since": later(self.board)[1], **wish}
        shown = position or self.position
        picture = renderer.draw(shown, view=self.view, width=_WIDTH, theme=self.theme, format="png", **wish)
        return open_picture(picture.data)

    def painted(self, renderer: Renderer, position: Position) -> Image.Image:
        """Paint another position as the whole board, without encoding it, which takes as long again."""
        return renderer.paint(position, width=_WIDTH, theme=self.theme).image

    def golden(self) -> Image.Image:
        with Image.open(self.file) as file:
            return file.convert("RGB")


SHOTS = [
    GoldenPicture(b, name, t, view) for b in ("punic", "hellenic") for view, name in SHOWN for t in THEMES
]


def save_golden() -> None:
    """Draw all golden pictures again; look at them before committing them."""
    renderer = Renderer(BOARDS)
    for old in set(GOLDEN.iterdir()) - {shot.file for shot in SHOTS}:
        old.unlink()
    for shot in SHOTS:
        shot.draw(renderer).save(shot.file, "JPEG", quality=92, subsampling="4:4:4")


if __name__ == "__main__":
    save_golden()
