"""Byte-bounded LRU cache of sprites, and a canvas to be used again."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import Final, ParamSpec

from PIL import Image

_P = ParamSpec("_P")
_BYTES: Final = {"1": 1, "L": 1}
"""Pillow stores a pixel of all other modes that are used here in four bytes."""


class SpriteCache:
    """LRU cache of images that take at most `max_bytes` bytes. Nobody may change a cached image."""

    def __init__(self, max_bytes: int) -> None:
        self._max_bytes = max_bytes
        self._size = 0
        self._images: OrderedDict[Hashable, Image.Image] = OrderedDict()
        self._lock = Lock()

    @property
    def size(self) -> int:
        """How many bytes the cached images take."""
        return self._size

    def get(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        """The image of a key, made if it is not at hand."""
        with self._lock:
            if key in self._images:
                self._images.move_to_end(key)
                return self._images[key]
        image = make()  # outside the lock: two threads may make the same image, none has to wait
        with self._lock:
            if key not in self._images:
                self._images[key] = image
                self._size += _weight(image)
            while self._size > self._max_bytes and len(self._images) > 1:
                self._size -= _weight(self._images.popitem(last=False)[1])
            return image


class CacheSection:
    """A part of a cache, with keys of its own."""

    def __init__(self, cache: SpriteCache, name: Hashable) -> None:
        self._cache, self._name = cache, name

    def get(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        """The image of a key, made if it is not at hand."""
        return self._cache.get((self._name, key), make)


def _weight(image: Image.Image) -> int:
    return image.width * image.height * _BYTES.get(image.mode, 4)


_SPRITES: Final = SpriteCache(7_000_000)


def cached_sprite(make: Callable[_P, Image.Image]) -> Callable[_P, Image.Image]:
    """Cache what a function draws by its arguments, which have to be hashable.

    All sprites share one room: a close look has a scale of its own, and would fill a cache that only counts.
    """

    @wraps(make)
    def at_hand(*args: _P.args, **kwargs: _P.kwargs) -> Image.Image:
        key = (make, args, tuple(sorted(kwargs.items())))
        return _SPRITES.get(key, lambda: make(*args, **kwargs))

    return at_hand


class CanvasPool:
    """Keeps one canvas to be used again: fresh memory for one takes longer than to copy a page onto it.

    Several threads may ask; who comes second gets a sheet of its own.
    """

    def __init__(self) -> None:
        self._spare: Image.Image | None = None
        self._lock = Lock()

    def acquire(self, size: tuple[int, int]) -> Image.Image:
        """A sheet of a size with anything on it, for whoever asks alone."""
        with self._lock:
            sheet, self._spare = self._spare, None
        return sheet if sheet is not None and sheet.size == size else Image.new("RGB", size, None)

    def release(self, sheet: Image.Image) -> None:
        """Take a sheet back that nobody looks at any more."""
        if sheet.mode == "RGB":
            with self._lock:
                self._spare = sheet

    def clear(self) -> None:
        """Keep none, where its memory is wanted for something else."""
        with self._lock:
            self._spare = None
