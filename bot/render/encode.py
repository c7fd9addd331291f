"""Pictures as files."""

import io
from typing import Final, Literal

from PIL import Image

__all__ = ["FORMATS", "POSTED", "Format", "encode"]

Format = Literal["jpeg", "png", "webp"]
FORMATS: Final[dict[Format, str]] = {"jpeg": "jpg", "png": "png", "webp": "webp"}
"""With the ending of their files' names."""
POSTED: Final[Format] = "jpeg"
"""What is posted where nobody asks for another one (decision 10)."""


def encode(image: Image.Image, format_: Format, quality: int) -> bytes:
    """An image as the bytes of a file; `quality` is a JPEG's."""
    file = io.BytesIO()
    if format_ == "jpeg":
        image.save(file, "JPEG", quality=quality, subsampling="4:2:0")
    elif format_ == "webp":
        image.save(file, "WEBP", quality=82, method=2)
    else:
        image.save(file, "PNG", compress_level=4)
    return file.getvalue()
