"""Two languages at one table: private messages in the reader's language, public ones in the table's."""

from pathlib import Path

import pytest

from bot.cli.service.local_discord import local_world
from discord_sandbox import World
from discord_sandbox.state.models import Message
from tests.e2e.running_bot import RunningBot

pytestmark = pytest.mark.process

TABLE = "table-1"
CALL = {"Ada": "Du bist dran (**", "Ben": "your turn (**", "Chloe": "your turn"}


def german_server() -> World:
    world = local_world()
    world.guild.locale = "de"
    world.person("Ada").locale = "de"
    world.person("Ben").locale = "en-GB"
    world.person("Chloe").locale = "fr"  # not supported, so English
    return world


def labels(message: Message) -> set[str]:
    return {button["label"] for row in message.components for button in row["components"]}


async def opened(running_bot: RunningBot) -> None:
    told = await running_bot.command("Ada", TABLE, "game new", nations=3)
    assert told == "Welches Volk? Ohne Wahl wird es zu Beginn gelost."
    lobby = (await running_bot.new_message(TABLE, 0, "the lobby")).content
    assert "Partie 1 · Brett Ost · 3 Spieler" in lobby
    assert "Es fehlen noch 2 Spieler: **Mitspielen** oder **Computerspieler dazu**." in lobby
    for name in ("Ben", "Chloe"):
        assert (await running_bot.command(name, TABLE, "game join")).startswith("You're in.")
    table = running_bot.public(TABLE)[0]
    await running_bot.until(
        lambda: "- Chloe: irgendein Volk" in table.content, "Chloe in the table's message"
    )
    assert labels(table) == {"Volk", "Platz aufgeben", "Start"}
    for name, heading in (("Ada", "Wie ich dich rufe"), ("Ben", "How I ping you"), ("Chloe", "How I")):
        assert heading in await running_bot.command(name, TABLE, "reminders", where="both")
    assert "Du spielst die **" in await running_bot.command("Ada", TABLE, "game start")


async def called(running_bot: RunningBot, turn: int) -> str:
    """Return the name of the player called, publicly and privately, to a turn, counted from 0."""

    def calls() -> list[Message]:
        return [one for one in running_bot.public(TABLE) if one.attachments]

    await running_bot.until(lambda: len(calls()) > turn, f"turn {turn}")
    message = calls()[turn]
    assert "Partie 1: Du bist dran (" in message.content, "the table speaks German"
    (picture,) = message.attachments
    assert picture.description is not None
    assert "Runde" in picture.description
    called_id = message.content.partition(">")[0].removeprefix("<@")
    name = running_bot.world.person(called_id).name

    def letters() -> list[Message]:
        person = running_bot.world.person(name)
        return running_bot.world.messages_in(running_bot.world.conversation(person))

    await running_bot.until(
        lambda: any(CALL[name] in letter.content for letter in letters()), f"a letter to {name}"
    )
    assert ("Partie 1 in <#" if name == "Ada" else "Game 1 in <#") in letters()[-1].content
    return name


async def test_each_reads_the_own_language_and_the_table_its(tmp_path: Path) -> None:
    async with RunningBot(tmp_path, german_server()) as running_bot:
        commands = {one["name"]: one for one in running_bot.world.commands.usable(in_server=True)}
        assert commands["game"]["name_localizations"] == {"de": "spiel"}
        await opened(running_bot)
        seen = set()
        for turn in range(3):
            name = await called(running_bot, turn)
            seen.add(name)
            told = await running_bot.command(name, TABLE, "temple", provinces="atlantis")
            assert ("gibt es nicht" if name == "Ada" else "There is no province") in told
            assert "gold" in (await running_bot.command(name, TABLE, "gold")).lower()
            told = await running_bot.command(name, TABLE, "end-turn")
            assert ("Du beendest deinen Zug" if name == "Ada" else "You end your turn") in told, told
        assert seen == {"Ada", "Ben", "Chloe"}

        first = next(message for message in running_bot.public(TABLE) if "Frag mich" in labels(message))
        button = next(
            one for row in first.components for one in row["components"] if one["label"] == "Nie kämpfen"
        )
        for name, noted in (("Ada", "Notiert."), ("Ben", "Noted.")):
            assert noted in running_bot.told(await running_bot.player(name).press(first, button["custom_id"]))
        for name, off in (("Ada", "aus"), ("Ben", "off")):
            offers = await running_bot.player(name).complete("game settings", "deadline", TABLE, deadline="")
            assert offers[0] == off

        await called(running_bot, 3)  # all messages about the turns have arrived
        before = len(running_bot.public(TABLE))
        told = await running_bot.command("Ada", TABLE, "game settings", language="en", deadline="2 Tage")
        assert "**Sprache:** Englisch" in told
        news = await running_bot.new_message(TABLE, before, "the news of the settings")
        assert "Ada set the deadline: 2 days a turn; the language: English." in news.content

        told = await running_bot.command("Ben", "table-2", "game new")
        assert "This game's language is German; change it with `/game settings language:`." in told
        assert "Traceback" not in running_bot.log
