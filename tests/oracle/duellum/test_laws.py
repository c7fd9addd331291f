"""Random games of the oracle alone: nothing is lost or made, and the list of legal actions is complete."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.oracle import duellum
from tests.oracle.duellum import Action, State, facts
from tests.oracle.duellum.generate.disturb import disturb
from tests.oracle.duellum.generate.mutate import bent, malformed, stray
from tests.oracle.duellum.generate.policy import choose, random_weights
from tests.oracle.duellum.generate.records import a_record
from tests.oracle.duellum.state import in_supply, pile, walls_at_hand
from tests.oracle.duellum.wellformed import check_action

pytestmark = pytest.mark.slow

boards = pytest.mark.parametrize("board", facts.BOARDS)
STEPS = 80


@boards
@pytest.mark.parametrize("late", [False, True])
def test_games_keep_the_laws(board: str, late: bool) -> None:
    for game in range(5 if late else 2):
        rng = Random(f"laws {board} {late} {game}")
        state, weights = duellum.load(a_record(rng, board, late=late)), random_weights(rng)
        for _ in range(STEPS):
            _check(state)
            actions = duellum.legal(state)
            if not actions:
                assert state["phase"] == "end"
                break
            _check_list(rng, state, actions)
            state = duellum.play(state, choose(rng, weights, state, actions))


def _check(state: State) -> None:
    """Check the numbers of all pieces and cards, and where they are (DS3, DS4, DM4, DV6)."""
    shown = duellum.printed(state)
    position, bank = shown["position"], shown["bank"]
    assert all(number >= 0 for part in ("cities", "personages") for number in bank[part].values())
    assert bank["coins"] >= 0 <= bank["temples"]
    hands = sum((Counter(nation["cards"]) for nation in position["nations"].values()), Counter[str]())
    everything = hands + Counter(position["display"]) + Counter(position["discard"]) + pile(state)
    assert everything == {card: fact["copies"] for card, fact in facts.cards(state["board"]).items()}
    one, other = position["nations"].values()
    assert not set(one["cities"]) & set(other["cities"])
    assert one["cities"]
    assert other["cities"]
    for units in facts.UNITS.values():
        assert not set(one[units]) & set(other[units])
        assert all(in_supply(nation, units) >= 0 for nation in (one, other))
    assert all(walls_at_hand(nation) >= 0 for nation in (one, other))
    assert all({*nation["temples"], *nation["walls"]} <= set(nation["cities"]) for nation in (one, other))


def _check_list(rng: Random, state: State, actions: list[Action]) -> None:
    """Check that each is listed once, and that other accepted actions are listed ones written differently."""
    lines = [json.dumps(action, sort_keys=True) for action in actions]
    assert len(set(lines)) == len(lines)
    for _ in range(3):
        action = rng.choice([stray(rng, state), bent(rng, state, rng.choice(actions))])
        if _accepted(state, action):
            assert action["type"] in {listed["type"] for listed in actions}
            bare = {key: value for key, value in action.items() if key not in ("pay", "actions_left", "chip")}
            full = {**dict.fromkeys(_counts(state["board"], bare), 0), **bare}
            found = any(full.items() <= listed.items() for listed in actions)
            assert found or action["type"] == "trade", action


def _accepted(state: State, action: Action) -> bool:
    try:
        duellum.play(state, action)
    except (duellum.RefusedError, duellum.ImpossibleError):
        return False
    return True


def _counts(board: str, action: Action) -> tuple[str, ...]:
    levy = action["type"] == "play_card" and "legions" in facts.cards(board)[action["card"]]["fields"]
    return ("legions", "galleys") if levy or action["type"] in ("arm", "recruit", "conquer") else ()


@boards
def test_a_printed_position_can_be_given(board: str) -> None:
    """Printed at the start of a turn it loads as an equal state, whatever the turns before it."""
    again = 0
    for game in range(4):
        rng = Random(f"given {board} {game}")
        record = a_record(rng, board, late=game > 1)
        state, weights = duellum.load(record), random_weights(rng)
        for _ in range(STEPS):
            actions = duellum.legal(state)
            if not actions:
                break
            action = choose(rng, weights, state, actions)
            state = duellum.play(state, action)
            short = len(state["position"]["display"]) < facts.DISPLAY
            if action["type"] == "end_turn" and state["phase"] != "end" and not short:
                printed = duellum.printed(state)
                anew = duellum.load({**record, "position": printed["position"], "draws": state["draws"]})
                assert anew == state
                again += 1
    assert again > 15


@boards
def test_disturbed_positions(board: str) -> None:
    verdicts: Counter[int] = Counter()
    for number in range(80):
        rng = Random(f"disturbed {board} {number}")
        record = a_record(rng, board, late=True)
        assert duellum.replay(record).status == 0
        disturb(rng, record)
        verdicts[duellum.replay(record).status] += 1
    assert verdicts[2] > 20 < verdicts[0]


def test_malformed_actions() -> None:
    rng = Random("malformed")
    state = duellum.load(a_record(rng, "punic", late=True))
    refused = 0
    for _ in range(200):
        action: Any = malformed(rng, rng.choice([stray(rng, state), {"type": "end_turn"}]))
        try:
            check_action(action, "punic")
        except duellum.ImpossibleError:
            refused += 1
    assert refused > 150
