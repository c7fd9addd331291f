"""Tables of simulated people who play through a local Discord, each as fast as the bot answers."""

import asyncio
import random
from dataclasses import dataclass

from bot.engine.antike.actions import Action, EndTurn, Rondel
from bot.engine.terms import CHIPS, WEDGES, Nation, Wedge
from discord_sandbox import Sandbox
from discord_sandbox.state.events import Event, MessageEvent
from discord_sandbox.state.models import Channel, Interaction, Message
from tools.bench.load.scripts import Script, as_command

_PATIENCE = 60.0
_PEOPLE = ("Ada", "Ben", "Chloe", "Dario", "Elif", "Finn")


class LoadError(RuntimeError):
    """Raised if the bot did not do what it should, so that figures would mean nothing."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A command and its response times, in seconds from the moment it was sent."""

    table: int
    turn: int
    command: str
    first: float
    """Until the first response, the acknowledgement to Discord."""
    done: float
    """Until the user sees the answer."""
    board: float | None
    """Until the channel has the new board; None if the turn goes on."""


class Boards:
    """Queues of the boards posted in channels, filled by events instead of polling."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._queues: dict[int, asyncio.Queue[Message]] = {}
        sandbox.world.listen(self._on_event)

    def _on_event(self, event: Event) -> None:
        if isinstance(event, MessageEvent) and event.what == "create":
            queue = self._queues.get(event.message.channel.id)
            if queue is not None and str(event.message.nonce).endswith("-turn"):
                queue.put_nowait(event.message)

    def follow(self, channel: Channel) -> None:
        """Start to collect the boards of a channel."""
        self._queues[channel.id] = asyncio.Queue()

    async def next(self, channel: Channel) -> Message:
        """Return the next board of a channel; raises `LoadError` after `_PATIENCE` seconds."""
        try:
            async with asyncio.timeout(_PATIENCE):
                return await self._queues[channel.id].get()
        except TimeoutError:
            raise LoadError(f"no board came in #{channel.name} within {_PATIENCE:.0f} s") from None


class SeatedTable:
    """A channel with four people who play a script."""

    def __init__(self, sandbox: Sandbox, boards: Boards, number: int, script: Script) -> None:
        self.number = number
        self.entries: list[Entry] = []
        self.turn = 1
        self.asked = 0
        self._chance = random.Random(f"think/{number}")  # noqa: S311 - a game, no secret
        self._sandbox = sandbox
        self._boards = boards
        self._script = script
        self._at = 0
        self._channel = sandbox.world.add_channel(f"load-{number}")
        names = [_PEOPLE[(number + seat) % len(_PEOPLE)] for seat in range(4)]
        self._players = dict(zip(script.nations, names, strict=True))

    @property
    def over(self) -> bool:
        """Whether the script has ended."""
        return self._at == len(self._script.actions)

    @property
    def next_action(self) -> Action:
        """The next action of the script."""
        return self._script.actions[self._at]

    async def open(self) -> None:
        """Create the game, join all players and start it."""
        self._boards.follow(self._channel)
        host, *_ = self._players.values()
        await self._command(host, "game new", nations=4)
        for nation, name in self._players.items():
            await self._command(name, "game join", nation=nation)
        await self._command(host, "game start")
        await self._boards.next(self._channel)

    async def play(self, turns: int, think: float = 0.0) -> None:
        """Play `turns` turns, or to the script's end; `think` is the mean delay (s) before each command."""
        last = self.turn + turns
        while not self.over and self.turn < last:
            if think:
                await asyncio.sleep(self._chance.expovariate(1 / think))
            await self.step()

    async def back_and_forth(self, times: int) -> None:
        """At the start of a turn, move the stone to the nearest production and undo that, `times` times."""
        nation = self._script.actors[self._at]
        for _ in range(times):
            for command in (self._production(nation), "undo"):
                done, it = await self._command(self._players[nation], command)
                first = (it.acknowledged_at or it.born) - it.born
                self.entries.append(Entry(self.number, self.turn, command, first, done - it.born, None))

    def _production(self, nation: Nation) -> Wedge:
        """Return the nearest production wedge: never more than three wedges away, so free."""
        played = zip(self._script.actions[: self._at], self._script.actors, strict=False)
        stones = [action.wedge for action, actor in played if actor == nation and isinstance(action, Rondel)]
        at = WEDGES.index(stones[-1]) if stones else 0
        return next(WEDGES[(at + step) % 8] for step in (1, 2, 3) if WEDGES[(at + step) % 8] in CHIPS)

    async def ask_on(self, person: int) -> None:
        """Request the board, and again after each answer, until cancelled."""
        who = _PEOPLE[person % len(_PEOPLE)]
        while True:
            await self._command(who, "board")
            self.asked += 1

    async def step(self) -> None:
        """Enter the next action, wait for its answer, and after a turn for the board."""
        action = self.next_action
        name, options = as_command(action)
        done, it = await self._command(self._players[self._script.actors[self._at]], name, **options)
        self._at += 1
        board = None
        if isinstance(action, EndTurn):
            message = await self._boards.next(self._channel)
            board = message.created - it.born
            self._forget(message)
        first = (it.acknowledged_at or it.born) - it.born
        self.entries.append(Entry(self.number, self.turn, name, first, done - it.born, board))
        self.turn += isinstance(action, EndTurn)

    def _forget(self, message: Message | None) -> None:
        """Delete a message's pictures to save memory of the local Discord: they are not used."""
        for attachment in message.attachments if message else ():
            self._sandbox.world.files.pop(attachment.id, None)
        if message is not None:
            message.attachments.clear()

    async def _command(self, who: str, name: str, **options: object) -> tuple[float, Interaction]:
        it = await self._sandbox.user(who).command(name, self._channel.id, **options)
        done = self._sandbox.world.clock.now()
        told = it.original.content if it.original is not None else ""
        self._forget(it.original)
        if it.state != "answered" or told.startswith(_REFUSALS):
            raise LoadError(f"/{name} {options} of {who} is {it.state}: {told}")
        return done, it


_REFUSALS = ("Something went wrong",)
