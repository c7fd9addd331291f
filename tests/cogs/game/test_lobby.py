"""The lobby of a game: its message, its buttons, and the menus they open."""

from dataclasses import replace
from typing import Any

from discord_sandbox.state.models import Interaction, Message
from discord_sandbox.testing import until
from tests.cogs.pages import buttons, labels
from tests.cogs.table import TableTop, reply

OTHER = "table-2"


async def opened(table: TableTop, **options: Any) -> Message:
    """Open a table as Ada; return its message."""
    used = await table.sandbox.user("Ada").command("game new", OTHER, **options)
    assert used.state == "answered"
    return await table.public("**Antike** ·", OTHER)


def menu(message: Message) -> dict[str, Any]:
    return next(each for row in message.components for each in row["components"] if each["type"] == 3)


async def press(table: TableTop, name: str, message: Message, label: str) -> Message:
    """Press a button; return the private answer."""
    return _answer(await table.sandbox.user(name).press(message, buttons(message)[label]))


async def pick(table: TableTop, name: str, message: Message, value: str) -> Message:
    """Choose in the menu of a private message; return the answer."""
    used = await table.sandbox.user(name).press(message, menu(message)["custom_id"], value)
    return _answer(used)


def _answer(used: Interaction) -> Message:
    message = reply(used)
    assert message.ephemeral_for is not None, "answers are private"
    return message


def options(message: Message) -> list[str]:
    return [option["label"] for option in menu(message)["options"]]


async def test_an_open_table_is_one_message_with_buttons(table: TableTop) -> None:
    said = await opened(table, nations=4)
    assert labels(said) == ["Join", "Nation", "Leave", "Add computer player", "Start"]
    assert "3 more players needed" in said.content


async def test_whoever_opens_a_table_is_asked_for_a_nation_and_told_nothing_twice(table: TableTop) -> None:
    used = await table.sandbox.user("Ada").command("game new", OTHER, nations=4)
    answer = _answer(used)
    assert answer.content == "Which nation? Without a choice it is drawn at the start."
    assert options(answer) == ["Any: drawn at the start", "Greeks", "Phoenicians", "Persians", "Arabs"]


async def test_one_press_joins_and_the_message_follows(table: TableTop) -> None:
    said = await opened(table, nations=3)
    answer = await press(table, "Ben", said, "Join")
    assert answer.content == "You're in. Your nation is drawn at the start, or choose one:"
    await table.public("- Ben: any nation", OTHER)
    chosen = await pick(table, "Ben", answer, "greeks")
    assert chosen.content == "You're in with the **Greeks**."
    await table.public("- Ben: Greeks", OTHER)
    await pick(table, "Ben", chosen, "any")
    message = await table.public("- Ben: any nation", OTHER)
    assert message.id == said.id, "it is the same message all the time"


async def test_a_full_table_invites_nobody_more(table: TableTop) -> None:
    said = await opened(table, nations=3)
    for name in ("Ben", "Chloe"):
        await press(table, name, said, "Join")
    said = await table.public("All seats are taken: **Start**.", OTHER)
    assert labels(said) == ["Nation", "Leave", "Start"]
    used = await table.sandbox.user("Dario").command("game join", OTHER)
    assert "All 3 seats are taken" in _answer(used).content
    await press(table, "Chloe", said, "Leave")
    said = await table.public("1 more player needed", OTHER)
    assert labels(said)[0] == "Join"
    assert "Chloe" not in said.content


async def test_from_an_open_table_to_the_first_turn_by_pressing(table: TableTop) -> None:
    said = await opened(table)
    answer = await press(table, "Ada", said, "Add computer player")
    assert labels(answer) == ["Easy", "Medium", "Hard"]
    answer = await press(table, "Ada", answer, "Easy")
    assert answer.content == "Bot Minerva (easy) joins. One more?"
    assert labels(answer) == ["Easy", "Medium", "Hard", "Remove the last"]
    await press(table, "Ada", answer, "Hard")
    said = await table.public("Ready with 3: **Start**, or wait for more.", OTHER)
    answer = await press(table, "Ada", said, "Start")
    assert answer.content.startswith("You play the **")
    said = await table.public("The game has begun.", OTHER)
    assert said.components == []


async def test_two_who_are_alone_begin_with_two_nations_each(table: TableTop) -> None:
    said = await opened(table)
    await press(table, "Ben", said, "Join")
    said = await table.public("Just you two?", OTHER)
    assert "Needs 3-6 players" in (await press(table, "Ada", said, "Start")).content
    answer = await press(table, "Ada", said, "Two nations each")
    assert answer.content.startswith("You play the **")
    assert answer.content.count("**") == 4, "two nations"
    await table.public("The game has begun.", OTHER)


