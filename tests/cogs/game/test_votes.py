"""Votes, consent to an undo, and changes of seats, over the wire."""

from discord_sandbox.state.models import Message
from discord_sandbox.testing import until
from tests.cogs.pages import labels
from tests.cogs.table import CHANNEL, TableTop

HOUR = 3_600


def _pinged(table: TableTop, message: Message) -> set[str]:
    return {person.name for person in table.sandbox.world.people.values() if person.id in message.pinged}


async def _agreed(table: TableTop, message: Message, *names: str) -> None:
    for name in names:
        await table.push(name, message, "Yes")
    await until(lambda: not message.components)


async def test_a_pause_is_voted_on_and_ends(table: TableTop) -> None:
    told = await table.tell("Ben", "vote pause")
    assert told == "I asked in the channel. It needs 2 yes votes. Press No there to withdraw it."
    message = await table.public("asks to pause the game")
    assert _pinged(table, message) == {"Ada", "Chloe", "Dario"}
    assert labels(message) == ["Yes", "No"]
    assert "Needs 2 of 3 votes" in message.content
    assert "the others answer it" in await table.push("Ben", message, "Yes")
    assert await table.push("Ada", message, "Yes") == "Noted: yes. It needs 1 more yes vote."
    await until(lambda: "Yes: Ada" in message.content)
    assert "You already said yes" in await table.push("Ada", message, "Yes")
    assert await table.push("Dario", message, "Yes") == "Noted: yes. That settles it: agreed."
    await until(lambda: not message.components)
    assert "Agreed: the game is paused. (yes: Ada and Dario)" in message.content
    assert "The game is paused" in await table.tell("Ada", "gold")
    assert "The game is paused" in await table.tell("Ada", "undo")
    status = await table.use("Ada", "status")
    assert status.original is not None
    assert "paused" in str(status.original.embeds)
    await table.tell("Ada", "vote resume")
    await _agreed(table, await table.public("asks to resume"), "Ben", "Chloe")
    assert "produce" in await table.tell("Ada", "gold")


async def test_it_is_withdrawn_or_voted_down(table: TableTop) -> None:
    await table.tell("Ben", "vote end")
    message = await table.public("end this game without a winner")
    assert await table.push("Ben", message, "No") == "You withdrew your question."
    await until(lambda: "Withdrawn" in message.content)
    await table.tell("Ben", "vote pause")
    message = await table.public("asks to pause")
    await table.push("Ada", message, "No")
    assert await table.push("Chloe", message, "No") == "Noted: no. That settles it: voted down."
    assert _pinged(table, await table.public("Ada and Chloe said no; nothing changes.")) == {"Ben"}


async def test_time_that_is_up_is_extended_without_asking_where_one_alone_may(table: TableTop) -> None:
    """The button does so under a message that may be far up; a vote would wait for people who are asleep."""
    await table.use("Ada", "game settings", deadline="1 day")
    await table.leap(23 * HOUR)
    told = await table.tell("Ben", "vote extend")
    assert told.startswith("I asked"), "the time is not up yet"
    await table.leap(2 * HOUR)
    late = await table.public("ran out of time")
    assert (await table.tell("Ben", "vote extend")).startswith("Done. The time now runs until <t:")
    await until(lambda: "Ben has given **Ada** 1 day more, until" in late.content)
    await table.leap(25 * HOUR)
    assert (await table.tell("Ada", "vote extend")).startswith("I asked"), "it is her own time"
    await table.use("Ada", "game settings", who="host")
    assert (await table.tell("Ben", "vote extend")).startswith("Done."), "the host is late herself"
    await table.use("Ada", "gold")
    await table.use("Ada", "end-turn")
    await table.leap(25 * HOUR)
    assert (await table.tell("Chloe", "vote extend")).startswith("I asked"), "the host decides"
    assert (await table.tell("Ada", "vote extend")).startswith("Done.")


async def test_an_undo_after_the_turn_asks_the_next_player(table: TableTop) -> None:
    await table.use("Ada", "gold")
    await table.use("Ada", "end-turn")
    called = await table.public("your turn (**Persians**")
    seen = len(table.sandbox.world.messages_in(called.channel))
    used = await table.use("Ada", "undo")
    assert used.original is not None
    assert used.original.content == "This takes back the end of your turn. Ask Ben?"
    assert len(table.sandbox.world.messages_in(called.channel)) == seen + 1, "nobody else hears of it"
    pressed = await table.press("phoenicians", used, "Ask Ben")
    assert pressed.original is not None
    told = "I asked in the channel. It needs a yes from Ben. Press No there to withdraw it."
    assert pressed.original.content == told
    message = await table.public("asks to undo")
    assert "**Ada** asks to undo the end of their turn." in message.content
    assert _pinged(table, message) == {"Ben"}
    assert "You don't vote on this" in await table.push("Chloe", message, "Yes")
    assert await table.push("Ben", message, "Yes") == "Noted: yes. That settles it: agreed."
    await until(lambda: not message.components)
    assert message.content.endswith("✓ Agreed: undone. (yes: Ben)"), "what was undone is said above"
    undone = "-# ↩️ Undone for **Ada**: the end of their turn."
    await until(lambda: called.content.endswith(undone))
    again = await table.public("your turn (**Phoenicians**")
    assert _pinged(table, again) == {"Ada"}
    assert (await table.position()).mover == "phoenicians"
    assert "Undid 1 action: move the stone to GOLD." in await table.tell("Ada", "undo")
    assert "Nothing to undo" in await table.tell("Ada", "undo")


