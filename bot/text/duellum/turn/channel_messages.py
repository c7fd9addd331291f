"""Public messages of Duellum in the game's channel."""

from typing import Any, Final, NoReturn

from bot.engine.duellum import Position
from bot.engine.duellum.supply import cards_to_take
from bot.engine.terms import Nation
from bot.i18n.catalogue import say
from bot.model.turns import PlanNews, Readers
from bot.text.duellum.position.cards import format_display
from bot.text.duellum.turn.turn_summary import format_turns
from bot.text.turns.channel import ChannelTexts, format_seats, scores_of, with_plan


def _format_winner(position: Position, winner: Nation, player: str) -> str:
    won = position.nations[winner].personages.total
    return say("duellum-public-won", nation=winner, player=player, count=won)


_CHANNEL: Final = ChannelTexts(format_turns, lambda setup: str(setup.target), _format_winner)
score_line = _CHANNEL.score_line
format_turn = _CHANNEL.format_turn
format_won = _CHANNEL.format_won


def format_game_start(position: Position, readers: Readers, *, orders: bool = True) -> str:
    """Announce a new or imported game: the players, the goal or scores, and the cards on display."""
    del orders  # nobody is asked anything off turn
    setup = position.setup
    goal = say("public-goal", goal=say("duellum-score", count=setup.target))
    if any(score for _, score in scores_of(position)):
        goal = score_line(position)
    told = [format_seats(setup.nations, readers, position.round), goal]
    if not position.cards_due:  # otherwise the turn notification shows the display
        told.append(say("duellum-public-display", cards=format_display(setup.board, position.display)))
    return "\n".join(told)


def call_turn(position: Position, plan: PlanNews | None = None) -> str:
    """Format the turn notification for the mover, with the cards due and the display (DE4)."""
    call = say("public-turn", nation=position.mover, round=position.round)
    if position.cards_due:
        shown = format_display(position.setup.board, position.display)
        call = say("duellum-public-cards", call=call, count=cards_to_take(position), cards=shown)
    return with_plan(call, plan)


def no_question(*_given: Any, **_named: Any) -> NoReturn:
    """Raise `AssertionError`: no nation is asked anything during the rival's turn (DT4)."""
    raise AssertionError("Duellum asks no questions")


format_demand = no_question
format_question_settled = no_question
format_question_withdrawn = no_question
format_turn_resumed = no_question
