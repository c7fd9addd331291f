"""`/note`, over the wire: written, shown to its writer alone, deleted."""

from tests.cogs.table import CHANNEL, TableTop, reply


async def test_a_note_is_shown_to_its_writer_wherever_they_look(table: TableTop) -> None:
    ada = table.sandbox.user("Ada")
    told = reply(await ada.command("note", CHANNEL, text="Ben wants\n*Petra*"))
    assert told.content.startswith("📝 Your note: Ben wants \\*Petra\\*")
    assert told.ephemeral_for is table.sandbox.world.person("Ada")
    assert "📝 Ben wants" in reply(await ada.command("my games")).content
    assert "📝 Your note: Ben wants" in str(reply(await ada.command("status", CHANNEL)).embeds)
    assert "📝 Your note: Ben wants" in str(reply(await ada.command("turn", CHANNEL)).components)
    ben = table.sandbox.user("Ben")
    assert "Ben wants" not in str(reply(await ben.command("status", CHANNEL)).embeds)
    assert reply(await ben.command("note", CHANNEL)).content.startswith("You have no note on this game.")
    public = table.sandbox.world.messages_in(table.sandbox.world.channel(CHANNEL))
    assert not [one for one in public if one.ephemeral_for is None and "Ben wants" in one.content]
    cleared = reply(await ada.command("note", CHANNEL, clear=True))
    assert cleared.content.startswith("You have no note on this game.")
    assert "📝" not in reply(await ada.command("my games")).content
