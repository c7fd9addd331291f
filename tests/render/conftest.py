import pytest

from bot.boards import BOARDS, load_board
from bot.engine.antike.board import AntikeBoard
from bot.render.antike.renderer import Renderer
from bot.render.map.layout import Layout, read_layout
from tests import drawing


@pytest.fixture(autouse=True)
def own_base_maps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each renderer prepare its own base maps, as in a bot."""
    drawing.share_base_maps(monkeypatch, share=False)


@pytest.fixture(scope="session")
def renderer() -> Renderer:
    own: Renderer = drawing.renderer().own("antike")
    return own


@pytest.fixture(scope="session")
def layout() -> Layout:
    return read_layout(BOARDS / "east.layout.json")


@pytest.fixture(scope="session")
def board() -> AntikeBoard:
    east: AntikeBoard = load_board("east")
    return east