async def test_a_stranger_is_told_why_nothing_happens(table: TableTop) -> None:
    said = await opened(table, nations=3)
    for label in ("Nation", "Add computer player", "Start"):
        told = (await press(table, "Finn", said, label)).content
        assert told == "Join first: press **Join** under the table, or use `/game join`."
    left = await press(table, "Finn", said, "Leave")
    assert left.content == "You have no seat at this table. `/game list` shows other games."
    for name in ("Ben", "Chloe"):
        await press(table, name, said, "Join")
    said = await table.public("All seats are taken", OTHER)
    assert "You have no seat at this table." in (await press(table, "Finn", said, "Start")).content


async def test_a_nation_that_plays_only_with_more_is_said_to_do_so(table: TableTop) -> None:
    said = await opened(table)
    answer = await press(table, "Ben", said, "Join")
    described = {option["value"]: option.get("description") for option in menu(answer)["options"]}
    assert described["babylonians"] == "They play only with 6 players."
    assert described["arabs"] is None
    answer = await pick(table, "Ben", answer, "babylonians")
    assert answer.content == "You're in with the **Babylonians**.\nThey play only with 6 players."


async def test_a_nation_taken_meanwhile_leaves_the_choice_of_the_others(table: TableTop) -> None:
    said = await opened(table)
    late = await press(table, "Ben", said, "Join")
    await pick(table, "Chloe", await press(table, "Chloe", said, "Join"), "persians")
    told = await pick(table, "Ben", late, "persians")
    assert "Chloe already has the Persians." in told.content
    assert "Persians" not in options(told)
    chosen = await pick(table, "Ben", told, "arabs")
    assert chosen.content == "You're in with the **Arabs**."


async def test_the_start_names_whoever_has_to_change_what_and_lets_them(table: TableTop) -> None:
    said = await opened(table)
    answer = await press(table, "Ben", said, "Join")
    await pick(table, "Ben", answer, "babylonians")
    await press(table, "Chloe", said, "Join")
    said = await table.public("⚠ Ben: the Babylonians don't play with 3 players.", OTHER)
    why = "With 3 players the Babylonians are not in play. Ben has to choose another nation first"
    refused = await press(table, "Ada", said, "Start")
    assert why in refused.content
    assert "Still free: Arabs, Persians or Greeks." in refused.content
    mine = await press(table, "Ben", said, "Start")
    assert why in mine.content
    await pick(table, "Ben", mine, "greeks")
    said = await table.public("Ready with 3", OTHER)
    assert (await press(table, "Ada", said, "Start")).content.startswith("You play the **")


async def test_where_nations_are_drawn_nobody_is_asked_for_one(table: TableTop) -> None:
    said = await opened(table, nations=3, variant="draw")
    assert labels(said) == ["Join", "Leave", "Add computer player", "Start"]
    answer = await press(table, "Ben", said, "Join")
    assert (answer.content, answer.components) == ("You're in. Nations are drawn at the start.", [])


async def test_a_deadline_set_before_the_start_stands_in_the_message(table: TableTop) -> None:
    await opened(table, nations=3)
    await table.sandbox.user("Ada").command("game settings", OTHER, deadline="2 days")
    assert "Deadline: 2 days per turn." in (await table.public("per turn", OTHER)).content


async def test_a_fixed_hour_is_in_the_hosts_zone(table: TableTop) -> None:
    await table.tell("Ada", "reminders", zone="Europe/Berlin")
    said = await opened(table, nations=3, deadline="every day at 21:00")
    assert "Deadline: daily at 21:00 (Europe/Berlin)." in said.content
    settings = table.sandbox.user("Ada")
    await settings.command("game settings", OTHER, rest="Sat and Sun", language="de")
    there = "Frist: täglich um 21:00 Uhr (Europe/Berlin). Ruhetage: Samstag und Sonntag."
    assert there in (await table.public("Ruhetage", OTHER)).content
    await settings.command("game settings", OTHER, deadline="12 h", bank="2 Tage", rest="nie", language="en")
    told = "Deadline: 12 hours per turn. Unused time is saved, up to 2 days."
    assert told in (await table.public("Unused", OTHER)).content


async def test_a_table_that_everybody_leaves_is_closed(table: TableTop) -> None:
    said = await opened(table, nations=3)
    assert (await press(table, "Ada", said, "Leave")).content == "You've given up your seat."
    said = await table.public("This table is closed.", OTHER)
    assert said.components == []


async def test_the_same_buttons_stand_under_game_info(table: TableTop) -> None:
    said = await opened(table, nations=3)
    used = await table.sandbox.user("Ben").command("game info", OTHER)
    answer = _answer(used)
    assert answer.content.startswith(said.content)
    assert labels(answer) == labels(said)


async def test_a_deadline_is_offered_in_plain_lengths_with_the_usual_one_marked(table: TableTop) -> None:
    offered = await table.sandbox.user("Ada").complete("game new", "deadline", OTHER, deadline="")
    assert "2 days (suits most tables)" in offered
    assert "12 hours" in offered
    typed = await table.sandbox.user("Ada").complete("game new", "deadline", OTHER, deadline="2 d")
    assert typed == ["2 days (suits most tables)"]


