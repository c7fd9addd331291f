"""Drawing tools that know no game: cache, viewport, text, theme, encoding."""
