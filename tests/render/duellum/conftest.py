import pytest

from bot.render.duellum.renderer import Renderer
from tests import drawing


@pytest.fixture(scope="session")
def renderer() -> Renderer:
    own: Renderer = drawing.renderer().own("duellum")
    return own
