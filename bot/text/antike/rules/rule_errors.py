"""Refusals in sentences: why something fails, and what would work."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from bot.engine.board import Board
from bot.engine.errors import RuleCode, RuleError
from bot.engine.payment import AnyPrice, ChipPrice
from bot.engine.purse import Purse
from bot.engine.terms import RESOURCES
from bot.i18n.catalogue import Facts, has, say
from bot.i18n.lists import join
from bot.text.antike.position.names import KNOW_HOW_NAMES, WEDGE_NAMES
from bot.text.antike.turn.actions import action_facts, action_name, say_action, say_cannot
from bot.text.names import place, places, resources, units

if TYPE_CHECKING:
    from bot.engine.antike.actions import Action

Given = dict[str, Any]
"""What the engine says of a refusal."""


def tell_rule(board: Board, error: RuleError) -> str:
    """The sentence for an illegal action, to whoever reads of it."""
    # The actor is whoever is awaited; who answers out of turn is told as the one who did so.
    actor = error.facts["nation"] if error.kind == "not-asked" else error.facts.get("actor")
    reason = _REASONS[error.kind](board, f"errors-{error.kind}", error.facts)
    if actor is None:
        return reason
    return say("errors-refused", cannot=say_cannot(board, actor, error.facts["action"]), reason=reason)


def tell_refused(board: Board, error: RuleError) -> str:
    """The same to whoever has tried it."""
    own = f"errors-{error.kind}.you"
    told = _REASONS[error.kind](board, own if has(own) else f"errors-{error.kind}", error.facts)
    told = f"{told[:1].upper()}{told[1:]}"
    return say("errors-nothing-done", reason=told) if error.facts.get("earlier") else told


def price_in_words(price: ChipPrice | AnyPrice) -> str:
    """What something costs."""
    if isinstance(price, AnyPrice):
        return say("errors-any-price", total=price.total)
    return resources(Purse(price.marble, price.iron, price.gold))


_Reason = Callable[[Board, str, Given], str]
"""Out of the board, the key of the text, and what the engine says."""


def _fixed(board: Board, key: str, given: Given) -> str:
    """A reason that needs no more to be said."""
    del board, given
    return say(key)


def _with(facts: Callable[[Board, Given], Facts]) -> _Reason:
    """A reason in which something is named."""
    return lambda board, key, given: say(key, **facts(board, given))


def _closed(reason: str, names: Sequence[str]) -> str:
    """A reason, closed by what would work."""
    return say("errors-possible", reason=reason, names=join(names, "or") or say("nothing"))


def _listing(
    name: Callable[[Any], str], facts: Callable[[Given], Facts] = lambda given: {}, field: str = ""
) -> _Reason:
    """A reason, closed by the names that would work; `field` is what of an action they are."""
    return lambda board, key, given: _closed(
        say(key, **facts(given)), [name(each) for each in [*_earlier(given, field), *given["allowed"]]]
    )


def _earlier(given: Given, field: str) -> Iterable[Any]:
    """What the same command has named before: all of it is refused, so that is still possible."""
    done: Sequence[Action] = given.get("earlier", ())
    return (getattr(each, field) for each in done if field and each.type == given["action"].type)


def _placed(facts: Callable[[Board, Given], Facts] = lambda board, given: {}) -> _Reason:
    """A reason, closed by the places that would work."""

    def reason(board: Board, key: str, given: Given) -> str:
        told = say(key, **facts(board, given))
        allowed = [*_earlier(given, "province"), *given.get("allowed", ())]
        if not allowed:
            return say("errors-nowhere", reason=told)
        return _closed(told, sorted(place(board, province) for province in allowed))

    return reason


def _not_now(board: Board, key: str, given: Given) -> str:
    del board
    wedge = WEDGE_NAMES.get(given["wedge"], "")
    tried: str = given["action"].type if "action" in given else "any"
    told = say(key, phase=str(given["phase"]), wedge=wedge, tried=tried)
    names = join([action_name(kind) for kind in given["allowed"]], "or")
    return say("errors-possible-now", reason=told, names=names)


def _no_way(board: Board, key: str, given: Given) -> str:
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


def _few_units(board: Board, key: str, given: Given) -> str:
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


def _no_fight(board: Board, key: str, given: Given) -> str:
    where = {"place": place(board, given["province"]), "unit": given["unit"], "other": given["nation"]}
    reason = say(key, **where)
    options = [say_action(board, option) for option in given["allowed"]]
    return _closed(reason, options) if options else reason


def _payment(board: Board, given: Given) -> Facts:
    del board
    price = given["price"]
    return {"free": not price.total, "price": price_in_words(price), "pay": resources(given["pay"])}


def _dear(board: Board, given: Given) -> Facts:
    action: Action | None = given.get("action")
    return {
        **(action_facts(board, action) if action else {}),
        "tried": action.type if action else "any",
        "price": price_in_words(given["price"]),
        "purse": resources(given["purse"]),
        "after": "begun" in given and given["begun"].current.purse != given["purse"],
    }


def _strength(board: Board, given: Given) -> Facts:
    legions, galleys = given["ready"]
    ready = {"legions": units(legions, "legion"), "galleys": units(galleys, "galley")}
    facts = {"place": place(board, given["province"]), "needed": given["needed"], **ready}
    return {**facts, "some": bool(legions or galleys)}


def _losses(board: Board, given: Given) -> Facts:
    del board
    return {"known": "count" in given, "count": given.get("count", 0), "unit": given.get("unit", "legion")}


def _room(board: Board, given: Given) -> Facts:
    return {"place": place(board, given["province"]), "left": given["left"]}


def _where(board: Board, given: Given) -> Facts:
    return {"place": place(board, given["province"]), "unit": given.get("unit", "any")}


def _owner(board: Board, given: Given) -> Facts:
    return {"owner": given["owner"], **_where(board, given)}


def _stone(board: Board, given: Given) -> Facts:
    """The city to conquer, and one of those that could be given up for it."""
    action, allowed = given.get("action"), [own for own in given["allowed"] if own]
    return {
        "place": place(board, getattr(action, "province", "")),
        "own": place(board, allowed[0]) if allowed else "",
    }


def _basic(board: Board, given: Given) -> Facts:
    del board
    return {"advance": KNOW_HOW_NAMES[given["advance"]], "basic": KNOW_HOW_NAMES[given["basic"]]}


def _chip_name(chip: str) -> str:
    return say("chip", resource=chip) if chip in RESOURCES else chip


def _know_how_name(advance: Any) -> str:
    return KNOW_HOW_NAMES[advance]


def _unit_name(unit: str) -> str:
    return say("unit-one", unit=unit)


def _personage_name(personage: str) -> str:
    return say("personage", personage=personage)


_REASONS: Final[dict[RuleCode, _Reason]] = {
    "arming-limit": _with(_room),
    "cannot-stand": _with(_where),
    "city-picked": _with(_owner),
    "city-stands": _placed(_owner),
    "game-over": _fixed,
    "known-already": _listing(
        _know_how_name, lambda given: {"advance": KNOW_HOW_NAMES[given["advance"]]}, "advance"
    ),
    "last-city": _with(_owner),
    "needs-basic": _with(_basic),
    "no-city": _with(_where),
    "no-coins-for-trade": _fixed,
    "no-start-city": _placed(_where),
    "no-stone-left": _placed(_stone),
    "no-stones-left": _fixed,
    "no-such-chip": _listing(_chip_name),
    "no-such-know-how": _listing(_know_how_name),
    "no-such-province": _fixed,
    "no-such-unit": _listing(_unit_name),
    "no-such-wedge": _listing(lambda name: WEDGE_NAMES[name]),
    "no-temples-left": _fixed,
    "no-unit-there": _placed(_where),
    "no-units-named": _fixed,
    "no-way": _no_way,
    "nobody-to-fight": _no_fight,
    "not-asked": _with(lambda board, given: {"asked": given["demand"].asked[0]}),
    "not-at-hand": _with(lambda board, given: {"purse": resources(given["purse"])}),
    "not-now": _not_now,
    "not-offered": _listing(_personage_name),
    "not-your-city": _placed(_where),
    "nothing-traded": _fixed,
    "own-city": _with(_where),
    "stone-left": _fixed,
    "supply": _with(lambda board, given: {"count": given["left"], "unit": given["unit"]}),
    "temple-stands": _placed(_where),
    "tipped": _few_units,
    "too-expensive": _with(_dear),
    "too-few-units": _few_units,
    "too-weak": _with(_strength),
    "trade-rate": _with(
        lambda board, given: {"count": 2 * given["take"].total, "take": resources(given["take"])}
    ),
    "wrong-losses": _with(_losses),
    "wrong-payment": _with(_payment),
    "wrong-strength": _with(_strength),
}
