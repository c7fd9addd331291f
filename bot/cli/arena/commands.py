"""`arena`: matches between computer players.

Prints a line per game and a table at the end; with `--sprt` a line per set and the result of the test.
"""

import argparse
import json
import sys
from collections.abc import Collection, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from bot.boards import BOARDS, BoardFileError, board_ids, load_board
from bot.cli.arena.games import Match, Played, play, setup_of, skill_hash
from bot.cli.arena.results import ResultsFile
from bot.cli.arena.sets import Contest, Results, contested
from bot.cli.arena.sprt import MOST_SETS, USUAL, Hypotheses, expected, power, strength_of
from bot.cli.arena.table import format_contest, table
from bot.cli.errors import UsageError, as_usage_error, count, decimal, ratio
from bot.cli.processes import in_order
from bot.cli.simulate import add_ruleset, ruleset_for, usual_number
from bot.engine.errors import SetupError
from bot.rulesets import DEFAULT_RULESET, ruleset
from bot.text.table.setup_errors import format_setup_error

_BOTH: Final = "both"
_MOST_ELO: Final = 1000
"""Largest difference in Elo points for a test: the stronger one wins 99.7 % of games."""


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
        type=count,
        help="2 (doubled material) to 6 (default: 4, or the least that the board is for)",
    )
    parser.add_argument("--board", default=_BOTH, help="a board (default: the ruleset's boards in turn)")
    parser.add_argument("--games", type=count, default=10, help="number of games (default: 10)")
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same games")
    parser.add_argument(
        "--cap",
        type=count,
        default=200,
        metavar="ROUNDS",
        help="stop a game after this many rounds (default: 200)",
    )
    parser.add_argument(
        "--leeway",
        type=ratio,
        default=1.0,
        metavar="FACTOR",
        help="let players that deviate from their best turn, such as hard, do so this many times further than"
        " usual, for more varied games (default: 1); not easy and medium, which err at random instead",
    )
    parser.add_argument("--jobs", type=count, default=1, help="games to run in parallel (default: 1)")
    parser.add_argument(
        "--results",
        type=Path,
        metavar="FILE",
        help="append games or sets to this file, as JSON lines; an interrupted run continues where it ends",
    )
    parser.add_argument(
        "--log",
        action="store_true",
        help="also keep each game's actions, in notation (`tools.train` needs them)",
    )
    _add_test(parser)
    parser.set_defaults(run=_arena)


def _add_test(parser: argparse.ArgumentParser) -> None:
    test = parser.add_argument_group(
        "sequential test",
        "With --sprt, sets of games are played: the same set-up and seed once per nation, with the first"
        " player in each seat once and the second player in all others. A sequential probability ratio test"
        " ends them: are both equally strong (H0), or is the first stronger by 55 : 45 (H1)? A player that is"
        " not stronger passes in at most 5 % of such tests; --power tells for any --sets and --elo.",
    )
    test.add_argument("--sprt", action="store_true", help="test whether the first player is stronger")
    test.add_argument(
        "--elo",
        type=decimal(f"a number from -{_MOST_ELO} to {_MOST_ELO}", -_MOST_ELO, _MOST_ELO),
        nargs=2,
        metavar=("H0", "H1"),
        help="differences to decide between, in Elo points (default: 0 and 34.9, which is 55 : 45)",
    )
    test.add_argument(
        "--sets", type=count, default=MOST_SETS, help=f"maximum number of sets (default: {MOST_SETS})"
    )
    test.add_argument("--whole", action="store_true", help="play all sets, even after the test has decided")
    test.add_argument(
        "--power",
        type=count,
        metavar="RUNS",
        help="play nothing, but simulate this many tests of players as strong as either hypothesis says",
    )


def _policies(name: str) -> Collection[str]:
    return ruleset(name).players.POLICIES


def _ruleset_and_boards(options: argparse.Namespace) -> tuple[str, tuple[str, ...]]:
    if options.board == _BOTH:
        name = options.ruleset or DEFAULT_RULESET
        return name, board_ids(name, [BOARDS])
    return ruleset_for(options.ruleset, options.board), (options.board,)


def _players(options: argparse.Namespace, name: str) -> tuple[str, ...]:
    players, known = tuple(name.strip() for name in options.players.split(",")), _policies(name)
    if unknown := [name for name in players if name not in known]:
        raise UsageError(f"--players: there is no {unknown[0]!r}; there are {', '.join(known)}.")
    return players


