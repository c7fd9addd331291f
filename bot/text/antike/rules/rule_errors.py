"""Refusals of Antike's rules in sentences: why an action is illegal, and what would be legal."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from bot.engine.antike.constants import TRADE_RATE
from bot.engine.board import Board
from bot.engine.errors import RuleCode
from bot.engine.terms import Wedge
from bot.i18n.catalogue import Facts, say
from bot.text.antike.position.names import KNOW_HOW_NAMES, WEDGE_NAMES
from bot.text.antike.turn.actions import action_facts, action_name, say_action, say_cannot
from bot.text.names import place, resources
from bot.text.position.next_steps import wedge_command
from bot.text.rules.rule_errors import (
    SHARED_REASONS,
    Given,
    Reason,
    RuleTexts,
    closed,
    enough,
    fixed_text,
    known_already,
    listing,
    naming,
    owner,
    possible_now,
    price_in_words,
    where,
    with_places,
)

if TYPE_CHECKING:
    from bot.engine.antike.actions import Action

_COMMANDS: Final[Mapping[str, str]] = {
    "temple": "temple",
    "arm": "arming",
    "learn": "know-how",
    "move": "move",
    "fight": "fight",
    "answer": "answer",
    "conquer": "conquer",
    "found": "found",
    "trade": "trade",
    "choose_personage": "end-turn",
    "pick_city": "found",
    "end_turn": "end-turn",
}
"""Slash command by action type; the stone has one for each wedge, and any offers a chip owed."""
_ON: Final[Mapping[str, Wedge]] = {
    "temple": "temple",
    "arm": "arming",
    "learn": "know-how",
    **dict.fromkeys(("move", "fight", "conquer"), "maneuver-1"),
}
"""Wedge by action type; for actions of units `maneuver-1` stands for both maneuver wedges."""
_FIRST: Final[Mapping[str, str]] = {
    "pick": "pick_city",
    "rondel": "rondel",
    "answer": "answer",
    "personage": "choose_personage",
}
"""Action type that must come first in a phase, and that the refusal's reason already names."""
_ANY_TIME: Final = frozenset({"answer", "trade"})
"""Action types not bound to a phase, so that the reason does not name the action that comes first."""


def format_wrong_phase(key: str, phase: str, wedge: Wedge | None, tried: str, answered: str = "no") -> str:
    """Explain why the phase of the turn does not allow an action type.

    `answered` is how a question was answered that an answer comes too late for; "no" if there was none.
    """
    if phase == "conquest" and tried not in {"move", "fight"}:
        phase = "later"  # a conquest ends movement and fights; for the rest the stone stands elsewhere
    way = wedge_command(_ON[tried]) if tried in _ON else "none"
    name = WEDGE_NAMES[wedge] if wedge else ""
    return say(key, phase=phase, wedge=name, tried=tried, way=way, answered=answered)


def _not_now(board: Board, key: str, given: Given) -> str:
    phase = str(given["phase"])
    tried: str = given["action"].type if "action" in given else "any"
    told = format_wrong_phase(key, phase, given["wedge"], tried, given.get("answered", "no"))
    first = "take_chip" if phase == tried == "rondel" else _FIRST.get(phase, "")
    named = "" if tried in _ANY_TIME else first
    allowed = [kind for kind in given["allowed"] if kind != named or not key.endswith(".you")]
    return possible_now(key, told, allowed, action_name, _COMMANDS, planned="planned" in given)


def _no_fight(board: Board, key: str, given: Given) -> str:
    where = {"place": place(board, given["province"]), "unit": given["unit"], "other": given["nation"]}
    reason = say(key, **where)
    options = [say_action(board, option) for option in given["allowed"]]
    return closed(reason, options) if options else reason


def _too_expensive(board: Board, given: Given) -> Facts:
    action: Action | None = given.get("action")
    return {
        **(action_facts(board, action) if action else {}),
        "tried": action.type if action else "any",
        "price": price_in_words(given["price"]),
        "purse": resources(given["purse"]),
        "enough": enough(given) if action and action.type == "arm" else "none",
        "after": "begun" in given and given["begun"].current.purse != given["purse"],
    }


def _losses(board: Board, given: Given) -> Facts:
    return {"known": "count" in given, "count": given.get("count", 0), "unit": given.get("unit", "legion")}


def _city_to_give_up(board: Board, given: Given) -> Facts:
    """Return the text arguments: the city to conquer, and a city that could be given up for its stone."""
    action, allowed = given.get("action"), [own for own in given["allowed"] if own]
    return {
        "place": place(board, getattr(action, "province", "")),
        "own": place(board, allowed[0]) if allowed else "",
    }


def _basic(board: Board, given: Given) -> Facts:
    return {"advance": KNOW_HOW_NAMES[given["advance"]], "basic": KNOW_HOW_NAMES[given["basic"]]}


_REASONS: Final[dict[RuleCode, Reason]] = {
    **SHARED_REASONS,
    "city-picked": naming(owner),
    "known-already": known_already(KNOW_HOW_NAMES),
    "needs-basic": naming(_basic),
    "no-start-city": with_places(where),
    "no-stone-left": with_places(_city_to_give_up),
    "no-stones-left": fixed_text,
    "no-such-know-how": listing(KNOW_HOW_NAMES.__getitem__),
    "no-such-wedge": listing(WEDGE_NAMES.__getitem__),
    "nobody-to-fight": _no_fight,
    "not-asked": naming(lambda board, given: {"asked": given["demand"].asked[0]}),
    "not-now": _not_now,
    "not-offered": listing(lambda kind: say("personage", personage=kind)),
    "stone-left": fixed_text,
    "too-expensive": naming(_too_expensive),
    "trade-rate": naming(
        lambda board, given: {"count": TRADE_RATE * given["take"].total, "take": resources(given["take"])}
    ),
    "wrong-losses": naming(_losses),
}
TEXTS: Final = RuleTexts(_REASONS, say_cannot)
format_rule_error = TEXTS.format_rule_error
format_own_refusal = TEXTS.format_own_refusal
