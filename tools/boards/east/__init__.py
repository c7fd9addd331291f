"""The geography of the East: real coasts bent to a layout of our own, borders from frozen nodes."""

from tools.boards.east.drawing import draw_east

__all__ = ["draw_east"]
