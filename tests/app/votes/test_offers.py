"""Offers of seats that can no longer be accepted say so, and have no button."""

from bot.app import GameSettings
from tests.app.tables import CHANNEL, act, caller, refused
from tests.app.waiting import END, GOLD, HOUR, WaitingTable


async def _is_open(waiting: WaitingTable, name: str = "Bob") -> bool:
    await waiting.settle()
    (shown,) = [each for each in waiting.mailbox.standing(CHANNEL) if f"{name}'s seat" in each.content]
    return bool(shown.buttons)


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


async def test_who_offers_their_seat_may_keep_it(waiting: WaitingTable) -> None:
    await waiting.begin()
    await waiting.app.proposals.put(caller(2), "replace", 2, (9, "Ivy"))
    await act(waiting.app, 1, GOLD, END)
    await act(waiting.app, 2, GOLD, END)
    assert await _is_open(waiting), "as Bob has offered it"
    assert await waiting.app.substitutes.take(caller(2), 1, "Bob") is None
    await _withdrawn(waiting)


async def test_who_was_late_and_plays_again_keeps_the_seat(waiting: WaitingTable) -> None:
    await waiting.begin()
    await act(waiting.app, 1, GOLD, END)
    await waiting.app.proposals.put(caller(2), "replace", 2)
    asked = await waiting.app.proposals.put(caller(1), "replace", 2, (9, "Ivy"))
    assert asked.vote is not None
    await waiting.app.proposals.vote(caller(3), asked.vote.id, yes=True)
    await waiting.settle()
    said = [each.content for each in waiting.mailbox.standing(CHANNEL)]
    assert any("If <@2> plays first, the seat is no longer open." in text for text in said)
    await act(waiting.app, 2, GOLD, END)
    await waiting.settle()
    said = [each.content for each in waiting.mailbox.standing(CHANNEL)]
    assert said.count("✓ Bob's seat is no longer open.") == 2, "the earlier offer was replaced"
    await refused("offer-over", waiting.app.substitutes.take(caller(9), 2, "Ivy"))


async def test_of_several_offers_the_one_of_the_player_who_acts_counts(waiting: WaitingTable) -> None:
    """Cem offers his seat himself, the table offers Bob's."""
    await waiting.begin()
    await act(waiting.app, 1, GOLD, END)
    await waiting.app.proposals.put(caller(3), "replace", 3)
    asked = await waiting.app.proposals.put(caller(1), "replace", 2)
    assert asked.vote is not None
    await waiting.app.proposals.vote(caller(3), asked.vote.id, yes=True)
    await act(waiting.app, 2, GOLD, END)
    await act(waiting.app, 3, GOLD, END)
    assert await _is_open(waiting, "Cem"), "as Cem has offered it"
    assert not await _is_open(waiting), "as Bob was late, and plays"


async def test_in_private_the_end_is_told_in_the_reader_s_language(waiting: WaitingTable) -> None:
    await waiting.begin()
    await waiting.app.preferences.store_locale(9, "de")
    await waiting.preferences(9, place="dm")
    for _ in range(2):  # the second offer replaces the first
        await waiting.app.proposals.put(caller(2), "replace", 2, (9, "Ivy"))
        await waiting.settle()
    told = [each.content for each in waiting.mailbox.standing(9)]
    assert told[0] == "✓ Der Platz von Bob ist nicht mehr frei."
    await waiting.app.substitutes.take(caller(9), 2, "Ivy")
    await waiting.settle()
    told = [each.content for each in waiting.mailbox.standing(9)]
    assert told[1] == "✓ Der Platz von Bob ist vergeben."
    assert waiting.mailbox.standing(CHANNEL)[-2].content == "✓ Bob's seat was taken."


async def test_an_offer_delayed_while_the_language_changes_stays_in_one(waiting: WaitingTable) -> None:
    await waiting.begin()
    waiting.mailbox.closed.add(CHANNEL)
    await waiting.app.proposals.put(caller(2), "replace", 2, (9, "Ivy"))
    await waiting.settle()
    await waiting.app.game_settings.change(caller(1), {"language": "de"})
    waiting.mailbox.closed.clear()
    await waiting.wait(HOUR)
    (offer,) = [each for each in waiting.mailbox.standing(CHANNEL) if "Ivy" in each.content]
    assert offer.content.startswith("<@9>, game 1: a seat for you.\n🪑 Ivy can take Bob's seat")
    assert [button.label for button in offer.buttons] == ["Take the seat"]
