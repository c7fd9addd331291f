"""Computer players for Antike Duellum: evaluation, search and difficulty levels."""

from bot.players.duellum.policies import POLICIES, skill_of, think
from bot.players.duellum.reasons import reasons
from bot.players.duellum.win_chances import chances, outlook
