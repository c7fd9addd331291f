"""Personages (V1-V4), including the one for all eight know-hows (K4)."""

from collections.abc import Sequence

from bot.engine.antike.actions import ChoosePersonage
from bot.engine.antike.constants import THRESHOLDS
from bot.engine.antike.events import Event, PersonageMissed, PersonageOffered, PersonageWon
from bot.engine.antike.position import NationState, Phase, Position
from bot.engine.antike.update import Result, evolve, with_mover
from bot.engine.errors import RuleError
from bot.engine.terms import PERSONAGES, Personage


def seas_sailed(nation: NationState) -> int:
    """Return the number of provinces with an own galley, which are always accessible by sea (V2, A2)."""
    return len(nation.galleys)


def reached(nation: NationState) -> dict[Personage, int]:
    """Return a nation's cities, temples and provinces with galleys, which earn personages by number (V2)."""
    return {"king": len(nation.cities), "citizen": len(nation.temples), "navigator": seas_sailed(nation)}


def threshold(nation: NationState, kind: Personage) -> int:
    """Return the number at which the next personage of a kind is due (V2)."""
    return THRESHOLDS[kind] * (nation.earned.of(kind) + 1)


def due(position: Position) -> dict[Personage, int]:
    """Return the personages due to the mover if its turn ended now, regardless of the bank (V2, V3)."""
    at, earned = reached(position.current), position.current.earned
    owed: dict[Personage, int] = {
        "king": at["king"] // THRESHOLDS["king"] - earned.king,
        "scholar": position.turn.scholars,
        "general": position.turn.generals,
        "citizen": at["citizen"] // THRESHOLDS["citizen"] - earned.citizen,
        "navigator": at["navigator"] // THRESHOLDS["navigator"] - earned.navigator,
    }
    return {kind: count for kind, count in owed.items() if count > 0}


def award(position: Position) -> Result:
    """Award the mover's due personages as far as the bank has them (V1)."""
    events: list[Event] = []
    for kind, count in due(position).items():
        given = min(count, position.bank.personages.of(kind))
        if given:
            position = _give(position, kind, given)
            events.append(PersonageWon(position.mover, kind, given))
        if given < count and kind not in THRESHOLDS:  # thresholds stay due: no event every turn
            events.append(PersonageMissed(position.mover, kind, count - given))
    return position, tuple(events)


def _give(position: Position, kind: Personage, count: int, *, by_threshold: bool = True) -> Position:
    nation, stacks = position.current, position.bank.personages
    earned = nation.earned
    if by_threshold and kind in THRESHOLDS:
        earned = earned._replace(**{kind: earned.of(kind) + count})
    won = nation.personages._replace(**{kind: nation.personages.of(kind) + count})
    position = with_mover(position, personages=won, earned=earned)
    left = stacks._replace(**{kind: stacks.of(kind) - count})
    return evolve(position, bank=position.bank._replace(personages=left))


def largest_stacks(position: Position) -> tuple[Personage, ...]:
    """Return the kinds of personages of which the bank has most; empty once all are gone (K4)."""
    stacks = position.bank.personages
    most = max(stacks)
    return tuple(kind for kind in PERSONAGES if most and stacks.of(kind) == most)


def offer_for_all_eight(position: Position) -> Result:
    """Award one from the largest stack after the ordinary awards, or offer the choice in a tie (K4)."""
    if not position.turn.all_eight or not position.setup.rewards_all_eight:
        return position, ()
    kinds = largest_stacks(position)
    if not kinds:
        return position, ()
    if len(kinds) == 1:
        return _award_for_all_eight(position, kinds[0])
    position = evolve(position, phase=Phase.PERSONAGE, choice=kinds)
    return position, (PersonageOffered(position.mover, kinds),)


def _award_for_all_eight(position: Position, kind: Personage) -> Result:
    position = _give(position, kind, 1, by_threshold=False)
    return position, (PersonageWon(position.mover, kind, 1, for_all_eight=True),)


def options(position: Position) -> Sequence[ChoosePersonage]:
    """Return one choice for each of the largest stacks."""
    return [ChoosePersonage(kind) for kind in position.choice]


def choose(position: Position, action: ChoosePersonage) -> Result:
    """Take the chosen personage."""
    if action.personage not in position.choice:
        raise RuleError("not-offered", personage=action.personage, allowed=position.choice)
    position, events = _award_for_all_eight(position, action.personage)
    return evolve(position, choice=()), events
