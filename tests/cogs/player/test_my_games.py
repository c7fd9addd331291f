"""`/my games`, games shared with another person, and commands about a game elsewhere, over the wire."""

import re

import pytest

from bot.app import Caller, GameRequest, GameSettings
from discord_sandbox.errors import PersonError
from discord_sandbox.state.models import Message
from tests import forging
from tests.cogs.pages import buttons, labels
from tests.cogs.table import CHANNEL, PLAYERS, TableTop, private_text, reply
from tests.engine.builders import seats

_SECOND, _ELSEWHERE = "table-2", "forum"
_ADA, _BEN = seats(4)[:2]
_NAME = "_*" * 16
"""As long as names on Discord can be, and full of characters that are escaped."""


async def second_game(table: TableTop, where: str = _SECOND) -> int:
    """Start another game of the same four; return its id."""
    world, app = table.sandbox.world, table.app
    channel = world.channel(where).id
    people = {nation: Caller(world.person(name).id, channel) for nation, name in PLAYERS.items()}
    host = people[_ADA]
    made = await app.lobby.create(host, GameRequest(world.guild.id, "Ada", nations=4))
    for nation, who in people.items():
        await app.lobby.join(who, PLAYERS[nation], nation)
    await app.lobby.start(host)
    return made.game.id


async def _alone(table: TableTop, name: str, command: str, **options: object) -> Message:
    """Return the answer to a command in a person's conversation with the bot."""
    return reply(await table.sandbox.user(name).command(command, **options))


async def _press(table: TableTop, name: str, message: Message, label: str) -> Message:
    return reply(await table.sandbox.user(name).press(message, buttons(message)[label]))


async def test_all_games_in_the_conversation_with_the_bot(table: TableTop) -> None:
    second = await second_game(table)
    told = await _alone(table, "Ada", "my games")
    head, first, other = told.content.splitlines()
    assert head == "**Waiting for you**"
    guild, channel = table.sandbox.world.guild, table.sandbox.world.channel
    link = f"https://discord.com/channels/{guild.id}/{channel('table-1').id}"
    assert first.startswith(f"- [Game {table.game_id}]({link}) in \\#table\\-1, {guild.name}: your turn (")
    assert f"[Game {second}]" in other
    assert labels(told) == [
        f"Game {number}: {what}" for number in (table.game_id, second) for what in ("take your turn", "board")
    ]
    told = await _alone(table, "Ben", "my games")
    assert told.content.splitlines()[0] == "**Your games**"
    assert "waiting for Ada" in told.content
    assert (await _alone(table, "Finn", "my games")).content.startswith("You're in no game right now.")


async def test_from_the_list_to_the_panel_and_the_board(table: TableTop) -> None:
    """The buttons work in private, and in any channel, where only the user sees the answers."""
    second = await second_game(table)
    for where in (None, _ELSEWHERE):
        used = await table.sandbox.user("Ada").command("my games", where)
        told = reply(used)
        board = await _press(table, "Ada", told, f"Game {second}: board")
        assert board.attachments
        panel = await _press(table, "Ada", told, f"Game {second}: take your turn")
        assert "Phoenicians" in str(panel.components)
        assert {panel.ephemeral_for, board.ephemeral_for} <= {table.sandbox.world.person("Ada"), None}
    stranger = reply(await table.sandbox.user("Ada").command("my games", _ELSEWHERE))
    assert stranger.ephemeral_for is table.sandbox.world.person("Ada")


async def test_where_one_is_needed_next(table: TableTop) -> None:
    second = await second_game(table)
    assert "➡️" not in await table.tell(_ADA, "gold")
    told = await table.tell(_ADA, "end-turn")
    assert f"➡️ Next: [Game {second}](https://discord.com/channels/" in told
    assert "➡️" not in await table.tell(_BEN, "gold")
    assert "➡️" not in await table.tell(_BEN, "end-turn"), "the other game waits for Ada"
    lines = (await _alone(table, "Ada", "my games")).content.splitlines()
    assert [line for line in lines if line.startswith("**")] == [
        "**Waiting for you**",
        "**Your other games**",
    ]


