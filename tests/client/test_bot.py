"""The client against the local Discord: syncing commands, sending, answering buttons."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from bot.app import OutgoingMessage, UndeliverableError
from bot.boards import BOARDS
from bot.client import AntikeBot
from bot.client.sender import DiscordSender
from bot.client.setup.command_sync import sync_commands
from bot.cogs import extensions
from bot.engine.antike import Position
from bot.render import Picture, Renderer
from bot.workers.pool import ThreadWorkers
from discord_sandbox import Sandbox
from discord_sandbox.state.models import PRIVATE_THREAD, Channel, Message
from tests.cogs.pages import buttons, texts
from tests.cogs.table import PLAYERS, TableTop, laid
from tests.drawing import renderer
from tests.engine.builders import nation, position
from tests.valid.connected import connected

CHANNEL = "table-1"


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[TableTop]:
    async with laid(tmp_path, first=True) as running:
        yield running


def _synced(sandbox: Sandbox) -> int:
    return sum(1 for e in sandbox.log.entries if e["method"] == "PUT" and e["path"].endswith("/commands"))


async def test_commands_are_registered_only_when_they_have_changed(table: TableTop) -> None:
    sandbox = table.sandbox
    assert _synced(sandbox) == 1
    async with connected(client := AntikeBot(table.app, renderer(), extensions()), sandbox):
        assert _synced(sandbox) == 1, "a restart registers nothing"
        client.tree.remove_command("rules")
        assert await sync_commands(client, table.app, None)
    assert _synced(sandbox) == 2
    names = {command["name"] for command in sandbox.world.commands.of(None)}
    assert "rules" not in names
    assert "game" in names


async def test_commands_of_a_server_are_removed_when_they_are_registered_elsewhere(table: TableTop) -> None:
    """`ANTIKE_GUILD` registers them for one server, which would later show them beside the global ones."""
    world = table.sandbox.world
    here = world.guild.id
    async with connected(AntikeBot(table.app, renderer(), extensions(), guild_id=here), table.sandbox):
        assert world.commands.of(here)
    for _ in range(2):
        async with connected(AntikeBot(table.app, renderer(), extensions()), table.sandbox):
            assert not world.commands.of(here)
    assert world.commands.of(None)
    assert _synced(table.sandbox) == 3, "once for all, once for the server, and once to remove them"
    client = AntikeBot(table.app, renderer(), extensions())
    async with connected(client, table.sandbox):
        await table.app.remember(f"commands/{client.application_id}/12345", "a server that the bot has left")
        assert not await sync_commands(client, table.app, None)
    assert list(await table.app.settings("commands/")) == [f"commands/{client.application_id}/global"]


async def test_commands_for_all_servers_stay_beside_those_of_one_with_a_warning(
    table: TableTop, caplog: pytest.LogCaptureFixture
) -> None:
    """Removing them would take them from every server in which the bot is used."""
    registered, here = table.sandbox.world.commands, table.sandbox.world.guild.id
    for stay in (True, False):
        caplog.clear()
        client = AntikeBot(table.app, renderer(), extensions(), guild_id=here)
        async with connected(client, table.sandbox):
            assert ("commands registered for all servers stay" in caplog.text) == stay
            assert (bool(registered.of(None)), bool(registered.of(here))) == (stay, True)
            await client.http.bulk_upsert_global_commands(table.sandbox.world.bot.id, [])
    async with connected(AntikeBot(table.app, renderer(), extensions()), table.sandbox):
        assert registered.of(None), "a start without the setting registers them again"


async def test_only_the_guilds_intent_is_asked_for(table: TableTop) -> None:
    client = AntikeBot(table.app, renderer(), extensions())
    assert [name for name, wanted in client.intents if wanted] == ["guilds"]


class _Broken(Renderer):
    """A renderer that cannot draw."""

    def draw(self, position: Position, **options: object) -> Picture:
        raise OSError("no ink")


async def test_a_player_is_called_even_where_the_board_cannot_be_drawn(table: TableTop) -> None:
    table.app.context.workers = ThreadWorkers(_Broken(BOARDS))
    world, client = table.sandbox.world, AntikeBot(table.app, renderer(), extensions())
    outgoing = OutgoingMessage(
        world.channel(CHANNEL).id, "n-1", "<@1>: it is your turn", position=await table.position()
    )
    async with connected(client, table.sandbox):
        sent = await DiscordSender(client, client.render_queue).send(outgoing)
    message = world.message(world.channel(CHANNEL), sent)
    assert message.content == "<@1>: it is your turn"
    assert message.attachments == []


@pytest.mark.parametrize(
    ("fault", "told", "level"),
    [
        (ArithmeticError("out of ink"), "Something went wrong on my side", "ERROR"),
        (discord.ClientException("no line"), "Discord has trouble right now", "WARNING"),
    ],
)
async def test_whatever_goes_wrong_is_told_to_whoever_waits(
    table: TableTop,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    fault: Exception,
    told: str,
    level: str,
) -> None:
    """The user gets an answer after every error, also after unexpected ones."""

    def draw(*given: object, **options: object) -> Picture:
        raise fault

    monkeypatch.setattr(type(renderer()), "draw", draw)  # also for pictures drawn before
    used = await table.sandbox.user("Ada").command("board", CHANNEL)
    assert used.original is not None
    assert told in used.original.content
    assert "ink" not in used.original.content
    assert level in {line.levelname for line in caplog.records if line.name == "bot.client.error_handler"}
    assert not [line for line in caplog.records if line.name == "asyncio"], "nothing is left to nobody"


async def test_whoever_waits_for_a_page_when_the_bot_stops_is_told(
    table: TableTop, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawing = asyncio.Event()

    async def draw(*given: object, **options: object) -> None:
        drawing.set()
        await asyncio.Event().wait()

    shown = (await table.use("Ada", "turn")).original
    assert shown is not None
    before = texts(shown)
    monkeypatch.setattr(table.client.render_queue, "draw", draw)
    custom_id = next(each for label, each in buttons(shown).items() if label.startswith("GOLD"))
    pressing = asyncio.create_task(table.sandbox.user("Ada").press(shown, custom_id))
    await drawing.wait()
    await table.client.drain(0)
    used = await pressing
    below = table.sandbox.world.message(table.sandbox.world.channel(CHANNEL), used.messages[-1])
    assert below.content == "I'm restarting. Try again in a minute."
    assert texts(shown) == before, "the page stays"


async def test_a_message_pings_exactly_whom_it_names_and_is_posted_once(table: TableTop) -> None:
    world, client = table.sandbox.world, AntikeBot(table.app, renderer(), extensions())
    ada, ben = world.person("Ada"), world.person("Ben")
    outgoing = OutgoingMessage(
        world.channel(CHANNEL).id, "n-2", f"<@{ada.id}> and <@{ben.id}> @everyone", mentions=(ada.id,)
    )
    async with connected(client, table.sandbox):
        sender = DiscordSender(client, client.render_queue)
        first, second = await sender.send(outgoing), await sender.send(outgoing)
    assert first == second, "the nonce tells Discord that this is the same message"
    message = world.message(world.channel(CHANNEL), first)
    assert set(message.pinged) == {ada.id}
    assert not message.mention_everyone


async def test_what_cannot_be_sent_is_said_and_tried_again(table: TableTop) -> None:
    world, client = table.sandbox.world, AntikeBot(table.app, renderer(), extensions())
    outgoing = OutgoingMessage(world.channel(CHANNEL).id, "n-3", "hello")
    world.deny(world.channel(CHANNEL), "SEND_MESSAGES")
    async with connected(client, table.sandbox):
        sender = DiscordSender(client, client.render_queue)
        with pytest.raises(UndeliverableError) as refused:
            await sender.send(outgoing)
        assert refused.value.code == 50013
        world.set_permissions(world.channel(CHANNEL), "all")
        assert await sender.send(outgoing)
        await sender.replace(outgoing.channel_id, 12345, "gone: no error")


async def test_who_sees_a_channel_is_known_whatever_the_cache_holds(table: TableTop) -> None:
    """A server may not be delivered yet, or only to another process; what remains unknown is an error."""
    world, client = table.sandbox.world, AntikeBot(table.app, renderer(), extensions())
    channel = world.channel(CHANNEL)
    thread = Channel(world.ids.next(), PRIVATE_THREAD, "game", parent=channel)
    thread.members = {world.bot.id, world.person("Ben").id, world.person("Chloe").id}
    world.add_thread(thread)
    world.hide(channel, world.person("Chloe"))
    world.person("Dario").member = False
    async with connected(client, table.sandbox):
        sender = DiscordSender(client, client.render_queue)
        for cached in (True, False):
            if not cached:
                client._connection._guilds.clear()
            names = ("Ada", "Ben", "Chloe", "Dario", "Finn")
            for place, seen in ((channel, {"Ada", "Ben", "Finn"}), (thread, {"Ada", "Ben"})):
                found = {name for name in names if await sender.sees(place.id, world.person(name).id)}
                assert found == seen, (cached, place.name)
        world.deny(channel, "view_channel")
        with pytest.raises(UndeliverableError):
            await sender.sees(channel.id, world.person("Ben").id)
        world.set_permissions(channel, "all")
        world.expel_bot()
        with pytest.raises(UndeliverableError):
            await sender.sees(channel.id, world.person("Ben").id)


async def _question(table: TableTop) -> str:
    """Lead the game to a demand, and return the custom id of its first button."""
    greeks = nation(wedge="iron", cities="athen sparta pella", galleys={"sparta": 1})
    phoenicians = nation(wedge="gold", cities="tyros paphos alexandria", galleys={"knossos": 1})
    await table.lay(position("greeks", greeks=greeks, phoenicians=phoenicians))
    await table.tell("greeks", "maneuver", wedge="by gold")
    await table.tell("greeks", "move", units="1G", to="knossos", **{"from": "sparta"})
    for _ in range(400):
        if asking := _asking(table):
            return str(asking[-1].components[0]["components"][0]["custom_id"])
        await asyncio.sleep(0.01)
    raise AssertionError("nobody was asked")


def _asking(table: TableTop) -> list[Message]:
    """Return the public messages that ask whether to fight; turn notifications have buttons too."""
    world = table.sandbox.world
    public = [m for m in world.messages_in(world.channel(CHANNEL)) if not m.ephemeral_for]
    return [m for m in public if "antike:answer:" in str(m.components)]


async def test_only_the_one_asked_can_answer_and_only_the_present_question(table: TableTop) -> None:
    custom_id = await _question(table)
    message = _asking(table)[-1]
    before = await table.position()
    for name in ("Finn", "Ada"):
        if name == _awaited(before):
            continue
        used = await table.sandbox.user(name).press(message, custom_id)
        assert used.original is not None
        assert used.original.ephemeral_for is not None
        assert await table.position() == before, f"{name} was not asked"

    await table.tell("greeks", "undo")
    for _ in range(400):
        if not message.components:
            break
        await asyncio.sleep(0.01)
    assert not message.components, "a question that was taken back has no buttons"
    assert "taken back" in message.content


def _awaited(now: Position) -> str:
    """Return the name of the person the game waits for; "" if for nobody."""
    return PLAYERS[now.awaited] if now.awaited else ""
