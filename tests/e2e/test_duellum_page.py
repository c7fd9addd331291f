"""Games of Duellum on the page, as narrow as a phone, by the panel alone and with a restart in the middle.

Every page of the panel is checked: it fits the phone, and is in the language of the table. Only the
English one has real boards. With `ANTIKE_LONG=1` the games go on to their end.
"""

import asyncio
import os
import re
from pathlib import Path
from random import Random
from typing import Final

import pytest
from selenium import webdriver

from bot.cli.service.local_discord import local_world
from bot.records import read_record, replay
from discord_sandbox import World
from discord_sandbox.state.models import Message
from tests.discord_sandbox.page_driver import NEEDS_BROWSER, Page
from tests.e2e.panel_driver import PanelDriver
from tests.e2e.running_bot import RunningBot

pytestmark = [pytest.mark.process, *NEEDS_BROWSER]
LONG: Final = bool(os.environ.get("ANTIKE_LONG"))
TURNS: Final = 400 if LONG else 3
"""Maximum turns of people; a game with the goal of the long runs ends far earlier."""
RESTART: Final = 15 if LONG else 1
"""Turn in which the bot is restarted, counted from 0."""
_TABLE: Final = "table-1"
_PHONE: Final = (390, 844)
_PANELS: Final = ".message.private .container"
_OVER: Final = re.compile(r"\b(?:finished|Schluss)!")
_ENGLISH: Final = re.compile(r"\b(?:the|your|you|turn|move|city|card|cards|units|coin|coins|borders|for)\b")
_TAKE_TURN: Final = """
const calls = [...document.querySelectorAll('.message:not(.private) .button.primary:enabled')];
if (!calls.length) return false;
calls.at(-1).scrollIntoView({block: 'center'});
calls.at(-1).click();
return true;
"""


def world_speaking(spoken: str) -> World:
    """Return a sandbox world whose server, Ada and Ben use one language."""
    world = local_world()
    world.guild.locale = spoken
    for name in ("Ada", "Ben"):
        world.person(name).locale = spoken
    return world


class Table:
    """People at one keyboard; the player called takes the turn by the panel."""

    def __init__(self, page: Page, running_bot: RunningBot, chance: Random) -> None:
        self.page, self.running_bot = page, running_bot
        self.german = running_bot.world.guild.locale == "de"
        self.people = {running_bot.world.person(name).id: name for name in ("Ada", "Ben")}
        self.thumb = PanelDriver(page, chance, self.look)

    def look(self, text: str) -> None:
        """Assert that a page fits the phone's width, and has no English if the table is German."""
        assert self.page.script("return document.documentElement.scrollWidth") <= _PHONE[0]
        assert not (self.german and _ENGLISH.search(text)), text

    @property
    def calls(self) -> list[Message]:
        """Messages with the board that ping a player; the last message of a game is one of them."""
        return [one for one in self.running_bot.public(_TABLE) if one.pinged and one.attachments]

    @property
    def over(self) -> bool:
        """Whether a player has won."""
        return bool(self.calls) and bool(_OVER.search(self.calls[-1].content))

    async def turn(self, *, restart: bool = False, kill: bool = True) -> None:
        """Play the turn of the player called; with `restart` the bot is restarted in the middle of it."""
        before = len(self.calls)
        await asyncio.to_thread(self._open, self.people[next(iter(self.calls[-1].pinged))])
        if restart:
            done = self.thumb.played.total()
            await asyncio.to_thread(self.thumb.turn, halt=lambda: self.thumb.played.total() > done)
            await self.running_bot.stop_bot(kill=kill)
            await self.running_bot.start_bot()
        await asyncio.to_thread(self.thumb.turn)
        await self.running_bot.until(lambda: len(self.calls) > before, "the next call")

    def _open(self, name: str) -> None:
        self.page.resize(1280, 800)  # on a phone the channels are behind a menu
        self.page.play_as(name)
        self.page.enter(_TABLE)
        self.page.resize(*_PHONE)
        panels = len(self.page.all(_PANELS))
        self.page.wait_for(_TAKE_TURN)
        self.page.wait_for(f"return document.querySelectorAll('{_PANELS}').length > {panels}")


async def played(table: Table, *, kill: bool) -> None:
    """Play the turns, with `ANTIKE_LONG=1` to the end of the game, and check the exported record."""
    for number in range(TURNS):
        if table.over:
            break
        await table.turn(restart=number == RESTART, kill=kill)
    running_bot = table.running_bot
    assert "Traceback" not in running_bot.log
    assert table.page.complaints() == []
    assert {"@", "."} <= set(table.thumb.played)
    export = await running_bot.player("Ada").command("game export", _TABLE)
    assert export.original is not None
    record = read_record(export.original.attachments[0].content)
    assert len(record.actions) >= table.thumb.played.total()
    assert table.over == (replay(record).position.outcome is not None)
    assert table.over or not LONG


@pytest.mark.parametrize(
    ("board", "spoken", "rival", "kill"),
    [
        ("punic", "en-GB", ("Ben", "game join", {}), True),
        ("hellenic", "de", ("Ada", "game bot", {"level": "easy"}), False),
    ],
    ids=["two people, in English, killed", "one person and a computer player, in German, stopped"],
)
async def test_a_duel_goes_on_after_a_restart(
    browser: webdriver.Chrome,
    tmp_path: Path,
    board: str,
    spoken: str,
    rival: tuple[str, str, dict[str, str]],
    *,
    kill: bool,
) -> None:
    async with RunningBot(tmp_path, world_speaking(spoken), draw=spoken != "de") as running_bot:
        goal = {"variant": "goal 2"} if LONG else {}
        await running_bot.command("Ada", _TABLE, "game new", ruleset="duellum", board=board, **goal)
        who, command, options = rival
        await running_bot.command(who, _TABLE, command, **options)
        await running_bot.command("Ada", _TABLE, "game start")
        table = Table(Page(browser, running_bot.sandbox.base_url), running_bot, Random(board))
        await running_bot.until(lambda: bool(table.calls), "the first call")
        await asyncio.to_thread(table.page.open, *_PHONE)
        await played(table, kill=kill)
