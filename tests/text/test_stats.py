"""Durations in statistics."""

import pytest

from bot.i18n.catalogue import speaking
from bot.text.stats import format_rough_duration


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (20, "under a minute"),
        (59, "under a minute"),
        (60, "1 minute"),
        (3569, "59 minutes"),
        (3570, "1 hour"),
        (3599, "1 hour"),
        (84_599, "23 hours"),
        (84_600, "1 day"),
        (86_399, "1 day"),
        (200_000, "2 days"),
    ],
)
def test_a_rough_duration_is_rounded_before_its_unit_is_chosen(seconds: int, told: str) -> None:
    with speaking("en"):
        assert format_rough_duration(seconds) == told
