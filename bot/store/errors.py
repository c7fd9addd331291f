"""What can be wrong with the database."""

__all__ = ["ChannelTakenError", "StoreError"]


class StoreError(Exception):
    """The database cannot be used; the text says why and what to do."""


class ChannelTakenError(Exception):
    """The channel has an open game already."""
