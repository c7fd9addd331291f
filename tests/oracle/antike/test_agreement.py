"""The engine and the oracle play the same games and agree about everything at every step.

Compared are the legal actions, the nation that must act, the printed position, the bank and the winner;
at some positions also the outcome of actions that are illegal, or legal in an unusual form.
With `ANTIKE_LONG=1` each board has 2,000 games from the start of three to six nations, and 4,000 from late
positions.
"""

import json
import os
from collections import Counter
from random import Random
from typing import Any, ClassVar

import pytest
from pydantic import ValidationError

from bot.engine.antike import Position, apply, legal, start
from bot.engine.errors import RuleError
from bot.records import RecordError, read_record
from bot.records.antike import action_from_json, action_to_json, bank_to_json, position_to_json
from tests.laws.table import awaiting, oracle_plays, plain, text
from tests.oracle import antike as oracle
from tests.oracle.antike.mutate import bent, stray
from tests.oracle.antike.policy import choose, random_weights
from tests.oracle.antike.possible import disturb, is_possible
from tests.oracle.antike.records import VARIANTS, Record, a_record, boards_at_hand

pytestmark = pytest.mark.slow

LONG = bool(os.environ.get("ANTIKE_LONG"))
CHUNKS = 50 if LONG else 1
GAMES = 10 if LONG else 3
STEPS = 800 if LONG else 200  # maximum actions of a game
LATE_STEPS = 100 if LONG else 40
SAMPLED = 0.04 if LONG else 0.1  # share of the positions in which odd actions are tried
ODD_ACTIONS = 8

boards = pytest.mark.parametrize("board", ["east", "west"])
chunks = pytest.mark.parametrize("chunk", range(CHUNKS))


@boards
@pytest.mark.parametrize("nations", [3, 4, 5, 6])
@chunks
def test_games_from_the_start(board: str, nations: int, chunk: int) -> None:
    for game in range(GAMES):
        _play(f"start {board} {nations} {chunk} {game}", board, {"nations": nations}, STEPS)


@boards
@pytest.mark.parametrize("nations", [3, 4, 5, 6])
@chunks
def test_games_from_late_positions(board: str, nations: int, chunk: int) -> None:
    for game in range(GAMES * (2 if LONG else 10)):
        goal = [None, 12, 20, 36, 50][game % 5]
        seed = f"late {board} {nations} {chunk} {game}"
        _play(seed, board, {"nations": nations, "goal": goal}, LATE_STEPS, late=True)


