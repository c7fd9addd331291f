"""Computer players for Antike Duellum: evaluation, search and difficulty levels."""

from bot.players.duellum.policies import POLICIES, skill_of, think

__all__ = ["POLICIES", "skill_of", "think"]
