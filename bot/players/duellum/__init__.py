"""Computer players for Antike Duellum: evaluation, search and difficulty levels."""

from bot.players.duellum.policies import POLICIES, think

__all__ = ["POLICIES", "think"]
