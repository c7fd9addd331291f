"""Train computer players on games that they have played among themselves.

    antike-bot arena --players hard --leeway 2.5 --board east --nations 4 --log --results games.jsonl
    python -m tools.train learn --version 5 games.jsonl ...
    python -m tools.train check --version 2 games.jsonl ...
    python -m tools.train weigh games.jsonl ...

The files are those of `arena --log`, also compressed (`.xz`), as in `data/arena/fairness`; games without a
log or a winner are left out. All commands play them again for every nation's evaluation at the start of each
turn.

`learn` trains a network that predicts the winner from it (`network-5.json` beside the players), by gradient
descent (Adam) on the logarithm of the winner's chance: temporal-difference learning from the final result
only. It also prints the calibration of the chances by five-fold cross-validation: of each fifth of the games
by a network trained on the other four; `--hidden 0` shows the result of a mere sum of weighted inputs.
`check` prints the calibration of an existing network on games that it was not trained on. `weigh` prints the
factor by which each part of the evaluation should count for more, or less, to predict the winner (multinomial
logistic regression); the numbers in `weights.py` are based on it, and on games of the new ones against the
old (`antike-bot arena --sprt`). `learn` and `weigh` need numpy, from a separate group of requirements
(`train`).
"""

import argparse
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any, Final, NamedTuple

try:
    import numpy as np
except ModuleNotFoundError:  # `check` needs none of it, and runs with the compiled players, too
    np = None

from bot.cli.arena.games import Match, replay, setup_of
from bot.cli.processes import in_order
from bot.engine.ruleset import OwnPosition
from bot.engine.terms import Nation
from bot.players.win_chances import NationEvaluation, Network, Outlook, inputs, network, network_file
from bot.rulesets import ruleset
from tools.fairness import games_of

_FOLDS: Final = 5
"""Number of folds of the games for cross-validation."""
_BIN: Final = 10
"""Width of a bin of chances, in percent."""
_EPOCHS: Final = 25
"""Number of passes over all games."""
_SAMPLE: Final = 16
"""Positions of a game per step: they are so similar that all of them add little information."""
_RATE: Final = 1e-3
"""Initial learning rate; it decreases linearly to three tenths of that."""
_DECAY: Final = 5e-3
"""L2 penalty, which keeps weights small that the games say little about."""
_BETA_1, _BETA_2, _EPSILON = 0.9, 0.999, 1e-8
"""Adam's decay rates for the means of gradients and of their squares, and its epsilon."""

_STEPS: Final = 20
"""Iterations of Newton's method; it converges long before."""
_RIDGE: Final = 1e-3
"""Penalty that keeps the equations solvable if the games say nothing about a term."""
_FACTOR_RIDGE: Final = 100.0
"""Penalty that keeps each part's factor near the common one, as terms of a few hundred games correlate."""
_HUNDRED: Final = 100.0

Game = dict[str, Any]


def evaluated(logged: tuple[Match, str, Nation]) -> Game:
    """Play a game again from its log; return it with every nation's evaluation at the start of each turn.

    A turn is the leader's share of the target, the mover's index in turn order, and for each nation a list of
    its value and its parts, in the order of `parts`; `winner` is an index, too.
    """
    match, log, winner = logged
    players = ruleset(match.ruleset).players
    names: list[str] = []
    turns: list[tuple[float, int, list[list[float]]]] = []

    def note(position: OwnPosition) -> None:
        if position.outcome is None:
            found: Outlook = players.outlook(position)
            names[:] = names or list(found.standings[0].parts)
            rows = [[each.value, *(each.parts.get(name, 0.0) for name in names)] for each in found.standings]
            turns.append((found.leading, found.mover, rows))

    replay(match, log, note)
    return {
        "ruleset": match.ruleset,
        "game": match.number,
        "winner": setup_of(match).turn_order.index(winner),
        "parts": names,
        "turns": turns,
    }


