"""Rendering of Antike positions: map, rondel, nation cards."""
