"""`render`: a position as a picture."""

from typing import Any


def add_commands(commands: Any) -> None:
    pass
