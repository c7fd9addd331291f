import pytest

from bot.boards import BOARDS, load_board
from bot.engine.board import Board
from bot.render.antike.renderer import Renderer
from bot.render.map.layout import Layout, read_layout
from tests import drawing


@pytest.fixture(scope="session")
def renderer() -> Renderer:
    own: Renderer = drawing.renderer().own("antike")
    return own


@pytest.fixture(scope="session")
def layout() -> Layout:
    return read_layout(BOARDS / "east.layout.json")


@pytest.fixture(scope="session")
def board() -> Board:
    return load_board("east")
