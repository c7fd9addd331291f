"""Computer players for Antike: evaluation, search and difficulty levels."""

from bot.players.antike.policies import POLICIES, skill_of, think

__all__ = ["POLICIES", "skill_of", "think"]
