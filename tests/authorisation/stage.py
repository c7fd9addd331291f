"""The stage of the matrix: one bot on the local Discord, reset after every use that changed stored data."""

import asyncio
import base64
import logging
import sqlite3
import zlib
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any, Final

from bot.app import App
from bot.cogs import extensions
from bot.render import Renderer
from bot.store import Database
from bot.workers.pool import ThreadWorkers
from discord_sandbox import Sandbox
from discord_sandbox.state import messages
from discord_sandbox.state.models import Channel, Interaction, Message, Person
from tests import forging
from tests.app.tables import Clock
from tests.authorisation.cast import Column
from tests.authorisation.positions import record
from tests.authorisation.rows import NOT_THERE, Row
from tests.authorisation.scenes import set_up
from tests.authorisation.touched import touched
from tests.cogs.table import Client
from tests.databases import prepared
from tests.drawing import renderer
from tests.support.registered import keep_registered, registered_before
from tests.support.unhurried import unhurried_world
from tests.valid.connected import connected

_UNABLE: Final = ("send_messages", "send_messages_in_threads", "attach_files", "create_private_threads")
_SECOND_THOUGHTS: Final = ("antike:sure:", "antike:forget")
_OWN_FORM: Final = "antike:form-sent:reminders"
_ABOUT_ONESELF: Final = frozenset(
    {"reminders", "away", "privacy", "feeds calendar", "feeds webhook", "antike:forget", _OWN_FORM}
)
"""Commands and controls that apply to all games of a person; all others apply to one game."""
_MISSING: Final = {
    "lobby": {"mover", "conceded", "replaced"},
    "full": {"mover", "conceded", "replaced"},
    "empty": {"mover", "player", "conceded", "replaced", "host"},
    **{duel: {"player", "conceded"} for duel in ("cards", "templum", "scientia")},
}
"""Columns without a person, by scene; a player is asked for an answer in "demand" only."""
_NEVER: Final = 10**17
_PLAN: Final = zlib.crc32(b"egyptians ammonion cyrene theben @arming")
"""Checksum of Hans's plan, which stands in custom ids."""
_SPELT: Final = {"old": ("{revision}", "{plan}"), "other": ("{",), "gone": ("{",)}
"""Placeholders, by place, of which a control's pattern must have one to be used so."""
OF_THE_PANEL: Final = (
    *(f"antike:{verb}:" for verb in ("go", "do", "pick", "back")),
    *(f"antike:plan-{verb}:" for verb in ("go", "do", "pick", "back", "keep")),
    "antike:learn:",
    "antike:learn-menu:",
    "antike:learn-game:",
    "antike:puzzle:",
    "antike:puzzle-next:",
    "antike:puzzle-daily:",
)


class Refusals(logging.Handler):
    """Log handler that keeps the refusal code of each interaction, and all errors."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.codes: dict[int, str] = {}
        self.faults: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the refusal code or the error of a log record."""
        if record.msg == "interaction %s refused: %s" and isinstance(record.args, tuple):
            number, code = record.args
            self.codes[int(str(number))] = str(code)
        elif record.levelno >= logging.ERROR or record.exc_info:
            self.faults.append(self.format(record))

    def wrong(self) -> list[str]:
        """Return the errors logged since the last call."""
        wrong, self.faults = self.faults, []
        return wrong


