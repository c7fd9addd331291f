from __future__ import annotations

from typing import Any

import pytest

from discord_sandbox.errors import PersonError
from discord_sandbox.serializers import interactions
from discord_sandbox.web import actions
from tests.discord_sandbox.rest_client import Api, chat_command


def option(name: str, kind: int = 3, **more: object) -> dict[str, object]:
    return {"name": name, "description": "An option", "type": kind, **more}


async def test_ids_stay_for_names_that_stay(api: Api) -> None:
    where = f"/applications/{api.world.bot.id}/commands"
    first = (await api.register(chat_command("topic"), chat_command("poll"))).body
    second = (await api.register(chat_command("poll", option("x")), chat_command("weather"))).body
    assert second[0]["id"] == first[1]["id"]
    assert second[0]["version"] != first[1]["version"]
    assert (await api.call("GET", where)).body == second
    third = (await api.register(chat_command("poll", option("x")))).body
    assert third[0]["version"] == second[0]["version"]
    assert (await api.call("GET", f"{where}/{second[1]['id']}")).code == 10063


async def test_a_list_has_localizations_only_if_they_are_asked_for(api: Api) -> None:
    where = f"/applications/{api.world.bot.id}/commands"
    german: dict[str, Any] = {"name_localizations": {"de": "frage"}}
    made = (await api.register(chat_command("poll", option("x", **german), **german))).body
    (told,) = (await api.call("GET", where)).body
    assert (told["name"], told["options"]) == ("poll", [option("x")])
    assert "name_localizations" not in told
    assert (await api.call("GET", f"{where}?with_localizations=true")).body == made


async def test_global_and_server_commands_stand_side_by_side(api: Api) -> None:
    of_server = f"/applications/{api.world.bot.id}/guilds/{api.world.guild.id}/commands"
    await api.register(chat_command("poll"), chat_command("topic", dm_permission=False))
    local = (await api.call("PUT", of_server, [chat_command("poll", option("mine"))])).body
    assert local[0]["guild_id"] == str(api.world.guild.id)
    here = {it["name"]: it for it in api.world.commands.usable(in_server=True)}
    assert here["poll"]["id"] == local[0]["id"]
    assert [it["name"] for it in api.world.commands.usable(in_server=False)] == ["poll"]


async def test_single_commands_come_and_go(api: Api) -> None:
    where = f"/applications/{api.world.bot.id}/commands"
    made = await api.call("POST", where, chat_command("poll"))
    assert made.status == 201
    again = await api.call("POST", where, chat_command("poll", option("x")))
    assert again.body["id"] == made.body["id"]
    assert (await api.call("GET", f"{where}/{made.body['id']}")).body == again.body
    assert (await api.call("DELETE", f"{where}/{made.body['id']}")).status == 204
    assert (await api.call("GET", where)).body == []
    assert (await api.call("POST", where, chat_command("Poll"))).code == 50035


GROUP = option("g", 2, options=[option("s", 1)])


