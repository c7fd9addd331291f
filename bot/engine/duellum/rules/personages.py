"""Personages and the track of town walls (DV1-DV6)."""

from bot.engine.duellum.constants import THRESHOLDS, walls_earned
from bot.engine.duellum.events import Event, PersonageMissed, PersonageWon, WallsGained
from bot.engine.duellum.position import NationState, Position
from bot.engine.duellum.update import Result, evolve, with_mover
from bot.engine.terms import Personage


def seas_sailed(position: Position, nation: NationState) -> int:
    """Return the sea regions: one per province with an own galley, two with the galley symbol (DV5)."""
    return len(nation.galleys) + len(nation.galleys.keys() & position.setup.board.symbols)


def reached(position: Position, nation: NationState) -> dict[Personage, int]:
    """Return a nation's cities, temples and sea regions, which earn personages by number (DV2)."""
    return {
        "king": len(nation.cities),
        "citizen": len(nation.temples),
        "navigator": seas_sailed(position, nation),
    }


def threshold(nation: NationState, kind: Personage) -> int:
    """Return the number at which the next personage of a kind is due (DV2)."""
    return THRESHOLDS[kind] * (nation.personages.of(kind) + 1)


def due(position: Position) -> dict[Personage, int]:
    """Return the personages due to the mover at the end of the turn, regardless of the bank (DV2-DV4)."""
    nation, have = position.current, position.current.personages
    at = reached(position, nation)
    owed: dict[Personage, int] = {
        "king": at["king"] // THRESHOLDS["king"] - have.king,
        "scholar": position.turn.scholars,
        "general": position.turn.generals,
        "citizen": at["citizen"] // THRESHOLDS["citizen"] - have.citizen,
        "navigator": at["navigator"] // THRESHOLDS["navigator"] - have.navigator,
    }
    return {kind: count for kind, count in owed.items() if count > 0}


def award(position: Position) -> Result:
    """Award due personages as far as available, and the track's walls (DV1, DV6)."""
    nation, events = position.current, list[Event]()
    won, left = nation.personages, position.bank.personages
    for kind, count in due(position).items():
        given = min(count, left.of(kind))
        if given:
            won = won._replace(**{kind: won.of(kind) + given})
            left = left._replace(**{kind: left.of(kind) - given})
            events.append(PersonageWon(position.mover, kind, given))
        if given < count and kind not in THRESHOLDS:  # otherwise a threshold would be reported every turn
            events.append(PersonageMissed(position.mover, kind, count - given))
    if won == nation.personages:
        return position, tuple(events)
    walls = walls_earned(won.total) - walls_earned(nation.personages.total)
    if walls:
        events.append(WallsGained(position.mover, walls))
    position = with_mover(position, personages=won)
    return evolve(position, bank=position.bank._replace(personages=left)), tuple(events)
