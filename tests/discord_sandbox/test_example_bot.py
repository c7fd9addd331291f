"""The README's example, a bot that is independent of ours, works with the real client."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from discord_sandbox.testing import connected

if TYPE_CHECKING:
    from discord_sandbox import Sandbox


class Hello(discord.Client):
    async def setup_hook(self) -> None:
        tree = app_commands.CommandTree(self)
        tree.add_command(hello)
        await tree.sync()


@app_commands.command(description="Says hello")
async def hello(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Hello!", view=Again())


class Again(discord.ui.View):
    @discord.ui.button(label="Again", custom_id="again")
    async def again(self, interaction: discord.Interaction, _: discord.ui.Button[Again]) -> None:
        await interaction.response.edit_message(content=f"Hello again, {interaction.user.display_name}!")


async def test_hello(sandbox: Sandbox) -> None:
    async with connected(Hello(intents=discord.Intents.default()), sandbox):
        ada, ben = sandbox.user("Ada"), sandbox.user("Ben")
        await ada.command("hello", "general")
        (message,) = ben.sees("general")
        assert message.content == "Hello!"
        await ben.press(message, "again")
        assert message.content == "Hello again, Ben!"
