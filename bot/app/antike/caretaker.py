"""What the bot does for a nation whose player has conceded: the least that the rules ask for."""

from bot.engine.antike import Position, legal
from bot.engine.antike.actions import Action, Answer, EndTurn, Rondel
from bot.engine.antike.rules.rondel import steps_to

__all__ = ["caretaker_action"]


def caretaker_action(position: Position) -> Action:
    """End the turn where that is possible, move the stone one wedge, let everybody pass."""

    def effort(action: Action) -> int:
        if isinstance(action, EndTurn) or (isinstance(action, Answer) and not action.fight):
            return 0
        return steps_to(position.current.wedge, action.wedge) if isinstance(action, Rondel) else 1

    return min(legal(position), key=effort)
