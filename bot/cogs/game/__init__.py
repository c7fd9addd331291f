"""`/game`, `/server` and `/vote`."""
