"""The application's emojis if Discord or the connection fails, or the bot restarts, while they are made."""

import asyncio
from collections.abc import Iterator

import pytest

from bot.client.setup.emoji_sync import sync_emojis
from bot.client.setup.emojis import emoji_for, forget_emojis
from bot.render.tables.emojis import ICONS, emoji_pictures
from discord_sandbox.testing import until
from tests.faults.day import Day

pytestmark = pytest.mark.slow
_MAKING = ("POST", "/emojis")


@pytest.fixture(autouse=True)
def _ended() -> Iterator[None]:
    yield
    forget_emojis()


async def _looked_through(day: Day) -> None:
    """Synchronise the emojis, as hourly or after a start."""
    forget_emojis()
    await sync_emojis(day.client)


def _complete(day: Day) -> bool:
    """Return whether each emoji exists once, is shown, and has the right picture."""
    found = [one.content for one in day.world.emojis.every()]
    return set(found) == set(emoji_pictures().values()) and len(found) == len(ICONS) == _known()


def _known() -> int:
    return sum(emoji_for(icon) is not None for icon in ICONS)


async def test_5xx_on_making_an_emoji(day: Day) -> None:
    day.fault(_MAKING, status=502)
    await _looked_through(day)
    assert _complete(day)


async def test_a_cut_while_emojis_are_made(day: Day) -> None:
    day.fault(_MAKING, times=2)  # these two are carried out
    day.fault(_MAKING, cut="before")
    await _looked_through(day)
    assert _known() == 2, "what there is, is shown"
    await _looked_through(day)
    assert _complete(day)
    await day.turn("Ada")


async def test_the_lost_answer_to_a_new_emoji(day: Day) -> None:
    """The emoji is made again, because the bot does not know its picture, and only once."""
    day.fault(_MAKING, cut="after")
    await _looked_through(day)
    await _looked_through(day)
    assert _complete(day)
    asked = day.asked(*_MAKING)
    await _looked_through(day)
    assert day.asked(*_MAKING) == asked


async def test_a_restart_while_emojis_are_made(day: Day) -> None:
    day.fault(_MAKING, times=4)
    held = day.hold(_MAKING)
    making = asyncio.create_task(_looked_through(day))
    await until(lambda: day.asked(*_MAKING) == 4 and not day.sandbox.faults.planned)
    making.cancel()
    held.set()
    await day.restart()
    kept = {one.id for one in day.world.emojis.every()}
    await _looked_through(day)
    assert _complete(day)
    assert len(kept & {one.id for one in day.world.emojis.every()}) >= 4, "those were not made again"
