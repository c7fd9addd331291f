"""The sheet that pictures are drawn on, one after another."""

from threading import Lock

from PIL import Image

__all__ = ["Desk"]


class Desk:
    """Keeps one sheet to be used again: to get fresh memory for one takes longer than to copy a page onto it.

    Several threads may ask; who comes second gets a sheet of its own.
    """

    def __init__(self) -> None:
        self._spare: Image.Image | None = None
        self._lock = Lock()

    def take(self, size: tuple[int, int]) -> Image.Image:
        """A sheet of a size with anything on it, for whoever asks alone."""
        with self._lock:
            sheet, self._spare = self._spare, None
        return sheet if sheet is not None and sheet.size == size else Image.new("RGB", size, None)

    def give(self, sheet: Image.Image) -> None:
        """Take a sheet back that nobody looks at any more."""
        if sheet.mode == "RGB":
            with self._lock:
                self._spare = sheet

    def clear(self) -> None:
        """Keep none, where its memory is wanted for something else."""
        with self._lock:
            self._spare = None
