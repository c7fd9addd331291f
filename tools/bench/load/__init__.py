"""Load test of the real bot, in its own process, with many tables of a local Discord at once."""

from typing import Final

PARTS: Final = ("crowd", "people", "stored", "length", "busy", "own")
"""Parts of the measurement, each with its own bot process."""
