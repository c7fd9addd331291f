"""`simulate`: whole games between computer players."""

import argparse
import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from pydantic import ValidationError

from bot.boards import BoardFileError, board_ids, board_ruleset, load_board, usual_board
from bot.cli.errors import UsageError, count
from bot.engine.errors import SetupError
from bot.engine.ruleset import Action, OwnBoard, OwnPosition, OwnSetup, Setup
from bot.model.seats import LEVELS
from bot.records import Record, write_record
from bot.rulesets import DEFAULT_RULESET, Ruleset, ruleset, ruleset_ids
from bot.text.records import format_schema_error
from bot.text.table.setup_errors import format_setup_error

_NATIONS: Final = 4
"""Default number of nations, if the board supports it."""


def add_commands(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("simulate")
    add_ruleset(parser)
    parser.add_argument("--board", help="the board (default: the first of the ruleset)")
    parser.add_argument(
        "--nations",
        type=count,
        help="2 (doubled material) to 6 (default: 4, or the least that the board is for)",
    )
    parser.add_argument("--games", type=count, default=1, help="number of games (default: 1)")
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same games")
    parser.add_argument(
        "--policy",
        choices=["random", "bot"],
        default="random",
        help="who plays: random moves or computer players (default: random)",
    )
    parser.add_argument(
        "--level", choices=LEVELS, default="hard", help="level of the computer players (default: hard)"
    )
    parser.add_argument(
        "--cap",
        type=count,
        default=1000,
        metavar="ROUNDS",
        help="stop a game after this many rounds (default: 1000)",
    )
    parser.add_argument("--out", type=Path, metavar="DIR", help="write a record of each game there")
    parser.add_argument(
        "--variant",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="a setting as in a record's variant, such as goal=12 or two_players=doubled; may be repeated",
    )
    parser.set_defaults(run=_simulate)


def add_ruleset(parser: argparse.ArgumentParser) -> None:
    """Add the option for the ruleset."""
    parser.add_argument(
        "--ruleset", choices=ruleset_ids(), help="the game to play (default: the one the board is made for)"
    )


def ruleset_for(named: str | None, board: str) -> str:
    """Return the requested ruleset, or that of a board; raises `UsageError`."""
    if named is None:
        return board_ruleset(board) or DEFAULT_RULESET
    if board_ruleset(board) is not None and board not in (fitting := board_ids(named)):
        raise UsageError(f"--board {board!r} is not made for {named}; those that are: {', '.join(fitting)}.")
    return named


def usual_number(found: Ruleset, board: OwnBoard) -> int:
    """Return the default number of nations."""
    numbers = found.options.numbers(board)
    return _NATIONS if _NATIONS in numbers else min(numbers)


@dataclass(frozen=True, slots=True)
class _SimulationRequest:
    """The games to play."""

    found: Ruleset
    board: OwnBoard
    settings: dict[str, Any]
    number: int
    """Number of nations."""
    drawn: bool
    """Whether nations and seats are all drawn by lot; otherwise only where the rules require it."""

    def setup(self, chance: random.Random) -> OwnSetup:
        """Return a game's set-up; the first player is drawn if the rules ask for it and all nations play."""
        found = self.found
        order = list(found.rules.eligible(self.board, self.settings))
        if self.drawn or (len(order) == self.number and found.options.seats_drawn(self.settings)):
            chance.shuffle(order)
        dealt = found.rules.with_first_draws(self.board, self.settings, chance.randrange)
        return found.rules.setup(self.board, dealt, tuple(order[: self.number]))


def _read_request(options: argparse.Namespace) -> _SimulationRequest:
    named = options.board
    if named is None:
        named = usual_board(options.ruleset or DEFAULT_RULESET)
    found = ruleset(ruleset_for(options.ruleset, named))
    settings: dict[str, Any] = {}
    for pair in options.variant:
        key, separator, value = pair.partition("=")
        if key == "nations":
            raise UsageError(f"--variant {pair!r}: the option --nations gives their number.")
        if not separator:
            raise UsageError(f"--variant {pair!r}: write KEY=VALUE, for instance goal=12.")
        settings[key] = None if value == "null" else value
    try:
        board = load_board(named)
        number = options.nations or usual_number(found, board)
        chosen = found.codec.variant_from_text({**found.rules.default_settings(number), **settings})
        found.rules.setup(
            board, chosen, found.rules.eligible(board, chosen)[:number]
        )  # validated before playing
    except BoardFileError as error:
        raise UsageError(str(error)) from error
    except ValidationError as error:
        fault = error.errors()[0]
        told = format_schema_error(fault["type"], fault["loc"], fault.get("ctx", {}))
        raise UsageError(f"--variant: {told}") from error
    except SetupError as error:
        raise UsageError(format_setup_error(error)) from error
    return _SimulationRequest(found, board, chosen, number, drawn=options.policy == "bot")


def play_game(setup: Setup, rng: random.Random, cap: int, policy: str) -> tuple[OwnPosition, list[Action]]:
    """Play a game by one policy for all seats, to its end or through round `cap`."""
    found = ruleset(setup.ruleset)
    position, actions = found.rules.start(setup), list[Action]()
    while position.outcome is None and position.round <= cap:
        for thought in found.players.think(position, policy, rng):
            action = found.rules.with_draw(position, thought, rng.randrange)
            position, _ = found.rules.apply(position, action)
            actions.append(action)
    return position, actions


def _simulate(options: argparse.Namespace) -> int:
    wish = _read_request(options)
    if options.out:
        with _writing_to(options.out):
            options.out.mkdir(parents=True, exist_ok=True)
    policy = options.level if options.policy == "bot" else "random"
    for game in range(options.games):
        # A string gives the same seed on every machine and distinguishes the games of a run.
        chance = random.Random(f"{options.seed}/{game}")  # noqa: S311 - a game, no secret
        setup = wish.setup(chance)
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
            with _writing_to(options.out / name):
                (options.out / name).write_text(json.dumps(record, indent=1) + "\n")
    return 0


@contextmanager
def _writing_to(path: Path) -> Iterator[None]:
    """Convert errors of an unwritable path; `ValueError` means that no file can have this path."""
    try:
        yield
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise UsageError(f"--out {path}: {reason}.") from error
