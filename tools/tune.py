"""Determine by games which weights of `hard` should count more, or less.

    python -m tools.tune play --board west --nations 3 --seat 3 --games 300 --jobs 2 trials.jsonl
    python -m tools.tune slopes trials.jsonl ...

`play` adds games to a file. In each, one `hard` has every weight multiplied by a random factor, drawn around
1, or around the values of `--around point=1.6,near=0.7`; the others play with unchanged weights. `slopes`
prints for each weight by how many points the final lead grows if it is doubled, and how many standard errors
that is (ridge regression on the logarithms of the factors). A lead says far more than the winner if hardly
any game is won. Promising factors are passed as the next `--around`; with `--spread 0` they are played
unchanged. The arena decides in the end (`antike-bot arena --sprt`). Run `play` from `build/compiled`
(`make compiled`), or it takes three times as long; `slopes` needs numpy (requirements-train.txt).
"""

import argparse
import json
import random
import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from math import exp, log
from pathlib import Path
from typing import Any, Final

try:
    import numpy as np
except ModuleNotFoundError:  # `play` needs none of it, and runs with the compiled players, too
    np = None

from bot.boards import board_ruleset
from bot.cli.arena.games import Match, Played, play
from bot.cli.processes import in_order
from bot.engine.ruleset import OwnPosition
from bot.rulesets import ruleset

_LEVEL: Final = "hard"
_TRIED: Final = "tried"
_CAP: Final = 200
"""Maximum rounds of a game; no game of `hard` has taken this long."""
_VICTORY: Final = 2
"""Points that a win adds to the lead, because a win is the purpose of all points."""
_RIDGE: Final = 1.0
"""Penalty that keeps slopes near 0 about which few games say anything."""

Trial = dict[str, Any]


def tunable(name: str) -> list[str]:
    """Return the names of `hard`'s weights that are not integers: those are counts, not values."""
    weights = ruleset(name).players.skill_of(_LEVEL)["weights"]
    return [name for name, value in weights.items() if isinstance(value, float | Mapping)]


def drawn(names: Iterable[str], around: Mapping[str, float], spread: float, chance: random.Random) -> Trial:
    """Return a random factor for each weight; `spread` is the standard deviation of its natural logarithm."""
    return {name: round(around.get(name, 1.0) * exp(chance.gauss(0.0, spread)), 4) for name in names}


def tried(match: Match, around: Mapping[str, float], spread: float) -> Trial:
    """Play a game; return the factors, the nations in turn order, the tested player's index, the result."""
    players = ruleset(match.ruleset).players
    chance = random.Random(f"factors {match.seed}/{match.board}/{match.number}")  # noqa: S311 - a game, no secret
    factors = drawn(tunable(match.ruleset), around, spread, chance)

    def think(position: OwnPosition, policy: str, chance: random.Random) -> Sequence[Any]:
        return players.think(position, _LEVEL, chance, factors if policy == _TRIED else None)

    played = play(match, think=think)
    return {"board": match.board, "game": match.number, "factors": factors, **_end(played)}


def _end(played: Played) -> Trial:
    order = list(played.seats)
    return {
        "nations": order,
        "tried": list(played.seats.values()).index(_TRIED),
        "winner": None if played.winner is None else order.index(played.winner),
        "scores": [played.scores[nation] for nation in order],
        "rounds": played.rounds,
    }


def lead(trial: Trial) -> int:
    """Return the tested player's final lead over the best other one, in points; a win adds `_VICTORY`."""
    own, others = trial["scores"][trial["tried"]], list(trial["scores"])
    del others[trial["tried"]]
    return int(own - max(others) + _VICTORY * (trial["winner"] == trial["tried"]))


