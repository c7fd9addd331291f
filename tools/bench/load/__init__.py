"""The real bot as a process of its own, at many tables of a local Discord at once."""

from typing import Final

__all__ = ["PARTS"]

PARTS: Final = ("crowd", "people", "stored", "length", "busy", "own")
"""What is measured, each with a bot of its own."""
