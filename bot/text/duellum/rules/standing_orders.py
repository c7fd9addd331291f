"""There is nothing to answer beforehand in Duellum: battles happen by themselves (DM4, DT4)."""

from bot.engine.terms import Nation, ProvinceId
from bot.i18n.catalogue import say
from bot.model import OrderRow
from bot.model.orders_plans import OrderBook


def format_orders(book: OrderBook) -> str:
    """That there are none, and why."""
    return say("duellum-no-orders")


def format_orders_reply(book: OrderBook) -> str:
    """The reply to an order: there are none, and why."""
    return format_orders(book)


def format_order_effect(book: OrderBook, order: OrderRow | None, mover: Nation, province: ProvinceId) -> str:
    """The reply to whoever asks what an order would do: there are none, and why."""
    return format_orders(book)
