"""Fits what computer players go by to games that they have played among themselves.

    python -m tools.train play --board east --nations 4 --games 250 --jobs 2 games.jsonl
    python -m tools.train fit games.jsonl ...
    python -m tools.train weigh games.jsonl ...

`play` adds games of `hard` players to a file, with the terms of every nation's chance at the start of each
turn, and with what each part of its holdings is worth to it. `fit` finds the weights of these terms
(multinomial logistic regression on who won, by Newton's method) and writes them beside the players
(`win_chances.json`). It tells how well chances hold, too: each fifth of the games by weights from the other
four. `weigh` tells by what factor each part should count for more, or less, to foretell who won; the numbers
in `weights.py` go by it, and by games of the new ones against the old (`antike-bot arena --sprt`). Both need
numpy, from a group of requirements of its own (`train`).
"""

import argparse
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

try:
    import numpy as np
except ModuleNotFoundError:  # `play` needs none of it, and runs with the compiled players, too
    np = None

from bot.boards import board_ruleset
from bot.cli.arena.games import Match, play
from bot.engine.ruleset import OwnPosition
from bot.players.win_chances import Terms, weights_file
from bot.rulesets import ruleset

_FOLDS: Final = 5
"""That games are parted into for the proof."""
_BIN: Final = 10
"""Percent."""
_STEPS: Final = 20
"""Of Newton's method; it has long come to rest by then."""
_RIDGE: Final = 1e-3
"""Keeps the method going where games tell nothing of a term."""

_HELD: Final = 100.0
"""Keeps the factor of each part near that of all, for terms of a few hundred games say much the same."""
_HUNDRED: Final = 100.0

Game = dict[str, Any]


def watched(match: Match) -> Game:
    """A game: who won, every nation's terms at the start of each turn, and its line as `arena` keeps it."""
    players = ruleset(match.ruleset).players
    turns: list[list[list[float]]] = []
    parts: list[list[dict[str, float]]] = []

    def note(position: OwnPosition) -> None:
        if position.outcome is None:
            found = players.chance_terms(position)
            turns.append([[round(each, 3) for each in found[nation]] for nation in sorted(found)])
            own = players.value_terms(position)
            parts.append(
                [{part: round(worth, 1) for part, worth in own[each].items()} for each in sorted(own)]
            )

    played = play(match, note)
    winner = None if played.winner is None else sorted(played.seats).index(played.winner)
    return {
        "ruleset": match.ruleset,
        "board": match.board,
        "game": match.number,
        "winner": winner,
        "turns": turns,
        "parts": parts,
        "played": played.line(),
    }


def play_games(options: argparse.Namespace) -> None:
    """Add games to a file, from the first number on that it does not hold."""
    name = board_ruleset(options.board)
    if name is None:
        raise SystemExit(f"there is no board {options.board!r}")
    path: Path = options.files[0]
    kept = len(path.read_text("utf-8").splitlines()) if path.exists() else 0
    matches = [
        Match(number, options.board, options.nations, ("hard",), options.seed, 200, name)
        for number in range(kept, options.games)
    ]
    with ProcessPoolExecutor(options.jobs) as pool, path.open("a", encoding="utf-8") as file:
        for game in pool.map(watched, matches):
            file.write(json.dumps(game) + "\n")
            file.flush()


def fit(options: argparse.Namespace) -> None:
    """Fit the weights for each ruleset and number of nations in the files, and write them."""
    games = [json.loads(line) for path in options.files for line in path.read_text("utf-8").splitlines()]
    won = [game for game in games if game["winner"] is not None]
    for name in sorted({game["ruleset"] for game in won}):
        of_ruleset = [game for game in won if game["ruleset"] == name]
        weights: dict[int, Terms] = {}
        for nations in sorted({_nations(game) for game in of_ruleset}):
            chosen = [game for game in of_ruleset if _nations(game) == nations]
            weights[nations] = fitted_to(chosen)
            print(f"{name}, {nations} nations: {weights[nations]}, fitted to {len(chosen)} games")
            print(calibration(foretold(chosen)))
        write(name, weights)


def _nations(game: Game) -> int:
    return len(game["turns"][0])


def fitted_to(games: Sequence[Game]) -> Terms:
    """The weights under which those who won were likeliest to; every game counts alike, however long."""
    terms = np.array([turn for game in games for turn in game["turns"]])
    winners = np.array([game["winner"] for game in games for _ in game["turns"]])
    weight = np.array([1 / len(game["turns"]) for game in games for _ in game["turns"]])
    found = _newton(terms, winners, weight, np.zeros(terms.shape[2]), _RIDGE)
    return Terms(*(round(float(each), 4) for each in found))


