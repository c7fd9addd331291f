"""Worker process for drawing: `python -m bot.workers.drawing` reads orders and writes pictures.

Encoding a picture holds the interpreter's lock for 10 ms, and so does some of the drawing: in a thread every
picture would hold up everybody's answers. Over there nobody waits, and the other processors have work.

There is a socket for each process. The first makes a board ready and becomes all the others: what it has made
ready is in memory once. Orders and answers are pickles with their length in front, in the order they were
asked. A process ends when its socket does: with the bot that has started it, whatever became of that one.
"""

import contextlib
import gc
import os
import pickle
import signal
import socket
import struct
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, Final

from bot.boards import load_board, use_folder
from bot.engine.ruleset import Position
from bot.engine.terms import Nation
from bot.i18n.catalogue import language, speaking
from bot.model.language import Language
from bot.render import Picture, Renderer
from bot.render.core.malloc import give_back
from bot.rulesets import register, registered, ruleset, ruleset_ids, ruleset_of

LENGTH: Final = struct.Struct(">I")
_NICE: Final = 5
"""Where there are fewer processors than there is work, answers come before pictures."""


@dataclass(frozen=True, slots=True)
class Order:
    """A picture that is wanted; the position goes as snapshots keep it, with what its set-up is made from."""

    ruleset: str
    module: str
    """Where it is bound together: the other process has not been told of the tests' own."""
    board: str
    variant: Mapping[str, Any]
    nations: tuple[Nation, ...]
    snapshot: Mapping[str, Any]
    wishes: Mapping[str, Any]
    language: Language


def order_of(position: Position, wishes: Mapping[str, Any]) -> Order:
    """What `Renderer.draw` would be asked for, here and now."""
    setup, codec = position.setup, ruleset_of(position).codec
    return Order(
        setup.ruleset,
        registered()[setup.ruleset],
        setup.board.id,
        codec.variant_to_json(setup),
        setup.nations,
        codec.snapshot_to_json(position),
        wishes,
        language(),
    )


def _drawn(renderer: Renderer, order: Order) -> Picture:
    if order.ruleset not in ruleset_ids():
        register(order.ruleset, order.module)
    found = ruleset(order.ruleset)
    setup = found.setup(load_board(order.board), order.variant, order.nations)
    with speaking(order.language):
        return renderer.draw(found.codec.snapshot_from_json(setup, order.snapshot), **order.wishes)


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


def _serve(line: socket.socket, renderer: Renderer) -> None:
    """Draw until there is nobody left who asks."""
    orders = line.makefile("rb")
    while (order := _read(orders)) is not None:
        answer = pickle.dumps(_answer(renderer, order), pickle.HIGHEST_PROTOCOL)
        line.sendall(LENGTH.pack(len(answer)) + answer)
        give_back()  # a millisecond, in which nobody waits for this picture any more, for 25 MB


def _own(lines: list[socket.socket]) -> socket.socket:
    """Become as many processes as there are sockets, and let go of those of the others."""
    gc.freeze()  # to look through what all have in common would make it each one's own
    own, *others = lines
    for line in others:
        if os.fork() == 0:
            own = line
            break
    for line in lines:
        if line is not own:
            line.close()
    return own


def main() -> None:
    """Signals reach every process of a terminal or a service; these end when nobody needs them."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGCHLD):
        signal.signal(number, signal.SIG_IGN)
    os.nice(_NICE)
    board, folder, *numbers = sys.argv[1:]
    use_folder(Path(folder) if folder else None)
    renderer = Renderer()
    renderer.warm(board)
    with contextlib.suppress(ConnectionError):  # the bot was killed while a picture of its was drawn
        _serve(_own([socket.socket(fileno=int(number)) for number in numbers]), renderer)


if __name__ == "__main__":
    main()