def _nation_count(options: argparse.Namespace, name: str, board: str) -> int:
    with as_usage_error(BoardFileError):
        return options.nations or usual_number(ruleset(name), load_board(board))


def _check_playable(matches: Sequence[Match]) -> None:
    """Check that all matches can be played, before the first one starts."""
    try:
        for match in matches:
            setup_of(match)
    except BoardFileError as error:
        raise UsageError(str(error)) from error
    except SetupError as error:
        raise UsageError(format_setup_error(error)) from error


def _matches(options: argparse.Namespace) -> list[Match]:
    name, boards = _ruleset_and_boards(options)
    players, nations = _players(options, name), _nation_count(options, name, boards[0])
    matches = [
        # Every seat is played on one board before the next board.
        Match(
            game,
            boards[game // nations % len(boards)],
            nations,
            players,
            options.seed,
            options.cap,
            name,
            leeway=options.leeway,
            log=options.log,
        )
        for game in range(options.games)
    ]
    _check_playable(matches[:1] + matches[-1:])
    return matches


def _contest(options: argparse.Namespace) -> Contest:
    name, boards = _ruleset_and_boards(options)
    players, nations = _players(options, name), _nation_count(options, name, boards[0])
    if options.leeway != 1:
        raise UsageError("--leeway: does not go with --sprt; a test is of players as they are.")
    if options.log:
        raise UsageError("--log: does not go with --sprt; a test keeps only who won.")
    if len(players) != 2:
        raise UsageError("--sprt: name two players, the one to be tested first.")
    contest = Contest(
        name,
        boards,
        nations,
        *players,
        seed=options.seed,
        cap=options.cap,
        most=options.sets,
        hypotheses=_hypotheses(options),
        whole=options.whole,
    )
    _check_playable([contest.games(number)[0] for number in range(len(boards))])
    return contest


def _hypotheses(options: argparse.Namespace) -> Hypotheses:
    hypotheses = Hypotheses(*map(strength_of, options.elo)) if options.elo else USUAL
    if hypotheses.h0 >= hypotheses.h1:
        raise UsageError("--elo: the second difference has to be larger than the first.")
    return hypotheses


def _header(match: Match, boards: Sequence[str]) -> dict[str, Any]:
    """Return the header of a results file: what is played, without the number of games."""
    return {
        "ruleset": match.ruleset,
        "boards": list(boards),
        "nations": match.nations,
        "players": list(match.players),
        "seed": match.seed,
        "cap": match.cap,
        "skills": [skill_hash(match.ruleset, policy) for policy in match.players],
        **({"leeway": match.leeway} if match.leeway != 1 else {}),
    }


def _arena(options: argparse.Namespace) -> int:
    if options.power:
        return _print_power(options)
    if options.sprt:
        return _test(options)
    matches = _matches(options)
    file = ResultsFile(_header(matches[0], _ruleset_and_boards(options)[1]), options.results)
    games = [Played(**line) for line in file.kept[: len(matches)]]
    if other := sum(bool(game.log) != options.log for game in games):
        which, now = ("no log", "one") if options.log else ("a log", "none")
        note = f"{options.results}: games in it that have {which}: {other}; those played now get {now}."
        print(f"antike-bot: {note}", file=sys.stderr)
    for played in in_order(play, matches[len(games) :], options.jobs):
        games.append(played)
        file.add(played.line())
        print(json.dumps({**played.line(), "seconds": played.seconds}), flush=True)
    print(table(games, dict.fromkeys(matches[0].players)))
    return 0


def _test(options: argparse.Namespace) -> int:
    contest = _contest(options)
    results = Results(contest, options.results)
    for played, test in contested(contest, results, options.jobs):
        print(json.dumps({**asdict(played), "evidence": round(test.evidence, 3)}), flush=True)
    print(format_contest(contest, results.played, test))
    return 0


def _print_power(options: argparse.Namespace) -> int:
    name, boards = _ruleset_and_boards(options)
    nations = _nation_count(options, name, boards[0])
    _check_playable([Match(0, board, nations, (), options.seed, options.cap, name) for board in boards])
    hypotheses = _hypotheses(options)
    for strength in hypotheses:
        share, sets = power(strength, options.power, options.seed, nations, options.sets, hypotheses)
        wins = 100 * expected(strength, 2)
        told = f"{wins:.3g} : {100 - wins:.3g}, {options.power} tests"
        print(f"{told}: {share:.1%} say stronger; {sets:.0f} sets on average")
    return 0
