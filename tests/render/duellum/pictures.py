"""Golden pictures of Duellum: small reference pictures of both boards in both themes."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from bot.boards import BOARDS
from bot.engine.duellum import Position
from bot.render.core.theme import THEMES
from bot.render.duellum.renderer import Renderer
from bot.render.views.request import ViewName
from tests.render.duellum.samples import later, middle, start
from tests.render.pictures import AnyGoldenPicture, save_golden

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


class GoldenPicture(AnyGoldenPicture):
    """One golden picture of Duellum."""

    folder = GOLDEN

    @property
    def position(self) -> Position:
        return SAMPLES[self.sample](self.board)

    @property
    def wish(self) -> dict[str, Any]:
        return {"since": later(self.board)[1]} if self.sample == "later" else {}


SHOTS = [
    GoldenPicture(b, name, view, t) for b in ("punic", "hellenic") for view, name in SHOWN for t in THEMES
]

if __name__ == "__main__":
    save_golden(SHOTS, Renderer(BOARDS))
