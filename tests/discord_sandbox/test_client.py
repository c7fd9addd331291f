"""The real discord.py client on the sandbox: nothing but its addresses is changed."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import discord
import pytest
from discord import app_commands, ui
from PIL import Image

from discord_sandbox.testing import connected, until
from tests.discord_sandbox.bots import INTENTS, TestBot, text_channel
from tests.discord_sandbox.rest_client import form_of

if TYPE_CHECKING:
    from discord_sandbox import Sandbox


PICTURE = discord.MediaGalleryItem("attachment://picture.png", description="The picture")


def picture() -> discord.File:
    buffer = io.BytesIO()
    Image.new("RGB", (64, 32), "white").save(buffer, "PNG")
    buffer.seek(0)
    return discord.File(buffer, "picture.png", description="The picture")


async def test_a_sharded_bot_connects_and_knows_the_server(sandbox: Sandbox) -> None:
    bot = TestBot()
    async with connected(bot, sandbox):
        guild = bot.guilds[0]
        assert bot.user is not None
        assert (bot.user.name, guild.name) == ("Bot", "Test server")
        assert [channel.name for channel in guild.text_channels][:2] == ["general", "channel-1"]
        granted = guild.text_channels[0].permissions_for(guild.me)
        assert granted.attach_files
        assert granted.create_public_threads
        assert not granted.manage_threads
        assert sandbox.world.bot_online
    await until(lambda: not sandbox.world.bot_online)


async def test_a_plain_client_connects_too(sandbox: Sandbox) -> None:
    client = discord.Client(intents=INTENTS, guild_ready_timeout=0.02)
    async with connected(client, sandbox):
        assert text_channel(client, sandbox.world.channel("channel-3")).name == "channel-3"


async def test_a_wrong_token_is_refused(sandbox: Sandbox) -> None:
    with pytest.raises(discord.LoginFailure):
        async with connected(TestBot(), sandbox, "wrong"):
            pass


async def test_a_subcommand_is_answered_with_file_and_embed(sandbox: Sandbox) -> None:
    bot = TestBot()
    poll = app_commands.Group(name="poll", description="Polls")

    @poll.command(name="new", description="Begin a poll")
    async def new(interaction: discord.Interaction, topic: str, answers: int, guest: discord.Member) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        assert interaction.channel.name == "channel-1"
        assert interaction.app_permissions.attach_files
        assert interaction.filesize_limit == sandbox.world.limits.attachment_size
        embed = discord.Embed(title=topic, description=f"{answers} answers with {guest.display_name}")
        embed.set_image(url="attachment://picture.png")
        await interaction.response.send_message("Begun", embed=embed, file=picture())
        original = await interaction.original_response()
        assert str(original.embeds[0].image.url).startswith(sandbox.base_url)
        assert original.interaction_metadata is not None
        assert original.interaction_metadata.user == interaction.user

    bot.tree.add_command(poll)
    async with connected(bot, sandbox):
        ada = sandbox.user("Ada")
        it = await ada.command("poll new", "channel-1", topic="lunch", answers=4, guest="Ben")
        assert it.state == "answered"
        message = ada.sees("channel-1")[-1]
        assert message.content == "Begun"
        assert message.embeds[0]["description"] == "4 answers with Ben"
        assert message.embeds[0]["image"]["width"] == 64
        assert message.attachments[0].description == "The picture"
        assert sandbox.user("Ben").sees("channel-1") == [message]


async def test_a_deferred_private_answer_is_edited_and_followed_up(sandbox: Sandbox) -> None:
    bot = TestBot()
    seen = []

    @bot.tree.command(name="status", description="Where the poll stands")
    async def status(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        seen.append([(it.loading, it.ephemeral_for is ada.person) for it in ada.sees("channel-1")])
        await interaction.edit_original_response(content="All quiet", attachments=[picture()])
        more = await interaction.followup.send("And more", wait=True)
        await more.edit(content="And much more")
        gone = await interaction.followup.send("Never mind", ephemeral=True, wait=True)
        await gone.delete()

    async with connected(bot, sandbox):
        ada = sandbox.user("Ada")
        await ada.command("status", "channel-1")
        assert seen == [[(True, True)]]
        await until(lambda: ada.sees("channel-1")[-1].content == "And much more")
        assert [it.content for it in ada.sees("channel-1")] == ["All quiet", "And much more"]
        assert [it.content for it in sandbox.user("Ben").sees("channel-1")] == ["And much more"]


async def test_the_first_follow_up_takes_the_place_of_the_promise(sandbox: Sandbox) -> None:
    bot = TestBot()

    @bot.tree.command(name="slow", description="Takes its time")
    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.followup.send("Here it is")

    async with connected(bot, sandbox):
        ada = sandbox.user("Ada")
        it = await ada.command("slow", "channel-1")
        assert [message.content for message in ada.sees("channel-1")] == ["Here it is"]
        assert it.messages == [ada.sees("channel-1")[0].id]


class Settings(ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Switch", custom_id="switch", style=discord.ButtonStyle.primary)
    async def switch(self, interaction: discord.Interaction, button: ui.Button[Settings]) -> None:
        button.disabled = True
        await interaction.response.edit_message(content="Switched", view=self)

    @ui.select(
        custom_id="colour",
        options=[discord.SelectOption(label=name) for name in ("Green", "Red", "Blue")],
        max_values=2,
    )
    async def colour(self, interaction: discord.Interaction, select: ui.Select[Settings]) -> None:
        await interaction.response.send_message(" ".join(select.values), ephemeral=True)

    @ui.button(label="Name", custom_id="name")
    async def name(self, interaction: discord.Interaction, button: ui.Button[Settings]) -> None:
        await interaction.response.send_modal(Naming())


class Naming(ui.Modal, title="Name your city"):
    city: ui.TextInput[Naming] = ui.TextInput(label="City", custom_id="city", max_length=20)
    why: ui.Label[Naming] = ui.Label(text="Why", component=ui.TextInput(custom_id="why", required=False))

    @property
    def reason(self) -> str:
        assert isinstance(self.why.component, ui.TextInput)
        return self.why.component.value

    async def on_submit(self, interaction: discord.Interaction, /) -> None:
        await interaction.response.edit_message(content=f"{self.city.value} {self.reason}!", view=None)


async def test_buttons_menus_and_forms(sandbox: Sandbox) -> None:
    bot = TestBot()

    @bot.tree.command(name="settings", description="Your settings")
    async def settings(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Your settings", view=Settings(), ephemeral=True)

    async with connected(bot, sandbox):
        ada = sandbox.user("Ada")
        await ada.command("settings", "channel-1")
        panel = ada.sees("channel-1")[0]
        await ada.press(panel, "switch")
        assert panel.content == "Switched"
        assert panel.components[0]["components"][0]["disabled"] is True
        await ada.press(panel, "colour", "Red", "Green")
        assert ada.sees("channel-1")[-1].content == "Red Green"
        shown = await ada.press(panel, "name")
        assert form_of(shown).title == "Name your city"
        await ada.submit(shown, city="Rome", why="why not")
        assert panel.content == "Rome why not!"
        assert panel.components == []


class Lay(ui.DynamicItem[ui.Button[ui.View]], template=r"lay:(?P<count>\d+)"):
    def __init__(self, count: int) -> None:
        super().__init__(ui.Button(label=str(count), custom_id=f"lay:{count}"))
        self.count = count

    @classmethod
    async def from_custom_id(cls, interaction, item, match, /):  # type: ignore[no-untyped-def]
        return cls(int(match["count"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"{self.count} laid")


async def test_buttons_outlive_the_bot(sandbox: Sandbox) -> None:
    channel = sandbox.world.channel("channel-1")
    first = TestBot()
    async with connected(first, sandbox):
        view = ui.View(timeout=None)
        view.add_item(Lay(3))
        await text_channel(first, channel).send("Lay bricks", view=view)
    second = TestBot()
    second.add_dynamic_items(Lay)
    async with connected(second, sandbox):
        ada = sandbox.user("Ada")
        await ada.press(ada.sees("channel-1")[0], "lay:3")
        assert ada.sees("channel-1")[-1].content == "3 laid"


async def test_a_layout_with_text_picture_and_button(sandbox: Sandbox) -> None:
    bot = TestBot()

    class Layout(ui.LayoutView):
        box: ui.Container[Layout] = ui.Container(ui.TextDisplay("# Title"), accent_colour=0xC98A3C)
        gallery: ui.MediaGallery[Layout] = ui.MediaGallery(PICTURE)

    async with connected(bot, sandbox):
        channel = text_channel(bot, sandbox.world.channel("channel-1"))
        sent = await channel.send(view=Layout(), file=picture())
        fetched = await channel.fetch_message(sent.id)
        assert fetched.flags.components_v2
        gallery = fetched.components[1]
        assert isinstance(gallery, discord.MediaGalleryComponent)
        assert gallery.items[0].media.url.startswith(sandbox.base_url)
        assert fetched.attachments == []
        await sent.edit(view=ui.LayoutView().add_item(ui.TextDisplay("Over")))
        assert (
            sandbox.world.messages_in(sandbox.world.channel("channel-1"))[0].components[0]["content"]
            == "Over"
        )


async def test_completion(sandbox: Sandbox) -> None:
    bot = TestBot()

    @bot.tree.command(name="move", description="Move boxes")
    async def move(interaction: discord.Interaction, boxes: str, to: str) -> None:
        await interaction.response.send_message(to)

    @move.autocomplete("to")
    async def to(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        boxes = interaction.namespace.boxes
        return [
            app_commands.Choice(name=f"{boxes} {it}", value=it) for it in ("rome", "athens") if typed in it
        ]

    async with connected(bot, sandbox):
        assert await sandbox.user("Ada").complete("move", "to", "channel-1", boxes="2", to="ro") == ["2 rome"]


async def test_a_file_option_is_read(sandbox: Sandbox) -> None:
    bot = TestBot()

    @bot.tree.command(name="import", description="Take in a file")
    async def take_in(interaction: discord.Interaction, file: discord.Attachment) -> None:
        await interaction.response.send_message((await file.read()).decode() + file.filename)

    async with connected(bot, sandbox):
        ada = sandbox.user("Ada")
        await ada.command("import", "channel-1", file={"filename": "poll.json", "data_base64": "e30="})
        assert ada.sees("channel-1")[-1].content == "{}poll.json"


async def test_threads_and_conversations(sandbox: Sandbox) -> None:
    bot = TestBot()
    world = sandbox.world
    async with connected(bot, sandbox):
        channel = text_channel(bot, world.channel("channel-1"))
        begun = await channel.send("A new poll")
        thread = await begun.create_thread(name="Poll 1", auto_archive_duration=10080)
        said = await thread.send("Welcome", nonce="g1:1")
        assert thread.id == begun.id
        assert (await thread.send("Welcome again", nonce="g1:1")).id == said.id
        loose = await channel.create_thread(name="Poll 2", type=discord.ChannelType.public_thread)
        await thread.edit(archived=True)
        with pytest.raises(discord.HTTPException) as refused:
            await said.edit(content="Changed")
        assert refused.value.code == 50083
        await thread.send("Still here")
        assert not world.channel(thread.id).archived
        assert [it.name for it in world.threads_of(world.channel("channel-1"))] == ["Poll 1", "Poll 2"]
        assert loose.parent_id == channel.id
        ada = await bot.fetch_user(world.person("Ada").id)
        await ada.send("A reminder")
        assert sandbox.user("Ada").sees()[0].content == "A reminder"
        world.person("Ben").accepts_dms = False
        with pytest.raises(discord.Forbidden) as closed:
            await (await bot.fetch_user(world.person("Ben").id)).send("Hello")
        assert closed.value.code == 50007


async def test_a_command_in_a_conversation(sandbox: Sandbox) -> None:
    bot = TestBot()

    @bot.tree.command(name="reminders", description="Your reminders")
    async def reminders(interaction: discord.Interaction) -> None:
        assert interaction.guild is None
        await interaction.response.send_message(f"{interaction.user.display_name}, none")

    async with connected(bot, sandbox):
        ada = sandbox.user("Ada")
        await ada.command("reminders")
        assert [it.content for it in ada.sees()] == ["Ada, none"]


async def test_editing_through_ids_alone(sandbox: Sandbox) -> None:
    bot = TestBot()
    async with connected(bot, sandbox):
        channel = text_channel(bot, sandbox.world.channel("channel-1"))
        sent = await channel.send("First", file=picture())
        partial = channel.get_partial_message(sent.id)
        edited = await partial.edit(content="Second", attachments=[picture()])
        assert edited.edited_at is not None
        assert len(edited.attachments) == 1
        await partial.delete()
        with pytest.raises(discord.NotFound):
            await partial.edit(content="Third")
        assert [it.content async for it in channel.history()] == []


class Wishes(ui.Modal, title="Your wishes"):
    who: ui.Label[Wishes] = ui.Label(
        text="Who", component=ui.MentionableSelect(custom_id="who", max_values=2)
    )
    one: ui.Label[Wishes] = ui.Label(
        text="One",
        component=ui.RadioGroup(custom_id="one", options=[discord.RadioGroupOption(label=it) for it in "ab"]),
    )
    some: ui.Label[Wishes] = ui.Label(
        text="Some",
        component=ui.CheckboxGroup(custom_id="some", options=[discord.CheckboxGroupOption(label="c")]),
    )
    sure: ui.Label[Wishes] = ui.Label(text="Sure", component=ui.Checkbox(custom_id="sure"))

    async def on_submit(self, interaction: discord.Interaction, /) -> None:
        who, one, some, sure = (it.component for it in (self.who, self.one, self.some, self.sure))
        assert isinstance(who, ui.MentionableSelect)
        assert isinstance(one, ui.RadioGroup)
        assert isinstance(some, ui.CheckboxGroup)
        assert isinstance(sure, ui.Checkbox)
        names = sorted(it.name for it in who.values)
        await interaction.response.send_message(f"{names} {one.value} {some.values} {sure.value}")


async def test_roles_and_channels_are_chosen(sandbox: Sandbox) -> None:
    bot = TestBot()
    view = ui.View()

    async def said(interaction: discord.Interaction) -> None:
        roles, channels = view.children
        assert isinstance(roles, ui.RoleSelect)
        assert isinstance(channels, ui.ChannelSelect)
        await interaction.response.send_message(str([it.name for it in (*roles.values, *channels.values)]))

    for menu in (ui.RoleSelect[ui.View](custom_id="role"), ui.ChannelSelect[ui.View](custom_id="where")):
        menu.callback = said  # type: ignore[method-assign]
        view.add_item(menu)

    @bot.tree.command(description="Choose")
    async def choose(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Choose", view=view)

    @bot.tree.command(description="Wish")
    async def wish(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Wishes())

    async with connected(bot, sandbox):
        ada = sandbox.user("Ada")
        sandbox.world.add_role("Hosts")
        await ada.command("choose", "channel-1")
        panel = ada.sees("channel-1")[0]
        await ada.press(panel, "role", "Hosts")
        await ada.press(panel, "where", "general")
        shown = await ada.command("wish", "channel-1")
        await ada.submit(shown, who=["Hosts", "Ben"], one="b", some=["c"], sure=True)
        assert [it.content for it in ada.sees("channel-1")[1:]] == [
            "['Hosts']", "['Hosts', 'general']", "['Hosts', 'ben'] b ['c'] True",
        ]  # fmt: skip


async def test_an_administrator_may_do_everything(sandbox: Sandbox) -> None:
    bot = TestBot(intents=discord.Intents(guilds=True, guild_messages=True))
    world = sandbox.world
    place = world.channel("channel-1")
    world.set_permissions(place, ["administrator"])

    @bot.tree.command(description="What the bot may")
    async def may(interaction: discord.Interaction) -> None:
        assert interaction.app_permissions.send_messages
        await interaction.response.send_message("everything")

    async with connected(bot, sandbox):
        channel = text_channel(bot, place)
        assert channel.permissions_for(channel.guild.me).attach_files
        thread = await channel.create_thread(name="T", type=discord.ChannelType.public_thread)
        await until(lambda: bot.get_channel(thread.id))
        sandbox.user("Ben").say("Hello", "channel-1")
        assert (await sandbox.user("Ben").command("may", "channel-1")).state == "answered"
        called = await channel.send("@everyone", allowed_mentions=discord.AllowedMentions(everyone=True))
        assert called.mention_everyone
        await until(lambda: sum(it.startswith("message") for it in bot.heard) >= 3)
