"""Sprite sheet: the distinct small pictures of a page, numbered."""

import io
from base64 import b64encode
from typing import Any

from PIL import Image


class SpriteSheet:
    """Sprite sheet; equal pictures share a number."""

    def __init__(self) -> None:
        self._images: list[Image.Image] = []
        self._numbers: dict[tuple[tuple[int, int], bytes], int] = {}

    def add(self, image: Image.Image) -> int:
        """Return the number of a sprite, adding it if it is new."""
        key = (image.size, image.tobytes())
        if key not in self._numbers:
            self._numbers[key] = len(self._images)
            self._images.append(image)
        return self._numbers[key]

    def to_json(self) -> list[dict[str, Any]]:
        """Return all sprites in order of their numbers: width, height, and the picture as a `data:` URL."""
        return [
            {"width": image.width, "height": image.height, "image": webp_address(_webp(image))}
            for image in self._images
        ]


def webp_address(data: bytes) -> str:
    """Return a WebP picture as a `data:` URL (RFC 2397)."""
    return f"data:image/webp;base64,{b64encode(data).decode()}"


def _webp(image: Image.Image) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, "webp", quality=88, method=4)
    return buffer.getvalue()
