"""`/note`, over the wire: written, shown to its writer alone, deleted."""

from discord_sandbox.state.models import Interaction, Message
from tests.cogs.table import CHANNEL, TableTop


def _said(used: Interaction) -> Message:
    assert used.state == "answered", used.state
    assert used.original is not None
    return used.original


async def test_a_note_is_shown_to_its_writer_wherever_they_look(table: TableTop) -> None:
    ada = table.sandbox.user("Ada")
    told = _said(await ada.command("note", CHANNEL, text="Ben wants\n*Petra*"))
    assert told.content.startswith("📝 Your note: Ben wants \\*Petra\\*")
    assert told.ephemeral_for is table.sandbox.world.person("Ada")
    assert "📝 Ben wants" in _said(await ada.command("my games")).content
    assert "📝 Your note: Ben wants" in str(_said(await ada.command("status", CHANNEL)).embeds)
    assert "📝 Your note: Ben wants" in str(_said(await ada.command("turn", CHANNEL)).components)
    ben = table.sandbox.user("Ben")
    assert "Ben wants" not in str(_said(await ben.command("status", CHANNEL)).embeds)
    assert _said(await ben.command("note", CHANNEL)).content.startswith("You have no note on this game.")
    public = table.sandbox.world.messages_in(table.sandbox.world.channel(CHANNEL))
    assert not [one for one in public if one.ephemeral_for is None and "Ben wants" in one.content]
    cleared = _said(await ada.command("note", CHANNEL, clear=True))
    assert cleared.content.startswith("You have no note on this game.")
    assert "📝" not in _said(await ada.command("my games")).content
