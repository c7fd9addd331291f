"""A small discord.py bot whose replies cover everything that the page must be able to show."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
from discord import app_commands
from PIL import Image

CITIES = ("Rome", "Naples", "Syracuse", "Cyrene", "Carthage")
ALT_TEXT = "A red square on white"
COLOURS = ("red", "green", "blue", "white")


GERMAN = {
    "Quote this": "Zitieren",
    "travel": "reise",
    "to": "nach",
    "Travel to a city": "Reise in eine Stadt",
}


class _German(app_commands.Translator):
    """Translator of a few names to German."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        return GERMAN.get(string.message) if locale is discord.Locale.german else None


class PageBot(discord.Client):
    """Bot that answers all commands below but `/silent`; `/slow` waits until `thought` is set."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.thought = asyncio.Event()
        self.tree = app_commands.CommandTree(self)
        for command in COMMANDS:
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        """Register the commands."""
        await self.tree.set_translator(_German())
        await self.tree.sync()


def _picture() -> io.BytesIO:
    buffer = io.BytesIO()
    Image.new("RGB", (1600, 900), "#a03030").save(buffer, "PNG")
    buffer.seek(0)
    return buffer


class _Report(discord.ui.View):
    """Two public buttons: one answers privately, one changes its message."""

    @discord.ui.button(label="What did I pack?", style=discord.ButtonStyle.primary)
    async def packed(self, interaction: discord.Interaction, _: discord.ui.Button[_Report]) -> None:
        name = interaction.user.display_name
        await interaction.response.send_message(f"{name} packed 3 shirts", ephemeral=True)

    @discord.ui.button(label="Count", style=discord.ButtonStyle.secondary)
    async def count(self, interaction: discord.Interaction, button: discord.ui.Button[_Report]) -> None:
        button.label = "Counted"
        await interaction.response.edit_message(content="Counted anew", view=self)


@app_commands.command(name="travel", description="Travel to a city")
@app_commands.describe(to="Where to", speed="How fast")
async def _travel(interaction: discord.Interaction, to: str, speed: int | None = None) -> None:
    embed = discord.Embed(title="The journey", description=f"To **{to}** at {speed or 1}", colour=0xA03030)
    picture = discord.File(_picture(), "picture.png", description=ALT_TEXT)
    await interaction.response.send_message(embed=embed, file=picture, view=_Report())


@_travel.autocomplete("to")
async def _cities(_: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    found = [one for one in CITIES if one.lower().startswith(current.lower())]
    return [app_commands.Choice(name=one, value=one.lower()) for one in found]


@app_commands.command(name="whisper", description="Call someone")
async def _whisper(interaction: discord.Interaction, friend: discord.Member) -> None:
    await interaction.response.send_message(
        f"{friend.mention}, the train leaves", allowed_mentions=discord.AllowedMentions(users=[friend])
    )


class _NoteForm(discord.ui.Modal, title="Write a note"):
    text = discord.ui.TextInput["_NoteForm"](label="Text", style=discord.TextStyle.paragraph)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Noted: {self.text.value}")


@app_commands.command(name="note", description="Opens a form")
async def _note(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(_NoteForm())


class _WishForm(discord.ui.Modal, title="Make a wish"):
    role = discord.ui.Label["_WishForm"](text="Role", component=discord.ui.RoleSelect(required=False))
    one = discord.ui.Label["_WishForm"](
        text="One",
        component=discord.ui.RadioGroup(
            custom_id="one", options=[discord.RadioGroupOption(label=one) for one in COLOURS]
        ),
    )
    some = discord.ui.Label["_WishForm"](
        text="Some",
        component=discord.ui.CheckboxGroup(
            options=[discord.CheckboxGroupOption(label=one) for one in COLOURS]
        ),
    )
    sure = discord.ui.Label["_WishForm"](text="Sure", component=discord.ui.Checkbox(default=True))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        role, one, some, sure = (it.component for it in (self.role, self.one, self.some, self.sure))
        assert isinstance(role, discord.ui.RoleSelect)
        assert isinstance(one, discord.ui.RadioGroup)
        assert isinstance(some, discord.ui.CheckboxGroup)
        assert isinstance(sure, discord.ui.Checkbox)
        said = f"{len(role.values)} roles, {one.value}, {' and '.join(some.values)}, {sure.value}"
        await interaction.response.send_message(f"Wished: {said}")


@app_commands.command(name="wish", description="Opens a form with a field of every kind")
async def _wish(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(_WishForm())


@app_commands.command(name="weigh", description="Weighs a file")
async def _weigh(interaction: discord.Interaction, file: discord.Attachment) -> None:
    content = await file.read()
    await interaction.response.send_message(f"{file.filename}: {len(content)} bytes")


class _Colours(discord.ui.View):
    @discord.ui.select(
        placeholder="Two colours",
        min_values=2,
        max_values=2,
        options=[discord.SelectOption(label=one.title(), value=one) for one in COLOURS],
    )
    async def pick(self, interaction: discord.Interaction, select: discord.ui.Select[_Colours]) -> None:
        await interaction.response.send_message(f"Chosen: {' and '.join(sorted(select.values))}")


@app_commands.command(name="choose", description="Shows a menu")
async def _choose(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Choose", view=_Colours())


@app_commands.command(name="slow", description="Thinks first")
async def _slow(interaction: discord.Interaction) -> None:
    await interaction.response.defer(thinking=True)
    if isinstance(interaction.client, PageBot):
        await interaction.client.thought.wait()
    await interaction.edit_original_response(content="Thought it over")


@app_commands.command(name="silent", description="Never answers")
async def _silent(_: discord.Interaction) -> None:
    return


@app_commands.command(name="layout", description="A message of layout parts")
async def _layout(interaction: discord.Interaction) -> None:
    text = discord.ui.TextDisplay[discord.ui.LayoutView]("## Your ticket\nThe seat is in **coach 3**")
    media = discord.MediaGalleryItem("attachment://picture.png", description=ALT_TEXT)
    gallery = discord.ui.MediaGallery[discord.ui.LayoutView](media)
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.Container(text, discord.ui.Separator(), gallery, accent_colour=0x3566AB))
    await interaction.response.send_message(view=view, file=discord.File(_picture(), "picture.png"))


@app_commands.command(name="markup", description="Says what it is told")
async def _markup(interaction: discord.Interaction, text: str) -> None:
    await interaction.response.send_message(text)


@app_commands.command(name="open", description="Opens a thread")
async def _open(interaction: discord.Interaction, name: str) -> None:
    assert isinstance(interaction.channel, discord.TextChannel)
    thread = await interaction.channel.create_thread(name=name, type=discord.ChannelType.public_thread)
    await interaction.response.send_message(f"Opened {thread.mention}", ephemeral=True)


@app_commands.context_menu(name="Quote this")
async def _quote(interaction: discord.Interaction, message: discord.Message) -> None:
    await interaction.response.send_message(f"{message.author.display_name} wrote: {message.content}")


@app_commands.context_menu(name="Greet")
async def _greet(interaction: discord.Interaction, person: discord.Member) -> None:
    await interaction.response.send_message(f"Greetings, {person.display_name}", ephemeral=True)


COMMANDS: tuple[app_commands.Command[Any, ..., None] | app_commands.ContextMenu, ...] = (
    _travel,
    _whisper,
    _note,
    _wish,
    _weigh,
    _choose,
    _slow,
    _silent,
    _layout,
    _markup,
    _open,
    _quote,
    _greet,
)
