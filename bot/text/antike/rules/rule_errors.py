"""Refusals of Antike's rules in sentences: why an action is illegal, and what would be legal."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from bot.engine.antike.constants import TRADE_RATE
from bot.engine.board import Board
from bot.engine.errors import RuleCode
from bot.engine.terms import Wedge
from bot.i18n.catalogue import Facts, say
from bot.text.antike.position.names import KNOW_HOW_NAMES, WEDGE_NAMES
from bot.text.antike.turn.actions import action_facts, action_name, say_action, say_cannot
from bot.text.names import place, resources, units
from bot.text.position.next_steps import wedge_command
from bot.text.rules.rule_errors import (
    Given,
    Reason,
    RuleTexts,
    chip_name,
    closed,
    enough,
    few_units,
    fixed_text,
    listing,
    naming,
    no_way,
    owner,
    payment,
    possible_now,
    price_in_words,
    room,
    unit_name,
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


def format_wrong_phase(key: str, phase: str, wedge: Wedge | None, tried: str) -> str:
    """Explain why the phase of the turn does not allow an action type."""
    way = wedge_command(_ON[tried]) if tried in _ON else "none"
    name = WEDGE_NAMES[wedge] if wedge else ""
    return say(key, phase=phase, wedge=name, tried=tried, way=way)


def _not_now(board: Board, key: str, given: Given) -> str:
    phase = str(given["phase"])
    tried: str = given["action"].type if "action" in given else "any"
    told = format_wrong_phase(key, phase, given["wedge"], tried)
    named = "" if tried in _ANY_TIME else "take_chip" if tried == "rondel" else _FIRST.get(phase, "")
    allowed = [kind for kind in given["allowed"] if kind != named or not key.endswith(".you")]
    return possible_now(key, told, allowed, action_name, _COMMANDS)


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


def _strength(board: Board, given: Given) -> Facts:
    legions, galleys = given["ready"]
    ready = {"legions": units(legions, "legion"), "galleys": units(galleys, "galley")}
    facts = {"place": place(board, given["province"]), "needed": given["needed"], **ready}
    return {**facts, "some": bool(legions or galleys)}


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


def _know_how_name(advance: Any) -> str:
    return KNOW_HOW_NAMES[advance]


def _personage_name(personage: str) -> str:
    return say("personage", personage=personage)


_REASONS: Final[dict[RuleCode, Reason]] = {
    "arming-limit": naming(room),
    "cannot-stand": naming(where),
    "city-picked": naming(owner),
    "city-stands": with_places(owner),
    "game-over": fixed_text,
    "known-already": listing(
        _know_how_name, lambda given: {"advance": KNOW_HOW_NAMES[given["advance"]]}, "advance"
    ),
    "last-city": naming(owner),
    "needs-basic": naming(_basic),
    "no-city": naming(where),
    "no-coins-for-trade": fixed_text,
    "no-start-city": with_places(where),
    "no-stone-left": with_places(_city_to_give_up),
    "no-stones-left": fixed_text,
    "no-such-chip": listing(chip_name),
    "no-such-know-how": listing(_know_how_name),
    "no-such-province": fixed_text,
    "no-such-unit": listing(unit_name),
    "no-such-wedge": listing(lambda name: WEDGE_NAMES[name]),
    "no-temples-left": fixed_text,
    "no-unit-there": with_places(where),
    "no-units-named": fixed_text,
    "no-way": no_way,
    "nobody-to-fight": _no_fight,
    "not-asked": naming(lambda board, given: {"asked": given["demand"].asked[0]}),
    "not-at-hand": naming(lambda board, given: {"purse": resources(given["purse"])}),
    "not-now": _not_now,
    "not-offered": listing(_personage_name),
    "not-your-city": with_places(where),
    "nothing-traded": fixed_text,
    "own-city": naming(where),
    "stone-left": fixed_text,
    "supply": naming(lambda board, given: {"count": given["left"], "unit": given["unit"]}),
    "temple-stands": with_places(where),
    "tipped": few_units,
    "too-expensive": naming(_too_expensive),
    "too-few-units": few_units,
    "too-weak": naming(_strength),
    "trade-rate": naming(
        lambda board, given: {"count": TRADE_RATE * given["take"].total, "take": resources(given["take"])}
    ),
    "wrong-losses": naming(_losses),
    "wrong-payment": naming(payment),
    "wrong-strength": naming(_strength),
}
TEXTS: Final = RuleTexts(_REASONS, say_cannot)
format_rule_error = TEXTS.format_rule_error
format_own_refusal = TEXTS.format_own_refusal
