"""Antike's implementation of the interface `bot.rulesets.presenter.Presenter`."""

from bot.text.antike.position.legal_moves import format_legal_moves
from bot.text.antike.position.names import WEDGE_NAMES
from bot.text.antike.position.status import format_status
from bot.text.antike.position.whole_board import format_picture_caption, format_region, format_whole_board
from bot.text.antike.rules.error_topics import topic_of
from bot.text.antike.rules.plans import format_change, format_plan, format_plan_draft, format_press_reply
from bot.text.antike.rules.rule_errors import format_own_refusal, format_rule_error
from bot.text.antike.rules.standing_orders import format_order_effect, format_orders, format_orders_reply
from bot.text.antike.rules.topics import FIRST, TOPICS, format_help
from bot.text.antike.rules.variants import format_settings
from bot.text.antike.turn.actions import say_action
from bot.text.antike.turn.captions import format_caption, format_reasons
from bot.text.antike.turn.catch_up import format_digest, format_history, format_past_turn, format_round
from bot.text.antike.turn.channel_messages import (
    call_turn,
    format_demand,
    format_game_start,
    format_question_settled,
    format_question_withdrawn,
    format_turn,
    format_turn_resumed,
    format_won,
    score_line,
)
from bot.text.antike.turn.events import format_events
from bot.text.antike.turn.replies import format_reply, format_results
from bot.text.antike.turn.turn_summary import by_turn, lost_cities
from bot.text.turns.channel import format_standings
