"""Duellum's implementation of the interface `bot.rulesets.presenter.Presenter`."""

from bot.text.duellum.position.legal_moves import format_legal_moves
from bot.text.duellum.position.names import WEDGE_NAMES
from bot.text.duellum.position.status import format_status
from bot.text.duellum.position.whole_board import format_picture_caption, format_region, format_whole_board
from bot.text.duellum.rules.error_topics import topic_of
from bot.text.duellum.rules.plans import format_change, format_plan, format_plan_draft, format_press_reply
from bot.text.duellum.rules.rule_errors import format_own_refusal, format_rule_error
from bot.text.duellum.rules.standing_orders import format_order_effect, format_orders, format_orders_reply
from bot.text.duellum.rules.topics import FIRST, TOPICS, format_help
from bot.text.duellum.rules.variants import format_settings
from bot.text.duellum.turn.actions import say_action
from bot.text.duellum.turn.captions import format_caption, format_reasons
from bot.text.duellum.turn.catch_up import format_digest, format_history, format_past_turn, format_round
from bot.text.duellum.turn.channel_messages import (
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
from bot.text.duellum.turn.events import format_events
from bot.text.duellum.turn.replies import format_reply, format_results
from bot.text.duellum.turn.turn_summary import by_turn, lost_cities
from bot.text.turns.channel import format_standings
