"""What the command line refuses."""

__all__ = ["UsageError"]


class UsageError(Exception):
    """Wrong use, or a file that cannot be used; the text is one line."""
