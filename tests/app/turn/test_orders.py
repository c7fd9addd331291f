"""Standing orders: whom they answer for, what is announced, and what they do not do."""

from bot.app import App
from bot.app.antike.scripts import answer, move
from bot.engine.antike import Phase
from bot.engine.antike.events import Answered
from bot.engine.terms import Nation, ProvinceId
from bot.model import OrderAnswer, OrderRow
from bot.model.orders_plans import order_for
from bot.model.turns import Automatic, Group
from bot.store import Database, Games
from tests.app.tables import (
    act,
    app_on,
    at_table,
    caller,
    look,
    mail,
    place,
    position_of,
    refused,
    user_of,
    written,
)
from tests.records.samples import endgame

_ROUSED = written("rondel", wedge="maneuver-1")
_TO_KNOSSOS = written("move", unit="galley", count=1, start="athen", to="knossos")


def _order(
    user_id: int,
    answer: OrderAnswer = "peace",
    mover: Nation | None = None,
    province: ProvinceId | None = None,
) -> OrderRow:
    return OrderRow(user_id, mover, province, answer)


async def _give(app: App, *orders: OrderRow) -> None:
    for order in orders:
        await app.orders.save(caller(order.user_id), order)


async def _reasons(app: App) -> list[tuple[str, str, str | None]]:
    game = (await look(app)).game.id
    log = await Games(app.context.database.reader).log(game)
    return [(row.nation, row.action.type, row.reason) for row in log]


def test_the_most_specific_order_applies() -> None:
    orders = [
        _order(1, "ask"),
        _order(1, "peace", "greeks"),
        _order(1, "fight", None, "knossos"),
        _order(1, "ask", "greeks", "knossos"),
    ]
    for left, expected in ((4, "ask"), (3, "fight"), (2, "peace"), (1, "ask")):
        found = order_for(orders[:left], "greeks", "knossos")
        assert found is not None
        assert found.answer == expected
    assert order_for(orders[1:], "arabs", "athen") is None


def test_nobody_means_the_own_side_without_naming_it() -> None:
    """S9: an order without a nation does not apply to the player's own second nation."""
    orders = [_order(1, "fight"), _order(1, "fight", None, "knossos")]
    assert order_for(orders, "greeks", "knossos", own=True) is None
    named = _order(1, "fight", "greeks")
    assert order_for([*orders, named], "greeks", "knossos", own=True) == named


async def test_each_one_asked_is_answered_for_within_the_call(app: App) -> None:
    await place(app, endgame())
    await _give(app, _order(1), _order(3, "fight"))
    await act(app, 4, _ROUSED)
    last = (await mail(app))[-1]["id"]
    report = await act(app, 4, _TO_KNOSSOS)
    assert user_of(report.table) == 4
    assert report.position.phase is Phase.WEDGE
    assert report.position.nations["arabs"].count("galley", "knossos") == 0
    assert report.position.nations["phoenicians"].count("galley", "knossos") == 1
    assert await mail(app, last) == [], "nobody is called, the mover sees it at once"
    assert [event for event in report.events if isinstance(event, Automatic)] == [
        Automatic("phoenicians", "order"),
        Automatic("arabs", "order"),
    ]
    assert await _reasons(app) == [
        ("greeks", "rondel", None),
        ("greeks", "move", None),
        ("phoenicians", "answer", "order"),
        ("arabs", "answer", "order"),
    ]


async def test_the_rest_of_a_way_is_not_walked(app: App) -> None:
    """The mover decides anew, as after a player's answer."""
    await place(app, endgame())
    await _give(app, _order(1), _order(3))
    await act(app, 4, _ROUSED)
    report = await app.play.submit(caller(4), move([Group("galley", 1)], ["athen", "knossos", "cyrene"]))
    assert report.position.phase is Phase.WEDGE
    assert report.position.current.count("galley", "cyrene") == 0


async def test_who_has_no_order_is_asked(app: App) -> None:
    """The player asked first has no order that answers; the other's applies after that player's answer."""
    await place(app, endgame())
    await _give(app, _order(3, "fight"), _order(1, "ask"), _order(1, "fight", "persians"))
    await act(app, 4, _ROUSED)
    last = (await mail(app))[-1]["id"]
    await act(app, 4, _TO_KNOSSOS)
    assert user_of(await look(app)) == 1
    report = await app.play.submit(caller(1), answer(fights=False))
    assert user_of(report.table) == 4
    rows = await mail(app, last)
    assert [(row["kind"], row["mention"]) for row in rows] == [
        ("demand", [1]),
        ("resume", [4]),
    ]
    assert "By standing order: the Arabs demand a fight." in rows[-1]["payload"]["text"]


