"""What the connection pool logs while the server is away, each line once: the bot logs the outage itself."""

import logging
import re
from typing import Final

_ADDRESS: Final = re.compile(r"0x[0-9a-f]+")
"""Where an object is in memory, which tells apart two lines that say the same."""


class OncePerOutage(logging.Filter):
    """Filter that passes each line once until `forget` is called.

    The pool says why each try to connect failed; each of its connections tries more than once a minute.
    """

    def __init__(self) -> None:
        super().__init__()
        self._told = set[str]()

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether the line is a new one."""
        line = _ADDRESS.sub("", record.getMessage())
        known = line in self._told
        self._told.add(line)
        return not known

    def forget(self) -> None:
        """Let lines pass again, as the server is there."""
        self._told.clear()
