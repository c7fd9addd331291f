"""Drawing in a process of its own: `python -m bot.drawing` reads orders, and writes pictures.

Encoding a picture holds the interpreter's lock for 10 ms, and so does some of the drawing: in a thread every
picture would hold up everybody's answers. Over there nobody waits, and a second processor has work.

Orders and answers are pickles with their length in front, in the order they were asked. The process ends when
its input does: with the bot that has started it, whatever became of that one.
"""

import os
import pickle
import signal
import struct
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, Final

from bot.boards import load_board, use_folder
from bot.engine.antike import Position, Setup, Variant
from bot.engine.terms import Nation
from bot.record import snapshot_from_json, snapshot_to_json
from bot.render import Picture, Renderer
from bot.render.memory import give_back
from bot.words.speech import Language, language, speaking

__all__ = ["LENGTH", "Order", "order_of"]

LENGTH: Final = struct.Struct(">I")
_VARIANT: Final = ("nations", "goal", "expert", "military", "one_city", "two_players")


@dataclass(frozen=True, slots=True)
class Order:
    """A picture that is wanted; the position goes as snapshots keep it, with what its set-up is made from."""

    board: str
    variant: Mapping[str, Any]
    nations: tuple[Nation, ...]
    snapshot: Mapping[str, Any]
    wishes: Mapping[str, Any]
    language: Language


def order_of(position: Position, wishes: Mapping[str, Any]) -> Order:
    """What `Renderer.draw` would be asked for, here and now."""
    setup = position.setup
    variant = {name: getattr(setup.variant, name) for name in _VARIANT}
    snapshot = snapshot_to_json(position)
    return Order(setup.board.id, variant, setup.nations, snapshot, wishes, language())


def _drawn(renderer: Renderer, order: Order) -> Picture:
    setup = Setup(load_board(order.board), Variant(**order.variant), order.nations)
    with speaking(order.language):
        return renderer.draw(snapshot_from_json(setup, order.snapshot), **order.wishes)


def _answer(renderer: Renderer, order: Order) -> Picture | Exception:
    try:
        return _drawn(renderer, order)
    except Exception as error:
        return error


def _read(orders: BinaryIO) -> Order | None:
    """The next order; None where the bot has ended, if need be in the middle of it."""
    head = orders.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    length = LENGTH.unpack(head)[0]
    body = orders.read(length)
    if len(body) < length:
        return None
    order: Order = pickle.loads(body)  # noqa: S301 - from the bot itself
    return order


def _serve(orders: BinaryIO, pictures: BinaryIO, folder: Path | None, board: str) -> None:
    """Draw until there is nobody left who asks; `board` is made ready before the first order."""
    use_folder(folder)
    renderer = Renderer()
    renderer.warm(board)
    while (order := _read(orders)) is not None:
        answer = pickle.dumps(_answer(renderer, order), pickle.HIGHEST_PROTOCOL)
        pictures.write(LENGTH.pack(len(answer)) + answer)
        pictures.flush()
        give_back()  # a millisecond, in which nobody waits for this picture any more, for 25 MB


def main() -> None:
    """Signals reach every process of a terminal or a service; this one ends when nobody needs it."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    board, *folder = sys.argv[1:]
    pictures, sys.stdout = sys.stdout.buffer, sys.stderr  # nobody may print in between
    try:
        _serve(sys.stdin.buffer, pictures, Path(folder[0]) if folder else None, board)
    except BrokenPipeError:  # the bot was killed while a picture of its was drawn
        os.dup2(os.open(os.devnull, os.O_WRONLY), pictures.fileno())  # nothing is written at exit either


if __name__ == "__main__":
    main()
