"""`/stats` and `/privacy` over the wire."""

import asyncio

import pytest

from bot.engine.terms import Nation
from discord_sandbox.state.models import Interaction, Message
from discord_sandbox.testing import until
from tests.cogs.pages import labels
from tests.cogs.table import CHANNEL, TableTop

pytestmark = pytest.mark.slow


async def _conceded(table: TableTop, *names: Nation) -> None:
    for name in names:
        used = await table.use(name, "game concede")
        await table.press(name, used, "Concede")


async def test_a_server_a_player_and_everybody(table: TableTop) -> None:
    told = await table.tell("Finn", "stats")
    assert told == "No game has been finished on this server yet."
    await table.tell("phoenicians", "gold")
    await _conceded(table, "phoenicians", "arabs", "greeks")
    told = await table.tell("Finn", "stats")
    assert told.startswith("**Antike: 1 game on this server**\n1. Ben · rating **")
    assert "· 1 of 1 game won" in told
    assert "rating **-" in told, "a defeat lowers what starts at 0"
    assert "The rating (OpenSkill) starts at 0, rises with good places and falls with bad ones;" in told
    assert "**Nations:** Persians 1 of 1, Arabs 0 of 1, Greeks 0 of 1 and Phoenicians 0 of 1" in told
    told = await table.tell("Finn", "stats", player="Ada")
    assert told.startswith("**Ada** · Antike · rating **")
    assert "Usual time to start a turn: under a minute" in told
    told = await table.tell("Finn", "stats", player="Finn")
    assert told.startswith("No statistics for that player")
    assert await table.tell("Finn", "stats", public=True) == "Here it comes, for everyone."
    async with asyncio.timeout(60):
        while not any("1 game on this server" in seen.content for seen in _public(table)):
            await asyncio.sleep(0.02)


def _public(table: TableTop) -> list[Message]:
    return [seen for seen in table.sandbox.user("Finn").sees(CHANNEL) if seen.ephemeral_for is None]


async def test_after_a_concession_everything_says_that_the_game_is_over(table: TableTop) -> None:
    """This holds for messages, pictures, refusals and buttons."""
    await table.tell("phoenicians", "gold")
    await _conceded(table, "phoenicians", "arabs", "greeks")
    won = await table.public("last one standing")
    first = won.content.splitlines()[0]
    assert first.endswith(
        ", game 1: Dario (Greeks) conceded. Finished: 🏛️ **Persians** (Ben) won, last one standing."
    )
    assert "🏆 **Persians** (Ben) **0**: nothing" in won.content
    (picture,) = won.attachments
    assert picture.description is not None
    assert "have won" in picture.description
    assert "to move" not in picture.description
    used = await table.use("Finn", "status")
    assert used.original is not None
    (embed,) = used.original.embeds
    assert "have won" in str(embed)
    assert "their turn" not in str(embed)
    for command in ("game start", "game concede", "game leave"):
        assert "Persians** (Ben) won" in await table.tell("phoenicians", command)
    assert await table.push("Ada", won, "Statistics") == await table.tell("Finn", "stats")
    assert labels(won) == ["Rematch", "New game", "Replay", "Statistics"]


async def test_another_game_with_the_same_settings_by_the_button_of_the_last(table: TableTop) -> None:
    await table.tell("phoenicians", "game settings", deadline="2 days", language="de")
    await _conceded(table, "phoenicians", "arabs", "greeks")
    won = await table.public("alle anderen sind raus")
    before = await table.client.app.queries.by_id(1)
    assert before is not None
    told = await table.push("Dario", won, "Neue Partie")
    assert told.startswith("Which nation?")
    lobby = await table.public("- Dario: irgendein Volk")
    assert "Partie 2" in lobby.content
    after = await table.client.app.queries.by_id(2)
    assert after is not None
    assert (after.game.status, [seat.name for seat in after.seats]) == ("lobby", ["Dario"])
    same = ("board", "ruleset", "variant", "settings", "channel_id", "guild_id")
    assert [getattr(after.game, name) for name in same] == [getattr(before.game, name) for name in same]
    await until(lambda: labels(won) == ["Wiederholung", "Statistik"])


async def test_a_rematch_by_the_buttons_of_the_last_message(table: TableTop) -> None:
    await _conceded(table, "phoenicians", "arabs", "greeks")
    won = await table.public("last one standing")
    told = await table.push("Chloe", won, "Rematch")
    assert told == "You're in. Waiting for Ada, Ben and Dario."
    assert await table.push("Chloe", won, "Rematch") == told, "pressing twice is pressing once"
    assert (await table.push("Finn", won, "Rematch")).startswith("A rematch is for those who played.")
    asked = await table.public("In so far: Chloe.")
    called = {table.sandbox.world.person(name).id for name in ("Ada", "Ben", "Dario")}
    assert set(asked.pinged) == called
    pressed = await table.sandbox.user("Ben").press(asked, "antike:rematch:1")
    assert pressed.original is not None
    assert pressed.original.content == "You're in. Waiting for Ada and Dario."
    await until(lambda: "In so far: Chloe and Ben." in asked.content)
    told = await table.push("Ben", pressed.original, "Withdraw")
    assert told == "You're out. **Rematch** lets you back in."
    await until(lambda: "In so far: Chloe." in asked.content)
    assert await table.push("Ben", asked, "Rematch") == "You're in. Waiting for Ada and Dario."
    await table.push("Ada", asked, "Rematch")
    assert await table.push("Dario", won, "Rematch") == "The rematch has begun. You play the **Phoenicians**."
    await until(lambda: "It has begun." in asked.content)
    assert not asked.components
    after = await table.client.app.queries.by_id(2)
    assert after is not None
    assert [seat.name for seat in after.seats] == ["Dario", "Ada", "Ben", "Chloe"]
    await until(lambda: labels(won) == ["Replay", "Statistics"])
    assert "last one standing" in won.content
    assert won.attachments


async def test_the_replay_of_a_game_that_is_over_by_its_button(table: TableTop) -> None:
    await table.tell("phoenicians", "gold")
    await table.tell("phoenicians", "end-turn")
    await _conceded(table, "phoenicians", "arabs", "greeks")
    won = await table.public("last one standing")
    await table.push("Chloe", won, "Replay")
    await until(lambda: any(seen.attachments for seen in _answers(table)))


def _answers(table: TableTop) -> list[Message]:
    sees = table.sandbox.user("Chloe").sees(CHANNEL)
    return [seen for seen in sees if seen.ephemeral_for is not None]


async def test_out_of_the_lists_and_forgotten(table: TableTop) -> None:
    await _conceded(table, "phoenicians", "arabs", "greeks")
    assert (await table.tell("persians", "privacy")).startswith("You are included in the statistics.")
    told = await table.tell("persians", "privacy", what="hide")
    assert told.startswith("You are not included in the statistics. `Include me` puts you back in;")
    assert "Ben" not in await table.tell("Finn", "stats")
    await table.tell("persians", "privacy", what="list")
    assert "Ben" in await table.tell("Finn", "stats")
    used: Interaction = await table.use("persians", "privacy", what="forget")
    await table.press("persians", used, "Forget me")
    assert used.original is not None
    assert used.original.content == (
        "Your id and name are gone from 1 finished game. You are in no other game."
    )
    assert "Ben" not in await table.tell("Finn", "stats")
    assert "- Somebody: Persians" in await table.tell("Finn", "game info")
    assert (await table.tell("Finn", "history")) != ""
