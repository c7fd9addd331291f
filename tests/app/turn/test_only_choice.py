"""A choice with a single option is made and announced; moving the stone and ending the turn never are."""

from bot.app import App, GameRequest
from bot.app.antike.options import Options
from bot.app.table import save_snapshots
from bot.engine.antike import Phase, Position, legal
from bot.engine.antike.actions import ChoosePersonage, PickCity, Rondel
from bot.engine.antike.ruleset import forced_action
from bot.engine.antike.update import evolve
from bot.store import Games
from tests.app.tables import NAMES, act, caller, look, mail, position_of, user_of, written
from tests.engine.builders import nation, opening, play, position
from tests.records.samples import SEATS


def test_one_stack_left_is_taken() -> None:
    here = position("greeks", greeks=nation(cities="athen sparta pella"))
    choosing = evolve(here, phase=Phase.PERSONAGE, choice=("king",))
    assert forced_action(choosing) == ChoosePersonage("king")
    assert forced_action(evolve(choosing, choice=("king", "general"))) is None


def test_turns_are_never_played_for_somebody() -> None:
    """The end of the turn is not played either, even if it is the only legal action."""
    here = position("greeks", greeks=nation(wedge="iron", cities="athen"))
    assert forced_action(here) is None
    moved = play(here, Rondel("temple"))
    assert [action.type for action in legal(moved)] == ["end_turn"]
    assert forced_action(moved) is None


def test_start_cities() -> None:
    here = opening(4, one_city=True)
    assert forced_action(here) is None
    assert forced_action(_with_sites_taken(here, here.mover, but=1)) == PickCity(
        here.setup.start_sites(here.mover)[-1]
    )


def _with_sites_taken(here: Position, whose: str, but: int) -> Position:
    """Return a position in which another nation holds all but `but` start cities of `whose`.

    No legal game leads there.
    """
    other = next(name for name in here.nations if name not in (whose, here.mover))
    sites = here.setup.start_sites(next(name for name in here.nations if name == whose))
    taken = frozenset(sites[:-but])
    return evolve(here, nations={**here.nations, other: evolve(here.nations[other], cities=taken)})


async def test_the_last_start_city_left_is_picked_and_told(app: App) -> None:
    options = Options(one_city=True)
    await app.lobby.create(caller(1), GameRequest(1, NAMES[1], "east", "antike", 4, options))
    for user_id, name in enumerate(SEATS, 1):
        await app.lobby.join(caller(user_id), NAMES[user_id], name)
    table = await app.lobby.start(caller(1))
    order = position_of(table).setup.pick_order
    laid = _with_sites_taken(evolve(position_of(table), mover=order[2]), order[3], but=1)
    async with app.context.database.transaction() as tx:
        await save_snapshots(tx, table.game.id, (0, laid), (0, laid))
    last = (await mail(app))[-1]["id"]
    third, fourth = (table.seat_for(name) for name in order[2:4])
    assert third is not None
    assert fourth is not None
    site = laid.setup.start_sites(order[2])[0]
    report = await act(app, third.user_id, written("pick_city", province=site))
    assert report.position.round == 1
    assert user_of(await look(app)) != fourth.user_id
    (row,) = await mail(app, last)
    assert row["mention"] == [user_of(await look(app))]
    assert "Only choice: the " in row["payload"]["text"]
    log = await Games(app.context.database.reader).log(table.game.id)
    assert [(entry.user_id, entry.reason) for entry in log] == [
        (third.user_id, None),
        (fourth.user_id, "single"),
    ]
