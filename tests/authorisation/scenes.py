"""The games in which everything is tried: each in a channel of its own, set up through the application."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from bot.app import App, Caller, GameRequest
from bot.app.antike.scripts import end_turn, learn, move, turn_to
from bot.engine.antike.actions import Action, EndTurn, Rondel
from bot.engine.terms import Nation
from bot.model import OrderRow
from bot.model.turns import Group
from discord_sandbox import World
from discord_sandbox.state.models import Channel
from tests.authorisation.cast import HOST, NATIONS
from tests.authorisation.positions import record

Leap = Callable[[int], Awaitable[None]]
_DAY: Final = 86_400
ELSEWHERE: Final = "rhagai"
"""Hans's orders name this province, which nobody else has a reason to speak of."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A situation; `who` may do what can be done there."""

    key: str
    told: str
    who: str


SCENES: Final = {
    scene.key: scene
    for scene in (
        Scene("turn", "Ben's turn has begun; its time is over, a plan is ready, Elif's seat is free", "Ben"),
        Scene("maneuver", "Ben is in the middle of a maneuver, with all eight know-hows", "Ben"),
        Scene("demand", "Ben has entered Knossos, and Chloe is asked whether she fights", "Chloe"),
        Scene("owing", "Ben has to take a chip for a coin that the bank lacked; Dario has put a vote", "Ben"),
        Scene("lobby", "Dario has opened a table, Chloe and Hans have joined", "Hans"),
        Scene("over", "Ben has just won", "Ben"),
        Scene("empty", "there is no game in the channel", "Ben"),
    )
}


async def set_up(app: App, world: World, leap: Leap) -> dict[str, Channel]:
    """Make all of them; the channels by scene."""
    cast = _Cast(app, world, {key: world.add_channel(key) for key in SCENES})
    await cast.lobby()
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
    await cast.late(leap)
    return cast.channels


class _Cast:
    """Acts for people in scenes."""

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

    async def game(
        self, scene: str, greeks: str, to_move: Nation = "greeks", goal: int | None = None
    ) -> None:
        """A running game; Chloe has taken Gita's seat, and Elif has left hers to whoever comes."""
        app, channel = self.app, self.channels[scene].id
        host = self.caller(HOST, scene)
        await app.imports.bring(host, self.world.guild.id, record(greeks, to_move, goal))
        for nation, player in NATIONS.items():
            name = "Gita" if player == "Chloe" else player
            await app.lobby.join(self.caller(name, scene), self.world.people[name].name, nation)
        await app.lobby.start(host)
        gita, chloe = self.world.people["Gita"], self.world.people["Chloe"]
        await app.proposals.put(Caller(gita.id, channel), "replace", gita.id, (chloe.id, chloe.name))
        async with app.context.database.reader.execute("SELECT max(id) FROM offers") as cursor:
            offer = await cursor.fetchone()
        assert offer is not None
        await app.substitutes.take(Caller(chloe.id, channel), int(offer[0]), chloe.name)
        await app.proposals.leave(self.caller("Elif", scene))
        hans = self.caller("Hans", scene)
        await app.orders.give(hans, OrderRow(hans.user_id, "greeks", ELSEWHERE, "fight"))

    async def late(self, leap: Leap) -> None:
        """Dario has had his turn, Elif's passes by itself, Ben lets his time run out, and Hans plans."""
        plan: list[Action] = [Rondel("marble"), EndTurn()]
        await self.app.game_settings.change(self.caller(HOST, "turn"), {"deadline": _DAY})
        await self.app.plans.write(self.caller("Ben", "turn"), plan, "prepare")
        await self.app.plans.write(self.caller("Hans", "turn"), [Rondel("arming")])
        for script in (turn_to("marble"), end_turn()):
            await self.app.play.submit(self.caller(HOST, "turn"), script)
        await leap(_DAY + 3_600)
