"""Drawing tools independent of any game: cache, viewport, text, theme, encoding."""
