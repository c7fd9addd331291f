"""What a person wrote that cannot be understood."""

__all__ = ["InputError"]


class InputError(Exception):
    """Something entered that cannot be read; the text says what would work, and goes to that person alone."""
