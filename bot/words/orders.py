"""Standing orders in words, for their owner alone."""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from bot.engine.antike import Position
from bot.engine.board import Board
from bot.engine.terms import Nation, ProvinceId
from bot.words.names import NATION_NAMES, place

__all__ = ["tell_given", "tell_orders", "tell_would_apply"]

_ANSWERS: Final = {"fight": "fight", "peace": "let them be", "ask": "ask me"}


class _Order(Protocol):
    """An order as it is kept."""

    @property
    def mover(self) -> Nation | None: ...
    @property
    def province(self) -> ProvinceId | None: ...
    @property
    def answer(self) -> str: ...
    @property
    def fallback(self) -> str: ...


class _Table(Protocol):
    @property
    def position(self) -> Position | None: ...


class _Book(Protocol):
    """A player's own orders."""

    @property
    def table(self) -> _Table: ...
    @property
    def orders(self) -> Sequence[Any]: ...
    @property
    def applied(self) -> bool: ...


def _board(book: _Book) -> Board:
    if book.table.position is None:
        raise AssertionError("orders are for games that have started")
    return book.table.position.setup.board


def _about(board: Board, order: _Order, rest: str = "everybody else") -> str:
    """Whose units, and where; `rest` for the default."""
    who = f"the {NATION_NAMES[order.mover]}" if order.mover else ""
    where = f"in {place(board, order.province)}" if order.province else ""
    return " ".join(filter(None, [who, where])) or rest


def _what(order: _Order) -> str:
    late = _ANSWERS[order.fallback]
    return _ANSWERS[order.answer] + (f" (not answered in time: {late})" if order.answer == "ask" else "")


def _sorted(orders: Sequence[_Order]) -> list[_Order]:
    """As they apply: the most specific first, the default last."""
    return sorted(
        orders,
        key=lambda order: (
            order.province is None,
            order.mover is None,
            order.province or "",
            order.mover or "",
        ),
    )


def tell_orders(book: _Book) -> str:
    """All orders, and how they are changed."""
    board = _board(book)
    lines = ["**Your standing orders**, when units enter where you have some of the same kind:"]
    special = any(order.mover or order.province for order in book.orders)
    rest = "everybody else" if special else "everybody"
    lines += [f"- {_about(board, order, rest)}: {_what(order)}" for order in _sorted(book.orders)]
    if not any(order.mover is None and order.province is None for order in book.orders):
        lines.append(f"- {rest}: ask me (not answered in time: let them be)")
    lines.append(
        "-# The first one that fits applies. `/orders` with `answer` gives one, for a `nation`, `province`, "
        "both or neither, or forgets it. Nobody else sees them; only what they bring about shows."
    )
    return "\n".join(lines)


def tell_given(book: _Book) -> str:
    """After a change."""
    applied = "The question to you is answered by it.\n" if book.applied else ""
    return f"Noted. {applied}{tell_orders(book)}"


def tell_would_apply(book: _Book, order: _Order | None, mover: Nation, province: ProvinceId) -> str:
    """What would happen if a nation entered a province."""
    board = _board(book)
    what = _what(order) if order else "ask me (not answered in time: let them be)"
    by = f" (by the order for {_about(board, order)})" if order else ""
    return f"When the {NATION_NAMES[mover]} enter {place(board, province)}: **{what}**{by}."
