"""Refusals of Duellum's rules in sentences: why an action is illegal, and what would be legal."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from bot.engine.board import Board
from bot.engine.duellum.constants import TRACK
from bot.engine.duellum.rules.founding import sites, uses_settlers
from bot.engine.errors import RuleCode
from bot.engine.terms import Wedge
from bot.i18n.catalogue import Facts, say
from bot.i18n.cldr import join
from bot.text.duellum.keys import own_key
from bot.text.duellum.position.cards import settlers_of
from bot.text.duellum.position.names import KNOW_HOW_NAMES, WEDGE_NAMES, card_name, card_of, quoted
from bot.text.duellum.turn.actions import action_facts, action_name, format_card_choice, say_cannot
from bot.text.names import abridged, resources
from bot.text.position.next_steps import wedge_command
from bot.text.rules.rule_errors import (
    SHARED_REASONS,
    Given,
    Reason,
    RuleTexts,
    chip_name,
    closed,
    closed_by_places,
    enough,
    fixed_text,
    known_already,
    listing,
    naming,
    possible_now,
    price_in_words,
    strength,
    where,
    with_places,
)

if TYPE_CHECKING:
    from bot.engine.duellum.actions import Action

_MOST_CHOICES: Final = 6
_PLACES: Final[dict[str, Wedge]] = {
    "temple": "temple",
    "wall": "temple",
    "arm": "arming",
    "learn": "know-how",
    "recruit": "know-how",
}
"""Wedge by action type, for those possible on one wedge only."""
_MOVED: Final = frozenset({"move", "conquer"})
_COMMANDS: Final[Mapping[str, str]] = {
    "take_card": "card take",
    "temple": "temple",
    "wall": "wall",
    "arm": "arming",
    "learn": "know-how",
    "recruit": "recruit",
    "move": "move",
    "conquer": "conquer",
    "found": "found",
    "trade": "trade",
    "play_card": "card play",
    "end_turn": "end-turn",
}
"""Slash command by action type; the stone has one for each wedge."""
_FIRST: Final[Mapping[str, str]] = {"cards": "take_card", "rondel": "rondel"}
"""Action type that must come first in a phase, and that the refusal's reason already names."""
_ANY_TIME: Final = frozenset({"take_card", "trade"})
"""Action types not bound to a phase, so that the reason does not name the action that comes first."""
_SURCHARGED: Final = frozenset({"temple", "found"})


def format_wrong_phase(key: str, phase: str, wedge: Wedge | None, tried: str) -> str:
    """Explain why the phase of the turn does not allow an action type."""
    if phase == "conquest" and tried != "move":
        phase = "later"  # a conquest ends movement; for the rest the stone stands elsewhere
    name = WEDGE_NAMES[wedge] if wedge else ""
    needed = WEDGE_NAMES[_PLACES[tried]] if tried in _PLACES else ""
    needs = needed not in {"", name}
    goal: Wedge | None = "maneuver-1" if tried in _MOVED else _PLACES.get(tried)
    way = wedge_command(goal) if goal else "none"
    return say(key, phase=phase, wedge=name, tried=tried, needs=needs, needed=needed, way=way)


def _not_now(board: Board, key: str, given: Given) -> str:
    phase = str(given["phase"])
    tried: str = given["action"].type if "action" in given else "any"
    told = format_wrong_phase(key, phase, given["wedge"], tried)
    named = "" if tried in _ANY_TIME and phase != "cards" else _FIRST.get(phase, "")
    allowed = [kind for kind in given["allowed"] if kind != named or not key.endswith(".you")]
    return possible_now(key, told, allowed, action_name, _COMMANDS, planned="planned" in given)


def _too_expensive(board: Board, given: Given) -> Facts:
    action: Action | None = given.get("action")
    tried = action.type if action else "any"
    surcharged = tried in _SURCHARGED and given["price"].coins
    return {
        **(action_facts(board, action) if action else {}),
        "tried": tried,
        "price": price_in_words(given["price"]),
        "surcharge": tried if surcharged else "none",
        "purse": resources(given["purse"]),
        "enough": _affordable_units(tried, given),
        "after": "begun" in given and given["begun"].current.purse != given["purse"],
    }