@boards
@pytest.mark.parametrize("variant", VARIANTS)
@chunks
def test_variants(board: str, variant: str, chunk: int) -> None:
    for late in (False, True):
        seed = f"variant {board} {variant} {chunk} {late}"
        _play(seed, board, VARIANTS[variant], LATE_STEPS if late else STEPS // 2, late=late)


@boards
@pytest.mark.parametrize("nations", [3, 4, 5, 6])
def test_possible_positions(board: str, nations: int) -> None:
    if board not in boards_at_hand():
        pytest.skip(f"there is no {board} board yet")
    verdicts = set()
    for number in range(2000 if LONG else 60):
        rng = Random(f"possible {board} {nations} {number}")
        record = a_record(rng, board, {"nations": nations}, late=True)
        for _ in range(rng.randint(0, 2)):
            disturb(rng, record)
        assert _engine_reads(record) == is_possible(record), json.dumps(record)
        verdicts.add(is_possible(record))
    assert verdicts == {True, False}


def _play(seed: str, board: str, variant: Record, steps: int, *, late: bool = False) -> None:
    if board not in boards_at_hand():
        pytest.skip(f"there is no {board} board yet")
    rng = Random(seed)
    Match(a_record(rng, board, variant, late=late), rng).play(steps)


class Match:
    """One game, played by the engine and the oracle side by side."""

    counts: ClassVar[Counter[str]] = Counter()  # numbers of games, positions and actions, over all games

    def __init__(self, record: Record, rng: Random) -> None:
        self.record = record
        self.rng = rng
        self.weights = random_weights(rng)
        self.engine = _engine_start(record)
        self.oracle = oracle.start(record)

    def play(self, steps: int) -> None:
        """Play until a nation has won, or for `steps` actions."""
        self.counts["games"] += 1
        self._same("position", plain(position_to_json(self.engine)), plain(oracle.position(self.oracle)))
        self._same("winner", self.engine.winner, oracle.winner(self.oracle))
        self._same("awaiting", awaiting(self.engine), oracle.awaiting(self.oracle))
        for _ in range(steps):
            actions = self._agreed_actions()
            if not actions:
                self.counts["games won"] += 1
                return
            action = choose(self.rng, self.weights, self.oracle, actions)
            if self.rng.random() < SAMPLED:
                self._try_odd_actions(actions)
            odd = bent(self.rng, self.oracle, action)
            after = self._agreed_verdict(odd) if self.rng.random() < 0.3 else None
            action = odd if after else action
            after = after or self._agreed_verdict(action)
            assert after is not None, self._story("a listed action is refused", action)
            self.engine, self.oracle = after
            self.record["actions"].append(action)
            self.counts[action["type"]] += 1
        self._agreed_actions()

    def _agreed_actions(self) -> list[oracle.Action]:
        """Compare bank and legal actions and return these; all else was compared on reaching the position."""
        self._same("bank", bank_to_json(self.engine), oracle.bank(self.oracle))
        ours = sorted(text(action_to_json(action)) for action in legal(self.engine))
        theirs = sorted(text(action) for action in oracle.legal(self.oracle))
        if ours != theirs:
            only = {"engine": sorted(set(ours) - set(theirs)), "oracle": sorted(set(theirs) - set(ours))}
            pytest.fail(self._story("different legal actions", only))
        self.counts["positions"] += 1
        return [json.loads(action) for action in theirs]

    def _try_odd_actions(self, actions: list[oracle.Action]) -> None:
        for _ in range(ODD_ACTIONS):
            if self.rng.random() < 0.75:
                action = bent(self.rng, self.oracle, choose(self.rng, {}, self.oracle, actions))
            else:
                action = stray(self.rng, self.oracle)
            accepted = self._agreed_verdict(action) is not None
            self.counts["odd actions accepted" if accepted else "odd actions refused"] += 1

    def _agreed_verdict(self, action: oracle.Action) -> tuple[Position, oracle.State] | None:
        """Return the next positions, which must be the same; None if both refuse the action."""
        ours, theirs = _engine_plays(self.engine, action), oracle_plays(self.oracle, action)
        if theirs is None:
            assert ours is None, self._story("only the engine accepts it", action)
            return None
        assert ours is not None, self._story("only the oracle accepts it", action)
        printed = plain(position_to_json(ours)), plain(oracle.position(theirs))
        assert printed[0] == printed[1], self._story("different outcomes", action)
        assert awaiting(ours) == oracle.awaiting(theirs), self._story("different nations act next", action)
        assert ours.winner == oracle.winner(theirs), self._story("different winners", action)
        return ours, theirs

    def _same(self, what: str, ours: Any, theirs: Any) -> None:
        assert ours == theirs, self._story(f"different {what}", {"engine": ours, "oracle": theirs})

    def _story(self, what: str, detail: Any) -> str:
        return f"{what}: {json.dumps(detail)}\nafter the record\n{json.dumps(self.record)}"


def _engine_start(record: Record) -> Position:
    try:
        read = read_record(json.dumps(record))
    except RecordError as error:
        if "cannot be played yet" in str(error):
            pytest.skip(f"the engine says: {error}")
        raise
    return read.given or start(read.setup)


def _engine_reads(record: Record) -> bool:
    try:
        read_record(json.dumps(record))
    except RecordError:
        return False
    return True


def _engine_plays(position: Position, action: oracle.Action) -> Position | None:
    try:
        after, _events = apply(position, action_from_json(json.dumps(action)))
    except (RuleError, ValidationError):
        return None
    return after