def _newton(terms: Any, winners: Any, weight: Any, start: Any, ridge: float) -> Any:
    """Weights of terms (turn, nation, term) that make the winners likeliest, held near `start`."""
    found = start
    for _ in range(_STEPS):
        chances = _chances(terms, found)
        expected = np.einsum("tn,tnk->tk", chances, terms)
        of_winner = terms[np.arange(len(winners)), winners]
        slope = weight @ (of_winner - expected) - ridge * (found - start)
        spread = terms - expected[:, None, :]
        bend = np.einsum("t,tn,tnk,tnj->kj", weight, chances, spread, spread) + ridge * np.eye(len(found))
        found = found + np.linalg.solve(bend, slope)
    return found


def _chances(terms: Any, weights: Any) -> Any:
    sums = terms @ weights
    parts = np.exp(sums - sums.max(axis=1, keepdims=True))
    return parts / parts.sum(axis=1, keepdims=True)


def foretold(games: Sequence[Game]) -> Iterator[tuple[float, bool]]:
    """Of each nation at each turn: its chance by weights from other games, and whether it won."""
    for fold in range(_FOLDS):
        weights = np.array(fitted_to([game for game in games if game["game"] % _FOLDS != fold]))
        for game in games:
            if game["game"] % _FOLDS == fold:
                for chances in _chances(np.array(game["turns"]), weights):
                    for nation, chance in enumerate(chances):
                        yield float(chance), nation == game["winner"]


def calibration(chances: Iterable[tuple[float, bool]]) -> str:
    """A line for each bin of chances: how many there were, what was said, and what share was won."""
    rows: dict[int, list[tuple[float, bool]]] = {}
    for chance, won in chances:
        rows.setdefault(min(int(chance * 100) // _BIN, 9), []).append((chance, won))
    return "\n".join(
        f"  {number * _BIN:>3} to {(number + 1) * _BIN:>3} %: {len(row):>6} chances,"
        f" said {_mean(said for said, _ in row):.1%}, won {_mean(won for _, won in row):.1%}"
        for number, row in sorted(rows.items())
    )


def _mean(values: Iterable[float]) -> float:
    return float(np.mean(list(values)))


def weigh(options: argparse.Namespace) -> None:
    """By what factor each part of the evaluation should count, by ruleset and number of nations."""
    games = [json.loads(line) for path in options.files for line in path.read_text("utf-8").splitlines()]
    won = [game for game in games if game["winner"] is not None and game.get("parts")]
    for kind in sorted({(game["ruleset"], _nations(game)) for game in won}):
        chosen = [game for game in won if (game["ruleset"], _nations(game)) == kind]
        names = sorted({part for game in chosen for turn in game["parts"] for own in turn for part in own})
        print(f"{kind[0]}, {kind[1]} nations, {len(chosen)} games; of their worth as it is now should count")
        for name, factor, spread in zip(names, *factors(chosen, names), strict=True):
            print(f"  {name:<12} {factor:6.2f} (± {spread:.2f} between fifths of the games left out)")


def factors(games: Sequence[Game], names: Sequence[str]) -> tuple[Any, Any]:
    """Of each part: its factor, relative to all parts together, and how much that varies."""
    alike = _weighed(games, names, 0.0, whole=True)[0]
    folds = [
        _weighed([game for game in games if game["game"] % _FOLDS != fold], names, alike)
        for fold in range(_FOLDS)
    ]
    return _weighed(games, names, alike) / alike, np.std(folds, axis=0) / alike


def _weighed(games: Sequence[Game], names: Sequence[str], start: float, *, whole: bool = False) -> Any:
    """The factors under which those who won were likeliest to, held near `start`."""
    parts = np.array(
        [[[own.get(name, 0.0) for name in names] for own in turn] for game in games for turn in game["parts"]]
    )
    terms = parts.sum(axis=2, keepdims=True) / _HUNDRED if whole else parts / _HUNDRED
    winners = np.array([game["winner"] for game in games for _ in game["parts"]])
    first = np.full(terms.shape[2], start)
    return _newton(terms, winners, np.ones(len(winners)), first, _RIDGE if whole else _HELD)


def write(name: str, weights: Mapping[int, Terms]) -> None:
    """Put weights beside the players; those of other numbers of nations stay."""
    path = weights_file(name)
    kept = json.loads(path.read_text("utf-8")) if path.exists() else {}
    kept |= {str(nations): each._asdict() for nations, each in weights.items()}
    rows = [f" {json.dumps(nations)}: {json.dumps(kept[nations])}" for nations in sorted(kept)]
    path.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("play", "fit", "weigh"))
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE")
    parser.add_argument("--board", default="east")
    parser.add_argument("--nations", type=int, default=4)
    parser.add_argument("--games", type=int, default=250, help="that the file is to hold (default: 250)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    {"play": play_games, "fit": fit, "weigh": weigh}[options.what](options)


if __name__ == "__main__":
    main()
