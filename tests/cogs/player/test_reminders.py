"""Calls, reminders, absences and deadlines over the wire, with a clock that tests advance."""

import asyncio
import re
from datetime import datetime, time, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.app import Caller
from bot.app.antike.scripts import Script, end_turn
from bot.cogs.durations import offer_returns
from bot.i18n.catalogue import speaking
from bot.store import Games
from discord_sandbox.state.models import Message
from discord_sandbox.testing import until
from tests.cogs.pages import buttons, labels
from tests.cogs.table import CHANNEL, PLAYERS, TableTop, laid, reply
from tests.engine.builders import nation, position
from tests.panel.panel_player import PanelPlayer

HOUR, DAY = 3_600, 86_400

_DUE = re.compile(r"⏳ <t:(\d+):R>")
_TAKE = "Let a computer player move"
_AROUND = ("Board", "What changed", "Around me", "Undo")


def _pinged(table: TableTop, message: Message) -> set[str]:
    people = table.sandbox.world.people.values()
    return {person.name for person in people if person.id in message.pinged}


async def _turn(table: TableTop, who: str) -> None:
    await table.use(who, "marble")
    await table.use(who, "end-turn")


async def _bens_turn(table: TableTop) -> Message:
    await _turn(table, "Ada")
    return await table.public("your turn (**Persians**")


async def test_one_ping_that_is_edited_when_answered(table: TableTop) -> None:
    message = await _bens_turn(table)
    assert _pinged(table, message) == {"Ben"}
    assert "game 1: your turn" in message.content
    assert message.attachments
    await _turn(table, "Ben")
    await until(lambda: message.content.endswith("-# ✓ **Ben** has played."))
    assert "<@" not in message.content
    assert message.attachments, "the picture stays"


async def test_direct_messages_name_no_commands_of_a_turn(table: TableTop) -> None:
    await table.tell("Ben", "reminders", where="dm")
    await _bens_turn(table)
    private = await table.private("Ben", "your turn")
    changed = await table.push("Ben", private, "What changed")
    assert changed.endswith("**Now:** your turn (round 1). `/turn` leads you through it.")
    await table.use("Ben", "marble")
    used = await table.sandbox.user("Ben").press(private, buttons(private)["Undo"])
    assert reply(used).content.endswith("**Next:** **Take your turn** or `/turn`.")
    assert labels(reply(used)) == ["Take your turn"]


async def test_reminders_by_direct_message_with_their_button(table: TableTop) -> None:
    told = await table.tell("Ben", "reminders", where="dm", every="6 hours")
    assert "Where: by direct message" in told
    assert "every 6 hours" in told
    message = await _bens_turn(table)
    assert _pinged(table, message) == set()
    private = await table.private("Ben", "your turn")
    assert f"Game 1 in <#{message.channel.id}>" in private.content
    await table.leap(6 * HOUR)
    reminder = await table.private("Ben", "Reminder: waiting since")
    assert labels(reminder) == ["Take your turn", "No more reminders"]
    assert "until your next turn" in await table.push("Ben", reminder, "No more reminders")
    await until(lambda: labels(reminder) == ["Take your turn"])
    await table.leap(2 * DAY)
    await _turn(table, "Ben")
    await until(lambda: reminder.content.endswith(">: ✓ you have played."))
    public = [one for one in table.sandbox.world.messages_in(private.channel) if not one.ephemeral_for]
    assert public == [private, reminder]


async def test_only_the_one_who_is_reminded_can_stop_it(table: TableTop) -> None:
    await table.leap(DAY)
    reminder = await table.public("Reminder: waiting since")
    assert _pinged(table, reminder) == {"Ada"}
    assert "for someone else" in await table.push("Ben", reminder, "No more reminders")


async def test_quiet_hours_and_zones(table: TableTop) -> None:
    told = await table.tell("Ben", "reminders", quiet="22:00-08:00")
    assert "22:00 to 08:00 (UTC)" in told
    assert "`zone` sets your time zone" in told
    told = await table.tell("Ben", "reminders", zone="Europe/Berlin")
    assert "22:00 to 08:00 (Europe/Berlin)" in told
    offered = await table.offered("persians", "reminders", "zone", zone="berl")
    assert offered[0].startswith("Europe/Berlin — ")
    assert len(await table.offered("persians", "reminders", "zone", zone="")) == 25
    assert "12 hours" in await table.offered("persians", "reminders", "every", every="")
    assert "Quiet hours: none" in await table.tell("Ben", "reminders", quiet="off")