@pytest.mark.parametrize(
    ("command", "path", "wrong"),
    [
        (chat_command(""), ("name",), "BASE_TYPE_REQUIRED"),
        (
            chat_command("a", name_localizations={"de": "Zug"}),
            ("name_localizations", "de"),
            "APPLICATION_COMMAND_INVALID_NAME",
        ),
        (
            chat_command("a", description_localizations={"de": "x" * 101}),
            ("description_localizations", "de"),
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            chat_command("a", name_localizations={"tlh": "a"}),
            ("name_localizations", "tlh"),
            "BASE_TYPE_CHOICES",
        ),
        (
            chat_command("a", *(option(name, name_localizations={"de": "x"}) for name in "bc")),
            ("options", "1"),
            "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
        ),
        (chat_command("x" * 33), ("name",), "BASE_TYPE_BAD_LENGTH"),
        (chat_command("Poll"), ("name",), "APPLICATION_COMMAND_INVALID_NAME"),
        (chat_command("a b"), ("name",), "APPLICATION_COMMAND_INVALID_NAME"),
        (chat_command("a", description=""), ("description",), "BASE_TYPE_REQUIRED"),
        (chat_command("a", description="x" * 101), ("description",), "BASE_TYPE_BAD_LENGTH"),
        (chat_command("a", *[option(f"o{n}") for n in range(26)]), ("options",), "BASE_TYPE_MAX_LENGTH"),
        (chat_command("a", option("x"), option("x")), ("options", 1),
         "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"),
        (chat_command("a", option("x"), option("y", required=True)), ("options", 1),
         "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"),
        (chat_command("a", option("x", 12)), ("options", 0, "type"), "BASE_TYPE_CHOICES"),
        (chat_command("a", option("x", choices=[{"name": str(n), "value": "v"} for n in range(26)])),
         ("options", 0, "choices"), "BASE_TYPE_MAX_LENGTH"),
        (chat_command("a", option("x", choices=[{"name": "n" * 101, "value": "v"}])),
         ("options", 0, "choices", 0, "name"), "BASE_TYPE_BAD_LENGTH"),
        (chat_command("a", option("x", choices=[{"name": "n", "value": "v"}], autocomplete=True)),
         ("options", 0, "choices"), "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID"),
        (chat_command("a", option("x", 6, autocomplete=True)),
         ("options", 0, "choices"), "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID"),
        (chat_command("a", option("s", 1), option("x")), ("options",),
         "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"),
        (chat_command("a", option("g", 2, options=[option("h", 2)])), ("options", 0, "options", 0, "type"),
         "BASE_TYPE_CHOICES"),
        (chat_command("a", option("s", 1, options=[option("X")])), ("options", 0, "options", 0, "name"),
         "APPLICATION_COMMAND_INVALID_NAME"),
        (chat_command(" "), ("name",), "BASE_TYPE_REQUIRED"),
        (chat_command("a", option("x", 4, min_value=2, max_value=1)), ("options", 0, "min_value"),
         "NUMBER_TYPE_MAX"),
        (chat_command("a", option("x", 4, max_value=2**60)), ("options", 0, "max_value"), "NUMBER_TYPE_MAX"),
        (chat_command("a", option("x", max_length=6001)), ("options", 0, "max_length"), "NUMBER_TYPE_MAX"),
        (chat_command("a", option("x", max_value=1)), ("options", 0),
         "APPLICATION_COMMAND_OPTIONS_BOUNDS_INVALID"),
        (chat_command("a", option("x", 4, choices=[{"name": "n", "value": "v"}])),
         ("options", 0, "choices", 0, "value"), "NUMBER_TYPE_COERCE"),
        (chat_command("a", option("x", choices=[
            {"name": "a", "value": "v", "name_localizations": {"de": "c"}},
            {"name": "b", "value": "w", "name_localizations": {"de": "c"}}])),
         ("options", 0, "choices", 1), "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS"),
        (chat_command("a", option("x", name_localizations={"de": "y"}), option("y")), ("options", 1),
         "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"),
    ],
)  # fmt: skip
async def test_limits_of_one_command(api: Api, command: Any, path: Any, wrong: str) -> None:
    answer = await api.register(chat_command("fine"), command)
    assert (answer.status, answer.code) == (400, 50035)
    assert answer.wrong(1, *path) == wrong
    assert api.world.commands.of(None) == []


async def test_the_whole_tree_is_counted(api: Api) -> None:
    hundred = [chat_command(f"c{n}", GROUP) for n in range(100)]
    assert (await api.register(*hundred)).status == 200
    assert (await api.register(*hundred, chat_command("one-more"))).wrong() == "APPLICATION_COMMANDS_MAX"
    twice = await api.register(chat_command("a"), chat_command("a"))
    assert twice.wrong(1) == "APPLICATION_COMMANDS_DUPLICATE_NAME"


@pytest.mark.parametrize(("last", "wrong"), [(16, ""), (17, "APPLICATION_COMMAND_TOO_LARGE")])
async def test_a_command_has_8000_characters_in_all(api: Api, last: int, wrong: str) -> None:
    long = [option(f"o{n:02}", description="x" * 100) for n in range(25)]
    parts = [option(f"s{n}", 1, description="x" * 8, options=long) for n in range(3)]
    rest = [*long[:2], option("end", description="x" * last)]
    # 10 for the command, 3 times 10 + 25 * 103, 10 + 2 * 103, and 3 + the last description.
    answer = await api.register(chat_command("a", *parts, option("s3", 1, description="x" * 8, options=rest)))
    assert answer.status == (400 if wrong else 200)
    assert (answer.wrong(0) if wrong else "") == wrong