async def test_a_nation_is_offered_and_read_by_the_beginning_of_its_name(table: TableTop) -> None:
    await opened(table, nations=3)
    ben = table.sandbox.user("Ben")
    assert await ben.complete("game join", "nation", OTHER, nation="gre") == ["Greeks"]
    assert await ben.complete("game join", "nation", OTHER, nation="reek") == []
    assert "**Greeks**" in _answer(await ben.command("game join", OTHER, nation="gre")).content
    used = await table.sandbox.user("Chloe").command("game join", OTHER, nation="Huns")
    assert "There is no nation “Huns”. Possible: " in _answer(used).content


async def test_a_pace_word_sets_the_deadline_and_is_told(table: TableTop) -> None:
    said = await opened(table, pace="daily", reliable=True)
    assert "Pace: about a turn a day. Deadline: 1 day per turn." in said.content
    assert "Only for players who are new or reliable." in said.content
    assert "- Ada: any nation · new here" in said.content
    used = await table.sandbox.user("Ben").command("game list", OTHER)
    assert "gathering players (about a turn a day)" in _answer(used).content


async def test_a_deadline_says_more_than_a_pace_word(table: TableTop) -> None:
    said = await opened(table, pace="slow", deadline="8 hours")
    assert "Pace: several turns a day. Deadline: 8 hours per turn." in said.content


async def _asked(table: TableTop, **settings: Any) -> tuple[Message, Message]:
    """Fill a table at which Ben was seen long ago; return its message, and the question to Ben."""
    said = await opened(table, nations=3, **settings)
    await press(table, "Ben", said, "Join")
    async with table.app.context.database.transaction() as tx:
        await tx.execute(
            "UPDATE presences SET seen_at = 0 WHERE user_id = ?", (table.sandbox.world.people["Ben"].id,)
        )
    await press(table, "Chloe", said, "Join")
    return said, await table.public("are you still there?", OTHER)


async def test_who_was_not_seen_lately_is_asked_when_the_table_fills(table: TableTop) -> None:
    said, question = await _asked(table)
    assert labels(question) == ["Ben: I'm here"]
    refused = await press(table, "Chloe", question, "Ben: I'm here")
    assert refused.content == "That button is for Ben."
    refused = await press(table, "Chloe", said, "Start")
    assert refused.content.startswith("Not yet: I've asked Ben whether they are still there")
    kept = await press(table, "Ben", question, "Ben: I'm here")
    assert kept.content == "Your seat is kept."
    question = await table.public("✅ Everyone is here.", OTHER)
    assert labels(question) == []
    assert (await table.public("**Start** begins the game.", OTHER)).content.startswith("<@"), (
        "the host is called"
    )
    await press(table, "Chloe", said, "Start")
    await table.public("The game has begun.", OTHER)


async def test_who_wants_private_calls_is_asked_in_private(table: TableTop) -> None:
    """Ben's conversation gets the question, with an id as long as Discord's are."""
    world = table.sandbox.world
    ben = world.person("Ben")
    await table.app.preferences.change(ben.id, lambda wishes: replace(wishes, place="dm"))
    await _asked(table)
    conversation = world.conversation(ben)
    await until(
        lambda: any("are you still there?" in each.content for each in world.messages_in(conversation))
    )


async def test_the_settings_say_what_becomes_of_a_seat_nobody_answers_for(table: TableTop) -> None:
    _, question = await _asked(table, confirm="1 hour", absent="easy")
    assert "or your seat goes to an easy computer player." in question.content
    used = await table.sandbox.user("Ada").command("game settings", OTHER, confirm="off")
    assert "**When the table fills:** nobody is asked" in _answer(used).content


async def test_a_fixed_hour_without_a_zone_says_that_it_is_utc(table: TableTop) -> None:
    used = await table.sandbox.user("Finn").command("game new", "table-2", deadline="daily 21:00")
    assert used.original is not None
    hint = "-# 21:00 is in UTC, because this game has no time zone. `/game settings zone:` sets one."
    assert used.original.content.endswith(f"\n{hint}")
    used = await table.sandbox.user("Finn").command("game settings", "table-2", zone="Europe/Berlin")
    assert used.original is not None
    assert "daily at 21:00 (Europe/Berlin)" in used.original.content
    assert "UTC" not in used.original.content


async def test_buttons_of_a_game_that_a_restore_has_lost_say_so(table: TableTop) -> None:
    """Also where another game is played by now."""
    said = await opened(table, nations=3)
    for custom_id in ("lobby:77:join", "lobby:77:start", "turn:77", "look:77:board", "undo:77"):
        said.components[0]["components"][0]["custom_id"] = f"antike:{custom_id}"
        told = await press(table, "Ben", said, "Join")
        assert told.content.startswith("This game was lost when I was restored from a backup."), custom_id