@pytest.mark.parametrize("gone", [[_SECOND], [_SECOND, "third"]])
async def test_nobody_is_needed_next_in_a_channel_that_is_gone(table: TableTop, gone: list[str]) -> None:
    world = table.sandbox.world
    await second_game(table)
    world.add_channel("third")
    third = await second_game(table, "third")
    for name in gone:
        world.drop_channel(world.channel(name))
    await table.tell(_ADA, "gold")
    told = await table.tell(_ADA, "end-turn")
    assert "Next up: Persians (Ben)." in told
    assert (f"➡️ Next: [Game {third}](" in told) is ("third" not in gone)
    assert ("➡️" in told) is ("third" not in gone)


async def test_a_turn_played_in_private(table: TableTop) -> None:
    second = await second_game(table)
    panel = await _alone(table, "Ada", "turn", game=str(table.game_id))
    for way in ("@gold", "."):
        assert "➡️" not in str(panel.components)
        asked = next(
            one for one in _custom_ids(panel) if one.startswith("antike:") and one.endswith(f":{way}")
        )
        panel = reply(await table.sandbox.user("Ada").press(panel, asked))
    assert f"➡️ Next: [Game {second}]" in str(panel.components)
    assert (await table.position()).mover == _BEN
    await table.public("**Phoenicians** (Ada)")


def _custom_ids(message: Message) -> list[str]:
    found: list[str] = []

    def walk(part: object) -> None:
        if isinstance(part, list):
            for each in part:
                walk(each)
        elif isinstance(part, dict):
            found.extend([part["custom_id"]] if "custom_id" in part else [])
            walk(part.get("components"))

    walk(message.components)
    return found


async def test_the_only_game_is_meant_in_private(table: TableTop) -> None:
    status = await _alone(table, "Ada", "status")
    assert "Phoenicians" in str(status.embeds)
    assert (await _alone(table, "Ada", "board")).attachments
    assert "Nothing has happened yet." in (await _alone(table, "Ada", "history")).content
    await second_game(table)
    for command in ("status", "board", "history", "turn", "plan", "orders"):
        assert (await _alone(table, "Ada", command)).content.startswith("Which game?"), command
        assert (await _alone(table, "Finn", command)).content.startswith("You're in no game right now.")


async def test_the_latest_game_can_be_looked_at_in_private_once_none_is_open(table: TableTop) -> None:
    """Until another game has its channel; what one does there needs an open game."""
    await table.tell(_ADA, "gold")
    await table.tell(_ADA, "end-turn")
    world = table.sandbox.world
    await table.app.resignations.end(Caller(world.person("Ada").id, world.channel(CHANNEL).id))
    assert "Phoenicians" in str((await _alone(table, "Ben", "status")).embeds)
    assert (await _alone(table, "Ben", "board")).attachments
    assert "GOLD" in (await _alone(table, "Ben", "history")).content
    for command in ("turn", "plan", "orders"):
        assert (await _alone(table, "Ben", command)).content.startswith("You're in no game right now.")
    await table.use("Ada", "game new")
    for command in ("status", "board", "history"):
        assert (await _alone(table, "Ben", command)).content.startswith("You're in no game right now.")


def _named(table: TableTop, game_id: int, channel: str) -> str:
    return f"-# Game {game_id} in <#{table.sandbox.world.channel(channel).id}>"


