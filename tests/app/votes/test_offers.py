"""Offers of seats that can no longer be accepted say so, and have no button."""

from bot.app import GameSettings
from tests.app.tables import CHANNEL, caller, refused
from tests.app.waiting import WaitingTable


async def _withdrawn(waiting: WaitingTable) -> None:
    await waiting.settle()
    (shown,) = [each for each in waiting.mailbox.standing(CHANNEL) if "Bob's seat" in each.content]
    assert (shown.content, shown.buttons) == ("✓ Bob's seat is no longer open.", ())
    await refused("offer-over", waiting.app.substitutes.take(caller(9), 1, "Ivy"))


async def test_a_game_that_is_over_has_no_seats_to_offer(waiting: WaitingTable) -> None:
    await waiting.begin()
    await waiting.app.proposals.leave(caller(2))
    await waiting.settle()
    await waiting.app.resignations.end(caller(1))
    await _withdrawn(waiting)


async def test_a_seat_that_has_gone_to_a_computer_player(waiting: WaitingTable) -> None:
    await waiting.begin(GameSettings(substitute="easy"))
    await waiting.app.proposals.put(caller(2), "replace", 2)
    await waiting.settle()
    await waiting.app.resignations.concede(caller(2))
    await _withdrawn(waiting)