def read(paths: Iterable[Path], jobs: int = 1) -> dict[str, list[Game]]:
    """Return the games that have a log and a winner, by ruleset; raises `SystemExit` if there are none."""
    games: dict[str, list[Game]] = {}
    for game in in_order(evaluated, _logged(paths), jobs):
        games.setdefault(game["ruleset"], []).append(game)
    if not games:
        raise SystemExit(
            "no game in these files has a winner and a log, as `antike-bot arena --log` keeps it"
        )
    return games


def _logged(paths: Iterable[Path]) -> Iterator[tuple[Match, str, Nation]]:
    for path in paths:
        header, played = games_of(path)
        players, leeway = tuple(header["players"]), header.get("leeway", 1.0)
        for game in played:
            if game.log and game.winner:
                match = Match(
                    *(game.game, game.board, header["nations"], players, header["seed"], header["cap"]),
                    *(header["ruleset"], None, leeway),
                )
                yield match, game.log, game.winner


class Net(NamedTuple):
    """Weights of a network, as in `Network`; `hidden` has the shape (inputs, hidden units)."""

    hidden: Any
    bias: Any
    out: Any
    direct: Any


def learn(options: argparse.Namespace) -> None:
    """Train on the games of each ruleset, print the calibration, and write a new network if it has units.

    Raises `SystemExit` if its file exists: frozen players use it.
    """
    learned_from = read(options.files, options.jobs)
    for name in learned_from:
        path = network_file(name, options.version)
        if options.hidden and path.exists():
            raise SystemExit(f"{path} is there already; take a new number")
    for name, games in learned_from.items():
        shown = [_shown(game) for game in games]
        said = list(cross_validated(games, shown, options.hidden))
        loss = np.mean([row for row, _ in said])
        print(f"{name}, {len(games)} games: loss {loss:.4f} a position of games not learned from")
        print(calibration(chance for _, chances in said for chance in chances))
        if options.hidden:
            net = trained(shown, [game["winner"] for game in games], options.hidden)
            write(network_file(name, options.version), games[0]["parts"], net)


def check(options: argparse.Namespace) -> None:
    """Print the calibration of an existing network on games that it was not trained on."""
    for name, games in read(options.files, options.jobs).items():
        print(f"{name}, {len(games)} games")
        print(calibration(foretold(games, network(name, options.version))))


def foretold(games: Iterable[Game], net: Network) -> Iterator[tuple[float, bool]]:
    """Yield each nation's chance at the start of each turn, and whether it won."""
    for game in games:
        for outlook in _outlooks(game):
            for nation, chance in enumerate(net.chances(outlook)):
                yield chance, nation == game["winner"]


def _outlooks(game: Game) -> Iterator[Outlook]:
    for leading, mover, standings in game["turns"]:
        rows = [
            NationEvaluation(value, dict(zip(game["parts"], parts, strict=True)))
            for value, *parts in standings
        ]
        yield Outlook(rows, leading, mover)


def _shown(game: Game) -> Any:
    """Return the network's inputs: an array of shape (turns, nations, inputs)."""
    return np.array([inputs(outlook, game["parts"]) for outlook in _outlooks(game)])


