"""Plain data that store, text and application share."""
