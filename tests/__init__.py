"""Tests; the folders are those of `bot`."""
