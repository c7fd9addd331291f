"""How base pictures are kept."""

import io

from PIL import Image


def encode(page: Image.Image) -> bytes:
    """A WebP file good enough to be drawn on and encoded once more."""
    file = io.BytesIO()
    page.save(file, "WEBP", quality=92, method=6)
    return file.getvalue()
