"""`/stats` and `/privacy` over the wire."""

import asyncio

from bot.engine.terms import Nation
from bot.sandbox.model import Interaction, Message
from tests.cogs.table import CHANNEL, TableTop


async def _conceded(table: TableTop, *names: Nation) -> None:
    for name in names:
        used = await table.use(name, "game concede")
        await table.press(name, used, "Concede")


async def test_a_server_a_player_and_everybody(table: TableTop) -> None:
    told = await table.tell("Finn", "stats")
    assert told == "No game has been played to the end on this server yet."
    await table.tell("phoenicians", "gold")
    await _conceded(table, "phoenicians", "arabs", "greeks")
    told = await table.tell("Finn", "stats")
    assert told.startswith("**1 game on this server**\n1. Ben · rating **")
    assert "· 1 of 1 game won" in told
    assert "**Nations:** Persians 1 of 1, Arabs 0 of 1, Greeks 0 of 1 and Phoenicians 0 of 1" in told
    told = await table.tell("Finn", "stats", player="Ada")
    assert told.startswith("**Ada** · rating **")
    assert "Usual time until the first move of a turn: under a minute" in told
    told = await table.tell("Finn", "stats", player="Finn")
    assert told.startswith("There are no statistics of that player")
    assert await table.tell("Finn", "stats", public=True) == "Here it comes, for everybody."
    async with asyncio.timeout(60):
        while not any("1 game on this server" in seen.content for seen in _public(table)):
            await asyncio.sleep(0.02)


def _public(table: TableTop) -> list[Message]:
    return [seen for seen in table.sandbox.player("Finn").sees(CHANNEL) if seen.ephemeral_for is None]


async def test_out_of_the_lists_and_forgotten(table: TableTop) -> None:
    await _conceded(table, "phoenicians", "arabs", "greeks")
    assert (await table.tell("persians", "privacy")).startswith("You stand in this bot's statistics.")
    told = await table.tell("persians", "privacy", what="hide")
    assert told.startswith("You do not stand in this bot's statistics. `List me` puts you in;")
    assert "Ben" not in await table.tell("Finn", "stats")
    await table.tell("persians", "privacy", what="list")
    assert "Ben" in await table.tell("Finn", "stats")
    used: Interaction = await table.use("persians", "privacy", what="forget")
    await table.press("persians", used, "Forget me")
    assert used.original is not None
    assert used.original.content == (
        "Your id and name are gone from 1 game that had ended. No other game has you in it."
    )
    assert "Ben" not in await table.tell("Finn", "stats")
    assert "- Somebody: Persians" in await table.tell("Finn", "game info")
    assert (await table.tell("Finn", "history")) != ""
