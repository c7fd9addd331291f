"""Choice of a call's picture: by the player called, or else by the table."""

from dataclasses import replace
from typing import Any

import pytest

from bot.app import App, OutgoingMessage
from bot.app.votes.votes import VoteResult
from bot.boards import BOARDS
from bot.engine.antike.events import StoneMoved
from bot.records.antike import position_to_json
from bot.render.antike.renderer import Renderer
from bot.render.views.request import WIDTHS
from bot.store import Games
from tests.app.notifications.test_delivery import _deliver as deliver
from tests.app.notifications.test_delivery import delivery, mailbox
from tests.app.tables import RecordingSender, act, at_table, caller, place, written
from tests.records.samples import endgame
from tests.support.delivery import EndedDelivery

pytestmark = pytest.mark.slow

__all__ = ["delivery", "mailbox"]


async def wishes(message: OutgoingMessage) -> dict[str, Any]:
    assert message.sight is not None
    return dict(await message.sight())


async def a_turn(app: App, delivery: EndedDelivery, mailbox: RecordingSender) -> OutgoingMessage:
    """Play the first turn of a game; return the call that follows it."""
    await at_table(app)
    await act(app, 1, written("rondel", wedge="gold"), written("end_turn"))
    await deliver(delivery)
    return mailbox.messages[-1]


async def test_a_phone_is_what_a_call_is_drawn_for(
    app: App, delivery: EndedDelivery, mailbox: RecordingSender
) -> None:
    told = await wishes(await a_turn(app, delivery, mailbox))
    assert told["view"] == "close"
    assert told["reader"] is not None
    assert [event.wedge for event in told["since"] if isinstance(event, StoneMoved)] == ["gold"]


async def test_the_first_call_shows_where_everybody_begins(
    app: App, delivery: EndedDelivery, mailbox: RecordingSender
) -> None:
    await at_table(app)
    await deliver(delivery)
    assert "view" not in await wishes(mailbox.messages[0])


@pytest.mark.parametrize(
    ("table", "person", "close"),
    [
        (None, None, True),
        ("board", None, False),
        ("board", "phone", True),
        (None, "board", False),
        ("phone", "board", False),
    ],
)
async def test_the_one_called_chooses_before_the_table(
    app: App,
    delivery: EndedDelivery,
    mailbox: RecordingSender,
    table: str | None,
    person: str | None,
    close: bool,
) -> None:
    await at_table(app)
    if table is not None:
        await app.game_settings.change(caller(1), {"picture": table})
    await app.preferences.change(2, lambda before: replace(before, picture=person))
    await act(app, 1, written("rondel", wedge="gold"), written("end_turn"))
    await deliver(delivery)
    message = next(one for one in reversed(mailbox.messages) if one.sight is not None)
    assert message.mentions == (2,)
    assert (await wishes(message)).get("view") == ("close" if close else None)


@pytest.mark.parametrize("picture", ["board", "phone"])
async def test_a_call_is_drawn_in_the_colours_of_the_one_called(
    app: App, delivery: EndedDelivery, mailbox: RecordingSender, picture: str
) -> None:
    await app.preferences.change(2, lambda before: replace(before, contrast=True, picture=picture))
    message = await a_turn(app, delivery, mailbox)
    assert message.mentions == (2,)
    assert (await wishes(message))["theme"] == "contrast"
    await act(app, 2, written("rondel", wedge="gold"), written("end_turn"))
    await deliver(delivery)
    assert mailbox.messages[-1].mentions == (3,)
    assert (await wishes(mailbox.messages[-1]))["theme"] == "standard"


@pytest.mark.parametrize("wish", [None, "board", "phone"])
async def test_a_question_whether_to_fight_is_cut_to_its_province(
    app: App, delivery: EndedDelivery, mailbox: RecordingSender, wish: str | None
) -> None:
    table = await place(app, endgame())
    assert table.position is not None
    async with app.context.database.transaction() as tx:
        await Games(tx).save(replace(table.game, begins=position_to_json(table.position)))
    await app.preferences.change(1, lambda before: replace(before, picture=wish))
    await act(app, 4, written("rondel", wedge="maneuver-1"))
    await act(app, 4, written("move", unit="galley", count=1, start="athen", to="knossos"))
    await deliver(delivery)
    (message,) = mailbox.messages
    assert (message.mentions, message.position is not None) == ((1,), True)
    told = await wishes(message)
    assert (told["view"], told["region"]) == ("close", "knossos")
    picture = Renderer(BOARDS).draw(message.position, **told)
    assert picture.width == WIDTHS["close"] < WIDTHS["overview"]
    assert "Knossos (" in picture.alt
    assert "Last: Greeks: 1 galley: Athen → Knossos." in picture.alt
    assert "Before that" not in picture.alt


async def test_an_undone_turn_leaves_no_trace(
    app: App, delivery: EndedDelivery, mailbox: RecordingSender
) -> None:
    """An undone turn is marked neither in its own picture, if drawn after the undo, nor in the next one."""
    undone = await a_turn(app, delivery, mailbox)
    asked = await app.proposals.undo(caller(1))
    assert isinstance(asked, VoteResult)
    assert asked.vote is not None
    await app.proposals.vote(caller(2), asked.vote.id, yes=True)
    await app.play.undo(caller(1))
    assert (await wishes(undone))["since"] == ()
    await act(app, 1, written("rondel", wedge="iron"), written("end_turn"))
    assert (await wishes(undone))["since"] == ()
    await deliver(delivery)
    told = await wishes(mailbox.messages[-1])
    assert [event.wedge for event in told["since"] if isinstance(event, StoneMoved)] == ["iron"]
