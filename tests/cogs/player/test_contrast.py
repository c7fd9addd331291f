"""Pictures in high contrast for whoever wants them."""

import pytest

from discord_sandbox.state.models import Message
from tests.cogs.films import narrow_films
from tests.cogs.pages import buttons
from tests.cogs.table import TableTop

pytestmark = pytest.mark.slow


def _content(message: Message | None) -> bytes:
    assert message is not None
    (picture,) = message.attachments
    return picture.content


async def _looks(table: TableTop, who: str) -> list[bytes]:
    """Return what each private picture of the position shows a person."""
    used = [
        await table.use(who, "board"),
        await table.use(who, "board", region="tyros"),
        await table.use(who, "catch-up"),
        await table.use(who, "history"),
        await table.use(who, "replay"),
        await table.use(who, "turn"),
        await table.use(who, "help"),
        await table.use(who, "rules", topic="rondel"),
    ]
    call = await table.public("your turn (**Persians**")
    used.append(await table.sandbox.user(who).press(call, buttons(call)["Board"]))
    return [_content(each.original) for each in used]


async def test_private_pictures_are_drawn_as_their_reader_wants(table: TableTop) -> None:
    narrow_films(table)
    await table.use("Ada", "marble")
    await table.use("Ada", "end-turn")
    before, others = await _looks(table, "Ben"), await _looks(table, "Chloe")
    told = await table.tell("Ben", "reminders", contrast=True)
    assert "\n- Colours of your pictures: high contrast" in told
    bold = await _looks(table, "Ben")
    assert all(new != old for new, old in zip(bold, before, strict=True))
    assert await _looks(table, "Chloe") == others
    told = await table.tell("Ben", "reminders", contrast=False)
    assert "\n- Colours of your pictures: standard" in told
    assert await _looks(table, "Ben") == before
