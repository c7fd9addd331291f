"""A single game between computer players."""

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
"""Hexadecimal digits that identify a skill."""


Think = Callable[[OwnPosition, str, random.Random], Sequence[Any]]
"""Returns the actions of a policy, by name, in a position."""


@dataclass(frozen=True, slots=True)
class Match:
    """A game to play; its number determines the seating."""

    number: int
    board: str
    nations: int
    players: tuple[str, ...]
    seed: int
    cap: int
    ruleset: str = DEFAULT_RULESET
    set: int | None = None
    """The set it belongs to on its board; all games of a set share set-up and random numbers."""
    leeway: float = 1.0
    """Factor for how far players that stray from their best turn may do so; at 1 many games are alike."""
    log: bool = False
    """Whether to keep its actions."""


@dataclass(frozen=True, slots=True)
class Played:
    """Result of a game; times are processor time in seconds, by policy."""

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
    """Time of each whole turn, without answers in other nations' turns; empty for games read from a file."""
    log: str = ""
    """Notation of all actions, separated by semicolons; empty unless the match asks for it."""

    def line(self) -> dict[str, Any]:
        """Return the game as stored in a file: without times, which differ between machines."""
        line = asdict(self)
        del line["seconds"]
        if not self.log:
            del line["log"]
        return line


def skill_hash(name: str, policy: str) -> str:
    """Return a hash of a policy's parameters, to detect changes under the same name."""
    skill = json.dumps(ruleset(name).players.skill_of(policy), sort_keys=True)
    return sha256(skill.encode()).hexdigest()[:_MARK]


def setup_of(match: Match) -> Setup:
    """Return the set-up of a game; raises `BoardFileError` and `SetupError`."""
    found, board = ruleset(match.ruleset), load_board(match.board)
    settings = found.rules.default_settings(match.nations)
    nations = list(found.rules.eligible(board, settings))
    chance = random.Random(f"seats {match.seed}/{_seating_seed(match, len(nations))}")  # noqa: S311 - a game, no secret
    chance.shuffle(nations)
    if match.set is not None:
        # This many consecutive sets give every nation every seat equally often. With two nations, each so
        # moves first equally often; with more, the board's start nation always begins (S3).
        turn = match.set % len(nations)
        nations = nations[turn:] + nations[:turn]
        chance = random.Random(f"cards {match.seed}/{match.board}/{match.set}")  # noqa: S311 - a game, no secret
    dealt = found.rules.with_first_draws(board, settings, chance.randrange)
    return found.rules.setup(board, dealt, tuple(nations[: match.nations]))


def _seating_seed(match: Match, nations: int) -> str:
    """Return the seed of the seating order: the game, or a block of sets that covers all seats."""
    return f"{match.number}" if match.set is None else f"{match.board}/{match.set // nations}"


def seated(match: Match, order: Sequence[Nation]) -> dict[Nation, str]:
    """Assign one seat to the first player and the rest to the others, rotating by one each game.

    `hard,greedy` is thus one `hard` among `greedy`, equally often in every seat.
    """
    first, *others = match.players
    rest = [(others or [first])[index % max(1, len(others))] for index in range(len(order) - 1)]
    lined = [first, *rest]
    turn = match.number % len(order)
    return {nation: lined[(index - turn) % len(order)] for index, nation in enumerate(order)}


def play(
    match: Match, watch: Callable[[OwnPosition], None] = lambda _: None, think: Think | None = None
) -> Played:
    """Play a game to its end, or through round `cap`; `watch` gets the position at the start of each turn.

    `think` plays all seats in place of their policies.
    """
    found = ruleset(match.ruleset)
    think = think or partial(_think, found.players, match.leeway)
    rules: Rules = found.rules
    position: OwnPosition = rules.start(setup_of(match))
    seats = seated(match, position.setup.turn_order)
    chance, draws = _random_generators(match)
    seconds: dict[str, list[float]] = {name: [] for name in match.players}
    log: list[Any] = []
    spent, mover = 0.0, (position.round, position.mover)
    watch(position)
    while position.outcome is None and position.round <= match.cap and position.awaited:
        policy, began = seats[position.awaited], process_time()
        done = think(position, policy, chance)
        took = process_time() - began
        own = position.awaited == position.mover
        spent += took if own else 0.0
        for action in done:
            log.append(rules.with_draw(position, action, draws.randrange))
            position, _ = rules.apply(position, log[-1])
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
        len(log),
        {name: rules.score(position, name) for name in position.setup.nations},
        seconds,
        found.notation.print_turn(log) if match.log else "",
    )


def replay(match: Match, log: str, watch: Callable[[OwnPosition], None]) -> None:
    """Play a game again from its log; `watch` gets the same positions as from `play`.

    Raises `NotationError`, `RuleError`, and `ValueError` if the log ends before the game.
    """
    actions = iter(ruleset(match.ruleset).notation.parse_turn(log))

    def logged(position: OwnPosition, policy: str, chance: random.Random) -> Sequence[Any]:
        for action in actions:
            return [action]
        raise ValueError(f"{match.board}, game {match.number}: the log ends before the game")

    play(match, watch, logged)


def _think(
    players: Players, leeway: float, position: OwnPosition, policy: str, chance: random.Random
) -> Sequence[Any]:
    strays = leeway != 1 and players.skill_of(policy)  # `random` has no best turn to stray from
    return players.think(position, policy, chance, {"leeway": leeway} if strays else None)


def _random_generators(match: Match) -> tuple[random.Random, random.Random]:
    """Return the random numbers of players and of cards; all games of a set draw the same cards."""
    if match.set is None:
        both = random.Random(f"{match.seed}/{match.number}")  # noqa: S311 - a game, no secret
        return both, both
    which = f"{match.seed}/{match.board}/{match.set}"
    return random.Random(which), random.Random(f"draws {which}")  # noqa: S311 - a game, no secret