def trained(shown: Sequence[Any], winners: Sequence[int], hidden: int) -> Net:
    """Return a network trained on games; inputs are standardized for training only.

    Its weights are their means over the second half of all steps (Polyak and Juditsky 1992), which are less
    noisy than the last ones.
    """
    every = np.concatenate([game.reshape(-1, game.shape[2]) for game in shown])
    middle, spread = every.mean(0), every.std(0) + 1e-6
    chance = np.random.default_rng(1)
    net = Net(
        chance.normal(0, every.shape[1] ** -0.5, (every.shape[1], hidden)),
        np.zeros(hidden),
        chance.normal(0, 0.1, hidden),
        np.zeros(every.shape[1]),
    )
    scaled, follow = [(game - middle) / spread for game in shown], _adam()
    mean, steps = Net(*map(np.zeros_like, net)), _EPOCHS * len(shown)
    for step, slopes in enumerate(_gradients(net, scaled, winners, chance)):
        follow(net, slopes, step, 1 - 0.7 * step / steps)
        if step >= steps // 2:
            for total, weights in zip(mean, net, strict=True):
                total += weights / (steps - steps // 2)
    hidden_weights = mean.hidden / spread[:, None]
    bias = mean.bias - middle @ hidden_weights
    return Net(hidden_weights, bias, mean.out, mean.direct / spread)


def _gradients(net: Net, shown: Sequence[Any], winners: Sequence[int], chance: Any) -> Iterator[Net]:
    """Yield the gradient of each game's loss, for all epochs; the caller updates the weights in between."""
    for _ in range(_EPOCHS):
        for number in chance.permutation(len(shown)):
            game = shown[number]
            rows = game[chance.choice(len(game), min(len(game), _SAMPLE), replace=False)]
            units, chances = _answers(net, rows)
            wrong = chances
            wrong[:, winners[number]] -= 1
            wrong /= len(rows)
            back = wrong[..., None] * net.out * (1 - units * units)
            yield Net(
                np.tensordot(rows, back, ((0, 1), (0, 1))),
                back.sum((0, 1)),
                np.einsum("tn,tnh->h", wrong, units),
                np.einsum("tn,tnd->d", wrong, rows),
            )


def _answers(net: Net, rows: Any) -> tuple[Any, Any]:
    """Return the hidden units (turns, nations, units) and the chances (turns, nations)."""
    units = np.tanh(rows @ net.hidden + net.bias)
    return units, _shares(units @ net.out + rows @ net.direct)


def _adam() -> Callable[[Net, Net, int, float], None]:
    """Return an Adam updater (Kingma and Ba 2015): step size depends on gradients' steadiness, not size."""
    kept: list[tuple[Any, Any]] = []

    def follow(net: Net, slopes: Net, step: int, share: float) -> None:
        kept[:] = kept or [(np.zeros_like(each), np.zeros_like(each)) for each in net]
        for weights, slope, (mean, square) in zip(net, slopes, kept, strict=True):
            slope = slope + _DECAY * weights
            mean += (1 - _BETA_1) * (slope - mean)
            square += (1 - _BETA_2) * (slope * slope - square)
            steady = mean / (1 - _BETA_1 ** (step + 1))
            size = np.sqrt(square / (1 - _BETA_2 ** (step + 1))) + _EPSILON
            weights -= _RATE * share * steady / size

    return follow


def cross_validated(
    games: Sequence[Game], shown: Sequence[Any], hidden: int
) -> Iterator[tuple[float, list[tuple[float, bool]]]]:
    """Yield each position's loss, and each nation's chance and whether it won, by networks of other folds."""
    folds = _folds(games)
    for fold in range(_FOLDS):
        others = [number for number in range(len(games)) if folds[number] != fold]
        winners = [games[each]["winner"] for each in others]
        net = trained([shown[each] for each in others], winners, hidden)
        for number in (each for each in range(len(games)) if folds[each] == fold):
            winner = games[number]["winner"]
            for chances in _answers(net, shown[number])[1]:
                told = [(float(chance), nation == winner) for nation, chance in enumerate(chances)]
                yield -float(np.log(chances[winner])), told


def _folds(games: Sequence[Game]) -> list[int]:
    """Return each game's fold; equal games share one, otherwise the validation would be worthless."""
    courses: dict[tuple[object, ...], int] = {}
    went = [(len(game["turns"]), str(game["turns"][0]), str(game["turns"][-1])) for game in games]
    return [courses.setdefault(each, len(courses)) % _FOLDS for each in went]


def write(path: Path, parts: Sequence[str], net: Net) -> None:
    """Write a network to a JSON file, with one line for each hidden unit."""
    rows = ",\n".join(f"  {json.dumps([round(float(each), 5) for each in row])}" for row in net.hidden.T)
    ends = {"bias": net.bias, "out": net.out, "direct": net.direct}
    rest = [f' "{name}": {json.dumps([round(float(each), 5) for each in row])}' for name, row in ends.items()]
    text = f'{{\n "parts": {json.dumps(list(parts))},\n "hidden": [\n{rows}\n ],\n'
    path.write_text(text + ",\n".join(rest) + "\n}\n", "utf-8")


def _newton(terms: Any, winners: Any, weight: Any, start: Any, ridge: float) -> Any:
    """Return the weights of terms (turn, nation, term) with the maximum penalized likelihood of the winners.

    The penalty is `ridge` times half the squared distance from `start`.
    """
    found = start
    for _ in range(_STEPS):
        chances = _shares(terms @ found)
        expected = np.einsum("tn,tnk->tk", chances, terms)
        of_winner = terms[np.arange(len(winners)), winners]
        slope = weight @ (of_winner - expected) - ridge * (found - start)
        spread = terms - expected[:, None, :]
        bend = np.einsum("t,tn,tnk,tnj->kj", weight, chances, spread, spread) + ridge * np.eye(len(found))
        found = found + np.linalg.solve(bend, slope)
    return found


def _shares(scores: Any) -> Any:
    """Return chances by turn and nation: the softmax over nations."""
    parts = np.exp(scores - scores.max(axis=1, keepdims=True))
    return parts / parts.sum(axis=1, keepdims=True)


def calibration(chances: Iterable[tuple[float, bool]]) -> str:
    """Return a line for each bin of chances: their number, their mean, and the share that won."""
    rows: dict[int, list[tuple[float, bool]]] = {}
    for chance, won in chances:
        rows.setdefault(min(int(chance * 100) // _BIN, 9), []).append((chance, won))
    return "\n".join(
        f"  {number * _BIN:>3} to {(number + 1) * _BIN:>3} %: {len(row):>6} chances,"
        f" said {fmean(said for said, _ in row):.1%}, won {fmean(won for _, won in row):.1%}"
        for number, row in sorted(rows.items())
    )


def weigh(options: argparse.Namespace) -> None:
    """Print the factor of each part of the evaluation, by ruleset and number of nations."""
    won = [game for games in read(options.files, options.jobs).values() for game in games]
    for kind in sorted({(game["ruleset"], _nations(game)) for game in won}):
        chosen = [game for game in won if (game["ruleset"], _nations(game)) == kind]
        names = chosen[0]["parts"]
        print(f"{kind[0]}, {kind[1]} nations, {len(chosen)} games; of their worth as it is now should count")
        for name, factor, spread in zip(names, *factors(chosen), strict=True):
            print(f"  {name:<12} {factor:6.2f} (± {spread:.2f} between fifths of the games left out)")


def _nations(game: Game) -> int:
    return len(game["turns"][0][2])


def factors(games: Sequence[Game]) -> tuple[Any, Any]:
    """Return each part's factor relative to that of all parts, and its standard deviation over the folds."""
    alike = _weighed(games, 0.0, whole=True)[0]
    folds = [
        _weighed([game for game in games if game["game"] % _FOLDS != fold], alike) for fold in range(_FOLDS)
    ]
    return _weighed(games, alike) / alike, np.std(folds, axis=0) / alike


def _weighed(games: Sequence[Game], start: float, *, whole: bool = False) -> Any:
    """Return the factors with the maximum likelihood of the winners, penalized for distance from `start`."""
    parts = np.array(
        [[parts for _, *parts in standings] for game in games for _, _, standings in game["turns"]]
    )
    terms = parts.sum(axis=2, keepdims=True) / _HUNDRED if whole else parts / _HUNDRED
    winners = np.array([game["winner"] for game in games for _ in game["turns"]])
    first = np.full(terms.shape[2], start)
    return _newton(terms, winners, np.ones(len(winners)), first, _RIDGE if whole else _FACTOR_RIDGE)


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("learn", "check", "weigh"))
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play games again (default: 1)")
    parser.add_argument("--hidden", type=int, default=32, help="units of the network (default: 32)")
    parser.add_argument("--version", type=int, help="number of the network, for learn and check")
    options = parser.parse_args()
    if options.what in {"learn", "check"} and options.version is None:
        parser.error(f"{options.what} needs the network's number: --version")
    {"learn": learn, "check": check, "weigh": weigh}[options.what](options)


if __name__ == "__main__":
    main()