class Stage:
    """The scenes, and the outcomes of commands and controls used in them."""

    def __init__(self, client: Client, sandbox: Sandbox, heard: Refusals, folder: Path) -> None:
        self.client, app = client, client.app
        self.app, self.sandbox, self.world, self.heard = app, sandbox, sandbox.world, heard
        self._path, self._kept = folder / "antike.sqlite3", folder / "as-it-was.sqlite3"
        self.looking = sqlite3.connect(self._path)
        """Connection for reading; opened once, because a new connection reads the whole schema first."""
        self._state: tuple[int, dict[str, list[Any]]] = (-1, {})
        """Version of the data when last read, and the rows by table."""
        self._as_it_was: dict[str, list[Any]] = {}
        self.channels: dict[str, Channel] = {}
        self.elsewhere = self.world.channel("table-2")
        self.abroad = self.world.add_server("Elsewhere")
        self._ids: dict[str, dict[str, int]] = {}
        self._written: dict[str, dict[bool, Message]] = {}
        """Latest message by scene at the start: of the bot (True), and of another author (False)."""

    async def prepare(self, clock: Clock) -> None:
        """Set up all scenes, and keep a copy of the database."""

        async def leap(seconds: int) -> None:
            await self.idle()
            clock.seconds += seconds
            await self.app.scheduler.work()
            self.app.context.signals.outbox.set()

        self.channels = await set_up(self.app, self.world, leap)
        for channel in self.channels.values():
            self.world.set_permissions(channel, "all")
        for scene in ("turn", "demand"):
            messages.say(self.world, self.channels[scene], self.world.people["Finn"], "Good luck!")
        for person in self.world.people.values():  # the bot stores each user's language at the first command
            await forging.use(self.world, person, self.elsewhere, "rules", {})
        await self.idle()
        for scene, channel in self.channels.items():
            written = self.world.messages_in(channel)
            self._written[scene] = {one.author is self.world.bot: one for one in written}
        self._ids = {scene: self._counted(channel.id) for scene, channel in self.channels.items()}
        with closing(sqlite3.connect(self._path)) as now, closing(sqlite3.connect(self._kept)) as kept:
            now.backup(kept)
        self._as_it_was = self.state()

    def _counted(self, channel_id: int) -> dict[str, int]:
        """Return the numbers in a scene's custom ids from the database, by name."""
        with closing(sqlite3.connect(self._path)) as now:
            row = now.execute("SELECT id, revision FROM games WHERE channel_id = ?", (channel_id,)).fetchone()
            numbers = {"game": row[0], "revision": row[1]} if row else {"game": 0, "revision": 0}
            for name, rows in (("wait", "waits"), ("vote", "votes"), ("offer", "offers")):
                query = f"SELECT max(id) FROM {rows} WHERE game_id = ?"  # noqa: S608 three names of ours
                numbers[name] = now.execute(query, (numbers["game"],)).fetchone()[0] or 0
        return {**numbers, "turn": 0, "plan": _PLAN}

    def numbers(self, scene: str) -> dict[str, int]:
        """Return the numbers in a scene's custom ids, by name."""
        return dict(self._ids[scene])

    def custom_id(self, row: Row, place: str | None = None) -> str:
        """Return the custom id of the row's control for its scene; of several alternatives the first."""
        spelt = row.what.replace("*", row.options.get("*", "marble"))
        while "(" in spelt:
            head, _, rest = spelt.partition("(")
            inside, _, tail = rest.partition(")")
            spelt = head + inside.split("|")[0] + tail
        numbers = {**self.numbers(row.scene), "person": self.world.people[row.who].id}
        if place == "old":
            numbers["revision"] -= 1
            numbers["plan"] -= 1
        elif place == "other":
            numbers |= self._ids[self._meant(row, place)]
        elif place == "gone":
            numbers |= dict.fromkeys(("game", "wait", "vote", "offer"), _NEVER)
        return spelt.format(**numbers)

    @staticmethod
    def _meant(row: Row, place: str | None) -> str:
        """Return the scene whose game a row is about."""
        if place != "other":
            return row.scene
        return "maneuver" if row.scene != "maneuver" else "demand"

    async def idle(self) -> None:
        """Wait until all messages, jobs and bots that are due are done; raises `TimeoutError` after 60 s."""
        async with asyncio.timeout(forging.PATIENCE):
            while self._busy():
                await asyncio.sleep(0.005)

    def _busy(self) -> bool:
        # In one statement: between two of them a row may move from one table to the other.
        query = (
            "SELECT EXISTS (SELECT 1 FROM outbox WHERE sent_at IS NULL AND due_at <= :now OR edit_at <= :now)"
            " OR EXISTS (SELECT 1 FROM jobs WHERE at <= :now)"
            # A bot that still thinks would act after the reset.
            " OR EXISTS (SELECT 1 FROM bot_turns WHERE due_at <= :now)"
        )
        (busy,) = self.looking.execute(query, {"now": self.app.context.now()}).fetchone()
        return bool(busy)

    def state(self) -> dict[str, list[Any]]:
        """Return all stored rows by table, without drafts of forms."""
        version = self._version()
        if version != self._state[0]:  # another connection has written since
            names = self.looking.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
            found = {
                name: self.looking.execute(f"SELECT * FROM {name}").fetchall()  # noqa: S608 its own tables
                for (name,) in names
                if name not in {"sqlite_sequence", "form_drafts"}  # a draft that was typed is no change
            }
            self._state = version, found
        return self._state[1]

    def _version(self) -> int:
        """Return a number that differs whenever another connection has written."""
        (version,) = self.looking.execute("PRAGMA data_version").fetchone()
        return int(version)

    def count(self, table: str) -> int:
        """Return the highest id in a table."""
        return int(self.looking.execute(f"SELECT max(id) FROM {table}").fetchone()[0])  # noqa: S608

    async def set_back(self) -> None:
        """Restore the database as it was after `prepare`."""
        await self.idle()
        async with asyncio.timeout(forging.PATIENCE):
            while not self._copied_back():
                await asyncio.sleep(0.005)
        self._state = self._version(), self._as_it_was

    def _copied_back(self) -> bool:
        """Copy the database back; False if a transaction of the bot is open, which ends only in this loop."""
        with (
            closing(sqlite3.connect(self._kept)) as kept,
            closing(sqlite3.connect(self._path, timeout=0)) as now,
            suppress(BlockingIOError, sqlite3.OperationalError),
        ):
            (schema,) = now.execute("PRAGMA schema_version").fetchone()
            kept.backup(now, progress=_refuse_to_wait)
            # `backup` raises it, and all connections would read the same schema and prepare queries anew.
            now.execute(f"PRAGMA schema_version = {schema}")
            return True
        return False

    async def outcome(self, row: Row, column: Column) -> str:
        """Return the outcome of a row in a column: a word of `WORDS`, or the code of a refusal."""
        if column.controls and not row.is_control:
            return NOT_THERE
        if not any(part in row.what for part in _SPELT.get(column.place or "", ("",))):
            return NOT_THERE
        name, channel = self._where(row, column)
        if channel is None:
            return NOT_THERE
        unable = column.place == "unable"
        if unable:
            self.world.deny(channel, *_UNABLE)
        try:
            if column.place == "again":
                await self._use(row, column, name, channel)
            return await self._told(row, column, name, channel)
        finally:
            if unable:
                self.world.set_permissions(channel, "all")

    async def play(self, row: Row, column: Column, name: str) -> Interaction:
        """Use a row as a person in its scene, then restore the database; return the interaction."""
        used = await self._use(row, column, name, self.channels[row.scene])
        await self.set_back()
        return used

    def _where(self, row: Row, column: Column) -> tuple[str, Channel | None]:
        """Return the name of the acting person, and the channel; None if the scene has no such person."""
        name = column.person or row.who
        if column.place in {"channel", "server", "dm"}:
            conversation = self.world.conversation(self.world.people[name])
            return name, {"channel": self.elsewhere, "server": self.abroad, "dm": conversation}[column.place]
        if column.key == "asked" and row.scene != "demand":
            # A player is asked in mid-turn: commands of a turn are tried in `demand`, no others are.
            in_turn = row.scene in {"turn", "maneuver"} and not row.is_control
            return name, self.channels["demand"] if in_turn else None
        return name, None if column.key in _MISSING.get(row.scene, ()) else self.channels[row.scene]

    async def _use(self, row: Row, column: Column, name: str, channel: Channel) -> Interaction:
        person = self.world.people[name]
        if row.is_control:
            custom_id = self.custom_id(row, column.place)
            used = await self._pressed(row, person, channel, custom_id)
        elif (target := self._target(row, channel)) is not None:
            used = await forging.use_menu(self.world, person, channel, row.what, target)
        else:
            options = {key: self._value(text, row.scene) for key, text in row.options.items()}
            used = await forging.use(self.world, person, channel, row.what, options)
        await self.idle()
        return used

    def _target(self, row: Row, channel: Channel) -> Message | Person | None:
        """Return the message or person that a context menu command is used on; None for any other command."""
        if row.what not in {it["name"] for it in self.world.commands.of(None) if it["type"] != 1}:
            return None
        if "person" in row.options:
            return self.world.people[row.options["person"].removeprefix("@")]
        here = next((scene for scene, known in self.channels.items() if known is channel), row.scene)
        return self._written[here][row.options["message"] == "@ours"]

    async def _pressed(self, row: Row, person: Person, channel: Channel, custom_id: str) -> Interaction:
        """Press a button, choose in a menu or send a form; return the interaction."""
        if self.client.answers_to(custom_id, form=True):
            fields = forging.filled(row.options)
            return await forging.send_form(self.world, person, channel, custom_id, fields, shown=True)
        chosen = [row.options["values"]] if "values" in row.options else None
        layout = custom_id.startswith(OF_THE_PANEL) or custom_id == "antike:learn"
        return await forging.press(self.world, person, channel, custom_id, values=chosen, layout=layout)

    def _value(self, text: str, scene: str) -> Any:
        """Return an option's value; `@` names a person, the file or the scene's game."""
        if text == "@game":
            return str(self._ids[scene]["game"])
        if text == "@record":
            return attached(record("plain"))
        if text.startswith("@") and text[1:] in self.world.people:
            return str(self.world.people[text[1:]].id)
        return {"true": True, "false": False}.get(text, text)

    async def _told(self, row: Row, column: Column, name: str, channel: Channel) -> str:
        before = self.state()
        used = await self._use(row, column, name, channel)
        assert used.state == "answered", f"{row.key} is {used.state} for {name}"
        if used.modal is None:
            assert used.original is not None
            private = used.original.ephemeral_for is used.person or channel.is_dm
            assert private, f"{row.key}: answers are private"
        code, after = self.heard.codes.get(used.id), self.state()
        changed = after != before
        if changed and row.what not in _ABOUT_ONESELF:
            here = [scene for scene, known in self.channels.items() if known is channel]
            named = row.is_control or "@game" in row.options.values()
            about = [self._meant(row, column.place)] if named else here
            strayed = touched(self._path, before, after) - {self._ids[scene]["game"] for scene in about}
            tables = [table for table, rows in after.items() if rows != before[table]]
            assert not strayed, f"{row.key} for {name} has changed other games: {strayed}, in {tables}"
        if changed or column.place == "again":
            await self.set_back()
        if code is not None:
            return f"{code}, and it has changed something" if changed else code
        if changed:
            return "does"
        pressed = str(used.original.components) if used.original else ""
        return "asks" if any(sign in pressed for sign in _SECOND_THOUGHTS) else "shows"


