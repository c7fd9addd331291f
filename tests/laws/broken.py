"""A law that does not hold, told so that the same fault is known again in a shorter game."""

import traceback
from collections.abc import Iterator
from contextlib import contextmanager


class LawError(AssertionError):
    """Which law, the mark of the place where it showed, and what was seen."""

    def __init__(self, name: str, mark: str, detail: str) -> None:
        super().__init__(f"{name} ({mark}): {detail}")
        self.law = name
        self.mark = mark
        self.detail = detail

    @property
    def fault(self) -> tuple[str, str]:
        """Equal for the same fault in another game."""
        return self.law, self.mark


@contextmanager
def law(name: str) -> Iterator[None]:
    """Whatever goes wrong inside breaks this law, a crash of ours included."""
    try:
        yield
    except LawError:
        raise
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1].name
        raise LawError(name, f"{type(error).__name__} in {place}", str(error)) from error