@pytest.mark.parametrize(
    ("option", "value", "words"),
    [
        ("every", "often", "as a length of time"),
        ("every", "5 minutes", "too short"),
        ("every", "90 days", "too long"),
        ("quiet", "at night", "as quiet hours"),
        ("quiet", "25:00-08:00", "from 0 to 23"),
        ("quiet", "8-8", "leave me some time"),
        ("zone", "Atlantis", "the time zone"),
    ],
)
async def test_wishes_that_cannot_be_read(table: TableTop, option: str, value: str, words: str) -> None:
    assert words in await table.tell("Ben", "reminders", **{option: value})
    assert "Reminders until you act: every day" in await table.tell("Ben", "reminders")


async def test_a_call_keeps_its_language(table: TableTop) -> None:
    await table.use("Ada", "game settings", deadline="1 day")
    message = await _bens_turn(table)
    await table.use("Ada", "game settings", language="de")
    await table.use("Ada", "game settings", deadline="2 days")
    due = table.clock() + 2 * DAY
    await until(lambda: int(found[1]) > due - HOUR if (found := _DUE.search(message.content)) else False)
    assert "game 1: your turn (**Persians**, round 1)." in message.content
    assert labels(message)[:3] == ["Take your turn", "Board", "What changed"]
    await _turn(table, "Ben")
    assert labels(await table.public("Partie 1: Du bist dran"))[0] == "Zug machen"


async def test_whoever_waits_for_somebody_away_is_told(table: TableTop) -> None:
    await table.use("Ada", "game settings", deadline="1 day")
    await _turn(table, "Ada")
    panel = PanelPlayer(table, "arabs")
    told = "🧳 Ben is away until <t:"
    for seen in (False, True):
        if seen:
            await table.use("Ben", "away", until="5")
        await panel.open()
        status = reply(await table.use("Chloe", "status"))
        info = await table.tell("Chloe", "game info")
        assert [told in text for text in (panel.text, str(status.embeds), info)] == [seen] * 3
    assert "🧳 You're away until <t:" in await table.tell("Ben", "game info")
    await table.leap(5 * DAY)
    assert told not in await table.tell("Chloe", "game info")


async def test_the_panel_says_by_when_a_turn_is_due_while_nothing_is_chosen(table: TableTop) -> None:
    """Pages in between need the room for what one does; they have the private note no more than this."""
    due = "⏳ **Ada**'s turn is due <t:"
    panel, other = PanelPlayer(table, "greeks"), PanelPlayer(table, "arabs")
    for limit, seen in (("off", False), ("1 day", True)):
        await table.use("Ada", "game settings", deadline=limit)
        for each in (panel, other):
            await each.open()
            assert (due in each.text) is seen
    await other.tap("Refresh")
    assert due in other.text
    await other.tap("Plan my next turn")
    assert due not in other.text, "that is when the turn that others play is due"


async def test_away_and_back(table: TableTop) -> None:
    assert "Say until when" in await table.tell("Ben", "away")
    told = await table.tell("Ben", "away", until="3 days")
    assert "You're away until <t:" in told
    assert "1 table has been told." in told
    assert (await table.public("Ben is away until")).pinged == frozenset()
    message = await _bens_turn(table)
    assert _pinged(table, message) == set()
    assert "You're away until" in await table.tell("Ben", "reminders")
    assert "Welcome back" in await table.tell("Ben", "away")
    await table.public("Ben is back")
    call = await table.public(f"<@{table.sandbox.world.person('Ben').id}>")
    assert _pinged(table, call) == {"Ben"}
    assert "as a date" in await table.tell("Ben", "away", until="some day")
    assert "within the next 60 days" in await table.tell("Ben", "away", until="2020-01-01")
    offered = await table.offered("persians", "away", "until", until="")
    assert len(offered) == 25


