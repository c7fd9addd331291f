"""The geography of Duellum's boards: real coasts on a page of their own, borders through given nodes."""

from tools.boards.duellum.drawing import draw_duellum

__all__ = ["draw_duellum"]