async def test_a_seat_is_handed_to_somebody(table: TableTop) -> None:
    told = await table.tell("Ada", "game replace", player="Ada", by="Elif")
    assert told == "The seat is open; a button in the channel takes it."
    message = await table.public("can take Ada's seat")
    assert _pinged(table, message) == {"Elif"}
    assert "reserved for someone else" in await table.push("Ben", message, "Take the seat")
    assert "You now play the **Phoenicians**" in await table.push("Elif", message, "Take the seat")
    await until(lambda: not message.components)
    assert _pinged(table, await table.public("<@")) == {"Elif"}
    assert "produce" in await table.tell("Elif", "gold")
    assert "You're not in this game." in await table.tell("Ada", "undo")
    told = await table.tell("Ben", "game info")
    assert "Phoenicians: Ada (no actions), Elif from action 1 on." in told
    assert "Elif from action 1 on" in await table.tell("Ben", "game export")


async def test_a_public_call_for_a_substitute(table: TableTop) -> None:
    offered = await table.offered("persians", "vote replace", "player", player="")
    assert "Ada (Phoenicians)" in offered
    assert "don't know that player" in await table.tell("Ben", "vote replace", player="Zoe")
    await table.tell("Ben", "vote replace", player="Phoenicians")
    message = await table.public("whoever comes first")
    assert _pinged(table, message) == {"Chloe", "Dario"}
    await _agreed(table, message, "Chloe")
    offer = await table.public("Anyone on this server")
    assert "already" in await table.push("Ben", offer, "Take the seat")
    assert "You now play the **Phoenicians**" in await table.push("Elif", offer, "Take the seat")
    told = next(one for one in table.sandbox.user("Elif").sees(CHANNEL) if "You now play" in one.content)
    assert await table.push("Elif", told, "Around me") == "Around the Phoenicians, round 1."


async def test_leaving_a_running_game(table: TableTop) -> None:
    asked = await table.use("phoenicians", "game leave")
    await table.press("phoenicians", asked, "Leave the game")
    offer = await table.public("can take Ada's seat")
    assert "the bot ends their turns" in offer.content
    assert (await table.position()).mover == "persians"
    assert "You now play the **Phoenicians**" in await table.push("Ada", offer, "Take the seat")
    assert "is back" in (await table.public("🪑 Ada is back")).content


async def test_an_expulsion(table: TableTop) -> None:
    assert "That's you" in await table.tell("Ada", "vote expel", player="Ada")
    await table.tell("Ben", "vote expel", player="Ada")
    message = await table.public("from the game")
    assert "about you" in await table.push("Ada", message, "No")
    await _agreed(table, message, "Chloe")
    await table.public("was voted out of the game")
    offer = await table.public("can take Ada's seat")
    assert "voted you out" in await table.push("Ada", offer, "Take the seat")


async def test_more_time(table: TableTop) -> None:
    assert "No deadline is running" in await table.tell("Ben", "vote extend")
    await table.tell("Ada", "game settings", deadline="1 day")
    await table.tell("Ben", "vote extend")
    await _agreed(table, await table.public("the same time again"), "Ada", "Chloe")
    assert "until <t:" in (await table.public("Agreed:")).content


async def test_a_substitute_for_somebody_late(table: TableTop) -> None:
    await table.tell("Ada", "game settings", deadline="1 day")
    await table.leap(90_000)
    late = await table.public("ran out of time")
    assert labels(late) == [
        "Give the same time again",
        "End the turn",
        "Let a computer player move",
        "Find a substitute",
    ]
    assert "Your own time" in await table.push("Ada", late, "Find a substitute")
    assert "It needs 1 more yes vote." in await table.push("Ben", late, "Find a substitute")
    await _agreed(table, await table.public("whoever comes first"), "Chloe")
    await table.push("Finn", await table.public("Anyone on this server"), "Take the seat")
    await until(lambda: not late.components)
    assert "produce" in await table.tell("Finn", "gold")


async def test_only_the_seats_of_this_table(table: TableTop) -> None:
    told = await table.tell("Ben", "game replace", player="Finn", by="Elif")
    assert "That player isn't in this game. In it: Ada, Ben, Chloe and Dario." in told