def _affordable_units(tried: str, given: Given) -> str:
    """Format how many of the units are affordable; "none" for recruits of both kinds, whose prices differ."""
    if tried == "recruit" and given["action"].legions and given["action"].galleys:
        return "none"
    return enough(given) if tried in {"arm", "recruit"} else "none"


def _strength(board: Board, given: Given) -> Facts:
    return {**strength(board, given), "extra": given["extra"]}


def _card(board: Board, given: Given) -> Facts:
    return {"card": quoted(board, given["card"])}


def _effect(board: Board, given: Given) -> Facts:
    card = card_of(board, given["card"])
    if card is None:
        raise AssertionError("no card without an effect")
    return {"effect": card.effect, "unit": card.unit or "legion", **_card(board, given)}


def _with_cards(facts: Callable[[Board, Given], Facts] = _card) -> Reason:
    """Return the formatter of a reason, followed by the cards that would be legal, if any."""

    def reason(board: Board, key: str, given: Given) -> str:
        told, names = say(key, **facts(board, given)), [card_name(board, card) for card in given["allowed"]]
        return closed(told, names) if names else told

    return reason


def _choice(board: Board, key: str, given: Given) -> str:
    """Format a reason, followed by the choices that the card offers, up to `_MOST_CHOICES`."""
    told = [format_card_choice(board, option) for option in given["options"]]
    return closed(say(key, **_card(board, given)), abridged(told, _MOST_CHOICES))


def _no_unit(board: Board, key: str, given: Given) -> str:
    """Format that no unit is there, and how many cities without one the same command may found (DE7)."""
    begun, site, told = given.get("begun"), given["province"], say(key, **where(board, given))
    if begun is not None and uses_settlers(begun.current, site) and site in sites(begun):
        card = card_name(board, settlers_of(begun.setup.board) or "settlers")
        told = say("duellum-errors-settlers", reason=told, card=card, count=begun.turn.settlers)
    return closed_by_places(board, told, given)


_REASONS: Final[dict[RuleCode, Reason]] = {
    **SHARED_REASONS,
    "card-choice": _choice,
    "card-not-now": naming(lambda board, given: {"when": given["when"], **_card(board, given)}),
    "known-already": known_already(KNOW_HOW_NAMES),
    "no-chip-due": fixed_text,
    "no-effect": naming(_effect),
    "no-site": with_places(where),
    "no-such-card": _with_cards(lambda board, given: {}),
    "no-such-know-how": listing(KNOW_HOW_NAMES.__getitem__),
    "no-such-wedge": listing(WEDGE_NAMES.__getitem__),
    "no-token-left": listing(chip_name, lambda given: {"chip": chip_name(given["resource"])}),
    "no-unit-there": _no_unit,
    "no-walls-left": naming(
        lambda board, given: {"personages": join([str(symbol) for symbol in TRACK if symbol])}
    ),
    "not-in-box": naming(
        lambda board, given: {
            "unit": given["unit"],
            "left": given["left"],
            "count": given["left"],
            "box": given["box"],
        }
    ),
    "not-in-hand": _with_cards(),
    "not-in-pile": _with_cards(),
    "not-now": _not_now,
    "not-on-display": _with_cards(),
    "plays-itself": naming(_card),
    "too-expensive": naming(_too_expensive),
    "too-weak": naming(_strength),
    "trade-rate": naming(
        lambda board, given: {"give": resources(given["give"]), "take": resources(given["take"])}
    ),
    "wall-stands": with_places(where),
    "wrong-strength": naming(_strength),
}
TEXTS: Final = RuleTexts(_REASONS, say_cannot, lambda code: own_key(f"errors-{code}"))
format_rule_error = TEXTS.format_rule_error
format_own_refusal = TEXTS.format_own_refusal
