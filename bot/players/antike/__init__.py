"""Computer players for Antike: evaluation, search and difficulty levels."""

from bot.players.antike.policies import POLICIES, skill_of, think
from bot.players.antike.reasons import reasons
from bot.players.antike.win_chances import chances, outlook
