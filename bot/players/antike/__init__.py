"""Computer players for Antike: evaluation, search and difficulty levels."""

from bot.players.antike.policies import POLICIES, think

__all__ = ["POLICIES", "think"]
