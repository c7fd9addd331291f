from __future__ import annotations

from typing import Any

import pytest

from discord_sandbox import World, posting
from discord_sandbox.errors import ApiError


def test_it_begins_with_six_people_and_four_channels(world: World) -> None:
    assert list(world.people) == ["Ada", "Ben", "Chloe", "Dario", "Elif", "Finn"]
    names = [channel.name for channel in world.channels.values() if not channel.is_dm]
    assert names == ["forum", "table-1", "table-2", "table-3"]
    assert world.bot.name == world.guild.name == "Antike"


def test_people_and_first_channels_keep_their_ids(world: World) -> None:
    again = World()
    assert [it.id for it in again.people.values()] == [it.id for it in world.people.values()]
    assert list(again.channels) == list(world.channels)


def test_looking_up_people_and_channels(world: World) -> None:
    ada = world.person("Ada")
    assert world.person(ada.id) is world.person(str(ada.id)) is ada
    table = world.channel("#table-2")
    assert world.channel(table.id) is world.channel(str(table.id)) is table
    assert world.conversation(ada).person is ada
    with pytest.raises(ApiError, match="10013"):
        world.person("Zoe")
    with pytest.raises(ApiError, match="10003"):
        world.channel("nowhere")
    with pytest.raises(ApiError, match="10008"):
        world.message(table, 1)


def test_mentions_stay_unread_until_one_looks(world: World) -> None:
    ada, ben = world.person("Ada"), world.person("Ben")
    table = world.channel("table-1")
    posting.post(world, table, world.bot, {"content": f"<@{ada.id}> it is your turn"})
    assert (world.unread_mentions(ada, table), world.unread_mentions(ben, table)) == (1, 0)
    world.mark_read(ada, table)
    assert world.unread_mentions(ada, table) == 0


def test_every_message_of_the_bot_in_a_conversation_counts(world: World) -> None:
    ada = world.person("Ada")
    posting.post(world, world.conversation(ada), world.bot, {"content": "a reminder"})
    assert world.unread_mentions(ada, world.conversation(ada)) == 1


@pytest.mark.parametrize(
    ("allowed", "called"),
    [
        (None, ["Ada", "Ben"]),
        ({"parse": []}, []),
        ({"parse": ["users"]}, ["Ada", "Ben"]),
        ({"parse": [], "users": "Ben"}, ["Ben"]),
    ],
)
def test_only_allowed_mentions_call(world: World, allowed: Any, called: list[str]) -> None:
    ada, ben = world.person("Ada"), world.person("Ben")
    if allowed and "users" in allowed:
        allowed = {**allowed, "users": [str(ben.id)]}
    body = {"content": f"<@{ada.id}> and <@!{ben.id}> @everyone", "allowed_mentions": allowed}
    message = posting.post(world, world.channel("forum"), world.bot, body)
    assert [person.name for person in message.mentions] == called
    assert not message.mention_everyone  # the bot lacks that permission


def test_permissions_are_set_for_a_channel_and_its_threads(world: World) -> None:
    table = world.channel("table-1")
    world.deny(table, "Attach Files", "embed_links")
    assert "attach_files" not in table.bot_may
    world.set_permissions(table, "all")
    assert "administrator" in table.bot_may


def test_listeners_hear_until_they_are_deafened(world: World) -> None:
    heard: list[Any] = []
    world.listen(heard.append)
    world.add_channel("table-4")
    world.deafen(heard.append)
    world.add_channel("table-5")
    assert [event.channel.name for event in heard] == ["table-4"]
