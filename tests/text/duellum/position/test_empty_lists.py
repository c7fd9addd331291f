"""Texts about resources lacking for what is too expensive."""

from bot.engine.payment import ChipPrice
from bot.i18n.catalogue import speaking
from bot.text.duellum.position.empty_lists import format_unaffordable
from tests.engine.duellum.builders import pay

THINGS = (("Roma", ChipPrice(6)), ("Ancona", ChipPrice(6, coins=1)), ("Genua", ChipPrice(6, coins=2)))


def test_only_what_is_too_dear_is_told_by_what_is_lacking() -> None:
    assert format_unaffordable(THINGS, pay(6, coins=2)) == ""
    assert format_unaffordable(THINGS, pay(6, coins=1)) == "-# You lack 1 coin for Genua."
    assert format_unaffordable(THINGS, pay(6)) == "-# You lack 1 coin for Ancona; 2 coins for Genua."
    with speaking("de"):
        assert format_unaffordable(THINGS, pay(6, coins=1)) == "-# Dir fehlt noch: 1 Münze für Genua."


def test_where_nothing_can_be_paid_the_cheapest_is_told() -> None:
    assert format_unaffordable(THINGS, pay(4)) == "-# You lack 2 marble for Roma."
