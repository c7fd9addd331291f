"""One sheet is drawn on again and again; nobody gets one that another draws on."""

import pytest
from PIL import Image

from bot.boards import BOARDS
from bot.render.antike.renderer import Renderer
from bot.render.core.canvas import Desk
from tests.render.pictures import open_picture
from tests.render.samples import middle, start


def test_a_sheet_given_back_is_used_again() -> None:
    desk = Desk()
    sheet = desk.take((30, 20))
    assert (sheet.mode, sheet.size) == ("RGB", (30, 20))
    desk.give(sheet)
    assert desk.take((30, 20)) is sheet


def test_two_at_once_get_sheets_of_their_own() -> None:
    desk = Desk()
    assert desk.take((30, 20)) is not desk.take((30, 20))


@pytest.mark.parametrize("spare", [Image.new("RGB", (20, 30)), Image.new("L", (30, 20))])
def test_only_a_sheet_of_the_size_and_of_colours_is_used(spare: Image.Image) -> None:
    desk = Desk()
    desk.give(spare)
    sheet = desk.take((30, 20))
    assert (sheet.mode, sheet.size) == ("RGB", (30, 20))


def test_a_cleared_desk_keeps_nothing() -> None:
    desk = Desk()
    sheet = desk.take((30, 20))
    desk.give(sheet)
    desk.clear()
    assert desk.take((30, 20)) is not sheet


def test_nothing_of_the_picture_before_is_left(renderer: Renderer) -> None:
    for theme in ("standard", "contrast"):
        renderer.draw(middle(6), theme=theme)
    again = renderer.draw(start(3), format="png")
    fresh = Renderer(BOARDS).draw(start(3), format="png")
    assert open_picture(again.data).tobytes() == open_picture(fresh.data).tobytes()
