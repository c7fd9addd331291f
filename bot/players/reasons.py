"""Reasons for a turn: the evaluation terms it has raised most.

Each ruleset defines its terms and the facts behind them.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

from bot.engine.personages import Personages
from bot.engine.purse import Purse
from bot.engine.ruleset import OwnPosition
from bot.engine.terms import CHIPS, PERSONAGES, Nation, Personage
from bot.model.turns import Reason
from bot.players.win_search import NEXT_TURN, OWN_TURN, WinSearch

OwnNation = Any
"""A nation's state, as a class of its ruleset."""
_MOST: Final = 2
"""Reasons in one sentence."""
_LEAST: Final = 1.5
"""Minimum rise of a term to be a reason; smaller ones are equal to `hard`."""
_SHARE: Final = 0.25
"""Minimum worth of the second reason relative to the best."""
_EXACT: Final = 1_000_000.0
"""Worth of proven reasons, above all evaluated ones."""


class Breakdown(NamedTuple):
    """Terms of a position's value, whose sum is the evaluation's value."""

    own: Mapping[str, float]
    """The nation's own terms."""
    rivals: Mapping[Nation, float]
    """Deductions for others' standing, 0 or less."""
    alarms: Mapping[Nation, float]
    """Deductions for others that may win in their next turn, 0 or less."""

    @property
    def value(self) -> float:
        """Sum of all terms."""
        # The start value makes the compiled sum of nothing a float.
        return sum(self.own.values(), 0.0) + sum(self.rivals.values(), 0.0) + sum(self.alarms.values(), 0.0)

    @property
    def won(self) -> bool:
        """Whether the nation has won."""
        return self.own.get("win", 0.0) > 0

    def gain(self, before: "Breakdown", *terms: str) -> float:
        """Return by how much some of the own terms have risen."""
        return sum([self.own.get(term, 0.0) - before.own.get(term, 0.0) for term in terms])


def best_reasons(found: Iterable[Reason]) -> tuple[Reason, ...]:
    """Return at most two reasons, the better first; never empty, as there is a reason for having none."""
    ranked = sorted([each for each in found if each.worth >= _LEAST], key=lambda each: -each.worth)
    told: list[Reason] = []
    for each in ranked:
        again = each.kind != "personage" and each.kind in {other.kind for other in told}
        if not again and len(told) < _MOST and each.worth >= _SHARE * ranked[0].worth:
            told.append(each)
    return tuple(told) or (Reason("nothing", 0.0),)


def winning() -> tuple[Reason, ...]:
    """Return the reason for a winning turn."""
    return (Reason("win", _EXACT),)


def stopped(
    before: Iterable[OwnPosition],
    after: Iterable[OwnPosition],
    search: Callable[[OwnPosition, int], WinSearch],
) -> list[Reason]:
    """Return nations that would have won at once had the turn been skipped, and provably do not after it.

    The positions at the beginning of their turns are given for both.
    """
    found, later = [], {here.mover: here for here in after}
    for here in before:
        if here.mover not in later or search(here, NEXT_TURN).line(here) is None:
            continue
        then = later[here.mover]
        look = search(then, OWN_TURN)
        if look.line(then) is None and not look.exhausted:
            found.append(Reason("stop", _EXACT / 2, nation=here.mover))
    return found


def personages_gained(
    mine: OwnNation, has: OwnNation, kept: Personages, owed: Mapping[Personage, int], worth: float
) -> list[Reason]:
    """Return personages gained from `mine` to `has`, and those `owed` at the turn's end, within `kept`."""
    more: dict[Personage, int] = {}
    for kind in PERSONAGES:
        count = has.personages.of(kind) - mine.personages.of(kind) + min(owed.get(kind, 0), kept.of(kind))
        if count > 0:
            more[kind] = count
    share = worth / sum(more.values()) if more else 0.0
    return [
        Reason(
            "personage", share * count, personage=kind, count=count, total=mine.personages.of(kind) + count
        )
        for kind, count in more.items()
    ]


def most_gained_chip(before: Purse, after: Purse, worth: float) -> list[Reason]:
    """Return the chip whose number rose most; `worth` is that of the whole change."""
    more = {chip: after.count_of(chip) - before.count_of(chip) for chip in CHIPS}
    chip = max(CHIPS, key=lambda each: more[each])
    return [Reason("chips", worth, chip=chip, count=more[chip])] if more[chip] > 0 else []


def weaker(before: OwnPosition, after: OwnPosition, then: Breakdown, now: Breakdown) -> list[Reason]:
    """Return nations that are worse off, or no longer about to win."""
    found = []
    for name, worth in now.rivals.items():
        had, has = before.nations[name], after.nations[name]
        lost = sum(had.total(unit) - has.total(unit) for unit in ("legion", "galley"))
        if name in then.rivals:
            found.append(Reason("rival", worth - then.rivals[name], nation=name, count=max(0, lost)))
            found.append(Reason("hold-up", now.alarms[name] - then.alarms[name], nation=name))
    return found
