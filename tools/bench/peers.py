"""Compares random play here with other engines on PyPI, in the same run.

    pip install -e .[bench]
    python -m tools.bench.peers

Each plays games at random: the whole list of legal actions, one of them, checked and applied. Antike is for 3
to 6 nations here, catanatron has four of its own random players, python-chess `legal_moves` and `push`. They
take turns, so that a machine that slows down slows all of them down; medians and their ratios are printed.
Time is the processor time of one thread.
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
    """The games of `python -m tools.bench engine`; how many actions they took."""
    del seed
    return sum(play_games(number, _ACTIONS) for number in (3, 4, 5, 6))


def catan(seed: int) -> int:
    """Games of four random players; how many actions they took."""
    taken = 0
    for each in range(8):
        random.seed(100 * seed + each)  # its players draw from the one generator of all
        game = Game([RandomPlayer(color) for color in Color], seed=100 * seed + each)
        game.play()
        taken += len(game.state.actions)
    return taken


def chess_moves(seed: int) -> int:
    """Random games; how many moves they took."""
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
    """Print the table."""
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