async def test_who_is_back_on_a_date_is_called_in_the_morning(table: TableTop) -> None:
    """Without quiet hours, an absence that ended at midnight called them in the middle of the night."""
    zone = ZoneInfo("Europe/Berlin")
    await table.tell("Ben", "reminders", zone=zone.key)
    day = datetime.fromtimestamp(table.clock(), zone).date() + timedelta(days=3)
    back = int(datetime.combine(day, time(8), zone).timestamp())
    assert f"until <t:{back}:f>" in await table.tell("Ben", "away", until=day.isoformat())
    await _bens_turn(table)
    await table.leap(back - table.clock() - HOUR)
    called = f"<@{table.sandbox.world.person('Ben').id}>"
    messages = table.sandbox.world.messages_in(table.sandbox.world.channel(CHANNEL))
    assert not any(called in message.content for message in messages)
    await table.leap(HOUR)
    assert _pinged(table, await table.public(called)) == {"Ben"}


def test_days_to_be_back_are_written_as_in_the_readers_language() -> None:
    def told(current: str) -> list[tuple[str, str]]:
        return [(each.label, each.value) for each in offer_returns(current, 0, "UTC")]

    assert told("1970-01-03") == [("1970-01-03 — back on Saturday, in 2 days", "1970-01-03")]
    with speaking("de"):
        offered = [("03.01.1970 — zurück am Samstag, in 2 Tagen", "1970-01-03")]
        assert told("03.01.") == offered
        assert told("1970-01-03") == offered, "also as the other language writes it"


async def test_a_deadline_from_new_game_to_the_tables_choice(table: TableTop) -> None:
    told = await table.tell("Ada", "game settings", deadline="1 day")
    assert "Deadline per turn:** 1 day. When it runs out: the table decides" in told
    assert "Deadline to answer on another player's turn:** 12 hours. If no answer comes: don't fight" in told
    news = await table.public("Ada set the deadline")
    assert news.content == "⚙️ Ada set the deadline: 1 day a turn.", "and nothing that is as it was"
    message = await _bens_turn(table)
    assert "⏳ <t:" in message.content
    used = await table.use("Chloe", "status")
    assert used.original is not None
    assert "**Ben**'s turn is due <t:" in used.original.embeds[0]["description"]
    assert "⏳ **Ben**'s turn is due" in await table.tell("Chloe", "game info")
    await table.leap(18 * HOUR)
    assert _pinged(table, await table.public("your time is running out")) == {"Ben"}
    await table.leap(6 * HOUR)
    late = await table.public("ran out of time (1 day).")
    assert _pinged(table, late) == {"Ada", "Ben"}
    assert labels(late) == [
        "Give the same time again",
        "End the turn",
        "Let a computer player move",
        "Find a substitute",
    ]
    assert "Your own time" in await table.push("Ben", late, "Give the same time again")
    assert "not in this game" in await table.push("Finn", late, "End the turn")
    assert "The time now runs until <t:" in await table.push("Chloe", late, "Give the same time again")
    await until(lambda: "Chloe has given **Ben** 1 day more" in late.content)
    assert not late.components


async def test_the_answer_in_private_names_the_game_of_a_late_turn(table: TableTop) -> None:
    """The message with the buttons is deleted there, as others are told of it in the channel."""
    await table.tell("Ada", "reminders", where="dm")
    await table.tell("Ada", "game settings", deadline="1 day")
    await _bens_turn(table)
    await table.leap(DAY)
    late = await table.private("Ada", "ran out of time")
    told = await table.push("Ada", late, "Give the same time again")
    assert told.startswith(
        f"-# Game 1 in <#{table.sandbox.world.channel(CHANNEL).id}>\nDone. The time now runs"
    )
    await until(lambda: late not in table.sandbox.world.messages_in(late.channel))


async def test_two_players_end_a_turn(table: TableTop) -> None:
    await table.tell("Ada", "game settings", deadline="1 day")
    await _bens_turn(table)
    await table.leap(DAY)
    late = await table.public("ran out of time")
    assert "1 more player must agree" in await table.push("Chloe", late, "End the turn")
    await until(lambda: "Chloe agrees to end the turn" in late.content)
    assert await table.push("Dario", late, "End the turn") == "The bot has ended the turn."
    turn = await table.public("your turn (**Arabs**")
    assert _pinged(table, turn) == {"Chloe"}
    assert "Out of time: the Persians move their stone" in turn.content
    await until(lambda: "**Ben**'s time ran out" in late.content)
    assert "Out of time" in await table.tell("Ada", "history", turns=2)


