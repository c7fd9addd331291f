"""What a player of Duellum is told at the start of a turn."""

from bot.app import App, GameRequest
from bot.app.access import load_here
from bot.engine.duellum.actions import Conquer, EndTurn, Rondel, TakeCard
from bot.engine.duellum.events import CardsDue
from bot.model import ActionRow
from tests.app.duellum.test_plans import _act
from tests.app.tables import caller
from tests.cogs.table import lay
from tests.engine.duellum.builders import nation, position


async def test_de4_the_reason_for_a_card_is_that_of_the_turn_before(app: App) -> None:
    """A city lost before a turn that the bot has ended is still told, but earns no card any more."""
    await app.lobby.create(caller(1), GameRequest(1, "Ann", "punic", "duellum"))
    await app.lobby.join(caller(2), "Bob")
    table = await app.lobby.start(caller(1))
    romans = nation(wedge="gold", cities="roma:gold", legions={"croton": 1})
    rival = nation(wedge="gold", cities="carthago:gold croton:gold tingis:iron")
    await lay(app, table.game.id, position(romans, rival, display="levy omen storm"))
    roman, loser = (seat.user_id for seat in sorted(table.seats, key=lambda seat: seat.nation != "romans"))
    await _act(app, roman, Rondel("maneuver-1"), Conquer("croton", 1), EndTurn())
    view = await app.player_views.of(caller(loser))
    assert view.opening[-1:] == (CardsDue("carthaginians", 1, 0, city_lost=True),)
    assert len(view.lost) == 1
    await _act(app, loser, TakeCard("levy"))
    assert (await app.player_views.of(caller(loser))).opening == ()
    late = [ActionRow("carthaginians", None, action, "deadline") for action in (Rondel("marble"), EndTurn())]
    async with app.context.game_transaction(table.game.id) as tx:
        await app.play.run_automatic(tx, await load_here(tx, caller(loser)), first=late)
    await _act(app, roman, Rondel("marble"), EndTurn())
    view = await app.player_views.of(caller(loser))
    assert not any(isinstance(event, CardsDue) for event in view.opening)
    assert len(view.lost) == 1