def slopes(trials: Sequence[Trial]) -> dict[str, tuple[float, float]]:
    """Return by weight how much the lead grows if it is doubled, and the standard error.

    The order is by significance, descending. Each board and seat has its own mean; a weight that is the same
    in all games is omitted. Raises `ValueError` if there are no more games than weights and means.
    """
    names = [name for name in trials[0]["factors"] if len({trial["factors"][name] for trial in trials}) > 1]
    places = sorted({(trial["board"], trial["tried"]) for trial in trials})
    rows = [
        [float((trial["board"], trial["tried"]) == place) for place in places]
        + [log(trial["factors"][name]) / log(2) for name in names]
        for trial in trials
    ]
    table, leads = np.array(rows), np.array([float(lead(trial)) for trial in trials])
    free = len(trials) - table.shape[1]
    if free < 1:
        raise ValueError(f"{len(trials)} games say nothing of {len(names)} weights")
    bent = table.T @ table + _RIDGE * np.diag([0.0] * len(places) + [1.0] * len(names))
    found = np.linalg.solve(bent, table.T @ leads)
    left = leads - table @ found
    errors = np.sqrt(np.diag(np.linalg.inv(bent)) * (left @ left) / free)
    by_weight = zip(names, found[len(places) :], errors[len(places) :], strict=True)
    sure = sorted(by_weight, key=lambda each: -abs(each[1] / each[2]))
    return {name: (float(slope), float(error)) for name, slope, error in sure}


def format_report(trials: Sequence[Trial]) -> str:
    """Return a line for each board and tested seat: games won, and mean scores by seat."""
    lines = []
    for board, seat in sorted({(trial["board"], trial["tried"]) for trial in trials}):
        here = [trial for trial in trials if (trial["board"], trial["tried"]) == (board, seat)]
        won = sum(trial["winner"] == seat for trial in here)
        scores = [sum(each) / len(here) for each in zip(*(trial["scores"] for trial in here), strict=True)]
        means = ", ".join(f"{score:.1f}" for score in scores)
        lines.append(f"{board}, seat {seat + 1}: won {won} of {len(here)}; mean scores {means}\n")
    return "".join(lines)


def _play(options: argparse.Namespace) -> None:
    name = board_ruleset(options.board)
    if name is None:
        raise SystemExit(f"there is no board {options.board!r}")
    unknown = options.around.keys() - set(tunable(name))
    if unknown:
        raise SystemExit(
            f"{', '.join(sorted(unknown))}: no such weight; there are {', '.join(tunable(name))}"
        )
    path: Path = options.files[0]
    kept = [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []
    # The number of a game determines the seat of the first player (`bot.cli.arena.games.seated`).
    numbers = [
        number if options.seat is None else number * options.nations + options.seat - 1
        for number in range(sum(trial["board"] == options.board for trial in kept), options.games)
    ]
    matches = [
        Match(number, options.board, options.nations, (_TRIED, _LEVEL), options.seed, _CAP, name)
        for number in numbers
    ]
    trying = partial(tried, around=options.around, spread=options.spread)
    with path.open("a", encoding="utf-8") as file:
        for trial in in_order(trying, matches, options.jobs):
            file.write(json.dumps(trial) + "\n")
            file.flush()


def _slopes(options: argparse.Namespace) -> None:
    trials = [json.loads(line) for path in options.files for line in path.read_text("utf-8").splitlines()]
    sys.stdout.write(format_report(trials))
    try:
        found = slopes(trials)
    except ValueError as few:
        raise SystemExit(str(few)) from few
    for name, (slope, error) in found.items():
        sys.stdout.write(f"{name:<16} {slope:+.2f} a doubling, {slope / error:+.1f} standard errors\n")


def _factors(text: str) -> dict[str, float]:
    return {name: float(factor) for name, factor in (each.split("=") for each in text.split(","))}


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("play", "slopes"))
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE")
    parser.add_argument("--board", default="east")
    parser.add_argument("--nations", type=int, default=4)
    parser.add_argument("--seat", type=int, help="of the one that is tried, 1 first (default: each in turn)")
    parser.add_argument("--around", type=_factors, default={}, help="factors: point=1.6,near=0.7")
    parser.add_argument("--spread", type=float, default=0.5, help="of the logarithms (default: 0.5)")
    parser.add_argument("--games", type=int, default=300, help="that the file is to hold of this board")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    if options.seat is not None and not 1 <= options.seat <= options.nations:
        parser.error(f"--seat {options.seat}: there are seats 1 to {options.nations}")
    {"play": _play, "slopes": _slopes}[options.what](options)


if __name__ == "__main__":
    main()
