"""Live play on Discord: the last message changes, with its picture, and pings nobody for five minutes."""

from pathlib import Path

from discord_sandbox.state import messages
from discord_sandbox.state.models import Message
from discord_sandbox.testing import until
from tests.cogs.table import CHANNEL, TableTop, laid

_PATIENCE = 300
_PANEL = "Take your turn"


def _pinging(table: TableTop) -> list[Message]:
    world = table.sandbox.world
    return [one for one in world.messages_in(world.channel(CHANNEL)) if one.pinged]


async def _turn(table: TableTop, who: str) -> None:
    await table.use(who, "marble")
    await table.use(who, "end-turn")


async def test_the_last_message_changes_with_its_picture(tmp_path: Path) -> None:
    async with laid(tmp_path, patience=_PATIENCE) as table:
        await _turn(table, "Ada")
        message = await table.public("your turn (**Persians**")
        before = message.attachments[0].content
        await _turn(table, "Ben")
        await until(lambda: "your turn (**Arabs**" in message.content)
        assert "**Phoenicians** (Ada), round 1" in message.content
        assert "**Persians** (Ben), round 1" in message.content
        assert len(message.attachments) == 1
        assert message.attachments[0].content != before, "the board as it is now"
        assert _PANEL in {button["label"] for row in message.components for button in row["components"]}
        pinging = _pinging(table)
        await table.leap(_PATIENCE - 60)
        assert _pinging(table) == pinging
        await table.leap(60)
        call = await table.public(f"<@{table.sandbox.world.person('Chloe').id}>")
        assert call.id != message.id
        assert _pinging(table) == [*pinging, call]


async def test_a_message_that_was_deleted_is_posted_anew(tmp_path: Path) -> None:
    async with laid(tmp_path, patience=_PATIENCE) as table:
        await _turn(table, "Ada")
        messages.remove(table.sandbox.world, await table.public("your turn (**Persians**"))
        await _turn(table, "Ben")
        again = await table.public("your turn (**Arabs**")
        assert "**Persians** (Ben), round 1" in again.content
        assert len(again.attachments) == 1
        pinging = _pinging(table)
        await table.leap(_PATIENCE)
        assert again not in pinging
        await table.public(f"<@{table.sandbox.world.person('Chloe').id}>")
