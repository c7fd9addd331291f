"""Rule errors in words, as far as rulesets share them: why an action is illegal, and what is legal."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.engine.board import Board
from bot.engine.errors import RuleCode, RuleError
from bot.engine.payment import AnyPrice, ChipPrice
from bot.engine.purse import Purse
from bot.engine.terms import RESOURCES, Nation
from bot.i18n.catalogue import Facts, has_message, say
from bot.i18n.cldr import join
from bot.i18n.lines import capitalized
from bot.text.commands import say_command
from bot.text.names import place, places, resources, units

Given = dict[str, Any]
"""Details of the error, as given by the engine."""
Reason = Callable[[Board, str, Given], str]
"""Formats the reason, from the board, the catalogue key, and the engine's details."""


_COUNTED: Final[frozenset[RuleCode]] = frozenset(
    {
        "arming-limit",
        "no-stone-left",
        "no-stones-left",
        "no-temples-left",
        "no-walls-left",
        "not-at-hand",
        "not-in-box",
        "supply",
    }
)
"""Errors about what is left, of which earlier parts of the same command may have taken some."""


def _counts_earlier(error: RuleError) -> bool:
    """Return whether earlier parts of the command may have taken what is left; the stone takes only chips."""
    if error.kind == "not-at-hand":
        return True
    return error.kind in _COUNTED and any(action.type != "rondel" for action in error.facts["earlier"])


def _shared_key(code: str) -> str:
    return f"errors-{code}"


@dataclass(frozen=True)
class RuleTexts:
    """Texts for the rule errors of a ruleset: one function for each error code of its engine.

    `key` maps a code to its catalogue key, which may be the ruleset's own.
    """

    reasons: Mapping[RuleCode, Reason]
    say_cannot: Callable[[Board, Nation, Any], str]
    key: Callable[[str], str] = _shared_key

    def format_rule_error(self, board: Board, error: RuleError) -> str:
        """Format why an action is illegal, for readers other than the player who tried it."""
        actor = error.facts.get("actor")
        reason = self.reasons[error.kind](board, self.key(error.kind), error.facts)
        if actor is None:
            return reason
        cannot = self.say_cannot(board, actor, error.facts["action"])
        return say("errors-refused", cannot=cannot, reason=reason)

    def format_own_refusal(self, board: Board, error: RuleError) -> str:
        """Format why an action is illegal, for the player who tried it, or wrote it in a plan.

        What stands in the way of a planned action is in the plan: commands of the turn do not help.
        """
        key = self.key(error.kind)
        own = f"{key}.you"
        speaks = has_message(own) and not (error.kind == "not-now" and "planned" in error.facts)
        told = self.reasons[error.kind](board, own if speaks else key, error.facts)
        told = capitalized(told)
        if not error.facts.get("earlier"):
            return told
        return say("errors-nothing-done", reason=told, counted=_counts_earlier(error))


