"""Measure time and size of pictures of real positions in several formats (decision 10).

    python -m tools.bench.formats            # the table
    python -m tools.bench.formats crops.png  # also the same small piece in every format, four times enlarged

Time is the processor time of one thread; sizes are medians over positions, times over three runs of each. The
palette of PNG has the colours of the first picture, because a bot would keep one palette.
"""

import io
import sys
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, Final

from PIL import Image, ImageDraw

from bot.boards import BOARDS
from bot.render.antike.renderer import Renderer
from bot.render.core.text import draw_text
from tools.bench.render import late_positions, recorded_positions

_BOARD: Final = "east"
_PIECE: Final = (30, 985, 330, 1175)
_WAYS: Final[tuple[tuple[str, str, dict[str, Any]], ...]] = (
    *((f"JPEG 4:4:4 q{q}", "JPEG", {"quality": q, "subsampling": "4:4:4"}) for q in (65, 75, 85)),
    *((f"JPEG 4:2:0 q{q}", "JPEG", {"quality": q, "subsampling": "4:2:0"}) for q in (60, 65, 72, 80, 85)),
    ("JPEG 4:2:0 q72 optimized", "JPEG", {"quality": 72, "subsampling": "4:2:0", "optimize": True}),
    ("JPEG 4:2:0 q72 progressive", "JPEG", {"quality": 72, "subsampling": "4:2:0", "progressive": True}),
    *((f"WebP q75 method {m}", "WEBP", {"quality": 75, "method": m}) for m in (0, 1, 2, 4)),
    *(
        (f"PNG {n} colours level {v}", "PNG", {"colours": n, "compress_level": v})
        for n in (64, 256)
        for v in (1, 6)
    ),
    ("PNG level 1", "PNG", {"compress_level": 1}),
)


def _encode(image: Image.Image, kind: str, options: dict[str, Any], palette: Image.Image | None) -> bytes:
    file = io.BytesIO()
    if palette is not None:
        image = image.quantize(palette=palette, dither=Image.Dither.NONE)
    image.save(file, kind, **options)
    return file.getvalue()


def _measure(
    images: list[Image.Image], kind: str, options: dict[str, Any]
) -> tuple[float, float, Image.Image]:
    """Return median milliseconds and kilobytes of an encoding, and the last picture decoded again."""
    rest = dict(options)
    colours = rest.pop("colours", None)
    palette = images[0].quantize(colours, dither=Image.Dither.NONE) if colours else None
    taken, sizes, data = [], [], b""
    for image in images:
        for _ in range(3):
            began = process_time()
            data = _encode(image, kind, rest, palette)
            taken.append(1e3 * (process_time() - began))
        sizes.append(len(data) / 1000)
    with Image.open(io.BytesIO(data)) as file:
        return median(taken), median(sizes), file.convert("RGB")


def _pictures() -> list[Image.Image]:
    renderer = Renderer(BOARDS)
    positions = recorded_positions()[_BOARD][::6] + [*late_positions(_BOARD)][::4]
    found = []
    for position in positions:
        with Image.open(io.BytesIO(renderer.draw(position, format="png").data)) as file:
            found.append(file.convert("RGB"))
    return found


def _crops(pieces: list[tuple[str, Image.Image]]) -> Image.Image:
    """Return the crops of all pictures on one sheet, three in a row, each with its name."""
    width, height = (_PIECE[2] - _PIECE[0]) * 2, (_PIECE[3] - _PIECE[1]) * 2
    sheet = Image.new("RGB", (width * 3, (height + 30) * -(-len(pieces) // 3)), "white")
    for i, (name, image) in enumerate(pieces):
        x, y = i % 3 * width, i // 3 * (height + 30)
        sheet.paste(image.crop(_PIECE).resize((width, height), Image.Resampling.NEAREST), (x, y + 30))
        draw_text(ImageDraw.Draw(sheet), (x + 8, y + 15), name, "text", 22, (0, 0, 0))
    return sheet


def main() -> None:
    """Print the table, and save the crops if a file is given."""
    images, pieces = _pictures(), []
    for name, kind, options in _WAYS:
        taken, size, image = _measure(images, kind, options)
        pieces.append((name, image))
        sys.stdout.write(f"{name:<28}{taken:7.1f} ms{size:7.0f} KB\n")
    if len(sys.argv) > 1:
        _crops(pieces).save(Path(sys.argv[1]))


if __name__ == "__main__":
    main()