async def test_commands_of_one_name_in_one_language_are_one_too_many(api: Api) -> None:
    answer = await api.register(chat_command("a", name_localizations={"de": "b"}), chat_command("b"))
    assert answer.wrong(1) == "APPLICATION_COMMANDS_DUPLICATE_NAME"


async def test_there_are_fewer_commands_on_people_and_messages(api: Api) -> None:
    menus = [{"name": f"M {n}", "type": kind} for kind in (2, 3) for n in range(15)]
    assert (await api.register(*menus)).status == 200
    assert (await api.register(*menus, {"name": "M", "type": 3})).wrong() == "APPLICATION_COMMANDS_MAX"


async def test_commands_by_context_and_by_who_has_let_the_application_in(api: Api) -> None:
    await api.register(
        chat_command("table", contexts=[0], integration_types=[0]),
        chat_command("mine", contexts=[0, 1], integration_types=[0, 1]),
        chat_command("self", contexts=[1], integration_types=[1]),
    )

    def names(**where: bool) -> list[str]:
        return [it["name"] for it in api.world.commands.usable(**where)]

    assert names(in_server=True) == ["table", "mine"]
    assert names(in_server=False) == ["mine"]
    assert names(in_server=False, installed=True) == ["mine", "self"]
    assert names(in_server=True, member=False, installed=True) == ["mine"]
    assert names(in_server=True, member=False) == []
    assert {it["name"] for it in api.world.commands.offered()} == {"table", "mine"}


async def test_unknown_contexts_are_refused(api: Api) -> None:
    where = f"/applications/{api.world.bot.id}/commands"
    for field, said in (("contexts", [3]), ("contexts", []), ("integration_types", [2]), ("contexts", "x")):
        assert (await api.call("PUT", where, [chat_command("poll", **{field: said})])).code == 50035


async def test_an_interaction_tells_who_has_let_the_application_in(api: Api) -> None:
    await api.register(chat_command("mine", contexts=[0, 1], integration_types=[0, 1]))
    world = api.world
    ada = world.person("Ada")
    server = str(world.guild.id)
    place, conversation = next(iter(world.channels.values())), world.conversation(ada)
    seen = []
    for installed, member, channel in (
        (False, True, place),
        (True, True, place),
        (True, False, place),
        (True, True, conversation),
    ):
        ada.installed, world.bot_is_member = installed, member
        it = actions.use_command(world, ada, channel, "mine", {})
        told = interactions.interaction(it, world.guild, world.bot, "", 0, member=world.bot_is_member)
        seen.append((told["context"], told["authorizing_integration_owners"]))
    person = {"1": str(ada.id)}
    assert seen == [
        (0, {"0": server}),
        (0, {"0": server, **person}),
        (0, person),
        (1, {"0": "0", **person}),
    ]
    ada.installed = False
    world.bot_is_member = False
    with pytest.raises(PersonError):
        actions.use_command(world, ada, place, "mine", {})
    world.bot_is_member = True


def _menu(name: str, kind: int, **more: object) -> dict[str, object]:
    return {"name": name, "type": kind, **more}


async def test_commands_on_messages_and_people(api: Api) -> None:
    world = api.world
    await api.register(chat_command("poll"), _menu("Count words", 3), _menu("Poll", 2, contexts=[0]))
    ada, ben = world.person("Ada"), world.person("Ben")
    channel = world.channel("general")
    message = actions.say(world, ben, channel, "Hello there")
    used = actions.use_menu(world, ada, channel, "Count words", message)
    assert used.data["type"] == 3
    assert used.data["target_id"] == str(message.id)
    assert used.data["resolved"]["messages"][str(message.id)]["content"] == "Hello there"
    assert "members" not in used.data["resolved"]
    used = actions.use_menu(world, ada, channel, "Poll", ben)
    assert used.data["resolved"]["users"][str(ben.id)]["username"]
    assert str(ben.id) in used.data["resolved"]["members"]
    for name, target, where in (("Poll", message, channel), ("poll", ben, channel), ("Poll", ben, None)):
        with pytest.raises(PersonError):
            actions.use_menu(world, ada, where or world.conversation(ada), name, target)
    assert {it["type"] for it in world.commands.offered()} == {1, 2, 3}
    assert [it["name"] for it in world.commands.usable(in_server=True)] == ["poll"]
