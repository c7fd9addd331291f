"""A message that Discord accepted, but a killed bot did not record, is found and updated after the start.

No person has to act for that, and it does not matter whether Discord still knows the nonce.
"""

import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from bot.app import App, Caller, GameRequest
from bot.store import Database
from discord_sandbox.state.models import Channel, Interaction, Message
from discord_sandbox.testing import until
from discord_sandbox.web import actions
from tests.cogs.table import CHANNEL, PLAYERS, lay
from tests.crashes.harness import CrashHarness, KillingFault
from tests.engine.builders import nation, position
from tests.faults.day import HeldRequest
from tests.support.bot_forker import BotForker

pytestmark = [pytest.mark.process, pytest.mark.asyncio(loop_scope="module")]
QUICKLY = 60.0
"""Seconds, for a busy machine; usually it takes one or two, and a stuck delivery would wait for `AGES`."""
AGES = 3_000


class FightHarness(CrashHarness):
    """A table at which Dario's galley is about to enter Knossos, where Ada's galley is."""

    def __init__(self, forker: BotForker, folder: Path) -> None:
        super().__init__(forker, folder)
        self._held: list[HeldRequest] = []

    async def prepare(self, *, private: bool = False) -> None:
        """Write this position to the database, start the bot on it, and begin a maneuver.

        If `private`, Ada gets her messages in her conversation with the bot.
        """
        channel = self.world.channel(CHANNEL).id
        people = {key: Caller(self.world.person(name).id, channel) for key, name in PLAYERS.items()}
        host = people["greeks"]
        async with Database(self.book.path) as database:
            app = App(database)
            await app.lobby.create(host, GameRequest(self.world.guild.id, PLAYERS["greeks"], nations=4))
            for key, who in people.items():
                await app.lobby.join(who, PLAYERS[key], key)
            await app.lobby.start(host)
            greeks = nation(wedge="gold", cities="athen", galleys={"sparta": 1})
            phoenicians = nation(wedge="gold", cities="tyros", galleys={"knossos": 1})
            await lay(app, 1, position("greeks", greeks=greeks, phoenicians=phoenicians))
            if private:
                asked = people["phoenicians"].user_id
                await app.preferences.change(asked, lambda wishes: replace(wishes, place="dm"))
        await self.live()
        await self.use_command("greeks", "maneuver", wedge="maneuver-1")

    async def live(self) -> None:
        """Start a bot and wait until it has sent everything."""
        await self.start_bot()
        await self.up()
        await self.at_rest()

    async def use_command(self, who: str, command: str, **options: object) -> str:
        """Use a command as a nation's player, and return the text of the private reply."""
        person, channel = self.world.person(PLAYERS[who]), self.world.channel(CHANNEL)  # type: ignore[index]

        def act() -> Interaction:
            return actions.use_command(self.world, person, channel, command, options)

        it = await self.use(act)
        assert it is not None
        assert it.original is not None, it.state
        return it.original.content

    def asking(self) -> Interaction:
        """Move the galley to Knossos, so that Ada is asked; return the interaction."""
        person, way = self.world.person(PLAYERS["greeks"]), {"units": "1G", "from": "sparta", "to": "knossos"}
        return actions.use_command(self.world, person, self.world.channel(CHANNEL), "move", way)

    async def ask(self) -> None:
        """Move the galley and wait for the private reply."""
        it = await self.use(self.asking)
        assert it is not None
        assert it.state == "answered"

    def place(self, *, private: bool = False) -> Channel:
        """Return the channel, or Ada's conversation with the bot."""
        return self.world.conversation(self.world.person("Ada")) if private else self.world.channel(CHANNEL)

    async def shown(self, what: str, *, private: bool = False) -> Message:
        """Wait for the only message with this text, or button with this custom id, and return it."""
        place = self.place(private=private)

        def standing() -> list[Message]:
            messages = self.world.messages_in(place)
            return [one for one in messages if what in f"{one.content} {one.components}"]

        await until(standing, QUICKLY)
        (found,) = standing()
        return found

    async def at_rest(self) -> None:
        """Wait until no message has to be sent or changed, now or later."""
        query = "SELECT count(*) FROM outbox WHERE sent_at IS NULL OR edit_at IS NOT NULL"
        await until(lambda: not self.book.one(query), QUICKLY)

    def hold_responses(self, place: Channel) -> None:
        """Hold back the response to the next post in a place, so that the bot does not learn of it."""
        self.sandbox.faults.add(held := HeldRequest(after=True), "POST", f"/channels/{place.id}/messages")
        self._held.append(held)

    async def die(self, *, forgotten: bool) -> None:
        """Kill the bot now; if `forgotten`, Discord forgets all nonces."""
        self.kill("just now")
        await self.wait_until_gone()
        for held in self._held:
            held.go.set()
        if forgotten:
            self.world.clock.shift(600)


