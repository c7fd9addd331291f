"""Texts of standing orders, shown only to their owner."""

from collections.abc import Sequence

from bot.engine.board import Board
from bot.engine.terms import Nation, ProvinceId
from bot.i18n.catalogue import say
from bot.model import OrderRow
from bot.model.orders_plans import OrderBook
from bot.text.names import place


def _board(book: OrderBook) -> Board:
    board: Board = book.table.started.setup.board
    return board


def _rest(book: OrderBook) -> str:
    """Return the text key for what only the default order applies to."""
    if any(order.province and not order.mover for order in book.orders):
        return "orders-otherwise"
    return "orders-everybody-else" if any(order.mover for order in book.orders) else "orders-everybody"


def _format_scope(board: Board, order: OrderRow, rest: str) -> str:
    """Format whose units an order applies to, and where; `rest` is the text key for the default order."""
    if order.mover and order.province:
        return say("orders-nation-place", nation=order.mover, place=place(board, order.province))
    if order.mover:
        return say("orders-nation", nation=order.mover)
    return say("orders-place", place=place(board, order.province)) if order.province else say(rest)


def _format_answer(order: OrderRow | None) -> str:
    if order is None or order.answer == "ask":
        return say("orders-ask", answer=order.fallback if order else "peace")
    return say("orders-answer", answer=order.answer)


def _sort_orders(orders: Sequence[OrderRow]) -> list[OrderRow]:
    """Sort orders by precedence: the most specific first, the default last."""
    return sorted(
        orders,
        key=lambda order: (
            order.province is None,
            order.mover is None,
            order.province or "",
            order.mover or "",
        ),
    )


def format_orders(book: OrderBook) -> str:
    """List a player's standing orders and how to change them."""
    board, rest = _board(book), _rest(book)
    lines = [
        (_format_scope(board, order, rest), _format_answer(order)) for order in _sort_orders(book.orders)
    ]
    if not any(order.mover is None and order.province is None for order in book.orders):
        lines.append((say(rest), _format_answer(None)))
    told = [say("orders-line", about=about, what=what) for about, what in lines]
    return "\n".join([say("orders-heading"), *told, f"-# {say('orders-note')}"])


def format_orders_reply(book: OrderBook) -> str:
    """Format the reply to a changed standing order, listing all current ones."""
    if book.applied:
        return f"{say('orders-applied')}\n{format_orders(book)}"
    return f"{say('orders-noted')} {format_orders(book)}"


def format_order_effect(book: OrderBook, order: OrderRow | None, mover: Nation, province: ProvinceId) -> str:
    """Format what would happen if `mover` entered `province`; `order` is the one that applies, if any."""
    board, what = _board(book), _format_answer(order)
    if order is None:
        return say("orders-would-apply", nation=mover, place=place(board, province), what=what)
    about = _format_scope(board, order, _rest(book))
    return say("orders-would-apply-by", nation=mover, place=place(board, province), what=what, about=about)
