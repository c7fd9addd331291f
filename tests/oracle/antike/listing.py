"""The list of legal actions: all candidates, without those that `play` would refuse."""

from collections.abc import Iterator
from itertools import combinations_with_replacement

from tests.oracle.antike.facts import CHIPS, KNOW_HOWS, PERSONAGES, RESOURCES, UNITS, WEDGES
from tests.oracle.antike.order import fits, open_types
from tests.oracle.antike.state import Action, State, mover, others, supply, units


def legal(state: State) -> list[Action]:
    """Return every legal action, in the form of the command `legal`."""
    kinds = open_types(state)
    return [action for action in _candidates(state, kinds) if fits(state, action)]


def _candidates(state: State, kinds: set[str]) -> Iterator[Action]:
    for kind in sorted(kinds):
        yield from WRITERS[kind](state)


def _provinces(state: State) -> list[str]:
    return list(state["setup"]["board"]["resources"])


def _occupied(state: State) -> list[str]:
    """Return the provinces with units of the mover."""
    nation = mover(state)
    return [each for each in _provinces(state) if each in nation["legions"] or each in nation["galleys"]]


def _picks(state: State) -> Iterator[Action]:
    for province in _provinces(state):
        yield {"type": "pick_city", "province": province}


def _take_chips(_state: State) -> Iterator[Action]:
    for chip in CHIPS:
        yield {"type": "take_chip", "resource": chip}


def _rondel(_state: State) -> Iterator[Action]:
    for wedge in WEDGES:
        yield {"type": "rondel", "wedge": wedge}


def _temples(state: State) -> Iterator[Action]:
    for province in _provinces(state):
        yield {"type": "temple", "province": province}


def _arms(state: State) -> Iterator[Action]:
    for province in mover(state)["cities"]:
        for legions in range(4):
            for galleys in range(4 - legions):
                yield {"type": "arm", "province": province, "legions": legions, "galleys": galleys}


def _learns(_state: State) -> Iterator[Action]:
    for know_how in KNOW_HOWS:
        yield {"type": "learn", "advance": know_how}


def _founds(state: State) -> Iterator[Action]:
    for province in _occupied(state):
        yield {"type": "found", "province": province}


def _trades(_state: State) -> Iterator[Action]:
    for one, other in combinations_with_replacement(RESOURCES, 2):
        give = {one: 2} if one == other else {one: 1, other: 1}
        for chip in CHIPS:
            yield {"type": "trade", "give": give, "take": {chip: 1}}


def _moves(state: State) -> Iterator[Action]:
    borders = state["setup"]["board"]["borders"]
    for unit, place in UNITS.items():
        for origin, there in mover(state)[place].items():
            for goal in borders[origin]:
                for left in sorted(set(there)):
                    for count in range(1, there.count(left) + 1):
                        action = {"type": "move", "unit": unit, "count": count, "from": origin, "to": goal}
                        # Given only if needed: for like units with different actions left.
                        if len(set(there)) > 1:
                            action["actions_left"] = left
                        yield action


def _answers(state: State) -> Iterator[Action]:
    for nation in others(state, state["to_move"]):
        for fight in (True, False):
            yield {"type": "answer", "nation": nation, "fight": fight}


def _fights(state: State) -> Iterator[Action]:
    for unit, place in UNITS.items():
        for province in mover(state)[place]:
            for nation in others(state, state["to_move"]):
                yield {"type": "fight", "province": province, "unit": unit, "nation": nation}


def _conquests(state: State) -> Iterator[Action]:
    name = state["to_move"]
    for province in _occupied(state):
        for legions in range(len(units(state, name, "legion", province)) + 1):
            for galleys in range(len(units(state, name, "galley", province)) + 1):
                action = {"type": "conquer", "province": province, "legions": legions, "galleys": galleys}
                if supply(state, name, "cities") > 0:
                    yield action
                else:
                    for city in mover(state)["cities"]:
                        yield {**action, "give_up": city}


def _choices(_state: State) -> Iterator[Action]:
    for kind in PERSONAGES:
        yield {"type": "choose_personage", "personage": kind}


def _end_turn(_state: State) -> Iterator[Action]:
    yield {"type": "end_turn"}


WRITERS = {
    "pick_city": _picks,
    "take_chip": _take_chips,
    "rondel": _rondel,
    "temple": _temples,
    "arm": _arms,
    "learn": _learns,
    "found": _founds,
    "trade": _trades,
    "move": _moves,
    "answer": _answers,
    "fight": _fights,
    "conquer": _conquests,
    "choose_personage": _choices,
    "end_turn": _end_turn,
}