@pytest_asyncio.fixture(loop_scope="module")
async def harness(forker: BotForker, tmp_path: Path) -> AsyncIterator[FightHarness]:
    made = FightHarness(forker, tmp_path)
    async with made.sandbox:
        yield made
        made.kill("at the end")
        await made.wait_until_gone()
    assert "Traceback" not in made.log


@pytest.mark.parametrize("forgotten", [False, True], ids=["nonce known", "nonce forgotten"])
async def test_a_question_that_is_answered_after_the_start(harness: FightHarness, *, forgotten: bool) -> None:
    """The answer removes its buttons, and recovery of the unrecorded question does not bring them back."""
    await harness.prepare()
    harness.sandbox.faults.add(
        KillingFault(kill=lambda: harness.kill("after posting"), after=True), "POST", "/messages"
    )
    await harness.up()
    harness.asking()
    message = await harness.shown("antike:answer:")
    await harness.wait_until_gone()
    if forgotten:
        harness.world.clock.shift(600)
    harness.sandbox.faults.add(looking := HeldRequest(), "GET", "/messages")
    await harness.start_bot()
    await harness.use_command("phoenicians", "answer", fight=False)
    looking.go.set()
    await harness.at_rest()
    assert not message.components
    assert "Phoenicians" in message.content
    assert "do you fight?" not in message.content
    harness.check_pings()


@pytest.mark.parametrize("forgotten", [False, True], ids=["nonce known", "nonce forgotten"])
async def test_a_question_that_was_answered_before_the_kill(
    harness: FightHarness, *, forgotten: bool
) -> None:
    """A question posted but not recorded, whose answer is saved, loses its buttons without any action."""
    await harness.prepare()
    harness.hold_responses(harness.place())
    await harness.ask()
    message = await harness.shown("antike:answer:")
    await harness.use_command("phoenicians", "answer", fight=False)
    assert message.components
    await harness.die(forgotten=forgotten)
    await harness.start_bot()
    await until(lambda: not message.components, QUICKLY)
    await harness.at_rest()
    assert not message.components
    assert "do you fight?" not in message.content
    harness.check_pings()


async def test_a_call_whose_turn_is_over(harness: FightHarness) -> None:
    """The player called has played since: the message says so, and nobody is pinged again."""
    await harness.prepare()
    await harness.ask()
    await harness.use_command("phoenicians", "answer", fight=False)
    await harness.at_rest()
    harness.hold_responses(harness.place())
    await harness.use_command("greeks", "end-turn")
    message = await harness.shown("your turn (**Phoenicians**, round 6)")
    for command in ("marble", "end-turn"):
        await harness.use_command("phoenicians", command)
    await harness.die(forgotten=True)
    await harness.start_bot()
    await until(lambda: "\n-# ✓" in message.content, QUICKLY)
    await harness.at_rest()
    harness.check_pings()


@pytest.mark.parametrize("private", [False, True], ids=["in the channel", "in private"])
async def test_what_would_be_tried_only_much_later(harness: FightHarness, *, private: bool) -> None:
    """After long failures the next attempt would be an hour away; the search for the message is not."""
    await harness.prepare(private=private)
    place = harness.place(private=private)
    harness.hold_responses(place)
    await harness.ask()
    message = await harness.shown("antike:answer:", private=private)
    await harness.use_command("phoenicians", "answer", fight=False)
    await harness.die(forgotten=True)
    with closing(sqlite3.connect(harness.book.path)) as file, file:
        file.execute(
            "UPDATE outbox SET attempts = 9, due_at = ? WHERE kind = 'demand' AND direct = ?",
            (int(time.time()) + AGES, private),
        )
    await harness.start_bot()
    await until(lambda: not message.components, QUICKLY)
    await harness.at_rest()
    assert not message.components
    assert "do you fight?" not in message.content
    harness.check_pings()


async def test_a_call_whose_words_have_changed(harness: FightHarness) -> None:
    """If a new deadline changes the text before the post is recorded, it is found by its original text."""
    await harness.prepare()
    await harness.ask()
    await harness.use_command("phoenicians", "answer", fight=False)
    await harness.at_rest()
    harness.hold_responses(harness.place())
    await harness.use_command("greeks", "end-turn")
    message = await harness.shown(words := "your turn (**Phoenicians**, round 6)")
    await harness.use_command("greeks", "game settings", deadline="2 days")
    assert "until" not in message.content
    for _ in range(150):
        actions.say(harness.world, harness.world.person("Finn"), harness.place(), "Is it me?")
    await harness.die(forgotten=True)
    await harness.start_bot()
    await until(lambda: "<t:" in message.content, QUICKLY)
    await harness.at_rest()
    assert await harness.shown(words) is message, "there is one"
    harness.check_pings()
