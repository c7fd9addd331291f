"""Games in which commands and controls are tried, each in its own channel, set up by the application."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Final

from bot.app import App, Caller, GameRequest, GameSettings
from bot.app.antike.scripts import end_turn, learn, move, turn_to
from bot.app.turn.payments import single
from bot.engine.antike.actions import Action, EndTurn, Rondel
from bot.engine.duellum import actions as duellum
from bot.engine.terms import Nation
from bot.model import OrderRow
from bot.model.turns import Group
from bot.store import Presences
from discord_sandbox import World
from discord_sandbox.state.models import Channel
from tests.authorisation.cast import DUELLISTS, HOST, NATIONS
from tests.authorisation.positions import duel, record

Leap = Callable[[int], Awaitable[None]]
_DAY: Final = 86_400
ELSEWHERE: Final = "rhagai"
"""Province that Hans's orders name, which no other player has a reason to mention."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A situation in a game; `who` is permitted to act in it."""

    key: str
    told: str
    who: str


SCENES: Final = {
    scene.key: scene
    for scene in (
        Scene("turn", "Ben's turn has begun; its time is over, a plan is ready, Elif's seat is free", "Ben"),
        Scene("maneuver", "Ben is in the middle of a maneuver, with all eight know-hows", "Ben"),
        Scene("demand", "Ben has entered Knossos, and Chloe is asked whether she fights", "Chloe"),
        Scene(
            "owing",
            "Ben has to take a chip for a coin that the bank lacked; Dario has proposed a vote",
            "Ben",
        ),
        Scene("lobby", "Dario has opened a table, Chloe and Hans have joined", "Hans"),
        Scene("full", "all seats are taken, and Hans is asked whether he is still there", "Hans"),
        Scene("over", "Ben has just won", "Ben"),
        Scene(
            "cards", "Duellum: Ben's turn has begun, and two cards are due to him; Dario is his rival", "Ben"
        ),
        Scene("templum", "Duellum: Ben's stone is on TEMPLUM, with a card in hand", "Ben"),
        Scene(
            "scientia", "Duellum: Ben's stone is on SCIENTIA, where he has taken a card in this turn", "Ben"
        ),
        Scene("empty", "there is no game in the channel", "Ben"),
    )
}


async def set_up(app: App, world: World, leap: Leap) -> dict[str, Channel]:
    """Set up all scenes; return the channels by scene."""
    cast = _Cast(app, world, {key: world.add_channel(key) for key in SCENES})
    await cast.lobby()
    await cast.full()
    await cast.game("turn", "plain", to_move="persians")
    for scene in ("maneuver", "demand"):
        await cast.game(scene, "roused")
        await app.play.submit(cast.caller("Ben", scene), turn_to("maneuver-1"))
    await cast.game("over", "plain", goal=1)
    for script in (learn(["wheel"]), end_turn()):
        await app.play.submit(cast.caller("Ben", "over"), script)
    await cast.game("owing", "owing")
    for scene in ("owing", "maneuver"):
        await app.proposals.put(cast.caller(HOST, scene), "pause")
    await app.play.submit(cast.caller("Ben", "maneuver"), move([Group("legion", 1)], ["athen", "pella"]))
    await app.play.submit(cast.caller("Ben", "demand"), move([Group("galley", 1)], ["athen", "knossos"]))
    await cast.duel("cards", "gold", 2)
    await cast.duel("templum", "iron")
    await cast.duel("scientia", "marble", 1)
    for scene, action in (
        ("templum", duellum.Rondel("temple")),
        ("scientia", duellum.TakeCard("omen")),
        ("scientia", duellum.Rondel("know-how")),
    ):
        await app.play.submit(cast.caller("Ben", scene), single(action))
    await cast.late(leap)
    return cast.channels


class _Cast:
    """Actions of people in scenes, through the application."""

    def __init__(self, app: App, world: World, channels: dict[str, Channel]) -> None:
        self.app, self.world, self.channels = app, world, channels

    def caller(self, name: str, scene: str) -> Caller:
        return Caller(self.world.people[name].id, self.channels[scene].id)

    async def lobby(self) -> None:
        people = self.world.people
        await self.app.lobby.create(
            self.caller(HOST, "lobby"), GameRequest(self.world.guild.id, people[HOST].name)
        )
        for name in ("Chloe", "Hans"):
            await self.app.lobby.join(self.caller(name, "lobby"), people[name].name)

    async def full(self) -> None:
        """Fill a table for three; Hans was last seen long ago, so he has to confirm."""
        app, people, hans = self.app, self.world.people, self.caller("Hans", "full")
        settings = GameSettings(confirm=30 * _DAY)
        wish = GameRequest(self.world.guild.id, people[HOST].name, nations=3, settings=settings)
        table = await app.lobby.create(self.caller(HOST, "full"), wish)
        await app.lobby.join(hans, people["Hans"].name)
        async with app.context.database.transaction() as tx:
            await Presences(tx).record_activity(table.game.id, hans.user_id, 0)
        await app.lobby.join(self.caller("Chloe", "full"), people["Chloe"].name)

    async def game(
        self, scene: str, greeks: str, to_move: Nation = "greeks", goal: int | None = None
    ) -> None:
        """Set up a running game of Antike, in which Elif has left her seat free."""
        await self._begin(scene, record(greeks, to_move, goal), NATIONS, "Chloe")
        await self.app.proposals.leave(self.caller("Elif", scene))
        hans = self.caller("Hans", scene)
        await self.app.orders.save(hans, OrderRow(hans.user_id, "greeks", ELSEWHERE, "fight"))

    async def duel(self, scene: str, wedge: str, cards_due: int = 0) -> None:
        """Set up a running game of Duellum."""
        await self._begin(scene, duel(wedge, cards_due), DUELLISTS, HOST)

    async def _begin(self, scene: str, game: bytes, players: Mapping[Nation, str], heir: str) -> None:
        """Start a game from a record; `heir` has taken Gita's seat."""
        app, channel, people = self.app, self.channels[scene].id, self.world.people
        await app.imports.import_record(self.caller(HOST, scene), self.world.guild.id, game)
        for nation, player in players.items():
            name = "Gita" if player == heir else player
            await app.lobby.join(self.caller(name, scene), people[name].name, nation)
        await app.lobby.start(self.caller("Ben", scene))
        gita, new = people["Gita"], people[heir]
        await app.proposals.put(Caller(gita.id, channel), "replace", gita.id, (new.id, new.name))
        cursor = await app.context.database.reader.execute("SELECT max(id) FROM offers")
        offer = await cursor.fetchone()
        assert offer is not None
        await app.substitutes.take(Caller(new.id, channel), int(offer[0]), new.name)

    async def late(self, leap: Leap) -> None:
        """Write plans of Ben and Hans, play Dario's turn, let Elif's turn pass and Ben's time run out."""
        plan: list[Action] = [Rondel("marble"), EndTurn()]
        await self.app.game_settings.change(self.caller(HOST, "turn"), {"deadline": _DAY})
        await self.app.plans.save(self.caller("Ben", "turn"), plan, "prepare")
        await self.app.plans.save(self.caller("Hans", "turn"), [Rondel("arming")])
        for script in (turn_to("marble"), end_turn()):
            await self.app.play.submit(self.caller(HOST, "turn"), script)
        await leap(_DAY + 3_600)
