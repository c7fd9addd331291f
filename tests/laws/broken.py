"""The error for a broken law, with a mark that identifies the same fault in a shorter game."""

import traceback
from collections.abc import Iterator
from contextlib import contextmanager


class LawError(AssertionError):
    """A broken law: its name, the mark of the fault, and the details."""

    def __init__(self, name: str, mark: str, detail: str) -> None:
        super().__init__(f"{name} ({mark}): {detail}")
        self.law = name
        self.mark = mark
        self.detail = detail

    @property
    def fault(self) -> tuple[str, str]:
        """Law and mark, which are equal for the same fault in another game."""
        return self.law, self.mark


@contextmanager
def law(name: str) -> Iterator[None]:
    """Turn every exception inside into a `LawError` of this law, crashes of our code included."""
    try:
        yield
    except LawError:
        raise
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1].name
        raise LawError(name, f"{type(error).__name__} in {place}", str(error)) from error
