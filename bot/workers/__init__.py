"""Worker processes that think or draw beside the event loop."""
