"""Playing a recorded game through commands, as the people at the table would."""

from pathlib import Path

from bot.engine.antike import Position, apply
from bot.engine.antike.actions import Action, Answer, ChoosePersonage, TakeChip
from bot.records import Record, read_record
from bot.text.names import NATION_NAMES
from discord_sandbox.state.models import Message
from tests.e2e.entering import as_command
from tests.e2e.running_bot import RunningBot

PEOPLE = ("Ada", "Ben", "Chloe", "Dario", "Elif", "Finn")


def load_game(name: str) -> Record:
    """Return a recorded game from `games/`."""
    return read_record((Path(__file__).parent / "games" / f"{name}.json").read_bytes())


class Game:
    """A game in a channel, with the position that the engine computes."""

    def __init__(self, running_bot: RunningBot, record: Record, channel: str = "table-1") -> None:
        self.running_bot = running_bot
        self.record = record
        self.channel = channel
        self.position: Position = record.start
        self.players = dict(zip(record.setup.nations, PEOPLE, strict=False))

    async def open(self) -> None:
        """Open a lobby, seat the players on the nations of the record, start, and wait for the first turn."""
        first, *others = self.players.items()
        number = len(self.players)
        await self.running_bot.command(first[1], self.channel, "game new", nations=number)
        await self.running_bot.command(first[1], self.channel, "game join", nation=first[0])
        for nation, name in others:
            await self.running_bot.command(name, self.channel, "game join", nation=nation)
        await self.running_bot.command(first[1], self.channel, "game start")
        await self.announced()

    @property
    def awaited(self) -> str:
        """The person who must act."""
        nation: str | None = self.position.awaited
        if nation is None:
            raise AssertionError("the game is over")
        player: str = self.players[nation]
        return player

    async def play(self, action: Action, *, by_button: bool = True) -> str:
        """Enter one action the way a person would, and return the private reply."""
        who = self.awaited
        if isinstance(action, Answer) and by_button:
            told = await self._press_answer(who, fights=action.fight)
        elif isinstance(action, TakeChip | ChoosePersonage):
            told = await self._press_choice(who, action)
        else:
            name, options = as_command(action)
            told = await self.running_bot.command(who, self.channel, name, **options)
        self.position, _ = apply(self.position, action)
        return told

    async def announced(self) -> Message:
        """Wait for the message that calls the player whose turn it is, and return it."""
        call = f"your turn (**{NATION_NAMES[self.position.mover]}**, round {self.position.round})."

        def calling() -> list[Message]:
            return [m for m in self.running_bot.public(self.channel) if call in m.content]

        await self.running_bot.until(lambda: bool(calling()), f"the call {call}")
        assert len(calling()) == 1, "every turn is announced once"
        return calling()[0]

    async def demand(self) -> Message:
        """Wait for a message that asks for an answer, and return the latest."""

        def asking() -> list[Message]:
            return [m for m in self.running_bot.public(self.channel) if "antike:answer:" in str(m.components)]

        await self.running_bot.until(lambda: bool(asking()), "the question to be asked")
        return asking()[-1]

    async def _press_answer(self, who: str, *, fights: bool) -> str:
        message = await self.demand()
        buttons = message.components[0]["components"]
        custom_id = next(
            b["custom_id"] for b in buttons if b["custom_id"].endswith(":fight" if fights else ":peace")
        )
        told = self.running_bot.told(await self.running_bot.player(who).press(message, custom_id))
        await self.running_bot.until(
            lambda: not message.components, "the answered question to lose its buttons"
        )
        return told

    async def _press_choice(self, who: str, action: TakeChip | ChoosePersonage) -> str:
        """Press a button shown by a wedge's command or the end of the turn; return the reply."""
        wanted = action.resource if isinstance(action, TakeChip) else action.personage
        if isinstance(action, TakeChip):
            await self.running_bot.player(who).command("marble", self.channel)
        seen = self.running_bot.player(who).sees(self.channel)
        message = next(m for m in reversed(seen) if m.components and m.ephemeral_for is not None)
        buttons = [button for row in message.components for button in row["components"]]
        custom_id = next(b["custom_id"] for b in buttons if b["custom_id"].endswith(wanted))
        return self.running_bot.told(await self.running_bot.player(who).press(message, custom_id))
