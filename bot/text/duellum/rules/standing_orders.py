"""Replies about standing orders, which Duellum lacks: battles are automatic (DM4, DT4)."""

from typing import Any

from bot.i18n.catalogue import say


def format_orders(*_given: Any) -> str:
    """Explain why there are no standing orders, whatever is asked about them."""
    return say("duellum-no-orders")


format_orders_reply = format_orders
format_order_effect = format_orders
