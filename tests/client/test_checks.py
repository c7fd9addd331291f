"""What Discord would never send is refused."""

from types import SimpleNamespace
from typing import Any, cast

import discord
from discord import app_commands

from bot.client.checks import fault_of
from bot.client.errors import InputError
from bot.i18n.catalogue import speaking


@app_commands.command(name="board")
@app_commands.choices(view=[app_commands.Choice(name="phone", value="phone")])
async def _board(_interaction: discord.Interaction, view: str) -> None:
    del view


def test_an_option_is_named_as_discord_shows_it() -> None:
    given = {"name": "view", "type": 3, "value": "hidden"}
    used = SimpleNamespace(
        guild_id=1,
        command=_board,
        data={"options": [given]},
        type=discord.InteractionType.application_command,
    )
    with speaking("de"):
        fault = fault_of(cast("Any", used))
    assert isinstance(fault, InputError)
    assert str(fault).startswith("Das geht bei `ansicht` nicht")
