"""Actions and events in words: replies, channel messages, catch-up."""
