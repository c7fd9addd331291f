"""Compare random play with other engines on PyPI, in the same run.

    pip install -e .[bench]
    python -m tools.bench.peers

Each plays random games: it lists all legal actions, chooses one, checks and applies it. Antike is played with
3 to 6 nations, catanatron with four of its own random players, python-chess with `legal_moves` and `push`.
They alternate, so that a slower machine slows down all of them; medians and their ratios are printed. Time is
the processor time of one thread.
"""

import argparse
import random
import sys
from collections.abc import Callable
from importlib.metadata import version
from statistics import median
from time import process_time
from typing import Final

import chess
from catanatron import Color, Game, RandomPlayer

from tools.bench.engine import compiled, play_games

_ACTIONS: Final = 1500


def antike(seed: int) -> int:
    """Play the Antike games of `python -m tools.bench engine`; return the number of actions."""
    del seed
    return sum(play_games(number, _ACTIONS) for number in (3, 4, 5, 6))


def catan(seed: int) -> int:
    """Play games of four random players; return the number of actions."""
    taken = 0
    for each in range(8):
        random.seed(100 * seed + each)  # its players use the global random generator
        game = Game([RandomPlayer(color) for color in Color], seed=100 * seed + each)
        game.play()
        taken += len(game.state.actions)
    return taken


def chess_moves(seed: int) -> int:
    """Play random games; return the number of moves."""
    chance, taken = random.Random(seed), 0  # noqa: S311 - a game, no secret
    for _ in range(20):
        board = chess.Board()
        while len(board.move_stack) < _ACTIONS:
            listed = list(board.legal_moves)
            if not listed:
                break
            board.push(listed[int(chance.random() * len(listed))])
        taken += len(board.move_stack)
    return taken


def _rate(play: Callable[[int], int], seed: int) -> float:
    began = process_time()
    taken = play(seed)
    return taken / (process_time() - began)


def main() -> int:
    """Measure and print the table; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.bench.peers", description="Compare random play with other engines."
    )
    parser.add_argument("--rounds", type=int, default=7, help="turns that each of them takes (default: 7)")
    rounds: int = parser.parse_args().rounds
    peers: dict[str, Callable[[int], int]] = {
        f"antike-bot ({'compiled' if compiled() else 'plain Python'})": antike,
        f"catanatron {version('catanatron')}": catan,
        f"chess {version('chess')}": chess_moves,
    }
    rates: dict[str, list[float]] = {name: [] for name in peers}
    for seed in range(rounds):
        for name, play in peers.items():
            rates[name].append(_rate(play, seed))
    ours = median(next(iter(rates.values())))
    for name, each in rates.items():
        row = f"{name:<28}{median(each):>10,.0f} actions/s{ours / median(each):>8.2f} x"
        sys.stdout.write(f"{row}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
