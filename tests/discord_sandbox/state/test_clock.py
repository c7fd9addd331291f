from __future__ import annotations

import time

import pytest

from discord_sandbox.state.clock import Clock, Snowflakes, iso, moment_of


def test_ids_grow_even_within_a_millisecond() -> None:
    ids = Snowflakes(Clock())
    made = [ids.next() for _ in range(10_000)]
    assert made == sorted(set(made))


@pytest.fixture
def noon(monkeypatch: pytest.MonkeyPatch) -> float:
    """Stop the machine's clock at a whole millisecond; return that time in Unix seconds."""
    monkeypatch.setattr(time, "time", lambda: 1_700_000_000.5)
    return time.time()


def test_an_id_tells_when_it_was_made(noon: float) -> None:
    assert moment_of(Snowflakes(Clock()).next()) == noon


def test_the_clock_moves_forward_only(noon: float) -> None:
    clock = Clock()
    clock.shift(900)
    assert clock.now() == noon + 900
    with pytest.raises(ValueError, match="forward"):
        clock.shift(-1)


def test_moments_are_written_with_their_offset() -> None:
    assert iso(1_700_000_000.5) == "2023-11-14T22:13:20.500000+00:00"
