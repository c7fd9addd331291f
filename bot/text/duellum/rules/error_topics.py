"""Topics of `/rules` that explain refusals of Duellum's rules."""

from typing import Final

from bot.engine.duellum.actions import ActionType
from bot.engine.duellum.position import Phase
from bot.engine.errors import RuleCode, RuleError
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
"""Topic by action type, for refusals that have no more specific topic."""
_PAID: Final[frozenset[RuleCode]] = frozenset({"not-at-hand", "wrong-payment"})
_PHASES: Final = {
    Phase.CARDS: "cards",
    Phase.CONQUEST: "conquest",
    Phase.FOUNDING: "founding",
}
"""Topic by phase, for an action refused because another must come first or has ended its phase."""
_ANY_TIME: Final[frozenset[ActionType]] = frozenset({"trade", "play_card"})
"""Action types not bound to a phase, once cards due are taken."""


def topic_of(error: RuleError) -> str:
    """Return the key of the topic that explains an error."""
    action = error.facts["action"]
    tried: ActionType = action.type
    if error.kind == "game-over":
        return "end"
    if error.kind == "no-chip-due":
        return "production"
    if error.kind == "no-walls-left":
        return "personages"
    if error.kind == "not-now" and (tried not in _ANY_TIME or error.facts["phase"] is Phase.CARDS):
        topic = _PHASES.get(error.facts["phase"], "turn")
        # A conquest ends movement; for the rest the stone stands elsewhere.
        return "turn" if topic == "conquest" and tried != "move" else topic
    if error.kind in _PAID and tried != "trade":
        return "payments"
    card = f"card-{action.card}" if tried == "play_card" else ""
    return card if card in TOPICS else _TRIED[tried]
