"""A finished picture as plain data."""

from dataclasses import dataclass

__all__ = ["Picture"]


@dataclass(frozen=True, slots=True)
class Picture:
    """What is posted; `alt` says in words what it shows."""

    data: bytes
    filename: str
    media_type: str
    width: int
    height: int
    alt: str
