"""File format of base pictures."""

import io

from PIL import Image


def encode(page: Image.Image) -> bytes:
    """Return a WebP file of a quality good enough for drawing on it and encoding it once more."""
    file = io.BytesIO()
    page.save(file, "WEBP", quality=92, method=6)
    return file.getvalue()
