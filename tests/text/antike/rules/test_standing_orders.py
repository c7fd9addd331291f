"""Texts of standing orders: what the default order is called besides the others."""

import pytest

from bot.engine.terms import Nation, ProvinceId
from bot.i18n.catalogue import speaking
from bot.model import OrderRow, Table
from bot.model.orders_plans import OrderBook
from bot.text.antike.rules.standing_orders import format_order_effect, format_orders
from tests.engine.builders import opening
from tests.rows import game_row


def _book(*scopes: tuple[Nation | None, ProvinceId | None]) -> OrderBook:
    """Return a book with an order to fight for each nation and province."""
    table = Table(game_row(status="running"), (), opening())
    return OrderBook(table, 1, tuple(OrderRow(1, mover, province, "fight") for mover, province in scopes))


@pytest.mark.parametrize(
    ("scopes", "english", "german"),
    [
        ([], "everybody", "bei allen"),
        ([("arabs", None)], "everybody else", "bei allen anderen"),
        ([("arabs", "memphis")], "everybody else", "bei allen anderen"),
        ([(None, "memphis")], "otherwise", "sonst"),
        ([("arabs", None), (None, "memphis")], "otherwise", "sonst"),
    ],
)
def test_the_rest_is_everybody_else_only_if_no_order_is_about_a_place_alone(
    scopes: list[tuple[Nation | None, ProvinceId | None]], english: str, german: str
) -> None:
    assert f"- {english}: ask me" in format_orders(_book(*scopes))
    book = _book(*scopes, (None, None))
    assert f"- {english}: fight" in format_orders(book)
    assert f"(your order “{english}”)" in format_order_effect(book, book.orders[-1], "greeks", "tyros")
    with speaking("de"):
        assert f"- {german}: " in format_orders(book)
