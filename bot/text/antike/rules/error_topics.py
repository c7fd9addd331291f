"""Which topic of `/rules` explains a refusal of the rules."""

from typing import Final

from bot.engine.antike.actions import ActionType
from bot.engine.antike.position import Phase
from bot.engine.errors import RuleCode, RuleError
from bot.i18n.catalogue import say
from bot.text.antike.rules.topics import TOPICS

_TRIED: Final[dict[ActionType, str]] = {
    "rondel": "rondel",
    "temple": "temple",
    "arm": "arming",
    "learn": "know-how",
    "move": "maneuver",
    "fight": "fights",
    "answer": "fights",
    "conquer": "conquest",
    "found": "founding",
    "trade": "trade",
    "take_chip": "coins",
    "choose_personage": "personages",
    "pick_city": "variants",
    "end_turn": "turn",
}
"""What somebody tries explains most of what can be wrong with it."""
_PAID: Final[frozenset[RuleCode]] = frozenset({"not-at-hand", "wrong-payment"})
_PHASES: Final = {
    Phase.PICK: "variants",
    Phase.ANSWER: "fights",
    Phase.PERSONAGE: "personages",
    Phase.CONQUEST: "conquest",
    Phase.FOUNDING: "founding",
}
"""What comes first, or has ended what was tried."""
_ANY_TIME: Final[frozenset[ActionType]] = frozenset({"answer", "trade"})
"""Not a matter of when in a turn: somebody asks, or all know-hows are there."""


def topic_of(error: RuleError) -> str:
    """The key of the topic."""
    tried: ActionType = error.facts["action"].type
    if error.kind == "game-over":
        return "end"
    if error.kind == "not-now" and tried not in _ANY_TIME:
        return _PHASES.get(error.facts["phase"], "turn")
    if error.kind in _PAID and tried != "trade":
        return "payments"
    return _TRIED[tried]


def format_topic_hint(error: RuleError) -> str:
    """Where to read on, in small print below a refusal."""
    return say("topic-hint", title=TOPICS[topic_of(error)].title)
