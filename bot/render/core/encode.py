"""Pictures as files."""

import io
from math import ceil, log
from typing import Final, Literal

from PIL import Image

__all__ = ["FORMATS", "MOST", "POSTED", "Format", "encode"]

Format = Literal["jpeg", "png", "webp"]
FORMATS: Final[dict[Format, str]] = {"jpeg": "jpg", "png": "png", "webp": "webp"}
"""With the ending of their files' names."""
POSTED: Final[Format] = "jpeg"
"""What is posted where nobody asks for another one (decision 10)."""
MOST: Final = 500_000
"""No JPEG up to 2000 pixels wide has more bytes; a wider one may have as many for each pixel."""
_USUAL: Final = 2000
_STEP: Final = 0.011
"""By what part a picture of ours becomes smaller with each step of quality, about."""
_POOREST: Final = 20


def encode(image: Image.Image, format_: Format, quality: int) -> bytes:
    """An image as the bytes of a file; `quality` is a JPEG's, lower where it would be larger than `MOST`."""
    if format_ == "jpeg":
        return _jpeg(image, quality)
    file = io.BytesIO()
    if format_ == "webp":
        image.save(file, "WEBP", quality=82, method=2)
    else:
        image.save(file, "PNG", compress_level=4)
    return file.getvalue()


def _jpeg(image: Image.Image, quality: int) -> bytes:
    """Usually made once; a crowded picture again, as much poorer as it was too large."""
    most = MOST * max(1.0, image.width / _USUAL) ** 2
    while True:
        file = io.BytesIO()
        image.save(file, "JPEG", quality=quality, subsampling="4:2:0")
        size = file.tell()
        if size <= most or quality <= _POOREST:
            return file.getvalue()
        quality = max(_POOREST, quality - ceil(log(size / most) / _STEP))
