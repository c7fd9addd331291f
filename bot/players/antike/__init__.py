"""Computer players for Antike: evaluation, search and difficulty levels."""

from bot.players.antike.policies import think

__all__ = ["think"]
