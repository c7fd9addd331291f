"""What the rest of the bot asks of Antike's texts (`bot.rulesets.presenter.Presenter`)."""

from bot.text.antike.position.legal_moves import tell_moves
from bot.text.antike.position.names import WEDGE_NAMES
from bot.text.antike.position.status import tell_status
from bot.text.antike.position.whole_board import tell_everything, tell_region, tell_shown
from bot.text.antike.rules.error_topics import tell_hint
from bot.text.antike.rules.plans import tell_change, tell_draft, tell_plan, tell_pressed
from bot.text.antike.rules.rule_errors import tell_refused, tell_rule
from bot.text.antike.rules.standing_orders import tell_given, tell_orders, tell_would_apply
from bot.text.antike.rules.topics import FIRST, TOPICS, tell_help, tell_topic
from bot.text.antike.rules.variants import tell_settings
from bot.text.antike.turn.actions import say_action
from bot.text.antike.turn.captions import tell_caption, tell_reasons
from bot.text.antike.turn.catch_up import tell_digest, tell_history, tell_round, tell_walk
from bot.text.antike.turn.channel_messages import (
    call_turn,
    score_line,
    tell_begun,
    tell_demand,
    tell_needless,
    tell_resumed,
    tell_settled,
    tell_turn,
    tell_won,
)
from bot.text.antike.turn.replies import tell_done, tell_report
from bot.text.antike.turn.turn_summary import by_turn, tell_lost
from bot.text.position.provinces import tell_around
from bot.text.turns.channel import tell_standings
from bot.text.turns.plans import tell_no_plan
