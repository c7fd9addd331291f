"""Worker processes for search and drawing, outside the event loop."""
