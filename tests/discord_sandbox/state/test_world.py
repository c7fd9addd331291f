from __future__ import annotations

from typing import Any

import pytest

from discord_sandbox import World
from discord_sandbox.errors import ApiError
from discord_sandbox.gateway.dispatch import dispatches
from discord_sandbox.state import messages
from discord_sandbox.state.events import MessageEvent
from discord_sandbox.state.models import MessageFlag
from discord_sandbox.web import views


def test_it_begins_with_six_people_and_four_channels(world: World) -> None:
    assert list(world.people) == ["Ada", "Ben", "Chloe", "Dario", "Elif", "Finn"]
    names = [channel.name for channel in world.channels.values() if not channel.is_dm]
    assert names == ["general", "channel-1", "channel-2", "channel-3"]
    assert (world.bot.name, world.guild.name) == ("Bot", "Test server")


def test_people_and_first_channels_keep_their_ids(world: World) -> None:
    again = World()
    assert [it.id for it in again.people.values()] == [it.id for it in world.people.values()]
    assert list(again.channels) == list(world.channels)


def test_looking_up_people_and_channels(world: World) -> None:
    ada = world.person("Ada")
    assert world.person(ada.id) is world.person(str(ada.id)) is ada
    channel = world.channel("#channel-2")
    assert world.channel(channel.id) is world.channel(str(channel.id)) is channel
    assert world.conversation(ada).person is ada
    with pytest.raises(ApiError, match="10013"):
        world.person("Zoe")
    with pytest.raises(ApiError, match="10003"):
        world.channel("nowhere")
    with pytest.raises(ApiError, match="10008"):
        world.message(channel, 1)


def test_mentions_stay_unread_until_one_looks(world: World) -> None:
    ada, ben = world.person("Ada"), world.person("Ben")
    channel = world.channel("channel-1")
    messages.post(world, channel, world.bot, {"content": f"<@{ada.id}> the train leaves"})
    assert (world.unread_mentions(ada, channel), world.unread_mentions(ben, channel)) == (1, 0)
    world.mark_read(ada, channel)
    assert world.unread_mentions(ada, channel) == 0


def test_every_message_of_the_bot_in_a_conversation_counts(world: World) -> None:
    ada = world.person("Ada")
    messages.post(world, world.conversation(ada), world.bot, {"content": "a reminder"})
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
    message = messages.post(world, world.channel("general"), world.bot, body)
    assert [person.name for person in message.mentions] == called
    assert not message.mention_everyone  # the bot lacks that permission


@pytest.mark.parametrize(
    ("author", "content", "allowed", "calls"),
    [
        ("Ada", "@everyone", None, True),
        ("Ada", "everyone", None, False),
        ("bot", "@everyone", None, True),
        ("bot", "@everyone", {"parse": ["everyone"]}, True),
        ("bot", "@everyone", {"parse": ["users"]}, False),
    ],
)
def test_everyone_is_called_by_people_and_a_bot_that_may(
    world: World, author: str, content: str, allowed: Any, calls: bool
) -> None:
    channel = world.channel("general")
    world.set_permissions(channel, "all")
    who = world.bot if author == "bot" else world.person(author)
    message = messages.post(world, channel, who, {"content": content, "allowed_mentions": allowed})
    assert message.mention_everyone is calls
    assert (world.person("Ben").id in message.pinged) is calls


def test_words_in_a_page_call_as_well(world: World) -> None:
    ada = world.person("Ada")
    page = [{"type": 17, "components": [{"type": 10, "content": f"Your turn, <@{ada.id}>"}]}]
    body = {"flags": MessageFlag.COMPONENTS_V2, "components": page}
    message = messages.post(world, world.channel("general"), world.bot, body)
    assert [person.name for person in message.mentions] == ["Ada"]


def test_permissions_are_set_for_a_channel_and_its_threads(world: World) -> None:
    channel = world.channel("channel-1")
    world.deny(channel, "Attach Files", "embed_links")
    assert "attach_files" not in channel.bot_may
    world.set_permissions(channel, "all")
    assert "administrator" in channel.bot_may


def test_listeners_hear_until_they_are_deafened(world: World) -> None:
    heard: list[Any] = []
    world.listen(heard.append)
    world.add_channel("channel-4")
    world.unlisten(heard.append)
    world.add_channel("channel-5")
    assert [event.channel.name for event in heard] == ["channel-4"]


def test_a_message_in_another_server_belongs_there_and_the_gateway_sends_nothing_of_it(world: World) -> None:
    abroad, here = world.add_server("Elsewhere"), world.channel("general")
    assert abroad.guild is not None
    for channel, guild_id, sent in ((here, world.guild.id, 1), (abroad, abroad.guild.id, 0)):
        first = messages.say(world, channel, world.people["Ada"], "Hello")
        answer = messages.post(world, channel, world.bot, {"content": "Hi"}, reference=(channel.id, first.id))
        assert views.message(world, answer)["message_reference"]["guild_id"] == str(guild_id)
        assert len(dispatches(world, MessageEvent("create", answer))) == sent
