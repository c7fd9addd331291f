"""What the rest of the bot asks of Antike's texts (`bot.rulesets.ruleset.Presenter`)."""

from bot.text.antike.rules.plan_problems import tell_change
from bot.text.antike.rules.rule_errors import tell_rule
from bot.text.antike.rules.variants import tell_settings
from bot.text.antike.turn.actions import say_action
from bot.text.antike.turn.channel_messages import (
    call_turn,
    score_line,
    tell_begun,
    tell_demand,
    tell_needless,
    tell_resumed,
    tell_settled,
    tell_standings,
    tell_turn,
    tell_won,
)
from bot.text.antike.turn.turn_summary import by_turn, tell_lost

__all__ = [
    "by_turn",
    "call_turn",
    "say_action",
    "score_line",
    "tell_begun",
    "tell_change",
    "tell_demand",
    "tell_lost",
    "tell_needless",
    "tell_resumed",
    "tell_rule",
    "tell_settings",
    "tell_settled",
    "tell_standings",
    "tell_turn",
    "tell_won",
]
