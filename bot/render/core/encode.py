"""Image encoding: JPEG, PNG, WebP, and animated WebP frame by frame; validation of output options."""

import io
from collections.abc import Iterator, Sequence
from math import ceil, log
from typing import Final, Literal

from PIL import Image

from bot.render.core.theme import THEMES

Format = Literal["jpeg", "png", "webp"]
FORMATS: Final[dict[Format, str]] = {"jpeg": "jpg", "png": "png", "webp": "webp"}
"""File extension by format."""
POSTED: Final[Format] = "jpeg"
"""Default format of posted pictures (decision 10)."""
MOST: Final = 500_000
"""Maximum size in bytes of a JPEG up to 2000 pixels wide; a wider one may have as many bytes per pixel."""
NARROWEST: Final = 200
WIDEST: Final = 4000
_USUAL: Final = 2000
_STEP: Final = 0.011
"""Approximate relative reduction in size per step of JPEG quality, for this bot's pictures."""
_POOREST: Final = 20


def encode(image: Image.Image, format_: Format, quality: int) -> bytes:
    """Encode an image; `quality` is for JPEG and is lowered if the file would be larger than `MOST`."""
    if format_ == "jpeg":
        return _jpeg(image, quality)
    file = io.BytesIO()
    if format_ == "webp":
        image.save(file, "WEBP", quality=82, method=2)
    else:
        image.save(file, "PNG", compress_level=4)
    return file.getvalue()


def _jpeg(image: Image.Image, quality: int) -> bytes:
    """Encode once; if the file is too large, again at a quality lowered to match, down to `_POOREST`."""
    most = MOST * max(1.0, image.width / _USUAL) ** 2
    while True:
        file = io.BytesIO()
        image.save(file, "JPEG", quality=quality, subsampling="4:2:0")
        size = file.tell()
        if size <= most or quality <= _POOREST:
            return file.getvalue()
        quality = max(_POOREST, quality - ceil(log(size / most) / _STEP))


_NEVER: Final = 2**31 - 1
"""Maximum distance of key frames: every frame but the first stores only differences.

This saves half the bytes or more but prevents seeking, which no viewer of chat pictures offers.
"""
_METHOD: Final = 2


class _FrameSequence(Image.Image):
    """Image sequence that holds one frame at a time, in the form that Pillow saves."""

    def __init__(self, frames: Iterator[Image.Image], count: int) -> None:
        super().__init__()
        self.n_frames = count
        self._frames = frames
        self._at = 0
        first = next(frames)
        self._mode, self._size = first.mode, first.size
        self.im = first.im

    def seek(self, frame: int) -> None:
        """Advance to the next frame; seeking to the current or the first one, as after saving, does nothing.

        Raises `EOFError` for any other frame.
        """
        if frame == self._at + 1:
            self.im = next(self._frames).im
            self._at = frame
        elif frame not in (0, self._at):
            raise EOFError(f"frame {frame} does not follow frame {self._at}")

    def tell(self) -> int:
        """Return 0, the frame at which saving begins."""
        return 0


def encode_animated_webp(frames: Iterator[Image.Image], durations: Sequence[int], quality: int) -> bytes:
    """Encode RGB frames of one size as a looping animation; `durations` are milliseconds per frame.

    Only one frame is held at a time. The GIL is released while a frame is encoded.
    """
    file = io.BytesIO()
    _FrameSequence(frames, len(durations)).save(
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


def resized(image: Image.Image, width: int) -> Image.Image:
    """Return the image scaled to a width in pixels."""
    if width == image.width:
        return image
    height = round(image.height * width / image.width)
    return image.resize((width, height), Image.Resampling.LANCZOS, reducing_gap=3.0)


def check_output(width: int, theme: str, format_: str) -> None:
    """Raise `ValueError` if the theme or format is unknown or the width in pixels is out of range."""
    if theme not in THEMES:
        raise ValueError(f"There is no theme {theme!r}; there is {', '.join(THEMES)}.")
    if format_ not in FORMATS:
        raise ValueError(f"A picture cannot be {format_!r}, only {', '.join(FORMATS)}.")
    if not NARROWEST <= width <= WIDEST:
        raise ValueError(f"A picture is {NARROWEST} to {WIDEST} pixels wide, not {width}.")
