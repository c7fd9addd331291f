"""Replies about standing orders, which Duellum lacks: battles are automatic (DM4, DT4)."""

from bot.engine.terms import Nation, ProvinceId
from bot.i18n.catalogue import say
from bot.model import OrderRow
from bot.model.orders_plans import OrderBook


def format_orders(book: OrderBook) -> str:
    """Explain why there are no standing orders."""
    return say("duellum-no-orders")


def format_orders_reply(book: OrderBook) -> str:
    """Format the reply to a new standing order: there are none, and why."""
    return format_orders(book)


def format_order_effect(book: OrderBook, order: OrderRow | None, mover: Nation, province: ProvinceId) -> str:
    """Format the reply to the question what an order would do: there are none, and why."""
    return format_orders(book)
