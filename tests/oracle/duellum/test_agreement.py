"""The engine and the oracle play the same games and agree about everything at every step.

Compared are the legal actions, the printed position, phase, bank and winner; at some positions also the
outcome of actions that are illegal, or legal in an unusual form; and the exit status of whole records.
More games than these: `python -m tests.oracle.duellum --help`.
"""

import json
import os
from collections import Counter
from random import Random

import pytest

from tests.oracle import duellum
from tests.oracle.duellum import engine, facts
from tests.oracle.duellum.generate.disturb import disturb
from tests.oracle.duellum.generate.records import Record, a_record
from tests.oracle.duellum.generate.scramble import scramble
from tests.oracle.duellum.generate.wrecks import a_game, a_wreck
from tests.oracle.duellum.match import Match

pytestmark = pytest.mark.slow

LONG = bool(os.environ.get("ANTIKE_LONG"))
CHUNKS = 20 if LONG else 1
STEPS = 400 if LONG else 60  # maximum actions of a game
GOALS = [None, 1, 3, 6, 11]

boards = pytest.mark.parametrize("board", facts.BOARDS)
chunks = pytest.mark.parametrize("chunk", range(CHUNKS))


@boards
@chunks
def test_games_from_the_start(board: str, chunk: int) -> None:
    for game in range(5):
        rng = Random(f"start {board} {chunk} {game}")
        Match(a_record(rng, board, goal=GOALS[game]), rng).play(STEPS)


@boards
@chunks
def test_games_from_late_positions(board: str, chunk: int) -> None:
    for game in range(100 if LONG else 8):
        rng = Random(f"late {board} {chunk} {game}")
        Match(a_record(rng, board, late=True, goal=GOALS[game % 5]), rng).play(STEPS // 2)


@boards
@chunks
def test_possible_positions(board: str, chunk: int) -> None:
    verdicts: Counter[int] = Counter()
    for number in range(40):
        rng = Random(f"possible {board} {chunk} {number}")
        record = a_record(rng, board, late=True)
        for _ in range(rng.randint(0, 2)):
            disturb(rng, record)
        expected = duellum.replay(record)
        assert engine.outcome(record) == tuple(expected), json.dumps(record)
        verdicts[expected.status] += 1
    assert verdicts[0] > 5 < verdicts[2]


@boards
@chunks
def test_scrambled_records(board: str, chunk: int) -> None:
    verdicts: Counter[int] = Counter()
    for number in range(40):
        rng = Random(f"scrambled {board} {chunk} {number}")
        record = a_game(rng, board, 10)
        scramble(rng, record)
        expected = duellum.replay(record)
        assert engine.outcome(record) == tuple(expected), json.dumps(record)
        verdicts[expected.status] += 1
    assert {0, 2} <= set(verdicts)


@boards
@chunks
def test_written_records(board: str, chunk: int) -> None:
    """Records that the bot writes lead to the same position, and name exactly the cards drawn (DE9)."""
    for number in range(10):
        record = a_game(Random(f"written {board} {chunk} {number}"), board, 50)
        written = engine.written(record)
        played = duellum.replay(record)
        assert duellum.replay(written) == played, json.dumps(record)
        taken = sum(action["type"] == "take_card" for action in written["actions"])
        begun = 3 if record["position"] is None else 0
        assert begun <= len(written["draws"]) <= begun + taken
        assert not _left_of_draws(written), json.dumps(record)


def _left_of_draws(record: Record) -> list[str]:
    state = duellum.load(record)
    for action in record["actions"]:
        state = duellum.play(state, action)
    left: list[str] = state["draws"]
    return left


@boards
@chunks
def test_exit_status_of_records(board: str, chunk: int) -> None:
    verdicts: Counter[int] = Counter()
    for number in range(40):
        rng = Random(f"wreck {board} {chunk} {number}")
        record = a_wreck(rng, board, 100 if LONG else 20)
        expected = duellum.replay(record)
        assert engine.outcome(record) == tuple(expected), json.dumps(record)
        verdicts[expected.status] += 1
    assert set(verdicts) == {0, 1, 2}
