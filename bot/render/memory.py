"""Memory that the C library holds on to after large pictures are gone."""

import ctypes
import sys

__all__ = ["give_back"]


def give_back() -> None:
    """Return freed memory to the system where the C library can be asked to (glibc).

    Reading a board's picture passes through several copies of 11 MB; left alone, glibc keeps them for good.
    """
    if sys.platform != "linux":
        return
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # musl has none
    if trim is not None:
        trim(0)
