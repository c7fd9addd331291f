"""Which picture comes with a call: the one called chooses, or else the table."""

from dataclasses import replace
from typing import Any

import pytest

from bot.app import App, Letter, Postman
from bot.engine.antike.events import StoneMoved
from tests.app.tables import Mailbox, act, at_table, caller, written
from tests.app.test_postman import _deliver as deliver
from tests.app.test_postman import mailbox, postman

__all__ = ["mailbox", "postman"]


async def wishes(letter: Letter) -> dict[str, Any]:
    assert letter.sight is not None
    return dict(await letter.sight())


async def a_turn(app: App, postman: Postman, mailbox: Mailbox) -> Letter:
    """The call after the first turn of a game."""
    await at_table(app)
    await act(app, 1, written("rondel", wedge="gold"), written("end_turn"))
    await deliver(postman)
    return mailbox.letters[-1]


async def test_a_phone_is_what_a_call_is_drawn_for(app: App, postman: Postman, mailbox: Mailbox) -> None:
    told = await wishes(await a_turn(app, postman, mailbox))
    assert told["view"] == "close"
    assert told["reader"] is not None
    assert [event.wedge for event in told["since"] if isinstance(event, StoneMoved)] == ["gold"]


async def test_the_first_call_shows_where_everybody_begins(
    app: App, postman: Postman, mailbox: Mailbox
) -> None:
    await at_table(app)
    await deliver(postman)
    assert "view" not in await wishes(mailbox.letters[0])


@pytest.mark.parametrize(
    ("table", "person", "close"),
    [
        (None, None, True),
        ("board", None, False),
        ("board", "phone", True),
        (None, "board", False),
        ("phone", "board", False),
    ],
)
async def test_the_one_called_chooses_before_the_table(
    app: App, postman: Postman, mailbox: Mailbox, table: str | None, person: str | None, close: bool
) -> None:
    await at_table(app)
    if table is not None:
        await app.pacing.change(caller(1), {}, picture=table)
    await app.wishes.change(2, lambda before: replace(before, picture=person))
    await act(app, 1, written("rondel", wedge="gold"), written("end_turn"))
    await deliver(postman)
    letter = next(one for one in reversed(mailbox.letters) if one.sight is not None)
    assert letter.mentions == (2,)
    assert (await wishes(letter)).get("view") == ("close" if close else None)
