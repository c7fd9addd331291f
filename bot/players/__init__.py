"""Computer players: what they look at, what it is worth to them, and how far they think."""

from bot.players.antike.policies import LEVELS, POLICIES, Level, Policy, thoughts

__all__ = ["LEVELS", "POLICIES", "Level", "Policy", "thoughts"]
