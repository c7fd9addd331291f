"""What happened, a sentence an event."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from bot.engine.antike import events as ev
from bot.engine.board import Board
from bot.engine.purse import Purse
from bot.words.causes import Automatic, Happening, because, concerns
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

__all__ = ["tell_event", "tell_events"]


def tell_event(board: Board, event: ev.Event) -> str:
    """One sentence."""
    return _TELL[type(event)](board, event)


def tell_events(board: Board, events: Sequence[Happening]) -> list[str]:
    """One sentence each, the coins of a round told as one, and what the bot did with the reason."""
    coins = [event.nation for event in events if isinstance(event, ev.CoinTaken)]
    some_owed = any(isinstance(event, ev.ChipOwed) for event in events)
    told: list[str] = []
    cause: Automatic | None = None
    for event in events:
        if isinstance(event, Automatic):
            cause = event
            continue
        if not isinstance(event, ev.CoinTaken):
            sentence = tell_event(board, event)
            told.append(because(cause.reason, sentence) if cause and concerns(cause, event) else sentence)
        elif event.nation == coins[-1]:
            takers = join([NATION_NAMES[name] for name in coins])
            each = len(coins) > 1 and not some_owed
            told.append("Each nation takes a coin." if each else f"The {takers} take a coin.")
        cause = None
    return told


def _cost(paid: Purse) -> str:
    return f" for {resources(paid)}" if paid.total else ""


def _mix(legions: int, galleys: int) -> str:
    told = [units(legions, "legion")] if legions else []
    if galleys:
        told.append(units(galleys, "galley"))
    return join(told)


def _stone(board: Board, e: ev.StoneMoved) -> str:
    del board
    way = f", {plural(e.steps, 'step')}{_cost(e.paid)}" if e.steps else ""
    return f"The {NATION_NAMES[e.nation]} move their stone to {WEDGE_NAMES[e.wedge]}{way}."


def _learned(board: Board, e: ev.Learned) -> str:
    del board
    new = " It is new: a scholar comes at the end of the turn." if e.new else ""
    return f"The {NATION_NAMES[e.nation]} learn {KNOW_HOW_NAMES[e.advance]}{_cost(e.paid)}.{new}"


def _moved(board: Board, e: ev.Moved) -> str:
    left = plural(e.actions_left, "action") if e.actions_left else "no action"
    way = f"{place(board, e.origin)} to {place(board, e.target)}"
    return f"{units(e.count, e.unit).capitalize()} of the {NATION_NAMES[e.nation]}: {way}, {left} left."


def _asked(board: Board, e: ev.FightAsked) -> str:
    many = units(2, e.unit)[2:]
    where = place(board, e.province)
    mover = NATION_NAMES[e.mover]
    return f"The {NATION_NAMES[e.nation]} are asked whether they fight the {many} of the {mover} in {where}."


def _answered(board: Board, e: ev.Answered) -> str:
    del board
    return f"The {NATION_NAMES[e.nation]} {'demand a fight' if e.fight else 'do not fight'}."


def _fought(board: Board, e: ev.Fought) -> str:
    sides = f"The {NATION_NAMES[e.mover]} and the {NATION_NAMES[e.other]}"
    return f"{sides} fight in {place(board, e.province)} and lose {units(e.count, e.unit)} each."


def _conquered(board: Board, e: ev.Conquered) -> str:
    where = place(board, e.province)
    text = f"The {NATION_NAMES[e.nation]} conquer {where} from the {NATION_NAMES[e.loser]}"
    text += f" with {_mix(e.legions, e.galleys)}."
    lost = _mix(e.lost_legions, e.lost_galleys)
    if lost:
        text += f" Lost with it: {lost}."
    if e.temple:
        text += " The temple is destroyed."
    return text


def _given_up(board: Board, e: ev.CityGivenUp) -> str:
    temple = "; its temple returns to the bank" if e.temple else ""
    return f"The {NATION_NAMES[e.nation]} give up {place(board, e.province)} for its city stone{temple}."


def _won(board: Board, e: ev.PersonageWon) -> str:
    del board
    why = " for all eight know-hows" if e.for_all_eight else ""
    return f"The {NATION_NAMES[e.nation]} win {plural(e.count, e.personage)}{why}."


def _game_won(board: Board, e: ev.GameWon) -> str:
    del board
    temple = "all personages were gone, and this is the next temple destroyed"
    how = temple if e.reason == "temple" else "the target is reached"
    return f"The {NATION_NAMES[e.nation]} win the game: {how}."


def _nation(text: str) -> Callable[[Board, Any], str]:
    """A sentence that names only the nation."""
    return lambda board, event: text.format(NATION_NAMES[event.nation])


def _built(text: str) -> Callable[[Board, Any], str]:
    """A sentence with a nation, a place and a price."""
    return lambda board, e: text.format(NATION_NAMES[e.nation], place(board, e.province), _cost(e.paid))


_TELL: Final[dict[type[ev.Event], Callable[[Board, Any], str]]] = {
    ev.RoundBegan: lambda board, e: f"Round {e.round} begins.",
    ev.CoinTaken: _nation("The {} take a coin."),
    ev.ChipOwed: _nation("The bank has no coin for the {}: they take a chip on their turn."),
    ev.TurnBegan: _nation("It is the turn of the {}."),
    ev.ChipTaken: lambda board, e: f"The {NATION_NAMES[e.nation]} take 1 {e.resource} instead of a coin.",
    ev.StoneMoved: _stone,
    ev.Produced: lambda board, e: f"The {NATION_NAMES[e.nation]} produce {e.amount} {e.resource}.",
    ev.TempleBuilt: _built("The {} build a temple in {}{}."),
    ev.Armed: lambda board, e: (
        f"The {NATION_NAMES[e.nation]} set up {_mix(e.legions, e.galleys)} in "
        f"{place(board, e.province)}{_cost(e.paid)}."
    ),
    ev.Learned: _learned,
    ev.Moved: _moved,
    ev.FightAsked: _asked,
    ev.Answered: _answered,
    ev.Fought: _fought,
    ev.Conquered: _conquered,
    ev.CityGivenUp: _given_up,
    ev.CityFounded: _built("The {} found a city in {}{}."),
    ev.CityPicked: lambda board, e: (
        f"The {NATION_NAMES[e.nation]} pick {place(board, e.province)} as a start city."
    ),
    ev.Traded: lambda board, e: (
        f"The {NATION_NAMES[e.nation]} trade {resources(e.give)} for {resources(e.take)}."
    ),
    ev.TurnEnded: _nation("The {} end their turn."),
    ev.PersonageWon: _won,
    ev.PersonageMissed: lambda board, e: (
        f"The {NATION_NAMES[e.nation]} would win {plural(e.count, e.personage)}, but none is left."
    ),
    ev.PersonageOffered: lambda board, e: (
        f"The {NATION_NAMES[e.nation]} choose a personage for all eight know-hows: "
        f"{join(list(e.personages), 'or')}."
    ),
    ev.GameWon: _game_won,
}
