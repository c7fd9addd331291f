"""`/learn` over the wire: page by page, right and wrong, in a server and in private."""

import pytest

from bot.app import Caller
from bot.lessons import lessons
from bot.panel.learning.lesson import LessonRequest
from bot.store import Privacy
from discord_sandbox.state.models import Message
from tests import forging
from tests.cogs.game.test_lobby import OTHER
from tests.cogs.pages import parts
from tests.cogs.table import TableTop, reply
from tests.lessons.presses import Place, Way, taps_to_end, ways

pytestmark = pytest.mark.slow


async def opened(table: TableTop, name: str, channel: str | None = OTHER) -> Message:
    used = await table.sandbox.user(name).command("learn", channel)
    return reply(used)


def text(message: Message) -> str:
    return "\n".join(part["content"] for part in parts(message) if part["type"] == 10)


def buttons(message: Message) -> dict[str, str]:
    """Return the custom ids of enabled buttons, by label."""
    return {
        part["label"]: part["custom_id"]
        for part in parts(message)
        if part["type"] == 2 and not part.get("disabled")
    }


async def press(table: TableTop, name: str, message: Message, label: str) -> Message:
    every = buttons(message)
    custom_id = next(every[each] for each in every if each.startswith(label))
    used = await table.sandbox.user(name).press(message, custom_id)
    return reply(used)


async def pick(table: TableTop, name: str, message: Message, *values: str) -> Message:
    menu = next(part for part in parts(message) if part["type"] == 3)
    used = await table.sandbox.user(name).press(message, menu["custom_id"], *values)
    return reply(used)


async def test_a_first_turn_from_the_command_on(table: TableTop) -> None:
    told = await opened(table, "Finn")
    assert told.ephemeral_for is table.sandbox.world.person("Finn")
    assert f"0 of {len(lessons('antike'))} lessons done" in text(told)
    told = await press(table, "Finn", told, "Antike: lesson 1 ▶")
    assert "Lesson 1 · Producing and the rondel (1/8)" in text(told)
    assert str(told.attachments[0].description).startswith("Antike, East board, round 1.")
    told = await press(table, "Finn", told, "Next")
    told = await press(table, "Finn", told, "Next")
    told = await press(table, "Finn", told, "TEMPLE")
    assert "↪ A temple costs 5 marble" in text(told)
    told = await press(table, "Finn", told, "MARBLE")
    assert "\n✅ Right.\n" in text(told)
    told = await press(table, "Finn", told, "Temple in Sparta")
    assert "⚠️ Your stone is on MARBLE this turn." in text(told)
    told = await press(table, "Finn", told, "End turn")
    told = await press(table, "Finn", told, "IRON")
    assert "(6/8)" in text(told)


async def test_a_hint_says_what_to_press_and_does_it(table: TableTop) -> None:
    told = await press(table, "Finn", await opened(table, "Finn"), "Antike: lesson 1 ▶")
    assert "Hint" not in buttons(told), "there is nothing to do"
    told = await press(table, "Finn", await press(table, "Finn", told, "Next"), "Next")
    told = await press(table, "Finn", told, "Hint")
    assert "💡 Here: move the stone to MARBLE." in text(told)
    assert "(3/8)" in text(told)
    assert told.attachments
    told = await press(table, "Finn", told, "Do it")
    assert "(4/8)" in text(told)


async def test_a_lesson_is_taken_up_where_it_was_left(table: TableTop) -> None:
    told = await press(table, "Finn", await opened(table, "Finn"), "Antike: lesson 1 ▶")
    told = await press(table, "Finn", await press(table, "Finn", told, "Next"), "Next")
    left = await press(table, "Finn", told, "MARBLE")
    end_turn = buttons(left)["End turn"]
    told = await press(table, "Finn", left, "All lessons")
    assert "Antike: lesson 1, page 4 ▶" in buttons(told)
    told = await opened(table, "Finn", None)
    told = await press(table, "Finn", told, "Antike: lesson 1, page 4 ▶")
    assert "(4/8)" in text(told)
    assert "Antike: lesson 1 ▶" in buttons(await opened(table, "Ada")), "everybody has their own"
    # A button's custom id has all that the button needs, so an old page goes on from where it was.
    again = await forged(table, "Finn", OTHER, end_turn)
    assert "(5/8)" in text(again)


async def test_lessons_are_chosen_from_a_menu(table: TableTop) -> None:
    told = await pick(table, "Finn", await opened(table, "Finn"), "antike-2")
    assert "Lesson 2 · Temples and arming (1/6)" in text(told)
    told = await press(table, "Finn", told, "Build in Dyrrhachion")
    assert "↪ You may: Dyrrhachion would yield 3 iron." in text(told)
    told = await press(table, "Finn", told, "Build in Sparta")
    assert "(2/6)" in text(told)
    told = await press(table, "Finn", await press(table, "Finn", told, "End turn"), "ARMING")
    told = await press(table, "Finn", told, "+ legion")
    told = await press(table, "Finn", told, "Set up 1 unit")
    assert "↪ That is half of it" in text(told)


async def test_a_finished_lesson_stays_finished_and_leads_on(table: TableTop) -> None:
    person = table.sandbox.world.person("Finn").id
    first = lessons("antike")[0]
    await table.app.learners.turn_to(person, first, len(first.steps) - 1)
    told = await opened(table, "Finn")
    assert "1 of " in text(told)
    assert "Antike: lesson 2 ▶" in buttons(told)
    told = await pick(table, "Finn", told, "antike-1")
    assert "(1/8)" in text(told), "whoever opens it again begins anew"
    assert (await table.app.learners.progress(person))["antike-1"].finished_at is not None