async def test_answers_name_a_game_that_is_played_elsewhere(table: TableTop) -> None:
    """With several games, nothing else tells two panels in the same conversation apart."""
    second = await second_game(table)
    own = await _alone(table, "Ada", "my games")
    for number, where in ((table.game_id, CHANNEL), (second, _SECOND)):
        named = _named(table, number, where)
        for command in ("status", "board", "history", "plan", "orders", "note"):
            told = await _alone(table, "Ada", command, game=str(number))
            assert told.content.splitlines()[0] == named, command
        panel = await _press(table, "Ada", own, f"Game {number}: take your turn")
        for way in ("@gold", "."):
            assert f"{named}\\n" in str(panel.components)
            asked = next(one for one in _custom_ids(panel) if one.endswith(f":{way}"))
            panel = reply(await table.sandbox.user("Ada").press(panel, asked))
        assert f"{named}\\n✅" in str(panel.components), "also above what was done"
    told = reply(await table.sandbox.user("Ada").command("status", _ELSEWHERE, game=str(second)))
    assert told.content == _named(table, second, _SECOND)
    for options in ({}, {"game": str(table.game_id)}):
        assert not (await table.tell(_ADA, "board", **options)).startswith("-#"), "here it is known"


async def test_a_game_named_anywhere(table: TableTop) -> None:
    second = await second_game(table)
    for where in (None, _ELSEWHERE, _SECOND):
        user = table.sandbox.user("Ada")
        told = reply(await user.command("status", where, game=str(table.game_id)))
        assert "Phoenicians" in str(told.embeds)
        told = reply(await user.command("orders", where, game=str(second), answer="fight"))
        assert "fight" in told.content.lower()
        told = reply(await user.command("plan", where, game=str(table.game_id), turn="nonsense"))
        assert "@" in told.content, "with turns that fit the game named"
    for name, game in (("Finn", str(second)), ("Ada", "999"), ("Ada", "x"), ("Ada", "9" * 30)):
        told = await _alone(table, name, "board", game=game)
        assert told.content.startswith("You have no seat in such a game.")
    world = table.sandbox.world
    book = await table.app.orders.of(Caller(world.person("Ada").id, world.channel(_SECOND).id))
    assert len(book.orders) == 1


async def test_completion_offers_ones_own_games(table: TableTop) -> None:
    second = await second_game(table)
    user = table.sandbox.user("Ada")
    name = table.sandbox.world.guild.name
    for where in (None, _ELSEWHERE):
        found = await user.complete("board", "game", where, game="")
        assert found[0] == f"Game {table.game_id} in #table-1, {name}: your turn (Phoenicians)"
        assert len(found) == 2
    assert await user.complete("board", "game", None, game=f"game {second}") == found[1:]
    assert await table.sandbox.user("Finn").complete("board", "game", None, game="") == []
    assert "Tyros" in await user.complete("board", "region", None, game=str(second), region="ty")
    assert await user.complete("board", "region", None, game="", region="ty") == []


async def test_walking_through_a_game_in_private(table: TableTop) -> None:
    await table.tell(_ADA, "gold")
    await table.tell(_ADA, "end-turn")
    told = await _alone(table, "Ben", "history")
    assert "Try from here" not in labels(told)
    first = next(one for one in _custom_ids(told) if one.endswith(":first"))
    again = reply(await table.sandbox.user("Ben").press(told, first))
    assert again.attachments


async def test_rules_and_preferences_in_private(table: TableTop) -> None:
    told = await _alone(table, "Ben", "help")
    assert labels(told) == ["Learn to play", "Rules"]
    assert "`/my games` shows your games" in told.content
    assert "New game" not in told.content
    user = table.sandbox.user("Ben")
    assert reply(await user.press(told, buttons(told)["Rules"])).attachments
    assert (await _alone(table, "Ben", "rules", topic="coins")).content.startswith("**Coins")
    told = await _alone(table, "Ben", "reminders", rest="Sunday")
    assert "Sunday" in told.content
    assert (await user.press(told, buttons(told)["Change in a form"])).modal is not None
    assert "1 table has been told" in (await _alone(table, "Ben", "away", until="3")).content
    assert "Ben" in (await table.public("is away")).content
    assert "Welcome back!" in (await _alone(table, "Ben", "away")).content


