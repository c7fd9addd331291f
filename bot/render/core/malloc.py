"""Tuning of the C library's allocator: memory it would hold on to after large pictures are gone."""

import ctypes
import sys
from collections.abc import Callable
from functools import cache
from typing import Final

_LARGE: Final = 524_288
"""Bytes from which on a picture gets memory of its own."""
_MMAP_THRESHOLD: Final = -3
"""`M_MMAP_THRESHOLD` of glibc's malloc.h."""


def _of_c(name: str) -> Callable[..., int] | None:
    """A function of the C library, where there is such a one: musl has neither."""
    return getattr(ctypes.CDLL(None), name, None) if sys.platform == "linux" else None


@cache
def keep_apart() -> None:
    """Let large pictures have memory of their own, which returns to the system with them (glibc).

    Left alone, glibc takes all that is no larger than the largest picture freed so far from the heap, where
    small things that live longer hold the room of large ones that are gone.
    """
    if option := _of_c("mallopt"):
        option(_MMAP_THRESHOLD, _LARGE)


def give_back() -> None:
    """Return freed memory to the system where the C library can be asked to (glibc)."""
    if trim := _of_c("malloc_trim"):
        trim(0)