async def test_progress_goes_with_the_person(table: TableTop) -> None:
    await press(table, "Finn", await opened(table, "Finn"), "Antike: lesson 1 ▶")
    person = table.sandbox.world.person("Finn").id
    assert await table.app.learners.progress(person)
    async with table.app.context.database.transaction() as tx:
        await Privacy(tx).forget(person)
    assert not await table.app.learners.progress(person)


def last_page(ruleset: str) -> str:
    """Return the custom id that leads to the last page of the last lesson."""
    last = lessons(ruleset)[-1]
    return str(LessonRequest("go", last.id, len(last.steps) - 1))


async def forged(table: TableTop, name: str, channel: str | None, custom_id: str) -> Message:
    world = table.sandbox.world
    person = world.person(name)
    where = world.conversation(person) if channel is None else world.channel(channel)
    used = await forging.press(world, person, where, custom_id, layout=True)
    return reply(used)


async def test_the_last_page_of_the_last_lesson_opens_a_game(table: TableTop) -> None:
    """In a server it begins at once, against easy computer players; in private the page says how."""
    told = await forged(table, "Finn", OTHER, last_page("antike"))
    used = await table.sandbox.user("Finn").press(told, buttons(told)["Play against easy computer players"])
    assert used.original is not None
    assert used.original.content.startswith("You play the **")
    made = await table.app.queries.table(Caller(table.sandbox.world.person("Finn").id, used.channel.id))
    assert made.game.status == "running"
    assert [seat.bot for seat in made.seats if seat.computer] == ["easy", "easy"]
    taken = await table.sandbox.user("Finn").press(told, buttons(told)["Play against easy computer players"])
    assert taken.original is not None
    assert taken.original.content.startswith("This channel already has a game")
    alone = await forged(table, "Finn", None, last_page("antike"))
    assert "Play against easy computer players" not in buttons(alone)
    assert "`/game new` opens a table. Press **Add computer player** and pick **Easy** twice, then" in text(
        alone
    )
    duel = await forged(table, "Finn", None, last_page("duellum"))
    assert "`/game new ruleset: Antike Duellum` opens a table. Press" in text(duel)
    assert "pick **Easy**, then start." in text(duel)


@pytest.mark.parametrize("ruleset", ["antike", "duellum"])
async def test_each_turn_of_that_game_begins_with_a_hint(table: TableTop, ruleset: str) -> None:
    told = await forged(table, "Finn", OTHER, last_page(ruleset))
    await table.sandbox.user("Finn").press(told, buttons(told)["Play against easy computer players"])
    for number in (1, 2):
        await table.public(f", round {number}).", OTHER)
        shown = (await table.sandbox.user("Finn").command("turn", OTHER)).original
        assert shown is not None
        assert "💡 There's a good turn here. It " in text(shown)
        shown = await press(table, "Finn", shown, "Hint")
        shown = await press(table, "Finn", shown, "The whole turn")
        shown = await press(table, "Finn", shown, "Do it")
        assert "💡" not in text(shown)


async def test_a_duel_has_one_other_seat(table: TableTop) -> None:
    told = await forged(table, "Finn", "table-3", last_page("duellum"))
    used = await table.sandbox.user("Finn").press(told, buttons(told)["Play against easy computer players"])
    made = await table.app.queries.table(Caller(table.sandbox.world.person("Finn").id, used.channel.id))
    assert (made.game.ruleset, made.game.status) == ("duellum", "running")
    assert [seat.bot for seat in made.seats if seat.computer] == ["easy"]


async def test_what_no_lesson_has_leads_to_the_list(table: TableTop) -> None:
    for odd in ("antike:learn:go:antike-99:0:", "antike:learn:do:antike-1:99:@iron"):
        told = await forged(table, "Finn", OTHER, odd)
        assert text(told).startswith("That lesson has changed. Here's the current list.")
    told = await forged(table, "Finn", OTHER, "antike:learn:do:antike-1:2:nonsense")
    assert "\n⚠️ " in text(told)
    answered = await forged(table, "Finn", OTHER, "antike:learn-game:chess")
    assert answered.content.startswith("That lesson has changed.")


async def test_the_whole_first_lesson_press_by_press(table: TableTop) -> None:
    """A person who knows nothing finishes it in at most thirty presses."""
    first, presses = lessons("antike")[0], 1
    told = await opened(table, "Finn")
    told, presses = await press(table, "Finn", told, "Antike: lesson 1 ▶"), presses + 1
    place, best = Place(0), taps_to_end(first)
    while best[place]:
        there = [way for way in ways(first, place) if way.place in best]
        way = min(there, key=lambda way: best[way.place] + way.taps)
        told, presses = await follow(table, told, place, way), presses + 1
        place = way.place
    assert "Lesson 2: Temples and arming ▶" in buttons(told)
    assert presses <= 30


async def follow(table: TableTop, told: Message, place: Place, way: Way) -> Message:
    """Press the button for `way`; return the next page."""
    rest = way.pressed[0] if way.pressed else way.place.asked
    step = place.number if way.pressed else way.place.number
    custom_id = next(each for each in buttons(told).values() if each.endswith(f":{step}:{rest}"))
    used = await table.sandbox.user("Finn").press(told, custom_id)
    return reply(used)
