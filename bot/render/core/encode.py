"""Image encoding: JPEG, PNG, WebP, and animated WebP frame by frame; what a picture may be asked to be."""

import io
from collections.abc import Iterator, Sequence
from math import ceil, log
from typing import Final, Literal

from PIL import Image

from bot.render.core.theme import THEMES

Format = Literal["jpeg", "png", "webp"]
FORMATS: Final[dict[Format, str]] = {"jpeg": "jpg", "png": "png", "webp": "webp"}
"""With the ending of their files' names."""
POSTED: Final[Format] = "jpeg"
"""What is posted where nobody asks for another one (decision 10)."""
MOST: Final = 500_000
"""No JPEG up to 2000 pixels wide has more bytes; a wider one may have as many for each pixel."""
NARROWEST: Final = 200
WIDEST: Final = 4000
_USUAL: Final = 2000
_STEP: Final = 0.011
"""By what part a picture of ours becomes smaller with each step of quality, about."""
_POOREST: Final = 20


def encode(image: Image.Image, format_: Format, quality: int) -> bytes:
    """An image as the bytes of a file; `quality` is a JPEG's, lower where it would be larger than `MOST`."""
    if format_ == "jpeg":
        return _jpeg(image, quality)
    file = io.BytesIO()
    if format_ == "webp":
        image.save(file, "WEBP", quality=82, method=2)
    else:
        image.save(file, "PNG", compress_level=4)
    return file.getvalue()


def _jpeg(image: Image.Image, quality: int) -> bytes:
    """Usually made once; a crowded picture again, as much poorer as it was too large."""
    most = MOST * max(1.0, image.width / _USUAL) ** 2
    while True:
        file = io.BytesIO()
        image.save(file, "JPEG", quality=quality, subsampling="4:2:0")
        size = file.tell()
        if size <= most or quality <= _POOREST:
            return file.getvalue()
        quality = max(_POOREST, quality - ceil(log(size / most) / _STEP))


_NEVER: Final = 2**31 - 1
"""Frames between two complete ones. Every frame but the first holds only what is new in it: half the bytes or
less, at the price that nobody can jump into the middle, which no viewer of chat pictures offers."""
_METHOD: Final = 2


class _FrameSequence(Image.Image):
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


def encode_animated_webp(frames: Iterator[Image.Image], durations: Sequence[int], quality: int) -> bytes:
    """RGB pictures of one size, as many as `durations` (in milliseconds), as an animation that goes on anew.

    Only one picture is held at a time. The interpreter's lock is free while a frame is encoded.
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
    """The image in another width."""
    if width == image.width:
        return image
    height = round(image.height * width / image.width)
    return image.resize((width, height), Image.Resampling.LANCZOS, reducing_gap=3.0)


def check_output(width: int, theme: str, format_: str) -> None:
    """Raise `ValueError` for a theme, format or width that there is not."""
    if theme not in THEMES:
        raise ValueError(f"There is no theme {theme!r}; there is {', '.join(THEMES)}.")
    if format_ not in FORMATS:
        raise ValueError(f"A picture cannot be {format_!r}, only {', '.join(FORMATS)}.")
    if not NARROWEST <= width <= WIDEST:
        raise ValueError(f"A picture is {NARROWEST} to {WIDEST} pixels wide, not {width}.")
