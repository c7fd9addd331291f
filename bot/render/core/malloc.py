"""Tuning of the C library's allocator, which would keep the memory of large pictures after they are freed."""

import ctypes
import sys
from collections.abc import Callable
from typing import Final

_LARGE: Final = 524_288
"""Size in bytes from which an allocation gets a memory mapping of its own."""
_MMAP_THRESHOLD: Final = -3
"""`M_MMAP_THRESHOLD` of glibc's malloc.h."""


def _c_function(name: str) -> Callable[..., int] | None:
    """Return a C library function, or None off Linux or if it is missing: musl has neither used here."""
    return getattr(ctypes.CDLL(None), name, None) if sys.platform == "linux" else None


def use_mmap_for_large_blocks() -> None:
    """Allocate large pictures in memory mappings of their own, which return to the system when freed (glibc).

    By default, glibc takes every block no larger than the largest one freed so far from the heap, where
    long-lived small blocks keep the space of freed large ones from being returned.
    """
    if option := _c_function("mallopt"):
        option(_MMAP_THRESHOLD, _LARGE)


def trim_heap() -> None:
    """Return freed memory to the system if the C library supports it (glibc)."""
    if trim := _c_function("malloc_trim"):
        trim(0)
