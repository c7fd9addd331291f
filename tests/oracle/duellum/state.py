"""The state: a position as `replay` prints it, and some data that is not printed.

`position`, `phase`, `winner` are as printed. `turn` is the data that the rules need of the current turn,
`draws` the rest of the record's list. Supplies, walls at hand, the pile and the bank are computed
from the position.
"""

import json
from collections import Counter
from collections.abc import Callable
from typing import Any, NoReturn

from tests.oracle.duellum import facts

Action = dict[str, Any]
State = dict[str, Any]
Nation = dict[str, Any]
Effect = Callable[[], None]
"""The changes of an action; returned by its check, which raises `RefusedError` for an illegal action."""


class RefusedError(Exception):
    """An action that cannot be played in this position (exit status 1)."""


class ImpossibleError(Exception):
    """A record that is malformed or impossible (exit status 2)."""


def refuse_if(wrong: bool, why: str) -> None:
    """Raise `RefusedError` with the reason if the action is wrong."""
    if wrong:
        raise RefusedError(why)


def impossible(why: str) -> NoReturn:
    """Raise `ImpossibleError` with the reason."""
    raise ImpossibleError(why)


def copied(state: State) -> State:
    """Return a copy that shares nothing."""
    copy: State = json.loads(json.dumps(state))
    return copy


def nations(state: State) -> dict[str, Nation]:
    """Return both nations by name."""
    found: dict[str, Nation] = state["position"]["nations"]
    return found


def mover(state: State) -> Nation:
    """Return the nation whose turn it is."""
    return nations(state)[state["position"]["to_move"]]


def rival_name(state: State) -> str:
    """Return the name of the nation whose turn it is not."""
    (name,) = set(state["order"]) - {state["position"]["to_move"]}
    return str(name)


def rival(state: State) -> Nation:
    """Return the nation whose turn it is not."""
    return nations(state)[rival_name(state)]


def put(counts: dict[str, int], key: str, change: int) -> None:
    """Add to a count, which is removed at zero."""
    counts[key] = counts.get(key, 0) + change
    assert counts[key] >= 0
    if not counts[key]:
        del counts[key]


def gain(nation: Nation, kind: str, count: int) -> None:
    """Add chips or coins, or subtract them if `count` is negative."""
    nation[kind] += count
    assert nation[kind] >= 0


def size(stack: int | dict[str, int]) -> int:
    """Return the number of units in a stack, which is a number or numbers by crossings left."""
    return stack if isinstance(stack, int) else sum(stack.values())


def standing(nation: Nation, unit: str, province: str) -> int:
    """Return the number of a nation's units of one type in a province."""
    return size(nation[facts.UNITS[unit]].get(province, 0))


def in_supply(nation: Nation, units: str) -> int:
    """Return the number of units that are neither in the box nor on the board (DS3)."""
    return facts.UNITS_EACH - int(nation["box"][units]) - sum(size(each) for each in nation[units].values())


def walls_at_hand(nation: Nation) -> int:
    """Return the number of walls for symbols reached on the track, less those on the board (DV6)."""
    track: int = sum(nation["personages"].values())
    on_board: list[str] = nation["walls"]
    return sum(1 for symbol in facts.WALL_SYMBOLS if symbol <= track) - len(on_board)


def bank_coins(state: State) -> int:
    """Return the number of coins that no nation has."""
    out: int = sum(each["coins"] for each in nations(state).values())
    return int(facts.board(state["board"])["coins"]) - out


def bank_temples(state: State) -> int:
    """Return the number of temples that are not on the board."""
    return facts.TEMPLES - sum(len(each["temples"]) for each in nations(state).values())


def bank_tokens(state: State) -> dict[str, int]:
    """Return the numbers of city tokens left, by what they produce."""
    used = Counter(made for each in nations(state).values() for made in each["cities"].values())
    return {chip: number - used[chip] for chip, number in facts.TOKENS.items()}


def bank_personages(state: State) -> dict[str, int]:
    """Return the numbers of personages that no nation has, by kind."""
    return {
        kind: number - sum(each["personages"].get(kind, 0) for each in nations(state).values())
        for kind, number in facts.PERSONAGES.items()
    }


def pile(state: State) -> Counter[str]:
    """Return the cards that are neither on display, nor in a hand, nor discarded (DE2)."""
    rest = Counter({card: fact["copies"] for card, fact in facts.cards(state["board"]).items()})
    rest.subtract(state["position"]["display"])
    rest.subtract(state["position"]["discard"])
    for nation in nations(state).values():
        rest.subtract(nation["cards"])
    return rest


def draw(state: State) -> None:
    """Put the next card on display, from the list of draws, or else in the order of the file (DE3, DE9).

    Raises `ImpossibleError` if the draw is not in the pile; without any cards left it does nothing.
    """
    if not +pile(state):
        state["position"]["discard"] = {}
    rest = +pile(state)
    if not rest:
        return
    deck = facts.cards(state["board"])
    card = state["draws"].pop(0) if state["draws"] else next(each for each in deck if rest[each])
    if not rest[card]:
        impossible(f"{card} is not in the pile")
    state["position"]["display"] = sorted([*state["position"]["display"], card])
