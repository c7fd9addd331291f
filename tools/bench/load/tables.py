"""Tables of people who play through a local Discord, each as fast as its answers come."""

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
    """The bot did not do what it had to; figures would mean nothing."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One command and what came of it; times in seconds from the moment it was sent."""

    table: int
    turn: int
    command: str
    first: float
    """Until the first answer: Discord knows that the bot has heard."""
    done: float
    """Until the caller reads what has happened."""
    board: float | None
    """Until the table sees the new board; None where the turn goes on."""


class Boards:
    """Hears of the boards that are posted, instead of looking for them again and again."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._queues: dict[int, asyncio.Queue[Message]] = {}
        sandbox.world.listen(self._on_event)

    def _on_event(self, event: Event) -> None:
        if isinstance(event, MessageEvent) and event.what == "create":
            queue = self._queues.get(event.message.channel.id)
            if queue is not None and str(event.message.nonce).endswith("-turn"):
                queue.put_nowait(event.message)

    def follow(self, channel: Channel) -> None:
        """Keep the boards of a channel from now on."""
        self._queues[channel.id] = asyncio.Queue()

    async def next(self, channel: Channel) -> Message:
        """The next board of a channel."""
        try:
            async with asyncio.timeout(_PATIENCE):
                return await self._queues[channel.id].get()
        except TimeoutError:
            raise LoadError(f"no board came in #{channel.name} within {_PATIENCE:.0f} s") from None


class SeatedTable:
    """One channel with four people who play a script."""

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
        """Whether the script is at its end."""
        return self._at == len(self._script.actions)

    @property
    def next_action(self) -> Action:
        """What the script has next."""
        return self._script.actions[self._at]

    async def open(self) -> None:
        """Open the game, sit down and begin."""
        self._boards.follow(self._channel)
        host, *_ = self._players.values()
        await self._command(host, "game new", nations=4)
        for nation, name in self._players.items():
            await self._command(name, "game join", nation=nation)
        await self._command(host, "game start")
        await self._boards.next(self._channel)

    async def play(self, turns: int, think: float = 0.0) -> None:
        """Go on by so many turns, or to the end of the script; before each command somebody thinks."""
        last = self.turn + turns
        while not self.over and self.turn < last:
            if think:
                await asyncio.sleep(self._chance.expovariate(1 / think))
            await self.step()

    async def back_and_forth(self, times: int) -> None:
        """Before a turn: move the stone to the nearest production and take that back, so many times."""
        nation = self._script.actors[self._at]
        for _ in range(times):
            for command in (self._production(nation), "undo"):
                done, it = await self._command(self._players[nation], command)
                first = (it.acknowledged_at or it.born) - it.born
                self.entries.append(Entry(self.number, self.turn, command, first, done - it.born, None))

    def _production(self, nation: Nation) -> Wedge:
        """It is never more than three wedges away, so it costs nothing."""
        played = zip(self._script.actions[: self._at], self._script.actors, strict=False)
        stones = [action.wedge for action, actor in played if actor == nation and isinstance(action, Rondel)]
        at = WEDGES.index(stones[-1]) if stones else 0
        return next(WEDGES[(at + step) % 8] for step in (1, 2, 3) if WEDGES[(at + step) % 8] in CHIPS)

    async def ask_on(self, person: int) -> None:
        """Ask for the board, and again as soon as it is there, until cancelled."""
        who = _PEOPLE[person % len(_PEOPLE)]
        while True:
            await self._command(who, "board")
            self.asked += 1

    async def step(self) -> None:
        """Enter the next action, and wait until it shows."""
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
        """Let the local Discord's memory be small: nobody looks at the pictures."""
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
