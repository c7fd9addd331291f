"""Byte-bounded LRU cache of sprites, and a pool of one reusable canvas."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import Final, ParamSpec

from PIL import Image

_P = ParamSpec("_P")
_BYTES: Final = {"1": 1, "L": 1}
"""Bytes per pixel by image mode; Pillow uses four for all other modes used here."""


class SpriteCache:
    """Thread-safe LRU cache of images, bounded to `max_bytes` bytes. Cached images must not be modified."""

    def __init__(self, max_bytes: int) -> None:
        self._max_bytes = max_bytes
        self._size = 0
        self._images: OrderedDict[Hashable, Image.Image] = OrderedDict()
        self._lock = Lock()

    @property
    def size(self) -> int:
        """Total size of the cached images in bytes."""
        return self._size

    def get(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        """Return the image of a key, created by `make` if it is not cached."""
        with self._lock:
            if key in self._images:
                self._images.move_to_end(key)
                return self._images[key]
        image = make()  # outside the lock: two threads may make the same image, so neither has to wait
        with self._lock:
            if key not in self._images:
                self._images[key] = image
                self._size += _weight(image)
            while self._size > self._max_bytes and len(self._images) > 1:
                self._size -= _weight(self._images.popitem(last=False)[1])
            return image


class CacheSection:
    """Section of a cache with a key namespace of its own."""

    def __init__(self, cache: SpriteCache, name: Hashable) -> None:
        self._cache, self._name = cache, name

    def get(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        """Return the image of a key, created by `make` if it is not cached."""
        return self._cache.get((self._name, key), make)


def _weight(image: Image.Image) -> int:
    return image.width * image.height * _BYTES.get(image.mode, 4)


_SPRITES: Final = SpriteCache(7_000_000)


def cached_sprite(make: Callable[_P, Image.Image]) -> Callable[_P, Image.Image]:
    """Cache the sprites a function returns, by its arguments, which must be hashable.

    All sprites share one byte-bounded cache: each close-up has a scale of its own and would fill a cache
    bounded by the number of entries.
    """

    @wraps(make)
    def at_hand(*args: _P.args, **kwargs: _P.kwargs) -> Image.Image:
        key = (make, args, tuple(sorted(kwargs.items())))
        return _SPRITES.get(key, lambda: make(*args, **kwargs))

    return at_hand


class CanvasPool:
    """Pool of one reusable canvas: allocating a new one takes longer than copying a page onto it.

    Thread-safe; a second concurrent caller gets a new canvas.
    """

    def __init__(self) -> None:
        self._spare: Image.Image | None = None
        self._lock = Lock()

    def acquire(self, size: tuple[int, int]) -> Image.Image:
        """Return a canvas of a size with undefined content, for exclusive use."""
        with self._lock:
            sheet, self._spare = self._spare, None
        return sheet if sheet is not None and sheet.size == size else Image.new("RGB", size, None)

    def release(self, sheet: Image.Image) -> None:
        """Put a canvas that is no longer used back into the pool; only RGB canvases are kept."""
        if sheet.mode == "RGB":
            with self._lock:
                self._spare = sheet

    def clear(self) -> None:
        """Drop the spare canvas to free its memory."""
        with self._lock:
            self._spare = None
