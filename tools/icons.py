"""Rasterize the icons of `assets/icons/*.svg` to the bot's masks, `bot/render/icons/*.png`.

    python -m tools.icons

Icons are 100 by 100 units: white is the figure, black is cut out of the shapes below it. The supported subset
of SVG is `path` with M, L, Q, C and Z in absolute coordinates, optionally mirrored, `rect`, `circle`,
`ellipse`, and `image` for another icon. Strokes have round caps.
"""

import argparse
import re
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

from PIL import Image, ImageDraw

from bot.render.core.icons import FOLDER, SIDE
from bot.render.core.shapes import Points, bezier, ring

ICONS: Final = Path(__file__).parents[1] / "assets" / "icons"
_FINE: Final = SIDE / 100
_MIRRORED: Final = "matrix(-1 0 0 1 100 0)"
_CORNERS: Final = {"circle": 48, "ellipse": 40}


class _Mask:
    """A grayscale mask of `SIDE` pixels square, to which SVG elements are added one by one."""

    def __init__(self) -> None:
        self.image = Image.new("L", (SIDE, SIDE), 0)
        self._draw = ImageDraw.Draw(self.image)

    def path(self, element: ET.Element) -> None:
        points, width = _flattened(element.get("d", "")), element.get("stroke-width")
        if element.get("transform") == _MIRRORED:
            points = [(100 - x, y) for x, y in points]
        if width is None:
            self._polygon(element, points)
            return
        fill, radius = _fill(element, "stroke"), float(width) * _FINE / 2
        large = [(x * _FINE, y * _FINE) for x, y in points]
        self._draw.line(large, fill=fill, width=round(float(width) * _FINE), joint="curve")
        for x, y in (large[0], large[-1]):
            self._draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=fill)

    def rect(self, element: ET.Element) -> None:
        x, y, width, height, radius = _numbers(element, "x", "y", "width", "height", "rx")
        box = tuple(value * _FINE for value in (x, y, x + width, y + height))
        self._draw.rounded_rectangle(box, radius * _FINE, fill=_fill(element))

    def circle(self, element: ET.Element) -> None:
        x, y, radius = _numbers(element, "cx", "cy", "r")
        self._polygon(element, ring(x, y, radius, _CORNERS["circle"]))

    def ellipse(self, element: ET.Element) -> None:
        x, y, across, down = _numbers(element, "cx", "cy", "rx", "ry")
        unit = ring(0, 0, 1, _CORNERS["ellipse"])
        self._polygon(element, [(x + across * a, y + down * b) for a, b in unit])

    def put(self, element: ET.Element, other: Image.Image) -> None:
        x, y, side, _ = (round(v * _FINE) for v in _numbers(element, "x", "y", "width", "height"))
        self.image.paste(255, (x, y), other.resize((side, side), Image.Resampling.LANCZOS))

    def _polygon(self, element: ET.Element, points: Points) -> None:
        self._draw.polygon([(x * _FINE, y * _FINE) for x, y in points], fill=_fill(element))


def rasterize(path: Path) -> Image.Image:
    """Return the mask of one icon; raises `ValueError` for an unsupported element."""
    mask = _Mask()
    for element in ET.parse(path).getroot():  # noqa: S314 - our own files
        match element.tag.rpartition("}")[2]:
            case "path":
                mask.path(element)
            case "rect":
                mask.rect(element)
            case "circle":
                mask.circle(element)
            case "ellipse":
                mask.ellipse(element)
            case "image":
                mask.put(element, rasterize(path.with_name(element.get("href", ""))))
            case other:
                raise ValueError(f"{path.name}: an icon cannot have <{other}>.")
    return mask.image


def _flattened(commands: str) -> Points:
    """Return the points of a path; curves are flattened to short line segments."""
    points: Points = []
    for command, arguments in re.findall(r"([MLQCZ])([^MLQCZ]*)", commands):
        values = [float(value) for value in re.findall(r"-?[\d.]+", arguments)]
        pairs = list(zip(values[::2], values[1::2], strict=True))
        points += bezier(points[-1], *pairs)[1:] if command in "QC" else pairs
    return points


def _numbers(element: ET.Element, *names: str) -> list[float]:
    return [float(element.get(name, "0")) for name in names]


def _fill(element: ET.Element, name: str = "fill") -> int:
    return 0 if element.get(name) == "#000" else 255


def main() -> None:
    """Write the masks of all icons; run the command line."""
    argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    ).parse_args()
    for path in sorted(ICONS.glob("*.svg")):
        rasterize(path).save(FOLDER / f"{path.stem}.png", optimize=True)


if __name__ == "__main__":
    main()
