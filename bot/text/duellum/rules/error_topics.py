"""Which topic of `/rules` explains a refusal of Duellum's rules."""

from typing import Final

from bot.engine.duellum.actions import ActionType
from bot.engine.duellum.position import Phase
from bot.engine.errors import RuleCode, RuleError
from bot.i18n.catalogue import say
from bot.text.duellum.rules.topics import TOPICS

_TRIED: Final[dict[ActionType, str]] = {
    "take_card": "cards",
    "rondel": "rondel",
    "temple": "temple",
    "wall": "temple",
    "arm": "arming",
    "learn": "know-how",
    "recruit": "know-how",
    "move": "maneuver",
    "conquer": "conquest",
    "found": "founding",
    "trade": "trade",
    "play_card": "cards",
    "end_turn": "turn",
}
"""What somebody tries explains most of what can be wrong with it."""
_PAID: Final[frozenset[RuleCode]] = frozenset({"not-at-hand", "wrong-payment"})
_PHASES: Final = {
    Phase.CARDS: "cards",
    Phase.CONQUEST: "conquest",
    Phase.FOUNDING: "founding",
}
"""What comes first, or has ended what was tried."""
_ANY_TIME: Final[frozenset[ActionType]] = frozenset({"trade", "play_card"})
"""Not a matter of when in a turn, once cards due are taken."""


def topic_of(error: RuleError) -> str:
    """The key of the topic."""
    action = error.facts["action"]
    tried: ActionType = action.type
    if error.kind == "game-over":
        return "end"
    if error.kind == "no-chip-due":
        return "production"
    if error.kind == "no-walls-left":
        return "personages"
    if error.kind == "not-now" and (tried not in _ANY_TIME or error.facts["phase"] is Phase.CARDS):
        return _PHASES.get(error.facts["phase"], "turn")
    if error.kind in _PAID and tried != "trade":
        return "payments"
    card = f"card-{action.card}" if tried == "play_card" else ""
    return card if card in TOPICS else _TRIED[tried]


def format_topic_hint(error: RuleError) -> str:
    """Where to read on, in small print below a refusal."""
    return say("topic-hint", title=TOPICS[topic_of(error)].title)
