"""Sprite sheet: every small picture of a page once, by number."""

import io
from base64 import b64encode
from typing import Any

from PIL import Image


class SpriteSheet:
    """Collects sprites; the same picture has the same number, however often it is added."""

    def __init__(self) -> None:
        self._images: list[Image.Image] = []
        self._numbers: dict[tuple[tuple[int, int], bytes], int] = {}

    def add(self, image: Image.Image) -> int:
        """The number of a sprite."""
        key = (image.size, image.tobytes())
        if key not in self._numbers:
            self._numbers[key] = len(self._images)
            self._images.append(image)
        return self._numbers[key]

    def to_json(self) -> list[dict[str, Any]]:
        """All sprites in order of their numbers: width, height, and the picture as an address."""
        return [
            {"width": image.width, "height": image.height, "image": webp_address(_webp(image))}
            for image in self._images
        ]


def webp_address(data: bytes) -> str:
    """A WebP picture as a `data:` address (RFC 2397)."""
    return f"data:image/webp;base64,{b64encode(data).decode()}"


def _webp(image: Image.Image) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, "webp", quality=88, method=4)
    return buffer.getvalue()
