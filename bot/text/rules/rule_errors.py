"""Refusals of the rules in sentences, as far as rulesets share them: why something fails, what would work."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.engine.board import Board
from bot.engine.errors import RuleCode, RuleError
from bot.engine.payment import AnyPrice, ChipPrice
from bot.engine.purse import Purse
from bot.engine.terms import RESOURCES, Nation
from bot.i18n.catalogue import Facts, has, say
from bot.i18n.cldr import join
from bot.text.commands import say_command
from bot.text.names import place, places, resources, units

Given = dict[str, Any]
"""What the engine says of a refusal."""
Reason = Callable[[Board, str, Given], str]
"""Out of the board, the key of the text, and what the engine says."""


def _shared(code: str) -> str:
    return f"errors-{code}"


@dataclass(frozen=True)
class RuleTexts:
    """The refusals of one ruleset: a reason for each code that its engine raises.

    `key` finds the text of a code, where a ruleset has texts of its own.
    """

    reasons: Mapping[RuleCode, Reason]
    say_cannot: Callable[[Board, Nation, Any], str]
    key: Callable[[str], str] = _shared

    def format_rule_error(self, board: Board, error: RuleError) -> str:
        """The sentence for an illegal action, to whoever reads of it."""
        # The actor is whoever is awaited; who answers out of turn is told as the one who did so.
        actor = error.facts["nation"] if error.kind == "not-asked" else error.facts.get("actor")
        reason = self.reasons[error.kind](board, self.key(error.kind), error.facts)
        if actor is None:
            return reason
        cannot = self.say_cannot(board, actor, error.facts["action"])
        return say("errors-refused", cannot=cannot, reason=reason)

    def format_own_refusal(self, board: Board, error: RuleError) -> str:
        """The sentence for an illegal action, to whoever has tried it."""
        key = self.key(error.kind)
        own = f"{key}.you"
        told = self.reasons[error.kind](board, own if has(own) else key, error.facts)
        told = f"{told[:1].upper()}{told[1:]}"
        return say("errors-nothing-done", reason=told) if error.facts.get("earlier") else told


def enough(given: Given) -> str:
    """How many of the units that are too dear, all at one price, could be paid; "none" for none."""
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
    """What something costs."""
    if isinstance(price, AnyPrice):
        return say("errors-any-price", total=price.total)
    return resources(Purse(*price))


def fixed(board: Board, key: str, given: Given) -> str:
    """A reason whose text takes no facts."""
    return say(key)


def naming(facts: Callable[[Board, Given], Facts]) -> Reason:
    """A reason whose text takes these facts of the refusal."""
    return lambda board, key, given: say(key, **facts(board, given))


def closed(reason: str, names: Sequence[str]) -> str:
    """A reason, and behind it what would work; for no names, that nothing would."""
    return say("errors-possible", reason=reason, names=join(names, "or") or say("nothing"))


def possible_now(
    key: str, reason: str, allowed: Iterable[Any], name: Callable[[Any], str], commands: Mapping[str, str]
) -> str:
    """A reason, and behind it what can be done now; to whoever was refused, as slash commands.

    `commands` has the slash command of each type of action, `name` what a type without one is called.
    """
    if key.endswith(".you"):
        names = [f"`{say_command(commands[each])}`" if each in commands else name(each) for each in allowed]
    else:
        names = [name(each) for each in allowed]
    return say("errors-possible-now", reason=reason, names=join(names, "or")) if names else reason


def listing(
    name: Callable[[Any], str], facts: Callable[[Given], Facts] = lambda given: {}, field: str = ""
) -> Reason:
    """A reason, and behind it the values that would work; `field` is the action's field that they are for."""
    return lambda board, key, given: closed(
        say(key, **facts(given)), [name(each) for each in [*_earlier(given, field), *given["allowed"]]]
    )


def _earlier(given: Given, field: str) -> Iterable[Any]:
    """Values that the same command named before the refused one.

    A refused command does nothing at all, so they are still possible.
    """
    done: Sequence[Any] = given.get("earlier", ())
    return (getattr(each, field) for each in done if field and each.type == given["action"].type)


def placed(facts: Callable[[Board, Given], Facts] = lambda board, given: {}) -> Reason:
    """A reason, and behind it the places that would work; where there are none, that it is so."""

    def reason(board: Board, key: str, given: Given) -> str:
        told = say(key, **facts(board, given))
        allowed = [*_earlier(given, "province"), *given.get("allowed", ())]
        if not allowed:
            return say("errors-nowhere", reason=told)
        return closed(told, sorted(place(board, province) for province in allowed))

    return reason


def no_way(board: Board, key: str, given: Given) -> str:
    """Why units do not get over a border, and where they do."""
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
    """Why there are too few units: how many of the kind stand there, by the moves that they have left."""
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
    """A price, and what was to be paid for it."""
    price = given["price"]
    return {"free": not price.total, "price": price_in_words(price), "pay": resources(given["pay"])}


def room(board: Board, given: Given) -> Facts:
    """How many more units a place takes."""
    return {"place": place(board, given["province"]), "left": given["left"]}


def where(board: Board, given: Given) -> Facts:
    """A place, and the kind of unit that it is about."""
    return {"place": place(board, given["province"]), "unit": given.get("unit", "any")}


def owner(board: Board, given: Given) -> Facts:
    """A place and whose city it has."""
    return {"owner": given["owner"], **where(board, given)}


def chip_name(chip: str) -> str:
    """The name of a chip; a word that is no chip stays as it was written."""
    return say("chip", resource=chip) if chip in RESOURCES else chip


def unit_name(unit: str) -> str:
    """A legion or a galley."""
    return say("unit-one", unit=unit)
