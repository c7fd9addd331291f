"""One game among computer players."""

import json
import random
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from hashlib import sha256
from time import process_time
from typing import Any, Final

from bot.boards import load_board
from bot.engine.ruleset import OwnPosition, Rules, Setup
from bot.engine.terms import Nation
from bot.rulesets import DEFAULT_RULESET, ruleset
from bot.rulesets.ruleset import Players

_MARK: Final = 12
"""Hexadecimal digits that tell skills apart."""


Think = Callable[[OwnPosition, str, random.Random], Sequence[Any]]
"""What a policy, by its name, does from a position on."""


@dataclass(frozen=True, slots=True)
class Match:
    """One game to be played: who has which seat follows from its number."""

    number: int
    board: str
    nations: int
    players: tuple[str, ...]
    seed: int
    cap: int
    ruleset: str = DEFAULT_RULESET
    set: int | None = None
    """The set on its board that it belongs to: all games of one have the same set-up and the same chance."""
    leeway: float = 1.0
    """Times as far as they do players may stray from the best turn, else many games of a set-up are alike."""


@dataclass(frozen=True, slots=True)
class Played:
    """How it went; times are of one processor, in seconds, by policy."""

    game: int
    board: str
    seats: dict[Nation, str]
    winner: Nation | None
    policy: str | None
    reason: str
    rounds: int
    actions: int
    scores: dict[Nation, int]
    seconds: dict[str, list[float]] = field(default_factory=dict)
    """Of every whole turn, answers in other nations' turns left out; nothing of a game read from a file."""

    def line(self) -> dict[str, Any]:
        """As it is kept in a file: without times, which are another machine's next time."""
        return {name: value for name, value in asdict(self).items() if name != "seconds"}


def skill_mark(name: str, policy: str) -> str:
    """Tells a policy from one of the same name with other numbers."""
    skill = json.dumps(ruleset(name).players.skill_of(policy), sort_keys=True)
    return sha256(skill.encode()).hexdigest()[:_MARK]


def setup_of(match: Match) -> Setup:
    """The set-up of a game; raises `BoardFileError` and `SetupError`."""
    found, board = ruleset(match.ruleset), load_board(match.board)
    settings = found.rules.usual(match.nations)
    nations = list(found.rules.eligible(board, settings))
    chance = random.Random(f"seats {match.seed}/{_order(match, len(nations))}")  # noqa: S311 - a game, no secret
    chance.shuffle(nations)
    if match.set is not None:
        # So many sets in a row give every nation every seat equally often.
        turn = match.set % len(nations)
        nations = nations[turn:] + nations[:turn]
        chance = random.Random(f"cards {match.seed}/{match.board}/{match.set}")  # noqa: S311 - a game, no secret
    dealt = found.rules.dealt(board, settings, chance.randrange)
    return found.setup(board, dealt, tuple(nations[: match.nations]))


def _order(match: Match, nations: int) -> str:
    """What the order of seats goes by: the game, or a block of sets at whose end all have sat everywhere."""
    return f"{match.number}" if match.set is None else f"{match.board}/{match.set // nations}"


def seated(match: Match, order: Sequence[Nation]) -> dict[Nation, str]:
    """The first of the players named has one seat, the others share the rest; all move on by one each game.

    So `hard,greedy` is one `hard` against a table of `greedy`, in every seat equally often.
    """
    first, *others = match.players
    rest = [(others or [first])[index % max(1, len(others))] for index in range(len(order) - 1)]
    lined = [first, *rest]
    turn = match.number % len(order)
    return {nation: lined[(index - turn) % len(order)] for index, nation in enumerate(order)}


def play(
    match: Match, watch: Callable[[OwnPosition], None] = lambda _: None, think: Think | None = None
) -> Played:
    """One game to its end, or through round `cap`; `watch` is shown every position at the start of a turn.

    `think` plays for all seats, instead of the policies that they are named by.
    """
    found = ruleset(match.ruleset)
    think = think or partial(_think, found.players, match.leeway)
    rules: Rules = found.rules
    position: OwnPosition = rules.start(setup_of(match))
    seats = seated(match, found.planner.next_order(position))
    chance, draws = _chances(match)
    seconds: dict[str, list[float]] = {name: [] for name in match.players}
    actions, spent, mover = 0, 0.0, (position.round, position.mover)
    watch(position)
    while position.outcome is None and position.round <= match.cap and position.awaited:
        policy, began = seats[position.awaited], process_time()
        done = think(position, policy, chance)
        took = process_time() - began
        own = position.awaited == position.mover
        spent += took if own else 0.0
        for action in done:
            position, _ = rules.apply(position, rules.drawn(position, action, draws.randrange))
        actions += len(done)
        if own and (position.outcome or (position.round, position.mover) != mover):
            seconds[policy].append(round(spent, 4))
            spent, mover = 0.0, (position.round, position.mover)
            watch(position)
    winner = position.outcome.winner if position.outcome else None
    return Played(
        match.number,
        match.board,
        seats,
        winner,
        seats[winner] if winner else None,
        position.outcome.reason if position.outcome else "cap",
        min(position.round, match.cap),
        actions,
        {name: rules.score(position, name) for name in position.setup.nations},
        seconds,
    )


def _think(
    players: Players, leeway: float, position: OwnPosition, policy: str, chance: random.Random
) -> Sequence[Any]:
    strays = leeway != 1 and players.skill_of(policy)  # `random` has no best turn to stray from
    return players.think(position, policy, chance, {"leeway": leeway} if strays else None)


def _chances(match: Match) -> tuple[random.Random, random.Random]:
    """For the players' whims and for the cards: in the games of a set the same cards come, whoever thinks."""
    if match.set is None:
        both = random.Random(f"{match.seed}/{match.number}")  # noqa: S311 - a game, no secret
        return both, both
    which = f"{match.seed}/{match.board}/{match.set}"
    return random.Random(which), random.Random(f"draws {which}")  # noqa: S311 - a game, no secret
