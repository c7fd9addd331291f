"""A new program on the database of one that died: the same tables, the same messages."""

import asyncio
import subprocess
import sys

import pytest

from bot.app import App, OutgoingMessage
from bot.app.antike.scripts import answer
from bot.app.notifications.buttons import answer_id
from bot.store import Database
from tests.app.tables import Clock, RecordingSender, act, app_on, at_table, caller, look, mail, place, written
from tests.databases import Where, address_to_str
from tests.records.samples import endgame
from tests.support.delivery import EndedDelivery

pytestmark = pytest.mark.both

_GOLD, _END = written("rondel", wedge="gold"), written("end_turn")


async def test_another_program_goes_on(where: Where) -> None:
    """A second program goes on while the first one has not closed the database."""
    first = Database(where)
    await first.open()
    dropped = app_on(first)
    await at_table(dropped)
    await act(dropped, 1, _GOLD)
    table = await look(dropped)
    async with Database(where) as second:
        app = app_on(second)
        assert await look(app) == table
        assert len((await app.play.undo(caller(1))).taken_back) == 1
        await act(app, 1, _GOLD, _END)
        assert await look(dropped) == await look(app)
    await first.close()


async def test_buttons_and_interactions_outlive_a_restart(where: Where) -> None:
    async with Database(where) as database:
        await place(app_on(database), endgame())
        moved = written("move", unit="galley", count=1, start="athen", to="knossos")
        await act(app_on(database), 4, written("rondel", wedge="maneuver-1"), moved)
        table = await look(app_on(database))
    assert answer_id(table.game.id, table.game.revision, "fight").endswith(":fight")
    stamp = (table.game.id, table.game.revision)
    async with Database(where) as database:
        report = await app_on(database).play.submit(caller(1, interaction_id=8), answer(fights=True), stamp)
        assert not report.repeated
    async with Database(where) as database:
        assert (
            await app_on(database).play.submit(caller(1, interaction_id=8), answer(fights=True), stamp)
        ).repeated


async def test_unsent_messages_go_out_after_a_restart(where: Where, clock: Clock) -> None:
    async with Database(where) as database:
        await at_table(app_on(database, clock))
        await act(app_on(database, clock), 1, _GOLD, _END)
        nonces = [row["nonce"] for row in await mail(app_on(database, clock))]
    mailbox = RecordingSender()
    async with Database(where) as database:
        delivery = EndedDelivery(app_on(database, clock).context, mailbox)
        await delivery.deliver_due()
    assert [message.nonce for message in mailbox.messages] == nonces


class _Dying(RecordingSender):
    """Sender that stops the program right after sending a message."""

    async def send(self, message: OutgoingMessage) -> int:
        await super().send(message)
        raise asyncio.CancelledError


async def test_a_message_sent_but_not_noted_is_sent_with_the_same_nonce(app: App) -> None:
    """Discord recognises the repeated message by its nonce."""
    await at_table(app)
    dying, mailbox = _Dying(), RecordingSender()
    with pytest.raises(asyncio.CancelledError):
        await EndedDelivery(app.context, dying).deliver_due()
    assert await EndedDelivery(app.context, mailbox).deliver_due() == 1
    assert dying.messages == mailbox.messages
    assert await EndedDelivery(app.context, mailbox).deliver_due() == 0


@pytest.mark.process
async def test_a_program_that_is_killed_within_a_call(where: Where) -> None:
    """The change and its message are either both saved or both not, and nothing stays locked."""
    code = (
        "import asyncio, os, sys\n"
        "from bot.app.turn import submit\n"
        "from bot.app.antike.scripts import single\n"
        "from bot.store import Database\n"
        "from tests.app.tables import app_on, at_table, caller, written\n"
        "from tests.databases import read_where\n"
        "async def main():\n"
        "    database = Database(read_where(sys.argv[1]))\n"
        "    await database.open()\n"
        "    app = app_on(database)\n"
        "    await at_table(app)\n"
        "    await app.play.submit(caller(1), single(written('rondel', wedge='gold')))\n"
        "    async def die(*_):\n"
        "        os._exit(9)\n"
        "    submit.finish_change = die\n"
        "    await app.play.submit(caller(1), single(written('end_turn')))\n"
        "asyncio.run(main())\n"
    )
    command = [sys.executable, "-c", code, address_to_str(where)]
    ran = await asyncio.to_thread(subprocess.run, command, check=False)
    assert ran.returncode == 9
    async with Database(where) as database:
        app = app_on(database)
        assert (await look(app)).game.length == 1
        assert len(await mail(app)) == 1
        await act(app, 1, _END)
        assert [row["mention"] for row in await mail(app)] == [[1], [2]]
