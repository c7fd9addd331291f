"""`simulate`: whole games without people."""

import argparse
import json
import random
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from bot.boards import BoardFileError, load_board
from bot.cli.errors import UsageError
from bot.engine.errors import SetupError
from bot.engine.ruleset import Action, OwnPosition, OwnSetup, Setup
from bot.model.seats import LEVELS
from bot.records import Record, write_record
from bot.rulesets import DEFAULT_RULESET, ruleset, ruleset_ids
from bot.text.table.setup_errors import tell_setup


def add_commands(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("simulate", help="play whole games and print one line per game")
    add_ruleset(parser)
    parser.add_argument("--board", default="east", help="the board (default: east)")
    parser.add_argument("--nations", type=_count, default=4, help="number of nations, 2 to 6 (default: 4)")
    parser.add_argument("--games", type=_count, default=1, help="number of games (default: 1)")
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same games")
    parser.add_argument(
        "--policy", choices=["random", "bot"], default="random", help="who plays (default: random)"
    )
    parser.add_argument(
        "--level", choices=LEVELS, default="hard", help="with --policy bot: how well it plays (default: hard)"
    )
    parser.add_argument(
        "--cap", type=_count, default=1000, metavar="ROUNDS", help="stop a game after so many (default: 1000)"
    )
    parser.add_argument("--out", type=Path, metavar="DIR", help="write a record of each game there")
    parser.add_argument(
        "--variant",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="a setting such as goal=12; may be repeated",
    )
    parser.set_defaults(run=_simulate)


def add_ruleset(parser: argparse.ArgumentParser) -> None:
    """Add the option that says what is played."""
    parser.add_argument(
        "--ruleset",
        choices=ruleset_ids(),
        default=DEFAULT_RULESET,
        help=f"what is played (default: {DEFAULT_RULESET})",
    )


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1")
    return int(text)


def _setup(options: argparse.Namespace) -> OwnSetup:
    found = ruleset(options.ruleset)
    settings: dict[str, Any] = {"nations": options.nations}
    for pair in options.variant:
        key, separator, value = pair.partition("=")
        if not separator or key == "nations":
            raise UsageError(f"--variant {pair!r}: write KEY=VALUE, for instance goal=12.")
        settings[key] = value
    try:
        board = load_board(options.board)
        chosen = found.codec.variant_from_text(settings)
        nations = found.rules.eligible(board, chosen)
        return found.setup(board, chosen, nations[: options.nations])
    except BoardFileError as error:
        raise UsageError(str(error)) from error
    except ValidationError as error:
        fault = error.errors()[0]
        raise UsageError(f"--variant {'.'.join(map(str, fault['loc']))}: {fault['msg']}.") from error
    except SetupError as error:
        raise UsageError(tell_setup(error)) from error


def play_game(
    setup: Setup, rng: random.Random, cap: int, policy: str = "random"
) -> tuple[OwnPosition, list[Action]]:
    """One game by a policy for all, to its end or through round `cap`."""
    found = ruleset(setup.ruleset)
    position, actions = found.rules.start(setup), list[Action]()
    while position.outcome is None and position.round <= cap:
        for thought in found.players.think(position, policy, rng):
            action = found.rules.drawn(position, thought, rng.randrange)
            position, _ = found.rules.apply(position, action)
            actions.append(action)
    return position, actions


def _simulate(options: argparse.Namespace) -> int:
    setup = _setup(options)
    if options.out:
        _make_folder(options.out)  # before the first game is played in vain
    policy = options.level if options.policy == "bot" else "random"
    for game in range(options.games):
        # A string seeds the same on every machine and Python, and tells the games of one run apart.
        chance = random.Random(f"{options.seed}/{game}")  # noqa: S311 - a game, no secret
        position, actions = play_game(setup, chance, options.cap, policy)
        outcome = position.outcome
        line = {
            "game": game,
            "board": setup.board.id,
            "nations": len(setup.nations),
            "winner": outcome.winner if outcome else None,
            "reason": outcome.reason if outcome else "cap",
            "rounds": min(position.round, options.cap),
            "actions": len(actions),
        }
        print(json.dumps(line), flush=True)
        if options.out:
            players = {nation: f"p{seat}" for seat, side in enumerate(setup.sides, 1) for nation in side}
            record = write_record(Record(setup, players, tuple(actions)))
            name = f"{setup.board.id}-{len(setup.nations)}-{options.seed}-{game:04}.json"
            _write(options.out / name, json.dumps(record, indent=1) + "\n")
    return 0


def _make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise _unwritable(path, error) from error


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text)
    except OSError as error:
        raise _unwritable(path, error) from error


def _unwritable(path: Path, error: Exception) -> UsageError:
    """`ValueError` says that no file can have this path."""
    reason = error.strerror if isinstance(error, OSError) else error
    return UsageError(f"--out {path}: {reason}.")
