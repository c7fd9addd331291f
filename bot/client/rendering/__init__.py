"""Pictures drawn off the event loop, by worker processes."""