@pytest.mark.slow
async def test_two_players_let_a_computer_player_take_a_turn(table: TableTop) -> None:
    await table.tell("Ada", "game settings", deadline="1 day")
    await _bens_turn(table)
    await table.leap(DAY)
    late = await table.public("ran out of time")
    noted = await table.push("Chloe", late, "End the turn")
    assert "1 more player must agree before the bot ends the turn" in noted
    noted = await table.push("Chloe", late, _TAKE)
    assert "1 more player must agree before a computer player takes this turn" in noted
    await until(lambda: "Chloe agrees to let a computer player take this turn; 1 more" in late.content)
    assert "to end the turn;" not in late.content, "she has changed her mind"
    assert "Your own time" in await table.push("Ben", late, _TAKE)
    assert await table.push("Dario", late, _TAKE) == "A computer player takes this turn."
    await until(lambda: not late.components)
    assert late.content == "⏳ A computer player (medium) plays this turn for Ben (Persians)."
    turn = await table.public("your turn (**Arabs**")
    assert _pinged(table, turn) == {"Chloe"}
    assert "Ben" in await table.tell("Ada", "game info"), "the seat stays his"
    log = await Games(table.app.context.database.reader).log(table.game_id)
    assert {row.reason for row in log if row.nation == "persians"} == {"bot"}


async def test_two_who_want_different_things_do_nothing_yet(table: TableTop) -> None:
    await table.tell("Ada", "game settings", deadline="1 day")
    await _bens_turn(table)
    await table.leap(DAY)
    late = await table.public("ran out of time")
    await table.push("Chloe", late, "End the turn")
    assert "1 more player must agree" in await table.push("Dario", late, _TAKE)
    await until(lambda: "Dario agrees to let a computer player" in late.content)
    assert "Chloe agrees to end the turn" in late.content
    assert (await table.position()).mover == "persians"
    await table.tell("Ada", "game settings", substitute="easy")
    assert await table.push("Ada", late, _TAKE) == "A computer player takes this turn.", "she is the host"
    await until(lambda: "A computer player (easy) plays this turn for Ben" in late.content)
    await table.public("your turn (**Arabs**")


@pytest.mark.slow
async def test_a_computer_player_plays_on_for_somebody_who_concedes(table: TableTop) -> None:
    assert "If someone gives up:** the bot ends their turns" in await table.tell("Ben", "game settings")
    told = await table.tell("Ada", "game settings", substitute="easy")
    assert "If someone gives up:** an easy computer player plays on" in told
    await _bens_turn(table)
    used = await table.use("Ben", "game concede")
    assert used.original is not None
    assert used.original.content == "Really give up? A computer player (easy) takes your seat for good."
    pressed = await table.press("persians", used, "Concede")
    assert pressed.state == "answered"
    await table.public("Ben gave up; Bot Minerva now plays the Persians.")
    turn = await table.public("your turn (**Arabs**")
    assert _pinged(table, turn) == {"Chloe"}
    assert "Bot Minerva (easy)" in await table.tell("Ada", "game info")
    await table.tell("Ada", "game settings", substitute="off")
    used = await table.use("Chloe", "game concede")
    assert used.original is not None
    assert used.original.content == (
        "Really give up? That's final: your nation stays on the board, and the bot ends its turns. "
        "To offer your seat to someone else, use `/game leave`."
    )


async def test_settings_are_the_hosts_and_shown_to_all(table: TableTop) -> None:
    assert "Deadline per turn:** none" in await table.tell("Ben", "game settings")
    assert await table.tell("Ben", "game settings", deadline="1 day") == "Only Ada (host) can do that."
    told = await table.tell("Ben", "game end")
    assert told == "Only Ada (host) can do that. `/game concede` gives up your own nation."
    assert await table.tell("Finn", "game end") == "Only Ada (host) can do that."
    assert "as a deadline" in await table.tell("Ada", "game settings", deadline="soon")
    assert "as a length of time" in await table.tell("Ada", "game settings", answers="soon")
    told = await table.tell(
        "Ada", "game settings", deadline="2 days", overtime="skip", answers="off", who="host"
    )
    assert "When it runs out: the bot ends the turn" in told
    assert "Deadline to answer on another player's turn:** none" in told
    assert "only the host" in told
    assert "1 day" in await table.offered("phoenicians", "game settings", "deadline", deadline="")