async def test_an_order_given_while_asked_answers(app: App) -> None:
    await place(app, endgame())
    await act(app, 4, _ROUSED, _TO_KNOSSOS)
    last = (await mail(app))[-1]["id"]
    book = await app.orders.save(caller(1), _order(1, "fight", None, "tyros"))
    assert not book.applied
    assert user_of(await look(app)) == 1
    assert await mail(app, last) == []
    await _give(app, _order(3))
    book = await app.orders.save(caller(1), _order(1, "fight", None, "knossos"))
    assert book.applied
    assert user_of(await look(app)) == 4
    assert [(row["kind"], row["mention"]) for row in await mail(app, last)] == [("resume", [4])]
    (asked,) = [row for row in await mail(app) if row["kind"] == "demand"]
    assert "By standing order: the Phoenicians fought" in asked["payload"]["answered"]


async def test_orders_can_be_changed_until_they_apply(app: App) -> None:
    await place(app, endgame())
    await _give(app, _order(1, "fight"), _order(3, "fight"), _order(1, "peace", "greeks"))
    await app.orders.forget(caller(1), "greeks")
    await app.orders.forget_all(caller(3))
    await _give(app, _order(3, "peace"))
    await act(app, 4, _ROUSED)
    report = await act(app, 4, _TO_KNOSSOS)
    answers = [event for event in report.events if isinstance(event, Answered)]
    assert [(event.nation, event.fight) for event in answers] == [("phoenicians", True), ("arabs", False)]
    assert (await app.orders.of(caller(1))).orders == (_order(1, "fight"),)


async def test_what_an_order_has_answered_stays(app: App) -> None:
    """An order's answer reveals what was hidden, so it prevents an undo like a player's answer."""
    await place(app, endgame())
    await _give(app, _order(1), _order(3))
    await act(app, 4, _ROUSED, _TO_KNOSSOS)
    for whole in (False, True):
        error = await refused("answered-over", app.play.undo(caller(4), whole_turn=whole))
        assert error.facts["reason"] == "order"
    await act(app, 4, written("move", unit="galley", count=1, start="athen", to="sparta"))
    assert len((await app.play.undo(caller(4), whole_turn=True)).taken_back) == 1


async def test_orders_are_for_their_owner_alone(app: App) -> None:
    await place(app, endgame())
    await _give(app, _order(1, "fight"))
    assert (await app.orders.of(caller(3))).orders == ()
    for user_id, code in ((9, "not-in-game"),):
        await refused(code, app.orders.of(caller(user_id)))
    await refused("no-game", app.orders.save(caller(1), _order(1), game_id=77))


async def test_orders_outlive_a_restart(app: App) -> None:
    await place(app, endgame())
    await _give(app, _order(1, "fight"), _order(3, "peace", "greeks", "knossos"))
    async with Database(app.context.database.where) as database:
        again = app_on(database)
        assert (await again.orders.of(caller(3))).orders == (_order(3, "peace", "greeks", "knossos"),)
        await act(again, 4, _ROUSED)
        assert user_of((await act(again, 4, _TO_KNOSSOS)).table) == 4


async def test_a_fallback_waits_for_the_clock(app: App) -> None:
    """A fallback answers nothing by itself."""
    await place(app, endgame())
    await _give(app, OrderRow(1, None, None, "ask", "fight"))
    await act(app, 4, _ROUSED, _TO_KNOSSOS)
    assert user_of(await look(app)) == 1
    assert (await app.orders.of(caller(1))).orders[0].fallback == "fight"


async def test_the_history_tells_why(app: App) -> None:
    await at_table(app)
    await app.resignations.concede(caller(2))
    await act(app, 1, written("rondel", wedge="gold"), written("end_turn"))
    _, conceded, *_ = await app.queries.history(caller(1))
    assert conceded.events[0] == Automatic("persians", "conceded")
    assert [row[2] for row in await _reasons(app)] == [None, None, "conceded", "conceded"]


async def test_a_game_of_orders_is_the_same_when_it_is_folded_new_report(app: App) -> None:
    await place(app, endgame())
    await _give(app, _order(1, "fight"), _order(3, "fight"))
    await act(app, 4, _ROUSED, _TO_KNOSSOS, written("end_turn"))
    table = await look(app)
    assert table.game.length == 5
    assert position_of(table).mover == "phoenicians"
