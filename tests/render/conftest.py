import pytest

from bot.boards import BOARDS, load_board
from bot.engine.board import Board
from bot.render.layout import Layout, read_layout
from bot.render.renderer import Renderer


@pytest.fixture(scope="session")
def renderer() -> Renderer:
    renderer = Renderer(BOARDS)
    renderer.warm("east")
    return renderer


@pytest.fixture(scope="session")
def layout() -> Layout:
    return read_layout(BOARDS / "east.layout.json")


@pytest.fixture(scope="session")
def board() -> Board:
    return load_board("east")
