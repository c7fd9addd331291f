"""Icons: the masks for pictures match the SVG files, and elements that cannot be drawn are refused."""

from pathlib import Path

import pytest
from PIL import Image

from bot.engine.terms import NATIONS
from bot.render.core.icons import FOLDER, SIDE
from tools.icons import ICONS, rasterize


def test_the_masks_are_those_of_the_drawings() -> None:
    drawn = {path.stem: rasterize(path).tobytes() for path in ICONS.glob("*.svg")}
    kept: dict[str, bytes] = {}
    for path in FOLDER.iterdir():
        with Image.open(path) as file:
            assert (file.mode, file.size) == ("L", (SIDE, SIDE))
            kept[path.stem] = file.tobytes()
    assert kept == drawn
    assert set(NATIONS) <= set(kept)


def test_what_it_cannot_draw_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "odd.svg"
    path.write_text('<svg xmlns="http://www.w3.org/2000/svg"><text>A</text></svg>')
    with pytest.raises(ValueError, match="an icon cannot have <text>"):
        rasterize(path)
