"""Where a refusal happened, so that whoever hears of it can see the same."""

from collections.abc import Sequence

from bot.engine.antike.actions import Action
from bot.notation import print_turn
from bot.words.speech import say

__all__ = ["tell_trail"]


def tell_trail(game_id: int, length: int, position_hash: str, tried: Sequence[Action]) -> str:
    """A game, how many of its actions are in force, the position's hash, and what was tried, refused last."""
    return say("trail", id=str(game_id), length=length, hash=position_hash, tried=print_turn(tried))
