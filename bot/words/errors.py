"""Refusals in sentences: who tried what, why it fails, what would work."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from bot.engine.board import Board
from bot.engine.errors import RuleCode, RuleError, SetupCode, SetupError
from bot.engine.payment import AnyPrice, ChipPrice
from bot.engine.purse import Purse
from bot.words.actions import ACTION_NAMES, say_action
from bot.words.names import (
    KNOW_HOW_NAMES,
    NATION_NAMES,
    WEDGE_NAMES,
    join,
    place,
    plural,
    resources,
    units,
)

__all__ = ["price_in_words", "tell_rule", "tell_setup"]

Facts = dict[str, Any]


def tell_rule(board: Board, error: RuleError) -> str:
    """The sentence for an illegal action."""
    # The actor is whoever is awaited; who answers out of turn is told as the one who did so.
    actor = error.facts["nation"] if error.kind == "not-asked" else error.facts.get("actor")
    reason = _REASONS[error.kind](board, error.facts)
    if actor is None:
        return reason
    return f"The {NATION_NAMES[actor]} cannot {say_action(board, error.facts['action'])}: {reason}"


def price_in_words(price: ChipPrice | AnyPrice) -> str:
    """What something costs."""
    if isinstance(price, AnyPrice):
        return f"{price.total} of any kind"
    return resources(Purse(price.marble, price.iron, price.gold))


def _places(board: Board, provinces: Iterable[str]) -> str:
    return join([place(board, province) for province in provinces], "or")


def _try(board: Board, facts: Facts, lead: str = "Possible") -> str:
    """The closing hint: where it would work."""
    allowed = _places(board, facts.get("allowed", ()))
    return f" {lead}: {allowed}." if allowed else " Nowhere is possible now."


def _not_now(board: Board, facts: Facts) -> str:
    del board
    phase = {
        "pick": "start cities are picked first",
        "rondel": "the turn begins with the rondel",
        "answer": "a demand to fight has to be answered first",
        "personage": "a personage has to be chosen first",
        "conquest": "after a conquest nothing moves or fights",
        "founding": "founding cities has ended the wedge's action",
    }.get(facts["phase"])
    if phase is None:
        phase = f"the stone is on {WEDGE_NAMES[facts['wedge']]}"
    allowed = join([ACTION_NAMES[kind] for kind in facts["allowed"]], "or")
    return f"{phase}. Possible now: {allowed}."


def _too_expensive(board: Board, facts: Facts) -> str:
    del board
    return f"it costs {price_in_words(facts['price'])}, and there is {resources(facts['purse'])}."


def _wrong_payment(board: Board, facts: Facts) -> str:
    del board
    if facts["price"].total == 0:
        return "it is free, so nothing is paid."
    return (
        f"the price is exactly {price_in_words(facts['price'])}, coins for any of it; "
        f"{resources(facts['pay'])} does not meet it."
    )


def _no_way(board: Board, facts: Facts) -> str:
    origin, target = facts["origin"], facts["target"]
    kind = board.border(origin, target)
    many = units(2, facts["unit"])[2:]
    if kind is None:
        why = f"{place(board, origin)} and {place(board, target)} do not touch."
    else:
        why = f"that is a {kind} border, which {many} do not cross."
    return why + _try(board, facts, f"From {place(board, origin)} {many} reach")


def _supply(board: Board, facts: Facts) -> str:
    del board
    left, unit = facts["left"], facts["unit"]
    told = f"only {units(left, unit)}" if left else f"no {unit}"
    return f"{told} {'are' if left > 1 else 'is'} left in the supply."


def _few_units(board: Board, facts: Facts) -> str:
    groups = [
        f"{units(count, facts['unit'])} with {plural(left, 'action') if left else 'no action'} left"
        for left, count in enumerate(facts["stack"])
        if count
    ]
    verb = "is" if groups[0].startswith("1 ") else "are"
    together = "; a group moves together" if len(groups) > 1 else ""
    return f"in {place(board, facts['province'])} there {verb} {join(groups)}{together}."


def _needs_basic(board: Board, facts: Facts) -> str:
    del board
    return f"{KNOW_HOW_NAMES[facts['advance']]} needs {KNOW_HOW_NAMES[facts['basic']]} first."


def _strength(board: Board, facts: Facts) -> str:
    legions, galleys = facts["ready"]
    return (
        f"{place(board, facts['province'])} takes exactly {plural(facts['needed'], 'ready unit')}; "
        f"there are {units(legions, 'legion')} and {units(galleys, 'galley')} ready."
    )


def _no_fight(board: Board, facts: Facts) -> str:
    allowed = [say_action(board, option) for option in facts["allowed"]]
    return "there are no such units of both." + (f" Possible: {join(allowed, 'or')}." if allowed else "")


def _losses(board: Board, facts: Facts) -> str:
    del board
    if "count" not in facts:
        return "losses are counts of own units by actions left, 0 to 3."
    return f"the losses must be exactly {units(facts['count'], facts['unit'])} out of those that stand there."


def _no_unit(board: Board, facts: Facts) -> str:
    word = facts.get("unit", "unit")
    return f"there is no own {word} in {place(board, facts['province'])}." + _try(board, facts)


def _city_stands(board: Board, facts: Facts) -> str:
    owner = NATION_NAMES[facts["owner"]]
    return f"a city of the {owner} stands there." + _try(board, facts)


def _cannot_stand(board: Board, facts: Facts) -> str:
    way = "land" if facts["unit"] == "legion" else "sea"
    many = units(2, facts["unit"])[2:]
    return f"no border of {place(board, facts['province'])} is crossed by {way}, so no {many} stand there."


def _limit(board: Board, facts: Facts) -> str:
    return (
        f"{place(board, facts['province'])} takes {plural(facts['left'], 'more unit')} this turn "
        "(1 without a temple, 3 with one)."
    )


def _allowed(text: str) -> Callable[[Board, Facts], str]:
    """A fixed reason, closed by the names that would work."""

    def reason(board: Board, facts: Facts) -> str:
        del board
        return f"{text} Possible: {join([str(name) for name in facts['allowed']], 'or') or 'nothing'}."

    return reason


def _placed(text: str) -> Callable[[Board, Facts], str]:
    """A fixed reason, closed by the places that would work."""
    return lambda board, facts: text + _try(board, facts)


def _fixed(text: str) -> Callable[[Board, Facts], str]:
    return lambda board, facts: text


_REASONS: Final[dict[RuleCode, Callable[[Board, Facts], str]]] = {
    "arming-limit": _limit,
    "cannot-stand": _cannot_stand,
    "city-picked": lambda board, facts: (
        f"a city of the {NATION_NAMES[facts['owner']]} stands there; only places without one can be picked."
    ),
    "city-stands": _city_stands,
    "game-over": _fixed("The game is over."),
    "known-already": _allowed("it has that know-how already."),
    "last-city": _fixed("the last city of a nation cannot be conquered."),
    "needs-basic": _needs_basic,
    "no-city": _fixed("no city stands there."),
    "no-coins-for-trade": _fixed("trade gives marble, iron or gold, never coins."),
    "no-start-city": _placed("that is none of its start cities."),
    "no-stone-left": _placed("no city stone is left, so one of the own cities has to be given up for it."),
    "no-stones-left": _fixed("no city stone is left."),
    "no-such-chip": _allowed("there is no such chip."),
    "no-such-know-how": _allowed("there is no such know-how."),
    "no-such-province": _fixed("there is no such province on this board."),
    "no-such-unit": _allowed("there is no such unit."),
    "no-such-wedge": _allowed("there is no such wedge."),
    "no-temples-left": _fixed("the bank has no temple left."),
    "no-unit-there": _no_unit,
    "no-units-named": _fixed("at least one unit has to be named."),
    "no-way": _no_way,
    "nobody-to-fight": _no_fight,
    "not-asked": lambda board, facts: f"the {NATION_NAMES[facts['demand'].asked[0]]} are asked first.",
    "not-at-hand": lambda board, facts: f"there is only {resources(facts['purse'])}.",
    "not-now": _not_now,
    "not-offered": _allowed("only the largest stacks are offered."),
    "not-your-city": _placed("that is not an own city."),
    "nothing-traded": _fixed("nothing is taken."),
    "own-city": _fixed("it is an own city already."),
    "stone-left": _fixed("a city is given up only when no city stone is left."),
    "supply": _supply,
    "temple-stands": _placed("a temple stands there already."),
    "tipped": _few_units,
    "too-expensive": _too_expensive,
    "too-few-units": _few_units,
    "too-weak": _strength,
    "trade-rate": lambda board, facts: (
        f"two are given for each one taken: {plural(2 * facts['take'].total, 'resource')} for "
        f"{resources(facts['take'])}."
    ),
    "wrong-losses": _losses,
    "wrong-payment": _wrong_payment,
    "wrong-strength": _strength,
}


def tell_setup(error: SetupError) -> str:
    """The sentence for a set-up that cannot be; one line."""
    facts = error.facts
    who = f"{NATION_NAMES[facts['nation']]}: " if facts.get("nation") else ""
    return who + _SETUP[error.kind](facts)


def _names(facts: Facts) -> str:
    wanted = join([NATION_NAMES[name] for name in facts["allowed"]])
    if facts["number"] < len(facts["allowed"]):
        return f"this game is for {facts['number']} of {wanted}, each once."
    return f"the nations of this game are {wanted}, each once."


def _number(facts: Facts) -> str:
    allowed = join([str(number) for number in facts["allowed"]], "or")
    two = " Two players play with four nations, or with doubled material." if facts["nations"] == 2 else ""
    return f"{facts['nations']} nations cannot play on this board; possible: {allowed}.{two}"


def _two_players(facts: Facts) -> str:
    names = {"four-nations": "two players with two nations each", "doubled": "doubled material"}
    return f"{names[facts['setting']]} takes {facts['needed']} nations, not {facts['nations']}."


def _pairs(facts: Facts) -> str:
    pairs = [join([NATION_NAMES[name] for name in side]) for side in facts["pairs"]]
    return f"of the two players one has the {pairs[0]}, the other the {pairs[1]}."


_SETUP: Final[dict[SetupCode, Callable[[Facts], str]]] = {
    "board": lambda facts: f"the board is broken ({facts['fault']}).",
    "cannot-stand": lambda facts: f"a {facts['unit']} cannot stand in {facts['province']}.",
    "goal": lambda facts: "the goal is a whole number from 1.",
    "military-needs-goal": lambda facts: (
        "military victory points with doubled material need a goal: the rules name no target for them."
    ),
    "named-twice": lambda facts: f"something is named twice: {', '.join(facts['names'])}.",
    "nations": _names,
    "needs-basic": lambda facts: f"{facts['advance']} without {facts['basic']}.",
    "negative": lambda facts: "a count is negative.",
    "no-city": lambda facts: "every nation has at least one city.",
    "no-pairs": lambda facts: "on this board the four nations are not shared out between two players.",
    "number-of-nations": _number,
    "one-city-doubled": lambda facts: (
        "with doubled material three start cities are picked, so one start city does not go with it."
    ),
    "over-earned": lambda facts: f"more earned by threshold than there are personages: {facts['personage']}.",
    "over-supply": lambda facts: f"more {facts['what']} than there are ({facts['limit']}).",
    "pairs": _pairs,
    "round": lambda facts: "rounds are counted from 1.",
    "temple-without-city": lambda facts: f"a temple without an own city in {facts['province']}.",
    "two-owners": lambda facts: (
        f"the city {facts['province']} has two owners: {', '.join(facts['nations'])}."
    ),
    "two-players": _two_players,
    "unknown-province": lambda facts: f"there is no province {facts['province']!r} on this board.",
}