async def test_a_fixed_hour_with_days_of_rest(table: TableTop) -> None:
    wanted = {"deadline": "daily 21:00", "rest": "weekend", "zone": "europe/berlin"}
    told = await table.tell("Ada", "game settings", **wanted)
    assert "Deadline per turn:** daily at 21:00 (Europe/Berlin)" in told
    assert "Rest days:** Saturday and Sunday (Europe/Berlin); no time counts then" in told
    assert "Time bank" not in told
    german = await table.tell("Ada", "game settings", deadline="täglich um 20 Uhr", rest="So, mittwoch")
    assert "daily at 20:00" in german
    assert "Wednesday and Sunday" in german
    status = (await table.use("Ben", "status")).original
    assert status is not None
    assert "⏳ **Ada**'s turn is due <t:" in status.embeds[0]["description"]
    assert "daily 21:00" in await table.offered("phoenicians", "game settings", "deadline", deadline="dai")
    assert "Saturday, Sunday" in await table.offered("phoenicians", "game settings", "rest", rest="sat")
    assert "as a deadline" in await table.tell("Ada", "game settings", deadline="daily 25:00")
    assert "as days of the week" in await table.tell("Ada", "game settings", rest="someday")
    every = "mon tue wed thu fri sat sun"
    assert "One day of the week must be left" in await table.tell("Ada", "game settings", rest=every)
    assert "Rest days" not in await table.tell("Ada", "game settings", rest="off")


async def test_a_time_bank_is_shown_in_the_call(table: TableTop) -> None:
    assert "where a turn has a length" in await table.tell("Ada", "game settings", bank="2 days")
    told = await table.tell("Ada", "game settings", deadline="12 hours", bank="2 days")
    assert "Time bank:** unused time is saved for later turns, up to 2 days" in told
    for who in ("Ada", "Ben", "Chloe", "Dario"):
        await _turn(table, who)
    call = await table.public("your turn (**Phoenicians**, round 2)")
    assert re.search(r"⏳ <t:\d+:R>, including (11|12) hours.* saved", call.content)


async def test_ones_own_days_of_rest(table: TableTop) -> None:
    told = await table.tell("Ben", "reminders", rest="Sundays")
    assert "as days of the week" in told
    told = await table.tell("Ben", "reminders", rest="sunday and Mo", zone="Europe/Berlin")
    assert "Rest days: Monday and Sunday (Europe/Berlin)" in told
    told = await table.tell("Ben", "reminders", quiet="22:00-08:00")
    assert told.count("deadlines pause") == 1, "one sentence for quiet hours and rest days"
    assert "Rest days" not in await table.tell("Ben", "reminders", rest="none")


async def test_an_answer_that_does_not_come(table: TableTop) -> None:
    await table.tell("Ada", "game settings", answers="8 hours", fallback="fight")
    greeks = nation(wedge="iron", cities="athen sparta pella", galleys={"sparta": 1})
    phoenicians = nation(wedge="gold", cities="tyros paphos alexandria", galleys={"knossos": 1})
    await table.lay(position("greeks", greeks=greeks, phoenicians=phoenicians))
    await table.tell("greeks", "maneuver", wedge="by gold")
    await table.tell("greeks", "move", units="1G", to="knossos", **{"from": "sparta"})
    asked = await table.public("do you fight?")
    assert "⏳ <t:" in asked.content
    await table.leap(6 * HOUR)
    warned = await table.public("your time is running out")
    assert labels(warned) == ["Answer"], "it is not the player's turn"
    await table.leap(2 * HOUR)
    await until(lambda: "Out of time: the Phoenicians fought" in asked.content)
    assert not asked.components
    channel = table.sandbox.world.channel(CHANNEL)
    await until(lambda: warned not in table.sandbox.world.messages_in(channel))
    assert _pinged(table, await table.public("go on with your turn")) == {PLAYERS["greeks"]}


async def test_a_question_is_answered_from_a_direct_message(table: TableTop) -> None:
    asked = PLAYERS["phoenicians"]
    await table.tell(asked, "reminders", where="dm")
    greeks = nation(wedge="iron", cities="athen sparta pella", galleys={"sparta": 1})
    phoenicians = nation(wedge="gold", cities="tyros paphos alexandria", galleys={"knossos": 1})
    await table.lay(position("greeks", greeks=greeks, phoenicians=phoenicians))
    await table.tell("greeks", "maneuver", wedge="by gold")
    await table.tell("greeks", "move", units="1G", to="knossos", **{"from": "sparta"})
    public = await table.public("do you fight?")
    private = await table.private(asked, "do you fight?")
    assert _pinged(table, public) == set()
    assert (
        labels(private)
        == labels(public)
        == [
            "Fight",
            "Don't fight",
            *_AROUND,
        ]
    )
    await table.tell("Ada", "game settings", answers="8 hours")
    await table.leap(6 * HOUR)
    warned = await table.private(asked, "your time is running out")
    await table.push(asked, private, "Don't fight")
    assert (await table.position()).demand is None
    await until(lambda: not private.components and not public.components)
    assert "did not fight the Greeks in Knossos" in private.content
    await until(lambda: warned not in table.sandbox.world.messages_in(private.channel))


