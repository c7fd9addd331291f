"""`arena`: computer players against each other, a line a game and a table at the end."""

import argparse
import json
import random
from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from math import ceil, sqrt
from time import process_time
from typing import Any, Final

from bot.boards import BOARDS, BoardFileError, board_ids, load_board
from bot.cli.errors import UsageError
from bot.cli.simulate import add_ruleset, ruleset_for, usual_number
from bot.engine.errors import SetupError
from bot.engine.ruleset import OwnPosition, Rules, Setup
from bot.engine.terms import Nation
from bot.rulesets import DEFAULT_RULESET, ruleset
from bot.text.table.setup_errors import tell_setup

_BOTH: Final = "both"
_Z: Final = 1.96
"""Of a normal distribution 95 % lie within so many deviations."""


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
    seconds: dict[str, list[float]]
    """Of every whole turn, answers in other nations' turns left out."""


def add_commands(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("arena")
    parser.add_argument(
        "--players",
        default="hard,greedy",
        metavar="LIST",
        help=f"the players, separated by commas: {', '.join(_policies(DEFAULT_RULESET))}",
    )
    add_ruleset(parser)
    parser.add_argument(
        "--nations",
        type=_count,
        help="2 (doubled material) to 6 (default: 4, or the least that the board is for)",
    )
    parser.add_argument(
        "--board", default=_BOTH, help="a board, or all of ours for the ruleset in turn (default: both)"
    )
    parser.add_argument("--games", type=_count, default=10, help="number of games (default: 10)")
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same games")
    parser.add_argument(
        "--cap",
        type=_count,
        default=200,
        metavar="ROUNDS",
        help="stop a game after this many rounds (default: 200)",
    )
    parser.add_argument("--jobs", type=_count, default=1, help="games to run in parallel (default: 1)")
    parser.set_defaults(run=_arena)


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1")
    return int(text)


def _policies(name: str) -> Collection[str]:
    return ruleset(name).players.POLICIES


def _setup(match: Match) -> Setup:
    found, board = ruleset(match.ruleset), load_board(match.board)
    settings = found.rules.usual(match.nations)
    nations = list(found.rules.eligible(board, settings))
    chance = random.Random(f"seats {match.seed}/{match.number}")  # noqa: S311 - a game, no secret
    chance.shuffle(nations)
    dealt = found.rules.dealt(board, settings, chance.randrange)
    return found.setup(board, dealt, tuple(nations[: match.nations]))


def _seated(match: Match, order: Sequence[Nation]) -> dict[Nation, str]:
    """The first of the players named has one seat, the others share the rest; all move on by one each game.

    So `hard,greedy` is one `hard` against a table of `greedy`, in every seat equally often.
    """
    first, *others = match.players
    rest = [(others or [first])[index % max(1, len(others))] for index in range(len(order) - 1)]
    lined = [first, *rest]
    turn = match.number % len(order)
    return {nation: lined[(index - turn) % len(order)] for index, nation in enumerate(order)}


def play(match: Match) -> Played:
    """One game to its end, or through round `cap`."""
    found = ruleset(match.ruleset)
    rules: Rules = found.rules
    position: OwnPosition = rules.start(_setup(match))
    seats = _seated(match, found.planner.next_order(position))
    chance = random.Random(f"{match.seed}/{match.number}")  # noqa: S311 - a game, no secret
    seconds: dict[str, list[float]] = {name: [] for name in match.players}
    actions, spent, mover = 0, 0.0, (position.round, position.mover)
    while position.outcome is None and position.round <= match.cap and position.awaited:
        policy, began = seats[position.awaited], process_time()
        done = found.players.think(position, policy, chance)
        took = process_time() - began
        own = position.awaited == position.mover
        spent += took if own else 0.0
        for action in done:
            position, _ = rules.apply(position, rules.drawn(position, action, chance.randrange))
        actions += len(done)
        if own and (position.outcome or (position.round, position.mover) != mover):
            seconds[policy].append(round(spent, 4))
            spent, mover = 0.0, (position.round, position.mover)
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


def interval(wins: int, games: int) -> tuple[float, float]:
    """Between which shares the true one lies with 95 % confidence (Wilson's score interval)."""
    share, spread = wins / games, _Z * _Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = _Z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def _played_on(options: argparse.Namespace) -> tuple[str, tuple[str, ...]]:
    """The ruleset, and the boards in turn."""
    if options.board == _BOTH:
        name = options.ruleset or DEFAULT_RULESET
        return name, board_ids(name, [BOARDS])
    return ruleset_for(options.ruleset, options.board), (options.board,)


def _matches(options: argparse.Namespace) -> list[Match]:
    name, boards = _played_on(options)
    players, known = tuple(name.strip() for name in options.players.split(",")), _policies(name)
    if unknown := [name for name in players if name not in known]:
        raise UsageError(f"--players: there is no {unknown[0]!r}; there are {', '.join(known)}.")
    try:
        nations = options.nations or usual_number(ruleset(name), load_board(boards[0]))
    except BoardFileError as error:
        raise UsageError(str(error)) from error
    matches = [
        # Every seat is tried on one board before the next board's turn.
        Match(
            game,
            boards[game // nations % len(boards)],
            nations,
            players,
            options.seed,
            options.cap,
            name,
        )
        for game in range(options.games)
    ]
    try:
        for match in matches[:1] + matches[-1:]:
            _setup(match)
    except BoardFileError as error:
        raise UsageError(str(error)) from error
    except SetupError as error:
        raise UsageError(tell_setup(error)) from error
    return matches


def _all_played(matches: Sequence[Match], jobs: int) -> Iterator[Played]:
    if jobs == 1:
        yield from map(play, matches)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, matches)


def _arena(options: argparse.Namespace) -> int:
    matches = _matches(options)
    games: list[Played] = []
    for played in _all_played(matches, options.jobs):
        games.append(played)
        print(json.dumps(asdict(played)), flush=True)
    print(_table(games, dict.fromkeys(matches[0].players)))
    return 0


def share_below(times: Sequence[float], share: float) -> float:
    """The time within which so large a share of all turns was over (nearest rank); 0 without turns."""
    return sorted(times)[max(0, ceil(share * len(times)) - 1)] if times else 0.0


def _table(games: Sequence[Played], players: Sequence[str] | dict[str, None]) -> str:
    """Wins by policy; the times are of one processor."""
    count = len(games)
    rounds = sum(game.rounds for game in games) / count
    ended = sum(game.reason != "cap" for game in games)
    lines = [
        f"{count} games, {ended} ended by the rules, {rounds:.1f} rounds on average",
        f"{'player':<8} {'seats':>6} {'wins':>5} {'share':>7} {'95 % interval':>16}"
        f" {'median s':>8} {'99 %':>6} {'worst':>6}",
    ]
    for name in players:
        wins = sum(game.policy == name for game in games)
        seats = sum(list(game.seats.values()).count(name) for game in games) / count
        low, high = interval(wins, count)
        times = [spent for game in games for spent in game.seconds[name]]
        median, most, worst = (share_below(times, share) for share in (0.5, 0.99, 1.0))
        span = f"{low:.1%} - {high:.1%}"
        lines.append(
            f"{name:<8} {seats:>6.1f} {wins:>5} {wins / count:>7.1%} {span:>16}"
            f" {median:>8.2f} {most:>6.2f} {worst:>6.2f}"
        )
    return "\n".join(lines)