async def test_other_commands_stay_in_servers(table: TableTop) -> None:
    known = {command["name"]: command for command in table.sandbox.world.commands.of(None)}
    private = {name for name, command in known.items() if 1 in (command["contexts"] or ())}
    assert private == {
        "my",
        "board",
        "status",
        "history",
        "turn",
        "plan",
        "orders",
        "feeds",
        "learn",
        "note",
        "puzzle",
        "report",
        "help",
        "rules",
        "reminders",
        "away",
        "Board then",
        "Our games",
    }
    for name, command in known.items():
        assert command["integration_types"] == ([0, 1] if name in private else [0]), name


async def test_controls_of_a_game_elsewhere_are_for_its_players_in_private_answers(table: TableTop) -> None:
    world = table.sandbox.world
    forum, look = world.channel(_ELSEWHERE), f"antike:look:{table.game_id}:board"
    for name, public, told in (
        ("Ada", False, f"{_named(table, table.game_id, CHANNEL)}\nRound 1."),
        ("Ada", True, "There is no game in this channel."),
        ("Finn", False, "There is no game in this channel."),
    ):
        used = await forging.press(world, world.person(name), forum, look, public=public)
        assert reply(used).content.startswith(told), (name, public)
    alone = world.conversation(world.person("Finn"))
    used = await forging.press(world, world.person("Finn"), alone, look)
    assert reply(used).content.startswith("There is no game in this channel.")


async def test_without_a_common_server_for_whoever_has_the_bot_for_themselves(table: TableTop) -> None:
    world = table.sandbox.world
    ada = world.person("Ada")
    world.expel_bot()
    with pytest.raises(PersonError):
        await table.sandbox.user("Ada").command("my games", _ELSEWHERE)
    ada.installed = True
    told = reply(await table.sandbox.user("Ada").command("my games", _ELSEWHERE))
    assert f"[Game {table.game_id}](" in told.content
    assert told.ephemeral_for is ada
    assert "Phoenicians" in str((await _alone(table, "Ada", "status")).embeds)


async def test_more_games_than_fit_have_pages(table: TableTop) -> None:
    world, app = table.sandbox.world, table.app
    ada = world.person("Ada").id
    for number in range(11):
        channel = world.add_channel(f"many-{number}").id
        await app.lobby.create(Caller(ada, channel), GameRequest(world.guild.id, "Ada"))
    told = await _alone(table, "Ada", "my games")
    assert told.content.endswith("-# 1\u201310 of 12 games")
    assert "▶ More" in labels(told)
    assert "◀ Back" not in labels(told)
    told = await _press(table, "Ada", told, "▶ More")
    assert told.content.endswith("-# 11\u201312 of 12 games")
    told = await _press(table, "Ada", told, "◀ Back")
    assert told.content.endswith("-# 1\u201310 of 12 games")


async def _with_longest_names(table: TableTop, who: str, count: int) -> list[Caller]:
    """Start games of a person and Ben with long names, deadlines and notes; return the person in each."""
    world, callers = table.sandbox.world, list[Caller]()
    for number in range(count):
        channel = world.add_channel(f"{number}-{'-' * 90}").id
        host, ben = (Caller(world.person(name).id, channel) for name in (who, "Ben"))
        request = GameRequest(world.guild.id, _NAME, nations=3, settings=GameSettings(86_400))
        await table.app.lobby.create(host, request)
        await table.app.lobby.join(ben, _NAME)
        await table.app.lobby.join(Caller(10**17, channel), _NAME)
        await table.app.lobby.start(host)
        await table.app.notes.save(host, "*" * 60)
        callers.append(host)
    return callers


def _span(message: Message) -> tuple[int, int]:
    """Return the first and last game of a page, each of which must have a line."""
    told = message.content
    assert len(told) <= 2000
    found = re.fullmatch(r"-# (\d+)\u2013(\d+) of \d+ games", told.splitlines()[-1])
    assert found is not None, told
    first, last = int(found[1]), int(found[2])
    own, _, _ = told.partition("**You follow**")
    assert own.count("- [Game ") == last - first + 1
    return first, last