async def test_a_new_game_with_a_deadline(table: TableTop) -> None:
    ada = table.sandbox.user("Ada")
    used = await ada.command("game new", "table-2", deadline="36 hours")
    assert used.original is not None
    told = await ada.command("game info", "table-2")
    assert told.original is not None
    assert "Deadline per turn:** 1 day and 12 hours" in told.original.content


async def test_a_question_waits_for_the_grace(tmp_path: Path) -> None:
    async with laid(tmp_path, grace=20) as table:
        greeks = nation(wedge="iron", cities="athen sparta pella", galleys={"sparta": 1})
        phoenicians = nation(wedge="gold", cities="tyros paphos alexandria", galleys={"knossos": 1})
        await table.lay(position("greeks", greeks=greeks, phoenicians=phoenicians))
        await table.use("greeks", "maneuver", wedge="by gold")
        for _ in range(2):
            await table.use("greeks", "move", units="1G", to="knossos", **{"from": "sparta"})
            await table.leap(10)
            await table.use("greeks", "undo")
        await table.use("greeks", "move", units="1G", to="knossos", **{"from": "sparta"})
        await table.leap(21)
        message = await table.public("do you fight?")
        world = table.sandbox.world
        asked = [one for one in world.messages_in(message.channel) if "do you fight?" in one.content]
        assert len(asked) == 1
        assert len(_pinged(table, message)) == 1


async def test_a_closed_conversation_is_told_in_the_channel(table: TableTop) -> None:
    table.sandbox.world.person("Ben").accepts_dms = False
    await table.tell("Ben", "reminders", where="dm")
    await _bens_turn(table)
    await _tried(table, 3)
    message = await table.public("I can't message Ben privately")
    assert _pinged(table, message) == {"Ada", "Ben"}


async def test_a_channel_without_permission_is_told_to_the_host(table: TableTop) -> None:
    world = table.sandbox.world
    await table.use("Ada", "marble")
    world.deny(world.channel("table-1"), "SEND_MESSAGES")
    await table.app.play.submit(*_ends_turn(table))
    await _tried(table, 3)
    message = await table.private("Ada", "my messages don't get through")
    assert "I'm missing at least one of these permissions there" in message.content
    world.set_permissions(world.channel("table-1"), "all")
    await table.leap(HOUR)
    assert _pinged(table, await table.public("your turn (**Persians**")) == {"Ben"}


def _ends_turn(table: TableTop) -> tuple[Caller, Script]:
    """Return caller and script, because with a command the bot would notice that it lacks a permission."""
    world = table.sandbox.world
    return Caller(world.person("Ada").id, world.channel("table-1").id), end_turn()


async def _tried(table: TableTop, times: int) -> None:
    """Advance the clock until a message has failed `times` times."""
    query = "SELECT MAX(attempts) FROM outbox"
    failed = 0
    async with asyncio.timeout(60):
        while failed < times:
            await table.leap(60)
            await asyncio.sleep(0.05)
            cursor = await table.app.context.database.reader.execute(query)
            row = await cursor.fetchone()
            failed = (row[0] or 0) if row else 0


async def test_days_of_rest_that_leave_no_day_are_warned_of(table: TableTop) -> None:
    ada, ben = table.sandbox.user("Ada"), table.sandbox.user("Ben")
    used = await ada.command("game settings", CHANNEL, deadline="2 days", rest="Saturday, Sunday")
    assert used.original is not None
    assert "⚠" not in used.original.content
    used = await ben.command(
        "reminders", CHANNEL, rest="Monday, Tuesday, Wednesday, Thursday, Friday", zone="UTC"
    )
    assert used.original is not None
    assert f"⚠ Your deadline never comes in game {table.game_id}" in used.original.content
    used = await ada.command("game settings", CHANNEL)
    assert used.original is not None
    assert "⚠ The deadline never comes for Ben" in used.original.content
