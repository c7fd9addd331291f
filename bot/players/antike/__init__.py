"""Computer players for Antike: evaluation, search and difficulty levels."""