def enough(given: Given) -> str:
    """Format how many of the units, all of one price, the purse could pay; "none" for none."""
    legions, galleys, purse = given["action"].legions, given["action"].galleys, given["purse"]
    each = [part // (legions + galleys) for part in given["price"]]
    paid = (
        n for n in range(1, legions + galleys) if ChipPrice(*(n * part for part in each)).affordable(purse)
    )
    most = max(paid, default=0)
    if not most:
        return "none"
    if legions and galleys:
        return say("any-units", count=most)
    return units(most, "legion" if legions else "galley")


def price_in_words(price: ChipPrice | AnyPrice) -> str:
    """Format a price in words."""
    if isinstance(price, AnyPrice):
        return say("errors-any-price", total=price.total)
    return resources(Purse(*price))


def fixed_text(board: Board, key: str, given: Given) -> str:
    """Format a reason whose text takes no arguments."""
    return say(key)


def naming(facts: Callable[[Board, Given], Facts]) -> Reason:
    """Return a function that formats a reason whose text takes the arguments returned by `facts`."""
    return lambda board, key, given: say(key, **facts(board, given))


def closed(reason: str, names: Sequence[str]) -> str:
    """Append the possible values to a reason; without `names`, that there are none."""
    return say("errors-possible", reason=reason, names=join(names, "or") or say("nothing"))


def possible_now(
    key: str,
    reason: str,
    allowed: Iterable[Any],
    name: Callable[[Any], str],
    commands: Mapping[str, str],
    *,
    planned: bool,
) -> str:
    """Append the actions possible now, or there in a plan; for the player who tried, as slash commands.

    `commands` maps types of action to slash commands; `name` returns the name of a type without one.
    """
    if key.endswith(".you"):
        names = [f"`{say_command(commands[each])}`" if each in commands else name(each) for each in allowed]
    else:
        names = [name(each) for each in allowed]
    possible = "errors-possible-then" if planned else "errors-possible-now"
    return say(possible, reason=reason, names=join(names, "or")) if names else reason


def listing(
    name: Callable[[Any], str], facts: Callable[[Given], Facts] = lambda given: {}, field: str = ""
) -> Reason:
    """Return a function that appends the allowed values to a reason; `field` is their field in the action."""
    return lambda board, key, given: closed(
        say(key, **facts(given)), [name(each) for each in [*_earlier_values(given, field), *given["allowed"]]]
    )


def _earlier_values(given: Given, field: str) -> Iterable[Any]:
    """Return values that the same command named before the refused one.

    They are still possible, as a refused command changes nothing.
    """
    done: Sequence[Any] = given.get("earlier", ())
    return (getattr(each, field) for each in done if field and each.type == given["action"].type)


def with_places(facts: Callable[[Board, Given], Facts] = lambda board, given: {}) -> Reason:
    """Return a function that appends the possible provinces to a reason, or that there are none."""

    def reason(board: Board, key: str, given: Given) -> str:
        return closed_by_places(board, say(key, **facts(board, given)), given)

    return reason


def closed_by_places(board: Board, reason: str, given: Given) -> str:
    """Append the possible provinces to a formatted reason, or that there are none."""
    allowed = [*_earlier_values(given, "province"), *given.get("allowed", ())]
    if not allowed:
        return say("errors-nowhere", reason=reason)
    return closed(reason, sorted(place(board, province) for province in allowed))


def no_way(board: Board, key: str, given: Given) -> str:
    """Format why units cannot cross a border, and where they can go instead."""
    origin, target, allowed = given["origin"], given["target"], given["allowed"]
    facts: Facts = {
        "border": board.border(origin, target) or "none",
        "origin": place(board, origin),
        "target": place(board, target),
        "unit": given["unit"],
    }
    if not allowed:
        return say("errors-nowhere", reason=say(key, **facts))
    return say("errors-no-way.reached", **facts, names=places(board, allowed, "or"))


def few_units(board: Board, key: str, given: Given) -> str:
    """Format why there are too few units: those in the province, by moves left."""
    stack = [(left, count) for left, count in enumerate(given["stack"]) if count]
    groups = [
        say("errors-too-few-units.group", count=count, unit=given["unit"], left=left) for left, count in stack
    ]
    return say(
        key,
        place=place(board, given["province"]),
        first=stack[0][1],
        groups=join(groups),
        together=len(groups) > 1,
    )


def payment(board: Board, given: Given) -> Facts:
    """Return a price, and the payment offered."""
    price = given["price"]
    return {"free": not price.total, "price": price_in_words(price), "pay": resources(given["pay"])}


def room(board: Board, given: Given) -> Facts:
    """Return a province, and how many more units fit there."""
    return {"place": place(board, given["province"]), "left": given["left"]}


def where(board: Board, given: Given) -> Facts:
    """Return a province, and the kind of unit concerned."""
    return {"place": place(board, given["province"]), "unit": given.get("unit", "any")}


def owner(board: Board, given: Given) -> Facts:
    """Return a province, the owner of its city, and the kind of unit concerned."""
    return {"owner": given["owner"], **where(board, given)}


def chip_name(chip: str) -> str:
    """Return the name of a chip; any other word is returned unchanged."""
    return say("chip", resource=chip) if chip in RESOURCES else chip


def unit_name(unit: str) -> str:
    """Return the singular name of a kind of unit."""
    return say("unit-one", unit=unit)


def strength(board: Board, given: Given) -> Facts:
    """Return a city's province, its defence, and the units that could attack it."""
    legions, galleys = given["ready"]
    return {
        "place": place(board, given["province"]),
        "count": given["needed"],
        "some": bool(legions or galleys),
        "legions": units(legions, "legion"),
        "galleys": units(galleys, "galley"),
    }


def known_already(names: Mapping[Any, str]) -> Reason:
    """Return a function that formats that a know-how is known already; `names` are those of all."""
    return listing(names.__getitem__, lambda given: {"advance": names[given["advance"]]}, "advance")


SHARED_REASONS: Final[Mapping[RuleCode, Reason]] = {
    "arming-limit": naming(room),
    "cannot-stand": naming(where),
    "city-stands": with_places(owner),
    "game-over": fixed_text,
    "last-city": naming(owner),
    "no-city": naming(where),
    "no-coins-for-trade": fixed_text,
    "no-such-chip": listing(chip_name),
    "no-such-province": fixed_text,
    "no-such-unit": listing(unit_name),
    "no-temples-left": fixed_text,
    "no-unit-there": with_places(where),
    "no-units-named": fixed_text,
    "no-way": no_way,
    "not-at-hand": naming(lambda board, given: {"purse": resources(given["purse"])}),
    "not-your-city": with_places(where),
    "nothing-traded": fixed_text,
    "own-city": naming(where),
    "supply": naming(lambda board, given: {"count": given["left"], "unit": given["unit"]}),
    "temple-stands": with_places(where),
    "tipped": few_units,
    "too-few-units": few_units,
    "wrong-payment": naming(payment),
    "too-weak": naming(strength),
    "wrong-strength": naming(strength),
}
"""Reasons that read alike in all rulesets, though their catalogue keys may be a ruleset's own."""
