"""Pictures one after another as an animated WebP, encoded one by one."""

import io
from collections.abc import Iterator, Sequence
from typing import Final

from PIL import Image

__all__ = ["encode_reel"]

_NEVER: Final = 2**31 - 1
"""Frames between two complete ones. Every frame but the first holds only what is new in it: half the bytes or
less, at the price that nobody can jump into the middle, which no viewer of chat pictures offers."""
_METHOD: Final = 2


class _Reel(Image.Image):
    """An image of many frames that holds one of them at a time, for Pillow's way of saving sequences."""

    def __init__(self, frames: Iterator[Image.Image], count: int) -> None:
        super().__init__()
        self.n_frames = count
        self._frames = frames
        self._at = 0
        first = next(frames)
        self._mode, self._size = first.mode, first.size
        self.im = first.im

    def seek(self, frame: int) -> None:
        """Go on to the next frame; going back to the first one, as after saving, changes nothing."""
        if frame == self._at + 1:
            self.im = next(self._frames).im
            self._at = frame
        elif frame not in (0, self._at):
            raise EOFError(f"frame {frame} does not follow frame {self._at}")

    def tell(self) -> int:
        """Where saving begins."""
        return 0


def encode_reel(frames: Iterator[Image.Image], durations: Sequence[int], quality: int) -> bytes:
    """RGB pictures of one size, as many as `durations` (in milliseconds), as an animation that goes on anew.

    Only one picture is held at a time. The interpreter's lock is free while a frame is encoded.
    """
    file = io.BytesIO()
    _Reel(frames, len(durations)).save(
        file,
        "WEBP",
        save_all=True,
        duration=list(durations),
        loop=0,
        quality=quality,
        method=_METHOD,
        kmin=_NEVER - 1,
        kmax=_NEVER,
    )
    return file.getvalue()
