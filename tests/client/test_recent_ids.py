"""Interactions that Discord delivers twice are recognised."""

from bot.client.base import RecentIds


def test_an_id_is_new_once_until_it_is_forgotten() -> None:
    once = RecentIds(most=2)
    assert [once.first(known) for known in (1, 2, 1, 2)] == [True, True, False, False]
    assert once.first(3)
    assert (once.first(3), once.first(2)) == (False, False)
    assert once.first(1), "only the latest two are remembered"
