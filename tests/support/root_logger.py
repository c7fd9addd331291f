"""What is logged in this process, and where to: a test that starts to log leaves it as it was."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def logging_as_before() -> Iterator[None]:
    """Afterwards nothing is written to a stream that a test has closed."""
    root = logging.getLogger()
    level, handlers = root.level, root.handlers[:]
    try:
        yield
    finally:
        root.setLevel(level)
        root.handlers[:] = handlers