def _refuse_to_wait(status: int, _left: int, _pages: int) -> None:
    if status in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}:
        raise BlockingIOError  # `backup` would try again for ever


def attached(content: bytes) -> dict[str, str]:
    """Return a file as the value of an option."""
    return {"filename": "game.json", "data_base64": base64.b64encode(content).decode()}


@asynccontextmanager
async def open_stage(
    folder: Path, called: Mapping[str, str] | None = None, draws: Renderer | None = None
) -> AsyncIterator[Stage]:
    """Yield the stage: the bot connected, all scenes set up.

    `called` gives people other names; `draws` makes the pictures, None for the real renderer.
    """
    world, clock, heard = unhurried_world(), Clock(), Refusals()
    for name in ("Gita", "Hans"):
        world.add_person(name)
    for name, other in (called or {}).items():
        world.people[name].name = other
    log, ours = logging.getLogger(), logging.getLogger("bot")
    before = ours.level
    log.addHandler(heard)
    ours.setLevel(logging.INFO)
    try:
        async with (
            Sandbox(port=0, world=world) as sandbox,
            Database(prepared(folder / "antike.sqlite3")) as database,
        ):
            app = App(database, clock, workers=ThreadWorkers(draws or renderer()))
            client = Client(app, draws or renderer(), extensions(), feeds_url="https://antike.example")
            stage = Stage(client, sandbox, heard, folder)
            await registered_before(app, sandbox)
            async with connected(client, sandbox):
                await keep_registered(app, sandbox)
                with closing(stage.looking):
                    await stage.prepare(clock)
                    yield stage
    finally:
        log.removeHandler(heard)
        ours.setLevel(before)
