"""The state as JSON for the page, as seen by a person."""

from discord_sandbox.serializers.channels import roles
from discord_sandbox.serializers.messages import message as message_shape
from discord_sandbox.state.commands import CHAT
from discord_sandbox.state.models import APP_COMMAND, Channel, Interaction, Json, Message, Modal, Person
from discord_sandbox.state.world import World


def state(world: World, person: Person) -> Json:
    """Return the initial state of a page."""
    return {
        "people": [_person(one) for one in world.people.values()],
        "bot": bot(world),
        "guild": {"id": str(world.guild.id), "name": world.guild.name, "locale": world.guild.locale},
        "channels": [channel(world, it, person) for it in world.channels.values() if it.shows_to(person)],
        "roles": [{"id": it["id"], "name": it["name"]} for it in roles(world.guild)],
        "commands": world.commands.offered(),
    }


def _person(one: Person) -> Json:
    return {"id": str(one.id), "name": one.name, "color": one.color, "locale": one.locale}


def bot(world: World) -> Json:
    """Return the bot and whether it is connected."""
    return {"id": str(world.bot.id), "name": world.bot.name, "online": world.bot_online}


def channel(world: World, it: Channel, person: Person) -> Json:
    """Return a channel and the person's unread pings in it."""
    return {
        "id": str(it.id),
        "name": it.name,
        "type": 11 if it.is_thread else it.kind,
        "parent_id": str(it.parent.id) if it.parent else None,
        "topic": it.topic,
        "archived": it.archived,
        "locked": it.locked,
        "unread_mentions": world.unread_mentions(person, it),
    }


def message(world: World, it: Message) -> Json:
    """Return a message in Discord's format, with additional facts for the page."""
    shape = message_shape(it, world.guild, world.bot, world.base_url)
    origin = it.interaction
    said = None
    if origin is not None:
        said = {
            "name": origin.command,
            "type": origin.data.get("type", CHAT),
            "user": _person(origin.person),
        }
    return shape | {
        "ephemeral_for": str(it.ephemeral_for.id) if it.ephemeral_for else None,
        "loading": it.loading,
        "interaction": said if origin is not None and origin.kind == APP_COMMAND else None,
    }


def modal(it: Modal) -> Json:
    """Return a modal to fill in; it is submitted under its `id`."""
    return {
        "id": str(it.id),
        "title": it.title,
        "custom_id": it.custom_id,
        "components": it.components,
        "channel": str(it.interaction.channel.id),
        "interaction_id": str(it.interaction.id),
    }


def interaction(it: Interaction) -> Json:
    """Return the state of an interaction."""
    took = None if it.acknowledged_at is None else round((it.acknowledged_at - it.born) * 1000)
    shape: Json = {
        "id": str(it.id),
        "state": it.state,
        "acknowledged_after_ms": took,
        "messages": [str(one) for one in it.messages],
        "modal": modal(it.modal) if it.modal else None,
    }
    if it.failed:
        shape["error"] = "The application did not respond"
    return shape
