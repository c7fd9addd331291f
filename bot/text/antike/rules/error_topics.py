"""Topics of `/rules` that explain refusals of Antike's rules."""

from typing import Final

from bot.engine.antike.actions import ActionType
from bot.engine.antike.position import Phase
from bot.engine.errors import RuleCode, RuleError

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
"""Topic by action type, for refusals that have no more specific topic."""
_PAID: Final[frozenset[RuleCode]] = frozenset({"not-at-hand", "wrong-payment"})
_PHASES: Final = {
    Phase.PICK: "variants",
    Phase.ANSWER: "fights",
    Phase.PERSONAGE: "personages",
    Phase.CONQUEST: "conquest",
    Phase.FOUNDING: "founding",
}
"""Topic by phase, for an action refused because another must come first or has ended its phase."""
_ANY_TIME: Final[frozenset[ActionType]] = frozenset({"answer", "trade"})
"""Action types not bound to a phase: answers need a demand (M5), trades all know-hows (T4)."""


def topic_of(error: RuleError) -> str:
    """Return the key of the topic that explains an error."""
    tried: ActionType = error.facts["action"].type
    if error.kind == "game-over":
        return "end"
    if error.kind == "not-now" and tried not in _ANY_TIME:
        topic = _PHASES.get(error.facts["phase"], "turn")
        # A conquest ends movement and fights; for the rest the stone stands elsewhere.
        return "turn" if topic == "conquest" and tried not in {"move", "fight"} else topic
    if error.kind in _PAID and tried != "trade":
        return "payments"
    return _TRIED[tried]
