"""“Board then” and “Try from here” on messages of the table, over the wire."""

from bot.store import Outbox
from discord_sandbox.state.models import Interaction, Message
from tests.cogs.table import CHANNEL, TableTop, private_text


async def _menu(table: TableTop, who: str, name: str, message: Message) -> Interaction:
    return await table.sandbox.user(who).menu(name, message)


async def _turn(table: TableTop, nation: str, wedge: str) -> None:
    await table.tell(nation, wedge)
    await table.tell(nation, "end-turn")


async def test_the_board_that_a_message_told_of(table: TableTop) -> None:
    await _turn(table, "phoenicians", "gold")
    told = await table.public("your turn (**Persians**")
    await _turn(table, "persians", "marble")
    later = await table.public("your turn (**Arabs**")
    for who in ("Ada", "Finn"):
        used = await _menu(table, who, "Board then", told)
        assert private_text(used).startswith("The board when that message was written:\n")
        assert "Phoenicians" in private_text(used)
        assert "Persians" not in private_text(used)
        assert used.original is not None
        assert len(used.original.attachments) == 1
    assert "Persians" in private_text(await _menu(table, "Ada", "Board then", later))


async def test_it_stays_as_it_was_after_an_undo(table: TableTop) -> None:
    await table.tell("phoenicians", "gold")
    await table.tell("phoenicians", "end-turn")
    told = await table.public("your turn (**Persians**")
    asked = (await table.use("phoenicians", "undo")).original
    assert asked is not None
    await table.sandbox.user("Ada").press(asked, asked.components[0]["components"][0]["custom_id"])
    await table.push("Ben", await table.public("asks to undo"), "Yes")
    await table.tell("phoenicians", "reset-turn")
    await _turn(table, "phoenicians", "marble")
    used = await _menu(table, "Ben", "Board then", told)
    assert "GOLD" in private_text(used)
    assert "MARBLE" not in private_text(used)
    assert "Some of this has been undone since." in private_text(used)


async def test_a_practice_from_a_message(table: TableTop) -> None:
    await _turn(table, "phoenicians", "gold")
    told = await table.public("your turn (**Persians**")
    await _turn(table, "persians", "marble")
    used = await _menu(table, "Finn", "Try from here", told)
    assert private_text(used).startswith("Try it in <#")
    thread = table.sandbox.world.threads_of(table.sandbox.world.channel(CHANNEL))[-1]
    status = await table.sandbox.user("Finn").command("moves", str(thread.id))
    assert status.original is not None
    assert "ARMING" in status.original.content
    assert (await table.position()).mover == "arabs", "the game itself stays as it is"


async def test_messages_that_tell_of_no_game(table: TableTop) -> None:
    user = table.sandbox.user("Ada")
    private = (await user.command("status", CHANNEL)).original
    assert private is not None
    for message in (user.say("Hello", CHANNEL), private, user.say("Hello", "forum")):
        for name in ("Board then", "Try from here"):
            told = private_text(await _menu(table, "Ada", name, message))
            assert told.startswith("I can't tell which board that was"), told


async def test_a_private_call_is_for_whoever_got_it(table: TableTop) -> None:
    ben = table.sandbox.world.person("Ben")
    await table.app.preferences.change(ben.id, lambda wishes: wishes.__class__(ben.id, place="dm"))
    await _turn(table, "phoenicians", "gold")
    call = await table.private("Ben", "your turn")
    used = await table.sandbox.user("Ben").menu("Board then", call)
    assert private_text(used).startswith("The board when that message was written:")
    row = await Outbox(table.app.context.database.reader).by_message(call.id)
    assert row is not None
    assert row.log_seq == 2