async def test_pages_with_the_longest_names_leave_no_game_out(table: TableTop) -> None:
    await _with_longest_names(table, "Ada", 12)
    told = await _alone(table, "Ada", "my games")
    spans = [_span(told)]
    while "▶ More" in labels(told):
        told = await _press(table, "Ada", told, "▶ More")
        spans.append(_span(told))
    assert len(spans) > 2
    assert [first for first, _ in spans] == [1, *(last + 1 for _, last in spans[:-1])]
    assert spans[-1][1] == 13
    begin = spans[-1][0]
    while "◀ Back" in labels(told):
        told = await _press(table, "Ada", told, "◀ Back")
        first, last = _span(told)
        assert first < begin <= last + 1
        begin = first
    assert begin == 1


async def test_after_the_last_game_comes_the_last_page(table: TableTop) -> None:
    """A button may lead to games that have ended since."""
    await _with_longest_names(table, "Ada", 11)
    world = table.sandbox.world
    pressed = await forging.press(world, world.person("Ada"), world.channel(_ELSEWHERE), "antike:own:500")
    first, last = _span(reply(pressed))
    assert first < last == 12


async def test_followed_games_with_the_longest_names_are_listed_or_counted(table: TableTop) -> None:
    ada = table.sandbox.world.person("Ada").id
    for caller in await _with_longest_names(table, "Chloe", 4):
        game = (await table.app.queries.table(caller)).game
        await table.app.following.choose(Caller(ada, caller.channel_id), game.id, "day")
    await _with_longest_names(table, "Ada", 9)
    told = await _alone(table, "Ada", "my games")
    _span(told)
    *lines, more, _ = told.content.partition("**You follow**\n")[2].splitlines()
    assert 0 < len(lines) < 4
    assert all(line.endswith(" · once a day") for line in lines)
    assert more == f"… and {4 - len(lines)} more."
    assert sum(label.endswith("follow …") for label in labels(told)) == len(lines)


async def test_shared_games_with_the_longest_names_are_listed_or_said_to_be_omitted(table: TableTop) -> None:
    await _with_longest_names(table, "Ada", 11)
    told = await _told(table, "Ben", "Ada")
    assert len(told) <= 2000
    heading, *lines, more = told.splitlines()
    assert heading == "**You and Ada, now**"
    assert all(re.fullmatch(r"- \[Game .*: (waiting for|your turn) .*", line) for line in lines)
    assert more == "… and earlier ones."


async def _told(table: TableTop, who: str, about: str, where: str | None = "forum") -> str:
    return private_text(await table.sandbox.user(who).menu("Our games", about, where))


async def test_games_that_are_under_way(table: TableTop) -> None:
    link = f"[Game {table.game_id}](https://discord.com/channels/"
    for where in ("forum", CHANNEL, None):
        heading, line = (await _told(table, "Ben", "Ada", where)).splitlines()
        assert heading == "**You and Ada, now**"
        assert line.startswith(f"- {link}")
        assert line.endswith(": waiting for Ada")
    assert "your turn (Phoenicians)" in await _told(table, "Ada", "Ben")
    assert (await _told(table, "Ada", "Finn")).startswith("You and Finn share no game so far.")
    assert (await _told(table, "Ada", "Ada")).startswith("That's you.")
    assert "share no game" in await _told(table, "Finn", "Ada")


async def test_games_that_have_ended_with_their_results(table: TableTop) -> None:
    for name in ("Ben", "Chloe", "Dario"):
        used = await table.sandbox.user(name).command("game concede", CHANNEL)
        assert used.original is not None
        sure = used.original.components[0]["components"][0]["custom_id"]
        await table.sandbox.user(name).press(used.original, sure)
    told = await _told(table, "Ada", "Ben")
    assert told.splitlines()[0] == "**You and Ben, ended**"
    assert ": you won (Phoenicians)" in told
    assert ": Ada won (Phoenicians)" in await _told(table, "Ben", "Chloe")
